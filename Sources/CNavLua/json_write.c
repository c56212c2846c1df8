#include "runner.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

size_t nl_scalar_length(const unsigned char *bytes, size_t count) {
  unsigned char first = bytes[0];
  if (first < 0x80) return 1;
  size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
  if (length == 0 || length > count) return 0;
  for (size_t i = 1; i < length; i++) {
    if ((bytes[i] & 0xC0) != 0x80) return 0;
  }
  unsigned char second = bytes[1];
  bool is_overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  bool is_beyond = (first == 0xED && second > 0x9F) || (first == 0xF4 && second > 0x8F);
  return is_overlong || is_beyond ? 0 : length;
}

static void write_string(lua_State *L, int index) {
  size_t length = 0;
  const char *text = lua_tolstring(L, index, &length);
  nl_append(L, "\"", 1);
  size_t from = 0, next = 0;
  while (next < length) {
    unsigned char byte = (unsigned char)text[next];
    if (byte >= 0x20 && byte < 0x7F && byte != '"' && byte != '\\') {
      next++;
      continue;
    }
    if (byte >= 0x80) {
      size_t scalar = nl_scalar_length((const unsigned char *)text + next, length - next);
      if (scalar == 0) luaL_error(L, "a text in the answer is not UTF-8");
      next += scalar;
      continue;
    }
    nl_append(L, text + from, next - from);
    char escape[8];
    int count = snprintf(escape, sizeof escape, "\\u%04x", byte);
    nl_append(L, escape, (size_t)count);
    from = ++next;
  }
  nl_append(L, text + from, next - from);
  nl_append(L, "\"", 1);
}

static void write_number(lua_State *L, int index) {
  char text[40];
  int count = 0;
  lua_Number number = lua_tonumber(L, index);
  if (lua_isinteger(L, index)) {
    count = snprintf(text, sizeof text, "%lld", (long long)lua_tointeger(L, index));
  } else if (!isfinite(number)) {
    luaL_error(L, "a number in the answer is not finite");
  } else if (number == floor(number) && fabs(number) < 1e15) {
    count = snprintf(text, sizeof text, "%.0f", number);
  } else {
    // The fewest digits that say the same number.
    for (int digits = 15; digits <= 17; digits++) {
      count = snprintf(text, sizeof text, "%.*g", digits, number);
      if (strtod(text, NULL) == number) break;
    }
  }
  nl_append(L, text, (size_t)count);
}

static void write_value(lua_State *L, int index, int depth);

static void write_list(lua_State *L, int table, lua_Integer count, int depth) {
  nl_append(L, "[", 1);
  for (lua_Integer i = 1; i <= count; i++) {
    if (i > 1) nl_append(L, ",", 1);
    lua_rawgeti(L, table, i);
    write_value(L, lua_gettop(L), depth);
    lua_pop(L, 1);
  }
  nl_append(L, "]", 1);
}

static int compare_keys(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/// Writes the members in the order of their keys, so that equal tables make equal bytes.
static void write_object(lua_State *L, int table, lua_Integer count, int depth) {
  // Memory of Lua's, so that it is freed when writing raises.
  const char **keys = lua_newuserdatauv(L, (size_t)(count > 0 ? count : 1) * sizeof *keys, 0);
  lua_Integer found = 0;
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_pop(L, 1);
    if (lua_type(L, -1) != LUA_TSTRING) {
      luaL_error(L, "a table in the answer has a key that is neither text nor the next number");
    }
    size_t length = 0;
    const char *key = lua_tolstring(L, -1, &length);
    if (strlen(key) != length) luaL_error(L, "a key in the answer holds a NUL");
    if (found < count) keys[found++] = key;
  }
  qsort(keys, (size_t)found, sizeof *keys, compare_keys);
  nl_append(L, "{", 1);
  for (lua_Integer i = 0; i < found; i++) {
    if (i > 0) nl_append(L, ",", 1);
    lua_pushstring(L, keys[i]);
    write_string(L, -1);
    nl_append(L, ":", 1);
    lua_rawget(L, table);
    write_value(L, lua_gettop(L), depth);
    lua_pop(L, 1);
  }
  nl_append(L, "}", 1);
  lua_pop(L, 1);
}

static void write_table(lua_State *L, int table, int depth) {
  lua_Integer count = 0, last = (lua_Integer)lua_rawlen(L, table);
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_pop(L, 1);
    count++;
  }
  bool is_marked = false;
  if (lua_getmetatable(L, table)) {
    nl_push_list_mark(L);
    is_marked = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
  }
  if (count == last && (count > 0 || is_marked)) write_list(L, table, count, depth);
  else if (is_marked) luaL_error(L, "a list in the answer has holes or names");
  else write_object(L, table, count, depth);
}

static void write_value(lua_State *L, int index, int depth) {
  luaL_checkstack(L, 8, "the answer is too deep");
  switch (lua_type(L, index)) {
  case LUA_TNIL: nl_append(L, "null", 4); break;
  case LUA_TBOOLEAN:
    if (lua_toboolean(L, index)) nl_append(L, "true", 4);
    else nl_append(L, "false", 5);
    break;
  case LUA_TNUMBER: write_number(L, index); break;
  case LUA_TSTRING: write_string(L, index); break;
  case LUA_TLIGHTUSERDATA: nl_append(L, "null", 4); break;
  case LUA_TTABLE:
    if (depth >= nl_of(L)->limits.depth) {
      luaL_error(L, "the answer is deeper than %d", nl_of(L)->limits.depth);
    }
    write_table(L, index, depth + 1);
    break;
  default: luaL_error(L, "the answer holds a %s", luaL_typename(L, index));
  }
}

void nl_write_json(lua_State *L, int index) { write_value(L, lua_absindex(L, index), 0); }
