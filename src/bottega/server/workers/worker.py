"""The worker process.

It reads requests from its standard input and writes answers to its standard output, each a length and a pickle, until
the input ends: so it never outlives its server.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import struct
import sys
from collections.abc import Generator
from typing import Any, BinaryIO

from bottega.server.refusal import Refusal
from bottega.server.workers.jobs import JOBS

LENGTH = struct.Struct("!I")


def frame(value: Any) -> bytes:
    body = pickle.dumps(value)
    return LENGTH.pack(len(body)) + body


def read(stream: BinaryIO) -> Any:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    return pickle.loads(stream.read(*LENGTH.unpack(head)))


def finish(result: Any, answers: BinaryIO) -> Any:
    """The result of a job; one that is a generator tells on the way how far it is."""
    while isinstance(result, Generator):
        try:
            answers.write(frame(("step", next(result))))
            answers.flush()
        except StopIteration as end:
            result = end.value
    return result


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not get among the answers
    with contextlib.suppress(OSError):
        os.nice(10)
    while True:
        try:
            job, arguments = read(sys.stdin.buffer)
        except EOFError:
            return
        answer: tuple[str, Any]
        try:
            answer = ("done", finish(JOBS[job](*arguments), answers))
        except Refusal as refusal:
            answer = ("refused", refusal.code)
        except Exception as error:
            answer = ("error", f"{type(error).__name__}: {error}")
        answers.write(frame(answer))
        answers.flush()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        main()
