"""A seat: who holds it, its token, draft and plans."""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal

import msgspec

Kind = Literal["guest", "open", "bot", "ghost"]


class StandingOrder(msgspec.Struct, forbid_unknown_fields=True):
    """An order as it was given: after `after` moves, in that round."""

    choice: str
    until: Literal["game", "round"]
    after: int
    round: int


class PlanAhead(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat has planned for its next turns of a round: gestures in notation."""

    round: int
    gestures: list[list[str]]


class StandIn(msgspec.Struct, forbid_unknown_fields=True):
    """A bot that plays for the holder of a seat, who may come back at any time."""

    bot: str
    why: Literal["holder", "people", "clock"]
    """Who wanted it."""
    once: bool = False
    """For the present turn only."""


class Seat(msgspec.Struct):
    """A seat, and what only its holder may know."""

    seat: int
    kind: Kind
    name: str
    word: str = ""
    """What the holder brought for the dice; empty: it follows from the dice's secret."""
    bot: str | None = None
    guest: str | None = None
    stand_in: StandIn | None = None
    link: str | None = None
    """The hash of the seat's link; nobody knows the link but who was given it."""
    joined: bool = False
    """The holder came by the link: it is of no use to others."""
    draft: list[list[int]] = []
    """The numbers of the actions by gesture."""
    steps: int = 0
    """How often the draft has changed."""
    changed: int = 0
    asked: int = 0
    """The moves of the record when the seat's present decision arose."""
    since: float = 0.0
    """When it arose; 0: nobody is asked."""
    turn: int = 0
    """How often the seat has acted."""
    orders: dict[str, StandingOrder] = {}
    plan: PlanAhead | None = None
    notice: str = ""

    @property
    def thinks(self) -> str | None:
        """The bot that decides for the seat; None: a person does."""
        if self.stand_in is not None:
            return self.stand_in.bot
        return (self.bot or "random") if self.kind == "bot" else None


def hash_token(token: str) -> str:
    """How the secret of a link is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


BOT_NAMES = (
    "Bianca", "Cosimo", "Duccio", "Fiammetta", "Ginevra", "Lapo", "Lisa", "Maso",
    "Nanni", "Oretta", "Piero", "Simonetta", "Taddeo", "Ughetta", "Vanna", "Zanobi",
)  # fmt: skip


def bot_name(taken: list[str]) -> str:
    """A name for a bot, if possible one that nobody has."""
    free = [name for name in BOT_NAMES if name not in taken]
    return secrets.choice(free or BOT_NAMES)


def distinct(name: str, taken: list[str]) -> str:
    """The name, with a number if it is taken."""
    if name not in taken:
        return name
    return next(f"{name[:36]} {n}" for n in range(2, 100) if f"{name[:36]} {n}" not in taken)
