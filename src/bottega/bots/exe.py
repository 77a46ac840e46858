"""Programs as bots: whatever speaks the engine protocol (docs/engine-protocol.md) on its standard input and output.

A program is started once for each bot that plays at the same time, and plays one game after the other: when a bot is
dropped, its program waits for the next bot with the same command. One that fails is ended, and started again for the
next decision.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import select
import shlex
import signal
import subprocess
import time
from collections import deque
from collections.abc import Callable
from functools import cache
from typing import IO

import msgspec

from bottega.bots import guard
from bottega.bots.base import Bot
from bottega.bots.guard import BotFailure
from bottega.core.game import Game
from bottega.core.judge import judge_for
from bottega.core.position import Position, game_of, new_buffer
from bottega.core.rng import Rng

PROTOCOL = 1
"""The version of the protocol."""
PREFIX = "exe"
"""What a bot's name begins with if it is a program: `exe:./mybot --depth 3`."""
GRACE = 5.0
"""Seconds that a program has for its answer after `stop`."""
FAREWELL = 0.5
"""Seconds that a program has to end by itself after `quit`."""
LAST_LINES = 10
"""How many of a program's lines are told when it fails."""
LONGEST = 1 << 20
"""Bytes after which a line without an end is nonsense."""
WANTS = ("after", "dump", "text")
"""What a program can ask for besides the actions and the points."""
PR_SET_PDEATHSIG = 1
"""From <linux/prctl.h>."""


@cache
def _ends_with_us() -> Callable[[], None] | None:
    """What a new process does so that it ends with this one, however that ends; None: only Linux can do this."""
    import ctypes

    prctl = getattr(ctypes.CDLL(None), "prctl", None)
    return None if prctl is None else lambda: prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class Program:
    """A running program that has answered `hello`."""

    def __init__(self, command: str, seconds: float) -> None:
        self.command = command
        self.wants: set[str] = set()
        self.said: deque[str] = deque(maxlen=LAST_LINES)
        self._lines: deque[str] = deque()
        self._unsent = b""
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                process_group=0,  # Ctrl-C is for us, and what the program has started ends with it
                preexec_fn=_ends_with_us(),
            )
        except (OSError, ValueError, IndexError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise BotFailure(f"it cannot be started: {reason}") from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self._in: IO[bytes] = self.process.stdin
        self._open: dict[IO[bytes], bytes] = {self.process.stdout: b"", self.process.stderr: b""}
        os.set_blocking(self._in.fileno(), False)
        _running.add(self)
        try:
            self._greet(seconds)
        except BaseException:
            self.end()
            raise

    def _greet(self, seconds: float) -> None:
        self.send(f"hello {PROTOCOL}\n")
        until = time.monotonic() + seconds
        while True:
            line = self.line(until)
            if line is None:
                raise self.failure(f"it did not answer hello within {seconds:g} seconds")
            word, _, rest = line.partition(" ")
            if word == "ready":
                if rest != str(PROTOCOL):
                    raise self.failure(f"it speaks version {rest or '?'} of the protocol, not {PROTOCOL}")
                return
            if word == "want":
                self.wants.update(rest.split())
            elif word not in ("name", "author", "option"):
                raise self.nonsense(line)

    def decide(self, request: str, seconds: float) -> str:
        """Send a request that ends with `go`; what follows the word `best` in the answer."""
        self.send(request)
        until = time.monotonic() + seconds
        stopped = False
        while True:
            line = self.line(until)
            if line is None:
                if stopped:
                    raise self.failure(f"it took more than {seconds:g} seconds")
                self.send("stop\n")
                stopped, until = True, until + GRACE
                continue
            word, _, rest = line.partition(" ")
            if word == "best":
                return rest
            if word != "info":
                raise self.nonsense(line)

    def send(self, text: str) -> None:
        self._unsent += text.encode()
        self._write()

    def _write(self) -> None:
        """Write as much as fits; that a program has ended shows when it is read."""
        with contextlib.suppress(BlockingIOError):
            try:
                self._unsent = self._unsent[os.write(self._in.fileno(), self._unsent) :]
            except BrokenPipeError:
                self._unsent = b""

    def line(self, until: float) -> str | None:
        """The next line that the program says; None if the time runs out first."""
        while (rest := until - time.monotonic()) > 0:
            if self._lines:
                return self._lines.popleft()
            writing = [self._in] if self._unsent else []
            readable, writable, _ = select.select(list(self._open), writing, [], rest)
            if writable:
                self._write()
            for pipe in readable:
                self._read(pipe)
            if self.process.stdout not in self._open and not self._lines:
                raise self.failure(self._end())
        return None

    def _read(self, pipe: IO[bytes]) -> None:
        data = os.read(pipe.fileno(), 1 << 16)
        *lines, rest = (self._open[pipe] + data).split(b"\n")
        if rest and (not data or len(rest) > LONGEST):
            lines, rest = [*lines, rest], b""
        told = [line.decode(errors="replace").rstrip("\r") for line in lines]
        self.said.extend(line for line in told if line)
        if pipe is self.process.stdout:
            self._lines.extend(line for line in told if line.strip())
        self._open[pipe] = rest
        if not data:
            del self._open[pipe]

    def _end(self) -> str:
        """How the program ended, with what it said last on its way out."""
        try:
            code = self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        while self._open and (readable := select.select(list(self._open), [], [], 0)[0]):
            for pipe in readable:
                self._read(pipe)
        return f"it ended by {signal.Signals(-code).name}" if code < 0 else f"it ended with code {code}"

    def nonsense(self, line: str) -> BotFailure:
        word, _, rest = line.partition(" ")
        if word == "error":
            return self.failure(f"it says: {rest}")
        return self.failure(f"{line[:80]!r} is not a line of the protocol here")

    def failure(self, reason: str) -> BotFailure:
        last = " | ".join(line[:200] for line in self.said)
        return BotFailure(f"{reason}; its last lines: {last}" if last else f"{reason}; it said nothing")

    def end(self, seconds: float = 0.0) -> None:
        """End the program: with some patience if seconds are given, and in any case."""
        _running.discard(self)
        if seconds > 0:
            self.send("quit\n")
        self._in.close()
        if seconds > 0:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(seconds)
        if self.process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()

    def forget(self) -> None:
        """Leave the program to the process from which this one was forked."""
        self.process.returncode = 0
        self._in.close()


_running: set[Program] = set()
_idle: dict[str, list[Program]] = {}
_known: set[str] = set()
"""The commands of programs that have answered `hello` in this process."""


def end_programs() -> None:
    """End all programs of this process."""
    _idle.clear()
    for program in list(_running):
        program.end(FAREWELL)


def _forget_programs() -> None:
    for program in _running:
        program.forget()
    _running.clear()
    _idle.clear()


atexit.register(end_programs)
os.register_at_fork(after_in_child=_forget_programs)


class ExeBot(Bot):
    """`exe:COMMAND`: a program that decides. The first bot of a command starts it at once, to see if it answers."""

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting)
        self.program: Program | None = None
        self.begun = False
        self.seconds = guard.TIME_LIMIT
        """How long a decision may take."""
        self.buf = new_buffer()
        if setting not in _known:
            self._start()
            _known.add(setting)

    def _start(self) -> Program:
        waiting = _idle.get(self.setting)
        if self.program is None:
            self.program = waiting.pop() if waiting else Program(self.setting, self.seconds)
            self.begun = False
        return self.program

    def choose(self, position: Position, seat: int) -> int:
        program = self._start()
        game = game_of(position)
        if game is None:
            raise BotFailure("a position without its game cannot be described to a program")
        actions = [int(self.buf[at]) for at in range(position.fill(self.buf, seat))]
        lines = [] if self.begun else new_game_lines(game, position, seat, self.rng, self.seconds)
        lines += [*position_lines(game, position, seat, actions, program.wants), f"go seat {seat}\n"]
        try:
            action = _understood(
                program, game, position, seat, program.decide("\n".join(lines), self.seconds)
            )
        except BaseException:
            self.program = None
            program.end()
            raise
        self.begun = True
        return action

    def __del__(self) -> None:
        program = getattr(self, "program", None)
        if program is not None and program in _running:
            _idle.setdefault(self.setting, []).append(program)


