#ifndef CNAVLUA_H
#define CNAVLUA_H

#include <stddef.h>

// A face of Lua that Swift can call: every function here runs its work inside a protected call and
// returns a code and bytes. No Lua error ever unwinds through the caller.

/// A Lua state with a plugin in it.
typedef struct nl_runner nl_runner;

/// What became of a call.
typedef enum {
  NL_OK,
  /// The plugin's own code raised an error, or Lua could not read it; the bytes say what and where.
  NL_FAILED,
  /// It allocated more than its limit.
  NL_NO_MEMORY,
  /// Its answer was longer than its limit.
  NL_TOO_LARGE,
} nl_code;

/// What a runner may use.
typedef struct {
  /// Bytes that Lua may hold at once.
  size_t memory;
  /// Bytes that an answer may have.
  size_t answer;
  /// How deep arrays and objects may stand inside each other.
  int depth;
} nl_limits;

/// Returns how many columns the text takes on a terminal; must not call Lua.
typedef int (*nl_width)(const char *text, size_t length);

/// Creates a runner, or returns null when there is no memory for one.
///
/// The prelude is the host's own chunk: it gets the native functions and returns the environment of
/// the plugin and the function that answers requests.
nl_runner *nl_open(nl_limits limits, nl_width width);

/// Runs the prelude; called once, first.
nl_code nl_prepare(nl_runner *runner, const char *prelude, size_t length);

/// Answers one request, a line of JSON, with a line of JSON.
///
/// The bytes stay valid until the next call. After any code but `NL_OK` they are a message, and the
/// runner must not be used again.
nl_code nl_answer(nl_runner *runner, const char *line, size_t length);

/// The bytes of the last answer or message.
const char *nl_bytes(const nl_runner *runner, size_t *length);

/// The number of the request that came last, or 0.
long long nl_request(const nl_runner *runner);

/// Gives the text of the plugin to the prelude, which loads it at the first request.
///
/// Both must stay in place as long as the runner.
void nl_set_source(nl_runner *runner, const char *name, const char *text, size_t length);

/// Frees the runner and all that it holds.
void nl_close(nl_runner *runner);

#endif
