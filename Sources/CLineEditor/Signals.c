#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

#include "CLineEditor.h"

// Handlers only note what came in and write a byte to a pipe that every wait listens to. Nothing
// is lost between looking at the flags and waiting, whichever thread the signal is delivered to.

static _Atomic uint32_t pending;
static int wake_pipe[2] = {-1, -1};

static void note(int number) {
  int saved = errno;
  uint32_t flag = number == SIGINT     ? CLE_INTERRUPT
                  : number == SIGWINCH ? CLE_RESIZE
                  : number == SIGTSTP  ? CLE_STOP
                                       : CLE_CONTINUE;
  atomic_fetch_or(&pending, flag);
  char byte = 0;
  ssize_t ignored = write(wake_pipe[1], &byte, 1);
  (void)ignored;
  errno = saved;
}

static void handle(int number, void (*handler)(int), struct sigaction *old) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, old);
}

static bool open_wake_pipe(void) {
  if (wake_pipe[0] >= 0) return true;
  if (pipe(wake_pipe) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(wake_pipe[i], F_SETFD, FD_CLOEXEC);
    fcntl(wake_pipe[i], F_SETFL, O_NONBLOCK);
  }
  return true;
}

void cle_catch_interrupts(void) {
  if (!open_wake_pipe()) return;
  handle(SIGPIPE, SIG_IGN, NULL);
  handle(SIGINT, note, NULL);
}

static const int editing_signals[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGQUIT};
enum { EDITING_SIGNALS = sizeof editing_signals / sizeof *editing_signals };
static struct sigaction before_editing[EDITING_SIGNALS];
static bool is_editing;

void cle_catch_editing_signals(bool editing) {
  if (editing == is_editing) return;
  is_editing = editing;
  for (int i = 0; i < EDITING_SIGNALS; i++) {
    if (editing) {
      // A slip of the finger from Ctrl-] to Ctrl-\ is no reason to die with a core dump.
      bool ignored = editing_signals[i] == SIGQUIT;
      handle(editing_signals[i], ignored ? SIG_IGN : note, &before_editing[i]);
    } else {
      sigaction(editing_signals[i], &before_editing[i], NULL);
    }
  }
}

uint32_t cle_take_signals(uint32_t wanted) { return atomic_fetch_and(&pending, ~wanted) & wanted; }

int cle_signal_descriptor(void) { return wake_pipe[0]; }

// By SIGTSTP with its own action rather than SIGSTOP: where no shell could ever continue the
// process (its group is orphaned) the system ignores the one and obeys the other.
void cle_stop(void) {
  struct sigaction old;
  handle(SIGTSTP, SIG_DFL, &old);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &old, NULL);
}
