#ifndef CLINEEDITOR_H
#define CLINEEDITOR_H

/// The width libedit gives a terminal it knows nothing of, in columns.
enum { CLE_DEFAULT_COLUMNS = 80 };

#endif