def _understood(program: Program, game: Game, position: Position, seat: int, answer: str) -> int:
    """The action that an answer names, by its number and, if the program likes, its notation."""
    number, _, notation = answer.partition(" ")
    if not number.isdecimal() or not number.isascii():
        raise program.nonsense(f"best {answer}")
    action = int(number)
    if action >= position.action_count or position.refusal(action, seat) != 0:
        raise program.failure(f"action {action} is not legal")
    if notation and notation != game.notate(position, action):
        raise program.failure(f"action {action} is {game.notate(position, action)!r}, not {notation!r}")
    return action


def new_game_lines(game: Game, position: Position, seat: int, rng: Rng, seconds: float) -> list[str]:
    """What a program is told before the first decision of a game."""
    lines = [
        "newgame",
        f"game {game.source}",
        f"rules {game.rules_version}",
        f"content {game.content.hash}",
        f"seats {position.seats}",
        f"seat {seat}",
        f"seed {rng.word()}",
        f"limit {seconds:g}",
    ]
    if not game.content.shipped:
        lines.append(f"box {msgspec.json.encode(game.content.raw).decode()}")
    return lines


def position_lines(
    game: Game, position: Position, seat: int, actions: list[int], wants: set[str]
) -> list[str]:
    """A position for a program: how it stands, what may be done, and what else it wants to know."""
    lines = ["position", f"round {position.round}", "scores " + " ".join(map(str, position.scores()))]
    if "dump" in wants:
        lines.append(f"dump {msgspec.json.encode(position.dump()).decode()}")
    if "text" in wants:
        lines.append(f"question {one_line(game.say(game.question(position, seat), 'en'))}")
    lines += [f"action {action} {game.notate(position, action)}" for action in actions]
    if "after" in wants:
        judge = judge_for(position)
        judge.start(position, seat)
        for action in actions:
            after = position.copy()
            after.apply(action, seat)
            judge.assess(after, seat)
            lines.append(f"after {action} {after.heuristic(seat):.6g} {judge.points:.6g} {judge.chance:.6g}")
    if "text" in wants:
        lines += [
            f"text {action} {one_line(game.describe(position, action, 'en', seat))}" for action in actions
        ]
    return lines


def one_line(text: str) -> str:
    return " ".join(text.split())
