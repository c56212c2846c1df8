#ifndef CNAVPROCESS_H
#define CNAVPROCESS_H

#include <stddef.h>
#include <sys/types.h>

/// The descriptor on which a plugin finds its host.
enum { CNP_PLUGIN_DESCRIPTOR = 3 };

/// A child process and the host's ends of what it is connected with.
typedef struct {
  pid_t process;
  /// Both ways, non-blocking.
  int socket;
  /// What the child writes to standard output and standard error, non-blocking.
  int log;
} cnp_child;

/// Starts a program in a folder, in a process group of its own, with a socket as descriptor 3, nothing
/// to read, a pipe for both outputs and no other descriptor; returns 0 or an error number.
int cnp_spawn(
  const char *program, char *const arguments[], char *const variables[], const char *folder,
  cnp_child *child);

/// Ends the group of a child at once, reaps the child and returns its wait status, or −1.
int cnp_kill(pid_t process);

/// Waits until a child has ended, without reaping it; returns whether it has.
int cnp_has_ended(pid_t process, int milliseconds);

/// How a child ended that has ended but isn't reaped, as `wait` would say it.
int cnp_status(pid_t process);

/// What a plugin's process may use.
typedef struct {
  /// Bytes of data; address space that is only reserved doesn't count.
  size_t memory;
  /// Whether it runs Lua inside this program: then it opens no file, starts no process, and only a few
  /// system calls are left to it.
  int is_closed;
} cnp_limits;

/// Confines this process: it ends with its parent, and its limits can't be raised again.
///
/// Returns 0 or an error number.
int cnp_confine(cnp_limits limits, pid_t parent);

#endif
