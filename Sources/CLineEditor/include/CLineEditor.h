#ifndef CLINEEDITOR_H
#define CLINEEDITOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A plain face for what Swift can not call or must not do itself: libedit's variadic functions,
// signal handlers, and putting the terminal back when the process dies.
//
// libedit is opened with dlopen, keeps the text, the key map, vi's modes and ~/.editrc, and never
// writes to the terminal: its output goes to a sink, and the caller paints.
// Text crosses as Unicode scalars, never as bytes, so that no locale can lose any of it.

// MARK: - The editor

typedef struct CLEEditor CLEEditor;

/// Delivers the next key as a scalar: 1 for one, 0 for the end of input, -1 to give the entry up.
typedef int32_t (*CLEReadFunction)(void *context, uint32_t *scalar);

/// Runs the command with this index and says what libedit is to do next.
typedef int32_t (*CLERunFunction)(void *context, int32_t command);

/// What a command may answer: go on, hand the entry over, or refuse.
enum { CLE_CONTINUE_EDITING = 0, CLE_ENTRY_DONE = 1, CLE_REFUSED = 2 };

/// The number of commands an editor can have.
enum { CLE_COMMAND_LIMIT = 64 };

/// Whether libedit could be loaded.
bool cle_is_available(void);

/// Opens an editor on a terminal, in emacs mode; NULL when libedit is missing or refuses.
CLEEditor *cle_open(const char *program, int input, int output, void *context,
                    CLEReadFunction read, CLERunFunction run);
void cle_close(CLEEditor *editor);

/// Makes a command known by name to key bindings and to ~/.editrc; the strings are copied.
bool cle_add_command(CLEEditor *editor, int32_t command, const char *name, const char *help);

/// Chooses the key map: vi or emacs. All bindings are forgotten.
void cle_set_vi(CLEEditor *editor, bool vi);
bool cle_is_vi(CLEEditor *editor);

/// Binds a key, written as a scalar sequence that ends with 0, in the main or vi's command map.
bool cle_bind(CLEEditor *editor, const uint32_t *key, const char *command, bool alternate);

/// Writes what a key is bound to as a line of libedit's own; the length, 0 when it is unbound.
size_t cle_describe_binding(CLEEditor *editor, const uint32_t *key, bool alternate, char *line,
                            size_t size);

/// Runs an .editrc, $EDITRC or ~/.editrc when path is NULL; complaints are kept for cle_complaints.
bool cle_source(CLEEditor *editor, const char *path);
const char *cle_complaints(CLEEditor *editor);

/// Edits one entry; returns when a command hands it over or the read function gives it up.
void cle_edit(CLEEditor *editor);

/// The text being edited; valid until anything changes it.
void cle_line(CLEEditor *editor, const uint32_t **text, size_t *count, size_t *cursor);

/// Replaces the text being edited; false when there is no memory for it.
bool cle_set_line(CLEEditor *editor, const uint32_t *text, size_t count, size_t cursor);

/// Adds an entry to what libedit's own history commands see.
void cle_remember(CLEEditor *editor, const uint32_t *text, size_t count);

/// Switches the terminal between editing and how it was found.
void cle_set_editing(CLEEditor *editor, bool editing);

/// Tells libedit that the window may have changed its size.
void cle_resized(CLEEditor *editor);

// MARK: - Signals

enum { CLE_INTERRUPT = 1, CLE_RESIZE = 2, CLE_STOP = 4, CLE_CONTINUE = 8 };

/// Makes SIGINT set a flag instead of ending the process, and SIGPIPE do nothing.
void cle_catch_interrupts(void);

/// Starts or ends catching the signals that only matter while a line is edited.
void cle_catch_editing_signals(bool editing);

/// Takes those of the wanted signals that have come in since they were last taken.
uint32_t cle_take_signals(uint32_t wanted);

/// Becomes readable when a caught signal comes in; -1 before the first cle_catch_interrupts.
int cle_signal_descriptor(void);

/// Stops the process as Ctrl-Z does; returns when it continues.
void cle_stop(void);

// MARK: - The terminal

/// What cle_wait found: bit 0 for the input, bit 1 for a signal, bit 2 + i for descriptor i.
enum { CLE_INPUT = 1, CLE_SIGNAL = 2, CLE_OTHER_SHIFT = 2, CLE_OTHER_LIMIT = 60 };

/// Waits until something can be read or a signal came in; 0 when the time (ms, -1 for ever) is up.
uint64_t cle_wait(int input, const int32_t *others, size_t count, int32_t milliseconds);

/// Reads what is there: the number of bytes, 0 at the end, -1 for an error.
ptrdiff_t cle_read_bytes(int descriptor, void *bytes, size_t count);

/// Writes everything, waiting where it must; false when the reader is gone.
bool cle_write_bytes(int descriptor, const void *bytes, size_t count);

/// The window's size in rows and columns; 24 and 80 where it has none.
void cle_window_size(int descriptor, int32_t *rows, int32_t *columns);

bool cle_is_terminal(int descriptor);

/// Remembers how the terminal is now, to put it back at exit or when a signal ends the process.
void cle_guard_terminal(int descriptor);

/// Says whether the terminal is in a state that has to be put back.
void cle_set_terminal_changed(bool changed);

/// Runs a shell command with one argument in the foreground: its exit status, or -1.
int cle_run_in_foreground(const char *command, const char *argument);

#endif
