#ifndef RUNNER_H
#define RUNNER_H

#include "CNavLua.h"

#include <lauxlib.h>
#include <lua.h>
#include <stdbool.h>
#include <stdint.h>

struct nl_runner {
  lua_State *state;
  nl_limits limits;
  nl_width width;
  /// Bytes that Lua holds now.
  size_t used;
  /// When the plugin must have answered, in milliseconds of the monotonic clock.
  int64_t deadline;
  bool is_late;
  lua_Integer request;
  /// The plugin's text, owned by the caller.
  const char *name, *text;
  size_t text_length;
  /// The last answer. It is kept here so that an error in the middle of writing leaks nothing.
  char *bytes;
  size_t count, capacity;
  bool is_too_large;
};

/// The runner that a state, or one of its coroutines, belongs to.
static inline nl_runner *nl_of(lua_State *L) {
  return *(nl_runner **)lua_getextraspace(L);
}

/// Pushes the value that a JSON text is; raises on what is none.
void nl_read_json(lua_State *L, const char *text, size_t length);

/// Appends the value at an index as JSON to the runner's bytes; raises on what JSON can't hold.
void nl_write_json(lua_State *L, int index);

/// Appends bytes to the answer; raises when it gets too large.
void nl_append(lua_State *L, const char *bytes, size_t count);

/// Replaces the answer, cutting it at the limit; never raises.
void nl_set_bytes(nl_runner *runner, const char *bytes, size_t count);

/// Pushes the metatable that marks a table as a list.
void nl_push_list_mark(lua_State *L);

/// The length of the UTF-8 scalar that the bytes begin with, or 0 when they begin with none.
size_t nl_scalar_length(const unsigned char *bytes, size_t count);

/// Pushes a table of the functions that the prelude gets.
void nl_push_native(lua_State *L);

#endif
