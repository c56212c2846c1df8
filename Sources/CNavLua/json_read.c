#include "runner.h"

#include <stdlib.h>
#include <string.h>

/// Reads a JSON text; every failure raises.
typedef struct {
  lua_State *state;
  const char *next, *end;
  int depth;
} reader;

static void fail(reader *r, const char *what) { luaL_error(r->state, "the request is no JSON: %s", what); }

static void skip_space(reader *r) {
  while (r->next < r->end && strchr(" \t\r\n", *r->next) != NULL && *r->next != 0) r->next++;
}

static bool skip(reader *r, char byte) {
  skip_space(r);
  if (r->next == r->end || *r->next != byte) return false;
  r->next++;
  return true;
}

static unsigned read_hex(reader *r) {
  unsigned value = 0;
  for (int i = 0; i < 4; i++) {
    char c = r->next < r->end ? *r->next++ : 0;
    unsigned digit = c >= '0' && c <= '9' ? (unsigned)(c - '0')
                     : (c | 32) >= 'a' && (c | 32) <= 'f' ? (unsigned)((c | 32) - 'a') + 10 : 16;
    if (digit == 16) fail(r, "\\u wants four hexadecimal digits");
    value = value << 4 | digit;
  }
  return value;
}

static void add_scalar(luaL_Buffer *buffer, unsigned scalar) {
  if (scalar < 0x80) {
    luaL_addchar(buffer, (char)scalar);
    return;
  }
  int extra = scalar < 0x800 ? 1 : scalar < 0x10000 ? 2 : 3;
  static const unsigned char marks[] = {0, 0xC0, 0xE0, 0xF0};
  luaL_addchar(buffer, (char)(marks[extra] | scalar >> (6 * extra)));
  while (extra-- > 0) luaL_addchar(buffer, (char)(0x80 | (scalar >> (6 * extra) & 0x3F)));
}

static void read_escape(reader *r, luaL_Buffer *buffer) {
  static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
  char letter = r->next < r->end ? *r->next++ : 0;
  const char *known = letter != 0 ? strchr(letters, letter) : NULL;
  if (known != NULL) {
    luaL_addchar(buffer, meanings[known - letters]);
    return;
  }
  if (letter != 'u') fail(r, "an unknown escape");
  unsigned scalar = read_hex(r);
  if (scalar >= 0xD800 && scalar < 0xDC00 && r->end - r->next >= 2 && memcmp(r->next, "\\u", 2) == 0) {
    r->next += 2;
    unsigned low = read_hex(r);
    if (low < 0xDC00 || low > 0xDFFF) fail(r, "half a surrogate pair");
    scalar = 0x10000 + ((scalar - 0xD800) << 10) + (low - 0xDC00);
  }
  add_scalar(buffer, scalar);
}

static void read_string(reader *r) {
  const char *from = r->next;
  const char *stop = from;
  while (stop < r->end && *stop != '"' && *stop != '\\') stop++;
  if (stop < r->end && *stop == '"') {  // no escape in it, as nearly always
    lua_pushlstring(r->state, from, (size_t)(stop - from));
    r->next = stop + 1;
    return;
  }
  luaL_Buffer buffer;
  luaL_buffinit(r->state, &buffer);
  while (true) {
    if (r->next == r->end) fail(r, "a string never ends");
    char c = *r->next++;
    if (c == '"') break;
    if (c == '\\') read_escape(r, &buffer);
    else luaL_addchar(&buffer, c);
  }
  luaL_pushresult(&buffer);
}

static void read_number(reader *r) {
  char text[64];
  size_t length = 0;
  bool is_integer = true;
  while (r->next < r->end && length < sizeof text - 1 && strchr("+-.0123456789eE", *r->next) != NULL) {
    if (strchr(".eE", *r->next) != NULL) is_integer = false;
    text[length++] = *r->next++;
  }
  text[length] = 0;
  if (length == 0) fail(r, "a value is missing");
  char *end = NULL;
  if (is_integer && length < 18) lua_pushinteger(r->state, strtoll(text, &end, 10));
  else lua_pushnumber(r->state, strtod(text, &end));
  if (*end != 0) fail(r, "this is no number");
}

static void read_value(reader *r);

static void read_list(reader *r) {
  lua_newtable(r->state);
  nl_push_list_mark(r->state);
  lua_setmetatable(r->state, -2);
  if (skip(r, ']')) return;
  lua_Integer count = 0;
  do {
    read_value(r);
    lua_rawseti(r->state, -2, ++count);
  } while (skip(r, ','));
  if (!skip(r, ']')) fail(r, "a list never ends");
}

static void read_object(reader *r) {
  lua_newtable(r->state);
  if (skip(r, '}')) return;
  do {
    if (!skip(r, '"')) fail(r, "a key is missing");
    read_string(r);
    if (!skip(r, ':')) fail(r, "':' is missing");
    read_value(r);
    lua_rawset(r->state, -3);
  } while (skip(r, ','));
  if (!skip(r, '}')) fail(r, "an object never ends");
}

static bool skip_word(reader *r, const char *word) {
  size_t length = strlen(word);
  if ((size_t)(r->end - r->next) < length || memcmp(r->next, word, length) != 0) return false;
  r->next += length;
  return true;
}

static void read_value(reader *r) {
  // The host's own limit is lower; this one keeps the C stack.
  if (++r->depth > 200) fail(r, "it is too deep");
  luaL_checkstack(r->state, 8, "the request is too deep");
  skip_space(r);
  if (skip(r, '"')) read_string(r);
  else if (skip(r, '[')) read_list(r);
  else if (skip(r, '{')) read_object(r);
  else if (skip_word(r, "true")) lua_pushboolean(r->state, 1);
  else if (skip_word(r, "false")) lua_pushboolean(r->state, 0);
  else if (skip_word(r, "null")) lua_pushlightuserdata(r->state, NULL);
  else read_number(r);
  r->depth--;
}

void nl_read_json(lua_State *L, const char *text, size_t length) {
  reader r = {L, text, text + length, 0};
  read_value(&r);
  skip_space(&r);
  if (r.next != r.end) fail(&r, "something follows the value");
}
