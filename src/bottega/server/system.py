"""What the operating system lets a process use. Windows has no such limits: nothing is limited there."""

from __future__ import annotations

import math
import os
from typing import Any

resource: Any
try:
    import resource
except ImportError:
    resource = None

FILES = 65536
"""How many files are enough, if the operating system sets no limit."""


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the operating system allows; returns it."""
    if resource is None:
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted: int = FILES if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):
            return int(soft)
    return wanted


def most_files() -> float:
    return FILES if resource is None else float(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def open_files() -> float:
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:  # not on Linux
        return 0


def resident_bytes() -> float:
    try:
        with open("/proc/self/statm") as numbers:
            return int(numbers.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:  # not on Linux: the largest it ever was
        return 0 if resource is None else float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)


def limit_memory(megabytes: int) -> None:
    """Limit the memory of this process (0: no limit); it leaves no core dump."""
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if megabytes:
            resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def limit_time(seconds: int) -> None:
    """Limit the CPU time from now on (0: no limit)."""
    if resource is not None and seconds:
        used = resource.getrusage(resource.RUSAGE_SELF)
        until = math.ceil(used.ru_utime + used.ru_stime) + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))


def lower_priority() -> None:
    if hasattr(os, "nice"):
        os.nice(10)
