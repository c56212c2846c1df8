#include "runner.h"

#include <lualib.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char list_mark_key = 0, answer_key = 0;

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// Lua's allocator: refuses to grow beyond the limit, which Lua turns into "not enough memory".
static void *allocate(void *data, void *block, size_t old, size_t size) {
  nl_runner *runner = data;
  if (block == NULL) old = 0;  // Lua passes a kind of object here
  if (size == 0) {
    free(block);
    runner->used -= old;
    return NULL;
  }
  if (size > old && (size - old > runner->limits.memory - runner->used)) return NULL;
  void *moved = realloc(block, size);
  if (moved != NULL) runner->used += size - old;
  return moved;
}

/// Pushes where in the plugin the code is that runs now: `rating.lua:12: `.
static void push_place(lua_State *L) {
  lua_Debug debug;
  for (int level = 0; lua_getstack(L, level, &debug); level++) {
    lua_getinfo(L, "Sl", &debug);
    if (debug.currentline > 0) {
      lua_pushfstring(L, "%s:%d: ", debug.short_src, debug.currentline);
      return;
    }
  }
  lua_pushliteral(L, "");
}

/// Runs every two hundred instructions, in coroutines too.
///
/// A plugin can catch the error; so from then on the hook runs at every instruction and raises again.
static void hook(lua_State *L, lua_Debug *debug) {
  (void)debug;
  nl_runner *runner = nl_of(L);
  if (!runner->is_late && now() < runner->deadline) return;
  runner->is_late = true;
  lua_sethook(L, hook, LUA_MASKCOUNT, 1);
  push_place(L);
  lua_pushliteral(L, "it went on and on without giving an answer");
  lua_concat(L, 2);
  lua_error(L);
}

void nl_push_list_mark(lua_State *L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &list_mark_key);
}

void nl_append(lua_State *L, const char *bytes, size_t count) {
  nl_runner *runner = nl_of(L);
  if (count > runner->limits.answer - runner->count) {
    runner->is_too_large = true;
    luaL_error(L, "the answer is larger than %d bytes", (int)runner->limits.answer);
  }
  if (runner->count + count > runner->capacity) {
    size_t capacity = (runner->count + count) * 2;
    char *moved = realloc(runner->bytes, capacity);
    if (moved == NULL) luaL_error(L, "not enough memory");
    runner->bytes = moved;
    runner->capacity = capacity;
  }
  memcpy(runner->bytes + runner->count, bytes, count);
  runner->count += count;
}

void nl_set_bytes(nl_runner *runner, const char *bytes, size_t count) {
  if (count > runner->limits.answer) count = runner->limits.answer;
  if (count > runner->capacity) {
    char *moved = realloc(runner->bytes, count);
    if (moved == NULL) {
      runner->count = 0;
      return;
    }
    runner->bytes = moved;
    runner->capacity = count;
  }
  memcpy(runner->bytes, bytes, count);
  runner->count = count;
}

const char *nl_bytes(const nl_runner *runner, size_t *length) {
  *length = runner->count;
  return runner->bytes;
}

long long nl_request(const nl_runner *runner) { return runner->request; }

void nl_set_source(nl_runner *runner, const char *name, const char *text, size_t length) {
  runner->name = name;
  runner->text = text;
  runner->text_length = length;
}

/// A call that may raise, with what it is about.
typedef struct {
  const char *bytes;
  size_t length;
} work;

static int open_protected(lua_State *L) {
  static const luaL_Reg libraries[] = {
    {LUA_GNAME, luaopen_base},       {LUA_COLIBNAME, luaopen_coroutine},
    {LUA_TABLIBNAME, luaopen_table}, {LUA_STRLIBNAME, luaopen_string},
    {LUA_MATHLIBNAME, luaopen_math}, {LUA_UTF8LIBNAME, luaopen_utf8},
  };
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
    luaL_requiref(L, libraries[i].name, libraries[i].func, 1);
    lua_pop(L, 1);
  }
  lua_createtable(L, 0, 1);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_rawsetp(L, LUA_REGISTRYINDEX, &list_mark_key);
  return 0;
}

