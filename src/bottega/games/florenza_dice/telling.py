"""Joining events into log lines: a roll of all dice is one line; and naming the die that is due."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bottega.core.game import Die, name_of
from bottega.core.position import Event
from bottega.core.texts import Text, player, text
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.content import Box
from bottega.games.florenza_dice.names import DICE
from bottega.games.florenza_dice.position import FlorenzaDicePosition
from bottega.games.florenza_dice.speech import event_text


def log_texts(box: Box, events: Sequence[Event], names: Sequence[str]) -> list[tuple[int, Text]]:
    """The texts that report the events, each with its seat."""
    told: list[tuple[int, Text]] = []
    for kind, group in groupby(events, key=lambda event: event.kind):
        run = list(group)
        if kind == "rolled" and len(run) == len(DICE):
            values: dict[str, int | str | Text] = {
                DICE[event.args["die"]]: event.args["value"] for event in run
            }
            told.append((-1, Text("told-roll", values)))
        else:
            told += [(event.seat, event_text(box, event, name_of(event, names))) for event in run]
    return told


def awaited(p: FlorenzaDicePosition) -> Text | None:
    """Whose free building is rolled for."""
    if p.stage != at.STAGE_ROLL_BUILDINGS:
        return None
    seat = next(seat for seat in range(p.seats) if p.building(seat, 0) == 0)
    return text("awaited-building", who=player(seat))


def die(p: FlorenzaDicePosition) -> Die:
    """The die that is rolled: for a free building, or one of the dice board; the Ghost has its own dice."""
    if p.stage == at.STAGE_ROLL_BUILDINGS:
        seat = next(seat for seat in range(p.seats) if p.building(seat, 0) == 0)
        return Die(f"building {seat}", seat)
    if p.stage == at.STAGE_DRAW_FIRST:
        return Die("first")
    number = next(number for number in range(at.DICE) if p.die_value(number) == 0)
    if p.active >= p.seats:
        return Die(f"ghost {DICE[number]}")
    return Die(f"{p.active} {DICE[number]}", p.active)
