"""Events told together: a roll of all dice in one line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bottega.core.game import name_of
from bottega.core.position import Event
from bottega.core.texts import Text
from bottega.games.florenza_dice.content import Box
from bottega.games.florenza_dice.names import DICE
from bottega.games.florenza_dice.speech import event_text


def log_texts(box: Box, events: Sequence[Event], names: Sequence[str]) -> list[tuple[int, Text]]:
    """The texts that tell the events, each with its seat."""
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
