#include "Library.h"

#include <dlfcn.h>
#include <stdbool.h>

// Debian numbers the library 2, everybody else 0 or 3.
static const char *const names[] = {
#ifdef __APPLE__
    "libedit.3.dylib", "libedit.dylib",
#else
    "libedit.so.2", "libedit.so.0", "libedit.so",
#endif
};

static bool load(Library *library) {
  void *handle = NULL;
  for (size_t i = 0; i < sizeof names / sizeof *names && handle == NULL; i++) {
    handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (handle == NULL) return false;
#define FIND(function) \
  ((library->function = (__typeof__(library->function))dlsym(handle, #function)) != NULL)
  bool found = FIND(el_init_fd) && FIND(el_end) && FIND(el_wset) && FIND(el_wget) &&
               FIND(el_wgets) && FIND(el_wline) && FIND(el_winsertstr) && FIND(el_deletestr) &&
               FIND(el_cursor) && FIND(el_source) && FIND(el_resize) && FIND(history_winit) &&
               FIND(history_wend) && FIND(history_w);
#undef FIND
  if (!found) dlclose(handle);
  return found;
}

const Library *cle_library(void) {
  static Library library;
  static enum { UNTRIED, LOADED, MISSING } state = UNTRIED;
  if (state == UNTRIED) state = load(&library) ? LOADED : MISSING;
  return state == LOADED ? &library : NULL;
}
