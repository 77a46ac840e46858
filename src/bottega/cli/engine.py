"""`bottega engine`: one of our bots as a program that speaks the engine protocol (docs/engine-protocol.md)."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from bottega import __version__
from bottega.bots import Bot, Budget, SearchBot, Thought, make
from bottega.bots.exe import PROTOCOL
from bottega.core.errors import BottegaError
from bottega.core.game import Game
from bottega.core.position import CHANCE, OVER, Position
from bottega.core.registry import game as find_game
from bottega.core.registry import game_by_hash
from bottega.core.rng import Rng

INFO_SECONDS = 1.0
"""How often a search says how far it is."""


Wanted = TypeVar("Wanted")


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """How a game begins."""

    players: int | None = None
    options: dict[str, Any] = {}


class Engine:
    """What the program knows: a game, a position, and the bot that decides."""

    def __init__(self, bot: str) -> None:
        make(bot, Rng(0))
        self.name = bot
        self.bot: Bot | None = None
        self.about: dict[str, str] = {}
        self.game: Game | None = None
        self.position: Position | None = None
        self.thinking: threading.Thread | None = None

    def run(self, lines: Iterable[str]) -> None:
        """Answer line after line; at their end an answer that is due is still given."""
        for line in lines:
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                self.stop()
                break
            try:
                self.hear(word, rest.strip())
            except BottegaError as error:
                say(f"error {' '.join(str(error).split())}")
        self.wait()

    def hear(self, word: str, rest: str) -> None:
        """Carry out one line; one that is not known is for a later version of the protocol."""
        if word == "stop":
            self.stop()
            return
        self.wait()
        if word == "hello":
            say(f"name Bottega {__version__} {self.name}")
            say(f"option bot {self.name}")
            say("want dump")
            say(f"ready {PROTOCOL}")
        elif word == "option":
            name, _, value = rest.partition(" ")
            if name != "bot":
                raise BottegaError(f"there is no option {name!r}; the only one is bot")
            make(value, Rng(0))
            self.name, self.bot = value, None
        elif word == "newgame":
            self.about, self.game, self.position, self.bot = {}, None, None, None
        elif word in ("game", "rules", "content", "box", "seed"):
            self.about[word] = rest
            self.game = None
        elif word == "position":
            self.position = None
        elif word == "dump":
            self.position = self.the_game().load(decoded(rest, object))
        elif word == "start":
            given = decoded(rest, Start)
            self.position = self.the_game().start(given.players, **given.options)
        elif word == "move":
            self.move(rest)
        elif word == "go":
            self.go(rest.split())

    def the_game(self) -> Game:
        """The game that was named, with its content."""
        if self.game is None:
            name, content = self.about.get("game"), self.about.get("content")
            if not name:
                raise BottegaError("say which game first: newgame, then game NAME")
            box = decoded(self.about["box"], dict[str, Any]) if "box" in self.about else None
            game = game_by_hash(name, content, box) if content else find_game(name)
            rules = self.about.get("rules", str(game.rules_version))
            if rules != str(game.rules_version):
                raise BottegaError(f"this Bottega plays {name} by rules {game.rules_version}, not {rules}")
            self.game = game
        return self.game

    def the_position(self) -> Position:
        if self.position is None:
            raise BottegaError("say which position first: position, then dump JSON or start JSON")
        return self.position

    def move(self, rest: str) -> None:
        """Play a move of a record: `1 hold` or, for a die or a draw, `* 4`."""
        game, position = self.the_game(), self.the_position()
        seat, _, notation = rest.partition(" ")
        if (seat == "*") != (position.to_act == CHANCE):
            raise BottegaError(f"the move {rest!r} does not fit: {expected(position)}")
        if seat == "*":
            position.play(game.parse(position, notation))
        else:
            who = number(seat)
            position.play(game.find(position, notation, who), who)

    def go(self, words: list[str]) -> None:
        """Decide; a search goes on in a thread of its own, so that `stop` is heard."""
        position = self.the_position()
        limits = dict(zip(words[::2], words[1::2], strict=False))
        seat = number(limits.get("seat", str(position.to_act)))
        if seat not in position.waiting:
            raise BottegaError(f"seat {seat} has nothing to decide: {expected(position)}")
        wanted: Budget | None = None
        if "iterations" in limits:
            wanted = Budget(iterations=max(1, number(limits["iterations"])))
        if "seconds" in limits:
            wanted = Budget(seconds=seconds(limits["seconds"]))
        if self.bot is None:
            self.bot = make(self.name, Rng(number(self.about.get("seed", "0"))))
        if not isinstance(self.bot, SearchBot):
            self.answer(position, self.bot.choose(position.copy(), seat))
            return
        search = (self.bot, position.copy(), seat, wanted or self.bot.usual(position))
        self.thinking = threading.Thread(target=self.think, args=search, daemon=True)
        self.thinking.start()

    def think(self, bot: SearchBot, position: Position, seat: int, budget: Budget) -> None:
        """Search and answer, with a line each second on the way."""
        done = threading.Event()

        def inform() -> None:
            while not done.wait(INFO_SECONDS):
                tree = bot.searching
                if tree is not None:
                    self.inform(position, tree.iterations, tree.thoughts()[0], tree.line())

        informing = threading.Thread(target=inform, daemon=True)
        informing.start()
        try:
            chosen = bot.think(position.copy(), seat, budget)[0]
        except Exception as error:  # in a thread nobody else would tell
            say(f"error {type(error).__name__}: {' '.join(str(error).split())}")
            return
        finally:
            done.set()
            informing.join()
        tree = bot.tree
        assert tree is not None
        self.inform(position, tree.iterations, chosen, tree.line())
        self.answer(position, chosen.action)

    def inform(
        self, position: Position, iterations: int, chosen: Thought, line: list[tuple[int, int]]
    ) -> None:
        told = f"iterations {iterations} points {chosen.value:.6g} chance {chosen.chance:.6g}"
        say(f"info {told} line {'; '.join(self.notations(position, line))}")

    def notations(self, position: Position, line: list[tuple[int, int]]) -> list[str]:
        game, after = self.the_game(), position.copy()
        found = []
        for seat, action in line:
            found.append(game.notate(after, action))
            after.apply(action, seat)
        return found

    def answer(self, position: Position, action: int) -> None:
        say(f"best {action} {self.the_game().notate(position, action)}")

    def stop(self) -> None:
        """Let a search that is under way answer at once."""
        while self.thinking is not None and self.thinking.is_alive():
            tree = self.bot.searching if isinstance(self.bot, SearchBot) else None
            if tree is not None:
                tree.stopped = True
            self.thinking.join(0.01)

    def wait(self) -> None:
        if self.thinking is not None:
            self.thinking.join()
            self.thinking = None


def say(line: str) -> None:
    print(line, flush=True)


def decoded(text: str, kind: type[Wanted]) -> Wanted:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise BottegaError(f"this JSON cannot be read: {error}") from error


def number(text: str) -> int:
    if not text.removeprefix("-").isdecimal():
        raise BottegaError(f"{text!r} is not a whole number")
    return int(text)


def seconds(text: str) -> float:
    with contextlib.suppress(ValueError):
        if 0 < float(text) < 1e6:
            return float(text)
    raise BottegaError(f"{text!r} is not a time in seconds")


def expected(position: Position) -> str:
    """What the position waits for."""
    if position.to_act == OVER:
        return "the game is over"
    if position.to_act == CHANCE:
        return "a die or a draw comes next"
    return f"seat {', '.join(map(str, position.waiting))} decides"


def run_engine(bot: str) -> None:
    Engine(bot).run(sys.stdin)