static int prepare_protected(lua_State *L) {
  const work *prelude = lua_touserdata(L, 1);
  if (luaL_loadbufferx(L, prelude->bytes, prelude->length, "=prelude", "t") != LUA_OK) lua_error(L);
  nl_push_native(L);
  lua_call(L, 1, 1);
  luaL_checktype(L, -1, LUA_TFUNCTION);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &answer_key);
  return 0;
}

/// Makes the random numbers of a call a function of what is asked, not of its number.
static lua_Integer seed(const work *line) {
  const char *from = memchr(line->bytes, ',', line->length);
  uint64_t hash = 0xcbf29ce484222325u;
  if (from == NULL) return (lua_Integer)hash;
  for (; from < line->bytes + line->length; from++) {
    hash = (hash ^ (unsigned char)*from) * 0x100000001b3u;
  }
  return (lua_Integer)hash;
}

static int answer_protected(lua_State *L) {
  const work *line = lua_touserdata(L, 1);
  nl_runner *runner = nl_of(L);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &answer_key);
  nl_read_json(L, line->bytes, line->length);
  luaL_checktype(L, -1, LUA_TTABLE);
  lua_getfield(L, -1, "id");
  runner->request = luaL_optinteger(L, -1, 0);
  lua_getfield(L, -2, "within");
  lua_Integer milliseconds = luaL_optinteger(L, -1, 2000);
  lua_pop(L, 2);
  if (milliseconds < 1 || milliseconds > 600000) milliseconds = 2000;
  // A little less than the host allows, so that the answer can still say where it was.
  runner->deadline = now() + milliseconds - milliseconds / 4;
  lua_pushinteger(L, seed(line));
  lua_call(L, 2, 1);
  runner->count = 0;
  nl_write_json(L, -1);
  nl_append(L, "\n", 1);
  return 0;
}

static nl_code run(nl_runner *runner, lua_CFunction function, work *work) {
  lua_State *L = runner->state;
  runner->is_too_large = false;
  runner->deadline = now() + 2000;
  // Neither of these two allocates, so neither can raise outside the protected call.
  lua_pushcfunction(L, function);
  lua_pushlightuserdata(L, work);
  int status = lua_pcall(L, 1, 0, 0);
  if (status == LUA_OK) return NL_OK;
  size_t length = 0;
  const char *message = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &length) : NULL;
  if (message == NULL) {
    message = "it raised an error that is no text";
    length = strlen(message);
  }
  nl_set_bytes(runner, message, length);
  lua_settop(L, 0);
  if (status == LUA_ERRMEM) return NL_NO_MEMORY;
  return runner->is_too_large ? NL_TOO_LARGE : NL_FAILED;
}

nl_runner *nl_open(nl_limits limits, nl_width width) {
  nl_runner *runner = calloc(1, sizeof *runner);
  if (runner == NULL) return NULL;
  runner->limits = limits;
  runner->width = width;
  runner->state = lua_newstate(allocate, runner);
  if (runner->state != NULL) {
    *(nl_runner **)lua_getextraspace(runner->state) = runner;
    lua_sethook(runner->state, hook, LUA_MASKCOUNT, 200);
    if (run(runner, open_protected, NULL) == NL_OK) return runner;
  }
  nl_close(runner);
  return NULL;
}

nl_code nl_prepare(nl_runner *runner, const char *prelude, size_t length) {
  work work = {prelude, length};
  return run(runner, prepare_protected, &work);
}

nl_code nl_answer(nl_runner *runner, const char *line, size_t length) {
  work work = {line, length};
  runner->request = 0;
  return run(runner, answer_protected, &work);
}

void nl_close(nl_runner *runner) {
  if (runner->state != NULL) lua_close(runner->state);
  free(runner->bytes);
  free(runner);
}
