// What the prelude gets beside Lua's own libraries.

#include "runner.h"

#include <string.h>
#include <unistd.h>

/// `load_plugin(environment)`: the plugin's text as a function, never from compiled code.
static int load_plugin(lua_State *L) {
  nl_runner *runner = nl_of(L);
  if (runner->text == NULL) return luaL_error(L, "there is no plugin");
  if (luaL_loadbufferx(L, runner->text, runner->text_length, runner->name, "t") != LUA_OK) {
    return lua_error(L);
  }
  lua_pushvalue(L, 1);
  lua_setupvalue(L, -2, 1);  // _ENV
  return 1;
}

/// `list(table)`: marks a table as a list, so that an empty one isn't taken for an object.
static int list(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  if (lua_getmetatable(L, 1)) {
    nl_push_list_mark(L);
    if (lua_rawequal(L, -1, -2)) {
      lua_settop(L, 1);
      return 1;
    }
    return luaL_error(L, "a table with a metatable can't be a list");
  }
  nl_push_list_mark(L);
  lua_setmetatable(L, 1);
  return 1;
}

/// `log(text)`: one line to standard output, which the host reads.
static int log_line(lua_State *L) {
  size_t length = 0;
  const char *text = luaL_checklstring(L, 1, &length);
  while (length > 0) {
    ssize_t written = write(STDOUT_FILENO, text, length);
    if (written <= 0) break;
    text += written;
    length -= (size_t)written;
  }
  return 0;
}

/// `width(text)`: the columns the text takes on a terminal.
static int width(lua_State *L) {
  size_t length = 0;
  const char *text = luaL_checklstring(L, 1, &length);
  int columns = nl_of(L)->width(text, length);
  if (columns < 0) return luaL_error(L, "the text is not UTF-8");
  lua_pushinteger(L, columns);
  return 1;
}

static const luaL_Reg native[] = {
  {"load_plugin", load_plugin}, {"list", list}, {"log", log_line}, {"width", width}, {NULL, NULL},
};

void nl_push_native(lua_State *L) {
  luaL_newlib(L, native);
  lua_pushlightuserdata(L, NULL);
  lua_setfield(L, -2, "none");
}
