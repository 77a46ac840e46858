"""Processes that start in milliseconds: each is forked from a process that has imported the package already."""

from __future__ import annotations

import atexit
import functools
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext
from multiprocessing.reduction import DupFd
from pathlib import Path
from typing import Any


@functools.cache
def _context() -> ForkServerContext:
    context = get_context("forkserver")
    context.set_forkserver_preload(["tests.warm"])
    return context


class _Descriptor:
    """An open file that the child gets under another number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __reduce__(self) -> tuple[Any, ...]:
        return _received, (DupFd(self.number),)


def _received(descriptor: Any) -> int:
    return int(descriptor.detach())


def _child(
    work: Callable[..., None], words: list[str], files: list[int], env: dict[str, str], cwd: str
) -> None:
    for number, file in enumerate(files):
        os.dup2(file, number)
    for file in set(files):
        os.close(file)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    sys.argv = ["bottega", *words]
    work()


class Forked:
    """A running process, with as much of `subprocess.Popen` as the tests use. It is ended with the tests."""

    def __init__(
        self,
        work: Callable[[], None],
        words: list[str],
        files: tuple[int, int, int],
        env: Mapping[str, str],
        cwd: Path | None = None,
    ) -> None:
        passed = [_Descriptor(file) for file in files]
        self._process = _context().Process(
            target=_child, args=(work, words, passed, dict(env), str(cwd or Path.cwd()))
        )
        self._process.start()
        atexit.register(self._process.kill)  # before Python waits for it
        assert self._process.pid is not None
        self.pid = self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired(" ".join(map(str, sys.argv)), timeout)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self._process.exitcode is None:
            os.kill(self.pid, number)
