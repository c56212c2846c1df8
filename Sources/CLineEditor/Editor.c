#define _GNU_SOURCE
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#include "CLineEditor.h"
#include "Library.h"

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "libedit's characters are Unicode scalars");

struct CLEEditor {
  const Library *library;
  EditLine *line;
  HistoryW *history;
  FILE *sink;
  void *context;
  CLEReadFunction read;
  CLERunFunction run;
  wchar_t *names[CLE_COMMAND_LIMIT];
  char caught[4096];  // what libedit last said, a string
  size_t caught_count;
};

// MARK: - The sink

// Everything libedit says comes here: its painting, which nobody looks at, and the answers to
// `bind KEY` and the complaints about an .editrc, which are read back.

static size_t catch(CLEEditor *editor, const char *bytes, size_t count) {
  size_t space = sizeof editor->caught - 1 - editor->caught_count;
  size_t kept = count < space ? count : space;
  memcpy(editor->caught + editor->caught_count, bytes, kept);
  editor->caught_count += kept;
  editor->caught[editor->caught_count] = 0;
  return count;
}

static void forget_caught(CLEEditor *editor) {
  fflush(editor->sink);
  editor->caught_count = 0;
  editor->caught[0] = 0;
}

#ifdef __linux__
static ssize_t sink_write(void *editor, const char *bytes, size_t count) {
  return (ssize_t)catch(editor, bytes, count);
}

static FILE *open_sink(CLEEditor *editor) {
  return fopencookie(editor, "w", (cookie_io_functions_t){.write = sink_write});
}
#else
static int sink_write(void *editor, const char *bytes, int count) {
  return (int)catch(editor, bytes, (size_t)count);
}

static FILE *open_sink(CLEEditor *editor) { return fwopen(editor, sink_write); }
#endif

// MARK: - From libedit back to the caller

static CLEEditor *owner(EditLine *line) {
  void *editor = NULL;
  cle_library()->el_wget(line, EL_CLIENTDATA, &editor);
  return editor;
}

static int read_scalar(EditLine *line, wchar_t *scalar) {
  CLEEditor *editor = owner(line);
  uint32_t value = 0;
  int32_t result = editor->read(editor->context, &value);
  *scalar = result == 1 ? (wchar_t)value : 0;
  return (int)result;
}

static unsigned char run_command(EditLine *line, int32_t command) {
  CLEEditor *editor = owner(line);
  switch (editor->run(editor->context, command)) {
    case CLE_ENTRY_DONE: return CC_NEWLINE;
    case CLE_REFUSED: return CC_ERROR;
    default: return CC_REFRESH;
  }
}

// libedit tells a command its key but not its name, so every command needs a function of its own.
#define COMMAND(n) \
  static unsigned char command_##n(EditLine *line, wint_t key) { return (void)key, run_command(line, n); }
