"""Measures two commands in turn and tells their medians, their peaks of memory and their ratio.

A machine's speed drifts, so the two alternate (A B A B …) and each ratio is taken within a pair.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAVSH = str(ROOT / ".build/release/navsh")
QUIET = [
    (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
    (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
]


TIME = shutil.which("time")  # Debian's package time, not the word of the shell.


def once(command):
    """Runs a command to its end, its output thrown away, and returns its milliseconds."""
    start = time.perf_counter()
    child = os.posix_spawn(command[0], command, os.environ, file_actions=QUIET)
    _, status = os.waitpid(child, 0)
    elapsed = time.perf_counter() - start
    if status != 0:
        sys.exit(f"{' '.join(command)}: status {os.waitstatus_to_exitcode(status)}")
    return elapsed * 1000


def peak(command):
    """The most memory a command held, as a table cell.

    Not from wait4: a child that Python starts is billed for Python's own pages.
    """
    if TIME is None:
        return "–"
    run = subprocess.run(
        [TIME, "-f", "%M", *command],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    return f"{int(run.stderr.split()[-1]) / 1024:,.1f}"


def peer(program, package):
    """The path of a peer; a missing one is named on stderr."""
    path = shutil.which(program)
    if path is None:
        print(f"skipped: {program} is missing; apt-get install {package}", file=sys.stderr)
    return path


def row(name, command, samples, unit=None):
    times = sorted(samples)
    low, high = times[len(times) // 10], times[-1 - len(times) // 10]
    median = statistics.median(times)
    rate = f" {unit / median:,.1f} |" if unit else ""
    digits = 2 if median < 10 else 0
    median, low, high = (f"{value:,.{digits}f}" for value in (median, low, high))
    return f"| {name} | {median} | {low}–{high} | {peak(command)} |{rate}"


def compare(title, pairs, subject, other, unit=None, unit_name=None):
    """Prints a section: subject and other are (name, command); other's command may be missing.

    With a unit, each row also tells that amount divided by its milliseconds.
    """
    ours, theirs = [], []
    has_peer = other[1][0] is not None
    for number in range(-1, pairs):
        a = once(subject[1])
        b = once(other[1]) if has_peer else None
        if number < 0:
            continue  # The first pair only warms the caches.
        ours.append(a)
        if b:
            theirs.append(b)
    extra = f" {unit_name} |" if unit else ""
    print(f"## {title}\n")
    print(f"| {pairs} runs each, in turn | median ms | middle 80 % | peak MB |{extra}")
    print("| --- | --- | --- | --- |" + (" --- |" if unit else ""))
    print(row(*subject, ours, unit))
    if not has_peer:
        print(f"\n{other[0]}: not installed here.\n")
        return
    print(row(*other, theirs, unit))
    ratios = sorted(a / b for a, b in zip(ours, theirs))
    low, high = ratios[len(ratios) // 10], ratios[-1 - len(ratios) // 10]
    print(f"\nRatio, median of the pairs: **{statistics.median(ratios):.2f}** ({low:.2f}–{high:.2f})\n")


def folder():
    """A temporary folder, gone with the returned object."""
    return tempfile.TemporaryDirectory(prefix="navsh-bench-")
