#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "CLineEditor.h"

extern char **environ;

// MARK: - Reading, writing, waiting

uint64_t cle_wait(int input, const int32_t *others, size_t count, int32_t milliseconds) {
  struct pollfd polled[CLE_OTHER_LIMIT + 2];
  if (count > CLE_OTHER_LIMIT) count = CLE_OTHER_LIMIT;
  polled[0] = (struct pollfd){.fd = input, .events = POLLIN};
  polled[1] = (struct pollfd){.fd = cle_signal_descriptor(), .events = POLLIN};
  for (size_t i = 0; i < count; i++) {
    polled[i + 2] = (struct pollfd){.fd = others[i], .events = POLLIN};
  }
  int found = poll(polled, (nfds_t)(count + 2), milliseconds);
  if (found < 0) return errno == EINTR ? CLE_SIGNAL : CLE_INPUT;
  uint64_t ready = 0;
  for (size_t i = 0; i < count + 2; i++) {
    if (polled[i].revents != 0) ready |= (uint64_t)1 << i;
  }
  if (ready & CLE_SIGNAL) {
    char bytes[64];
    while (read(polled[1].fd, bytes, sizeof bytes) == (ssize_t)sizeof bytes) {
    }
  }
  return ready;
}

// A child may have left the terminal non-blocking for everybody.
static bool wait_for(int descriptor, short events) {
  struct pollfd polled = {.fd = descriptor, .events = events};
  return poll(&polled, 1, -1) > 0 || errno == EINTR;
}

ptrdiff_t cle_read_bytes(int descriptor, void *bytes, size_t count) {
  for (;;) {
    ssize_t got = read(descriptor, bytes, count);
    if (got >= 0) return got;
    if (errno == EINTR) continue;
    if (errno != EAGAIN || !wait_for(descriptor, POLLIN)) return -1;
  }
}

bool cle_write_bytes(int descriptor, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t put = write(descriptor, rest, count);
    if (put >= 0) {
      rest += put;
      count -= (size_t)put;
    } else if (errno != EINTR && (errno != EAGAIN || !wait_for(descriptor, POLLOUT))) {
      return false;
    }
  }
  return true;
}

void cle_window_size(int descriptor, int32_t *rows, int32_t *columns) {
  struct winsize size;
  bool known = ioctl(descriptor, TIOCGWINSZ, &size) == 0;
  *rows = known && size.ws_row > 0 ? size.ws_row : 24;
  *columns = known && size.ws_col > 0 ? size.ws_col : 80;
}

bool cle_is_terminal(int descriptor) { return isatty(descriptor) == 1; }

// MARK: - Putting the terminal back

static struct {
  int descriptor;
  struct termios found;
  volatile sig_atomic_t changed;
} guarded = {.descriptor = -1};

// Safe in a signal handler. Not TCSADRAIN, which would wait for a terminal that shows nothing.
static void put_back(void) {
  if (!guarded.changed) return;
  guarded.changed = 0;
  static const char sane[] = "\033[?2004l\033[?25h\033[0m\r\n";
  ssize_t ignored = write(guarded.descriptor, sane, sizeof sane - 1);
  (void)ignored;
  tcsetattr(guarded.descriptor, TCSANOW, &guarded.found);
}

static const int fatal_signals[] = {SIGHUP,  SIGTERM, SIGQUIT, SIGILL, SIGTRAP,
                                    SIGABRT, SIGBUS,  SIGFPE,  SIGSEGV};
enum { FATAL_SIGNALS = sizeof fatal_signals / sizeof *fatal_signals };
static struct sigaction before_guarding[FATAL_SIGNALS];

// What would have happened without the guard happens next: the old action sees the signal again.
// One that an instruction caused comes back by itself, and with the place where it happened.
static void put_back_and_die(int number, siginfo_t *info, void *context) {
  (void)context;
  put_back();
  for (int i = 0; i < FATAL_SIGNALS; i++) {
    if (fatal_signals[i] == number) sigaction(number, &before_guarding[i], NULL);
  }
  bool comes_back = info->si_code > 0 && (number == SIGILL || number == SIGTRAP || number == SIGBUS ||
                                          number == SIGFPE || number == SIGSEGV);
  if (!comes_back) raise(number);
}

void cle_guard_terminal(int descriptor) {
  if (tcgetattr(descriptor, &guarded.found) != 0) return;
  bool first = guarded.descriptor < 0;
  guarded.descriptor = descriptor;
  if (!first) return;
  atexit(put_back);
  for (int i = 0; i < FATAL_SIGNALS; i++) {
    struct sigaction action = {.sa_sigaction = put_back_and_die,
                               .sa_flags = SA_ONSTACK | SA_SIGINFO};
    sigemptyset(&action.sa_mask);
    sigaction(fatal_signals[i], &action, &before_guarding[i]);
    if (before_guarding[i].sa_handler == SIG_IGN) {
      sigaction(fatal_signals[i], &before_guarding[i], NULL);
    }
  }
}

void cle_set_terminal_changed(bool changed) {
  if (guarded.descriptor >= 0) guarded.changed = changed;
}

// MARK: - Other programs

int cle_run_in_foreground(const char *command, const char *argument) {
  size_t size = strlen(command) + sizeof " \"$1\"";
  char *script = malloc(size);
  if (script == NULL) return -1;
  strcpy(script, command);
  strcat(script, " \"$1\"");
  char *const words[] = {"sh", "-c", script, "sh", (char *)argument, NULL};

  // The child starts with the signals a program expects, not with the ones caught here.
  sigset_t defaults, none;
  sigemptyset(&defaults);
  sigemptyset(&none);
  sigaddset(&defaults, SIGPIPE);
  sigaddset(&defaults, SIGINT);
  sigaddset(&defaults, SIGQUIT);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  pid_t child;
  int failure = posix_spawn(&child, "/bin/sh", NULL, &attributes, words, environ);
  posix_spawnattr_destroy(&attributes);
  free(script);
  if (failure != 0) return -1;
  int status;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
