#ifndef CLE_LIBRARY_H
#define CLE_LIBRARY_H

#include <stdio.h>
#include <wchar.h>

#include <histedit.h>

/// The functions of libedit that are used, as found in the library at run time.
typedef struct {
  __typeof__(el_init_fd) *el_init_fd;
  __typeof__(el_end) *el_end;
  __typeof__(el_wset) *el_wset;
  __typeof__(el_wget) *el_wget;
  __typeof__(el_wgets) *el_wgets;
  __typeof__(el_wline) *el_wline;
  __typeof__(el_winsertstr) *el_winsertstr;
  __typeof__(el_deletestr) *el_deletestr;
  __typeof__(el_cursor) *el_cursor;
  __typeof__(el_source) *el_source;
  __typeof__(el_resize) *el_resize;
  __typeof__(history_winit) *history_winit;
  __typeof__(history_wend) *history_wend;
  __typeof__(history_w) *history_w;
} Library;

/// The loaded library, or NULL when there is none on this machine.
const Library *cle_library(void);

#endif
