"""The worker process.

It reads requests from standard input and writes answers to standard output, each as a length and a pickle. It ends
when the input ends, so it never outlives its server. Its arguments limit its memory in megabytes and the CPU time of a
job in seconds (0: no limit); the operating system ends a worker that needs more.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import struct
import sys
from collections.abc import Generator
from typing import Any, BinaryIO

from bottega.server.refusal import RequestRefused
from bottega.server.system import limit_memory, limit_time, lower_priority
from bottega.server.workers.jobs import JOBS

LENGTH = struct.Struct("!I")


def frame(value: Any) -> bytes:
    body = pickle.dumps(value)
    return LENGTH.pack(len(body)) + body


def read_frame(stream: BinaryIO) -> Any:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    return pickle.loads(stream.read(*LENGTH.unpack(head)))


def finish_job(result: Any, answers: BinaryIO) -> Any:
    """The result of a job; what a generator yields is sent as progress."""
    while isinstance(result, Generator):
        try:
            answers.write(frame(("step", next(result))))
            answers.flush()
        except StopIteration as end:
            result = end.value
    return result


def main() -> None:
    megabytes, seconds = map(int, sys.argv[1:])
    limit_memory(megabytes)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # keep what a bot prints out of the answers
    with contextlib.suppress(OSError):
        lower_priority()
    while True:
        try:
            job, arguments = read_frame(sys.stdin.buffer)
        except EOFError:
            return
        answer: tuple[str, Any]
        limit_time(seconds)
        try:
            answer = ("done", finish_job(JOBS[job](*arguments), answers))
        except RequestRefused as refusal:
            answer = ("refused", (refusal.code, refusal.text_args))
        except MemoryError:
            answer = ("exhausted", None)
        except Exception as error:
            answer = ("error", f"{type(error).__name__}: {error}")
        answers.write(frame(answer))
        answers.flush()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        main()
