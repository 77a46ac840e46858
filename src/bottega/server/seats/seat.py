"""A seat: who holds it, its token, draft and plans."""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal

import msgspec

Kind = Literal["guest", "open", "bot", "ghost"]


class StandingOrder(msgspec.Struct, forbid_unknown_fields=True):
    """A standing order, given in `round` after `after` moves."""

    choice: str
    until: Literal["game", "round"]
    after: int
    round: int


class PlanAhead(msgspec.Struct, forbid_unknown_fields=True):
    """The plan of a seat for its next turns in a round: gestures in notation."""

    round: int
    gestures: list[list[str]]


class StandIn(msgspec.Struct, forbid_unknown_fields=True):
    """A bot that plays for the holder of a seat until the holder comes back."""

    bot: str
    why: Literal["holder", "people", "clock"]
    """Who caused it: the holder, the other people by a vote, or the clock."""
    once: bool = False
    """Only for the present turn."""


class Seat(msgspec.Struct):
    """A seat of a table, including what only its holder may see."""

    seat: int
    kind: Kind
    name: str
    word: str = ""
    """The holder's word for the dice; empty: it is derived from the secret of the dice."""
    bot: str | None = None
    guest: str | None = None
    stand_in: StandIn | None = None
    link: str | None = None
    """The hash of the token in the seat's link; the token itself is not stored."""
    joined: bool = False
    """The link was used by the holder, so nobody else can use it."""
    draft: list[list[int]] = []
    """The actions of each gesture."""
    steps: int = 0
    """How often the draft, the plan or the orders have changed."""
    changed: int = 0
    asked: int = 0
    """The number of moves when the seat's present decision came up."""
    since: float = 0.0
    """The time when it came up; 0: the seat has nothing to decide."""
    turn: int = 0
    """The number of the seat's turn: how often it has acted."""
    orders: dict[str, StandingOrder] = {}
    plan: PlanAhead | None = None
    notice: str = ""

    @property
    def active_bot(self) -> str | None:
        """The bot that decides for the seat; None: a person decides."""
        if self.stand_in is not None:
            return self.stand_in.bot
        return (self.bot or "random") if self.kind == "bot" else None


def hash_token(token: str) -> str:
    """The hash under which a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


BOT_NAMES = (
    "Bianca", "Cosimo", "Duccio", "Fiammetta", "Ginevra", "Lapo", "Lisa", "Maso",
    "Nanni", "Oretta", "Piero", "Simonetta", "Taddeo", "Ughetta", "Vanna", "Zanobi",
)  # fmt: skip


def bot_name(taken: list[str]) -> str:
    """A name for a bot, if possible one that is not taken."""
    free = [name for name in BOT_NAMES if name not in taken]
    return secrets.choice(free or BOT_NAMES)


def distinct(name: str, taken: list[str]) -> str:
    """The name, with a number if it is taken."""
    if name not in taken:
        return name
    return next(f"{name[:36]} {n}" for n in range(2, 100) if f"{name[:36]} {n}" not in taken)