#define EIGHT(FUNCTION, n)                                                            \
  FUNCTION(n##0) FUNCTION(n##1) FUNCTION(n##2) FUNCTION(n##3) FUNCTION(n##4) FUNCTION(n##5) \
  FUNCTION(n##6) FUNCTION(n##7)
// The numbers are octal, which is how C reads them too.
#define ALL(FUNCTION)                                                              \
  EIGHT(FUNCTION, 0) EIGHT(FUNCTION, 01) EIGHT(FUNCTION, 02) EIGHT(FUNCTION, 03) \
  EIGHT(FUNCTION, 04) EIGHT(FUNCTION, 05) EIGHT(FUNCTION, 06) EIGHT(FUNCTION, 07)
ALL(COMMAND)
#define ENTRY(n) command_##n,
static unsigned char (*const commands[])(EditLine *, wint_t) = {ALL(ENTRY)};
_Static_assert(sizeof commands / sizeof *commands == CLE_COMMAND_LIMIT, "one function a command");

// MARK: - Opening and closing

bool cle_is_available(void) { return cle_library() != NULL; }

// In a locale that is not UTF-8 libedit drops what it can't print. Only LC_CTYPE is set: another
// LC_NUMERIC would change how numbers are read everywhere.
static void use_utf8(void) {
  static const char *const locales[] = {"", "C.UTF-8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof locales / sizeof *locales; i++) {
    if (setlocale(LC_CTYPE, locales[i]) != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0)
      return;
  }
}

static wchar_t *prompt(EditLine *line) {
  static wchar_t empty[] = L"";
  return (void)line, empty;
}

CLEEditor *cle_open(const char *program, int input, int output, void *context,
                    CLEReadFunction read, CLERunFunction run) {
  const Library *library = cle_library();
  if (library == NULL) return NULL;
  use_utf8();
  CLEEditor *editor = calloc(1, sizeof *editor);
  if (editor == NULL) return NULL;
  editor->library = library;
  editor->context = context;
  editor->read = read;
  editor->run = run;
  editor->sink = open_sink(editor);
  editor->history = library->history_winit();
  if (editor->sink != NULL && editor->history != NULL) {
    editor->line =
        library->el_init_fd(program, stdin, editor->sink, editor->sink, input, output, output);
  }
  if (editor->line == NULL) {
    cle_close(editor);
    return NULL;
  }
  HistEventW event;
  library->history_w(editor->history, &event, H_SETSIZE, 1000);
  EditLine *line = editor->line;
  library->el_wset(line, EL_CLIENTDATA, editor);
  library->el_wset(line, EL_SIGNAL, 0);
  library->el_wset(line, EL_GETCFN, read_scalar);
  library->el_wset(line, EL_PROMPT, prompt);
  library->el_wset(line, EL_HIST, library->history_w, editor->history);
  // Ctrl-S and Ctrl-Q are keys here, not a way to freeze the screen; and of a pasted CR LF both come
  // as they are, so that it is one line break.
  library->el_wset(line, EL_SETTY, L"-d", L"-ixon", L"-ixoff", L"-icrnl", L"-inlcr", NULL);
  cle_set_vi(editor, false);
  return editor;
}

void cle_close(CLEEditor *editor) {
  if (editor == NULL) return;
  if (editor->line != NULL) editor->library->el_end(editor->line);
  if (editor->history != NULL) editor->library->history_wend(editor->history);
  if (editor->sink != NULL) fclose(editor->sink);
  for (size_t i = 0; i < CLE_COMMAND_LIMIT; i++) free(editor->names[i]);
  free(editor);
}

// MARK: - Keys

// What libedit is told in words is ASCII.
static bool widen(const char *text, wchar_t *wide, size_t size) {
  size_t count = strlen(text);
  if (count >= size) return false;
  for (size_t i = 0; i <= count; i++) wide[i] = (unsigned char)text[i];
  return true;
}

bool cle_add_command(CLEEditor *editor, int32_t command, const char *name, const char *help) {
  if (command < 0 || command >= CLE_COMMAND_LIMIT || editor->names[command] != NULL) return false;
  size_t count = strlen(name) + 1, help_count = strlen(help) + 1;
  // libedit keeps the pointers: both texts stand behind one another in memory of the editor.
  wchar_t *texts = calloc(count + help_count, sizeof *texts);
  if (texts == NULL) return false;
  editor->names[command] = texts;
  return widen(name, texts, count) && widen(help, texts + count, help_count) &&
         editor->library->el_wset(editor->line, EL_ADDFN, texts, texts + count,
                                  commands[command]) == 0;
}

void cle_set_vi(CLEEditor *editor, bool vi) {
  editor->library->el_wset(editor->line, EL_EDITOR, vi ? L"vi" : L"emacs");
}

bool cle_is_vi(CLEEditor *editor) {
  const wchar_t *name = NULL;
  return editor->library->el_wget(editor->line, EL_EDITOR, &name) == 0 && name != NULL &&
         name[0] == L'v';
}

// Writes a key the way `bind` reads it, with every character that means something to it escaped.
static bool spell(const uint32_t *key, wchar_t *spelling, size_t size) {
  size_t used = 0;
  for (size_t i = 0; key[i] != 0; i++) {
    if (used + 5 > size) return false;
    if (key[i] >= 0x20 && key[i] != 0x7f && key[i] != '\\' && key[i] != '^' && key[i] != '-') {
      spelling[used++] = (wchar_t)key[i];
    } else {
      spelling[used++] = L'\\';
      spelling[used++] = (wchar_t)('0' + ((key[i] >> 6) & 7));
      spelling[used++] = (wchar_t)('0' + ((key[i] >> 3) & 7));
      spelling[used++] = (wchar_t)('0' + (key[i] & 7));
    }
  }
  spelling[used] = 0;
  return used > 0;
}

bool cle_bind(CLEEditor *editor, const uint32_t *key, const char *command, bool alternate) {
  wchar_t spelling[64], name[64];
  if (!spell(key, spelling, 64) || !widen(command, name, 64)) return false;
  const Library *library = editor->library;
  return alternate
             ? library->el_wset(editor->line, EL_BIND, L"-a", spelling, name, NULL) == 0
             : library->el_wset(editor->line, EL_BIND, spelling, name, NULL) == 0;
}

size_t cle_describe_binding(CLEEditor *editor, const uint32_t *key, bool alternate, char *line,
                            size_t size) {
  wchar_t spelling[64];
  if (size == 0 || !spell(key, spelling, 64)) return 0;
  const Library *library = editor->library;
  forget_caught(editor);
  if (alternate) {
    library->el_wset(editor->line, EL_BIND, L"-a", spelling, NULL);
  } else {
    library->el_wset(editor->line, EL_BIND, spelling, NULL);
  }
  fflush(editor->sink);
  size_t count = editor->caught_count < size - 1 ? editor->caught_count : size - 1;
  if (strncmp(editor->caught, "Unbound", 7) == 0) count = 0;
  memcpy(line, editor->caught, count);
  line[count] = 0;
  forget_caught(editor);
  return count;
}

bool cle_source(CLEEditor *editor, const char *path) {
  forget_caught(editor);
  return editor->library->el_source(editor->line, path) == 0;
}

const char *cle_complaints(CLEEditor *editor) {
  fflush(editor->sink);
  return editor->caught;
}

// MARK: - The text

void cle_edit(CLEEditor *editor) {
  int count = 0;
  editor->library->el_wgets(editor->line, &count);
}

void cle_line(CLEEditor *editor, const uint32_t **text, size_t *count, size_t *cursor) {
  const LineInfoW *info = editor->library->el_wline(editor->line);
  *text = (const uint32_t *)info->buffer;
  *count = (size_t)(info->lastchar - info->buffer);
  *cursor = (size_t)(info->cursor - info->buffer);
}

bool cle_set_line(CLEEditor *editor, const uint32_t *text, size_t count, size_t cursor) {
  const Library *library = editor->library;
  wchar_t *copy = calloc(count + 1, sizeof *copy);
  if (copy == NULL) return false;
  for (size_t i = 0; i < count; i++) copy[i] = text[i] == 0 ? 0xFFFD : (wchar_t)text[i];
  const LineInfoW *info = library->el_wline(editor->line);
  size_t old = (size_t)(info->lastchar - info->buffer);
  library->el_cursor(editor->line, (int)(info->lastchar - info->cursor));
  library->el_deletestr(editor->line, (int)old);
  bool done = count == 0 || library->el_winsertstr(editor->line, copy) == 0;
  if (done && cursor < count) library->el_cursor(editor->line, -(int)(count - cursor));
  free(copy);
  return done;
}

void cle_remember(CLEEditor *editor, const uint32_t *text, size_t count) {
  wchar_t *copy = calloc(count + 1, sizeof *copy);
  if (copy == NULL) return;
  for (size_t i = 0; i < count; i++) copy[i] = text[i] == 0 ? 0xFFFD : (wchar_t)text[i];
  HistEventW event;
  editor->library->history_w(editor->history, &event, H_ENTER, copy);
  free(copy);
}

void cle_set_editing(CLEEditor *editor, bool editing) {
  editor->library->el_wset(editor->line, EL_PREP_TERM, editing ? 1 : 0);
}

void cle_resized(CLEEditor *editor) { editor->library->el_resize(editor->line); }
