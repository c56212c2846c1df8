#define _GNU_SOURCE
#include "CNavProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int add_actions(posix_spawn_file_actions_t *actions, const char *folder, int socket, int log) {
  // The ends come at 10 or above, so none of the copies below overwrites one.
  int error = posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  if (error == 0) error = posix_spawn_file_actions_adddup2(actions, log, STDOUT_FILENO);
  if (error == 0) error = posix_spawn_file_actions_adddup2(actions, log, STDERR_FILENO);
  if (error == 0) error = posix_spawn_file_actions_adddup2(actions, socket, CNP_PLUGIN_DESCRIPTOR);
  if (error == 0) {
    error = posix_spawn_file_actions_addclosefrom_np(actions, CNP_PLUGIN_DESCRIPTOR + 1);
  }
  if (error == 0) error = posix_spawn_file_actions_addchdir_np(actions, folder);
  return error;
}

static int add_attributes(posix_spawnattr_t *attributes) {
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  int error = posix_spawnattr_setpgroup(attributes, 0);
  if (error == 0) error = posix_spawnattr_setsigmask(attributes, &none);
  if (error == 0) error = posix_spawnattr_setsigdefault(attributes, &all);
  if (error == 0) {
    short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
    error = posix_spawnattr_setflags(attributes, flags);
  }
  return error;
}

static int start(
  const char *program, char *const arguments[], char *const variables[], const char *folder,
  int socket, int log, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return error;
  error = posix_spawnattr_init(&attributes);
  if (error == 0) {
    error = add_actions(&actions, folder, socket, log);
    if (error == 0) error = add_attributes(&attributes);
    if (error == 0) {
      error = posix_spawn(process, program, &actions, &attributes, arguments, variables);
    }
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

/// A start that a caller waits for.
typedef struct {
  const char *program;
  char *const *arguments, *const *variables;
  const char *folder;
  int socket, log, error;
  pid_t process;
} order;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t given = PTHREAD_COND_INITIALIZER, done = PTHREAD_COND_INITIALIZER;
static order *current;
static int has_thread;

/// Starts what it is told to, for as long as this process lives.
static void *start_all(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  while (1) {
    while (current == NULL) pthread_cond_wait(&given, &mutex);
    order *o = current;
    o->error = start(
      o->program, o->arguments, o->variables, o->folder, o->socket, o->log, &o->process);
    current = NULL;
    pthread_cond_broadcast(&done);
  }
  return NULL;
}

/// Starts a child from a thread that never ends.
///
/// A child that asks to die with its parent dies with the thread that made it, and a caller's thread
/// may end long before the program does.
static int start_from_thread(order *o) {
  pthread_mutex_lock(&mutex);
  if (!has_thread) {
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);  // signals are for the other threads
    pthread_t thread;
    int error = pthread_create(&thread, NULL, start_all, NULL);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    if (error != 0) {
      pthread_mutex_unlock(&mutex);
      return error;
    }
    pthread_detach(thread);
    has_thread = 1;
  }
  while (current != NULL) pthread_cond_wait(&done, &mutex);
  current = o;
  pthread_cond_signal(&given);
  while (current == o) pthread_cond_wait(&done, &mutex);
  pthread_mutex_unlock(&mutex);
  return o->error;
}

/// Moves a descriptor out of the way of 0 to 3.
static int moved_up(int descriptor) {
  int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 10);
  int error = errno;
  close(descriptor);
  errno = error;
  return moved;
}

int cnp_spawn(
  const char *program, char *const arguments[], char *const variables[], const char *folder,
  cnp_child *child) {
  int ends[2], pipe_ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) != 0) return errno;
  if (pipe2(pipe_ends, O_CLOEXEC) != 0) {
    int error = errno;
    close(ends[0]);
    close(ends[1]);
    return error;
  }
  ends[1] = moved_up(ends[1]);
  int error = ends[1] < 0 ? errno : 0;
  pipe_ends[1] = moved_up(pipe_ends[1]);
  if (pipe_ends[1] < 0) error = errno;
  if (error == 0) {
    // The child's end blocks: a plugin need not know about waiting.
    fcntl(ends[1], F_SETFL, fcntl(ends[1], F_GETFL) & ~O_NONBLOCK);
    fcntl(pipe_ends[0], F_SETFL, fcntl(pipe_ends[0], F_GETFL) | O_NONBLOCK);
    order o = {program, arguments, variables, folder, ends[1], pipe_ends[1], 0, -1};
    error = start_from_thread(&o);
    child->process = o.process;
  }
  if (ends[1] >= 0) close(ends[1]);
  if (pipe_ends[1] >= 0) close(pipe_ends[1]);
  if (error != 0) {
    close(ends[0]);
    close(pipe_ends[0]);
    return error;
  }
  child->socket = ends[0];
  child->log = pipe_ends[0];
  return 0;
}

int cnp_kill(pid_t process) {
  int status = -1;
  if (process <= 1) return status;
  // The child isn't reaped yet, so nobody else can have its number.
  kill(-process, SIGKILL);
  kill(process, SIGKILL);
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  return status;
}

int cnp_has_ended(pid_t process, int milliseconds) {
  int descriptor = (int)syscall(SYS_pidfd_open, process, 0);
  if (descriptor >= 0) {
    struct pollfd end = {.fd = descriptor, .events = POLLIN};
    int ready = poll(&end, 1, milliseconds);
    close(descriptor);
    return ready > 0;
  }
  siginfo_t info = {0};
  return waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0;
}

int cnp_status(pid_t process) {
  siginfo_t info = {0};
  if (waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT) != 0) return -1;
  return info.si_code == CLD_EXITED ? info.si_status << 8 : info.si_status;
}
