#define _GNU_SOURCE
#include "CNavProcess.h"

#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

static int limit(int resource, rlim_t value) {
  struct rlimit limits;
  if (getrlimit((__rlimit_resource_t)resource, &limits) != 0) return errno;
  if (limits.rlim_max != RLIM_INFINITY && limits.rlim_max < value) value = limits.rlim_max;
  limits.rlim_cur = limits.rlim_max = value;
  return setrlimit((__rlimit_resource_t)resource, &limits) == 0 ? 0 : errno;
}

int cnp_confine(cnp_limits limits, pid_t parent) {
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return errno;
  if (getppid() != parent) raise(SIGKILL);  // it died before it could be asked to tell us
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  int error = limit(RLIMIT_CORE, 0);
  if (error == 0) error = limit(RLIMIT_DATA, limits.memory);
  if (!limits.is_closed) return error;
  if (error == 0) error = limit(RLIMIT_FSIZE, 0);
  if (error == 0) error = limit(RLIMIT_NOFILE, CNP_PLUGIN_DESCRIPTOR + 1);
  if (error == 0) error = limit(RLIMIT_NPROC, 0);
  return error;
}
