"""Joining events into log lines: who comes, who goes, and the turn order; and naming the die that is due."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bottega.core.game import Die, name_of
from bottega.core.position import Event
from bottega.core.texts import Text, player, text
from bottega.games.florenza import layout as at
from bottega.games.florenza.names import ROMAN, STAGES
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules.agenda import is_ghost, whose_turn
from bottega.games.florenza.speech import Speech


def log_texts(speech: Speech, events: Sequence[Event], names: Sequence[str]) -> list[tuple[int, Text]]:
    """The texts that report the events, each with its seat."""
    told: list[tuple[int, Text]] = []
    for kind, group in groupby(events, key=lambda event: event.kind):
        run = list(group)
        together = in_one_line(speech, kind, run, names) if len(run) > 1 else None
        if together is not None:
            told.append((-1, together))
        else:
            told += [(event.seat, speech.event(event, name_of(event, names))) for event in run]
    return told


def in_one_line(speech: Speech, kind: str, events: list[Event], names: Sequence[str]) -> Text | None:
    """One text for several events of a kind; None for kinds that are reported one by one."""
    if kind == "arrives":
        come = [
            f"{speech.character_name(event.args['character'])} ({ROMAN[event.args['card'] - 1]})"
            for event in events
        ]
        return text("told-arrive", characters=", ".join(come))
    if kind == "leaves":
        return text(
            "told-leave",
            characters=", ".join(speech.character_name(event.args["character"]) for event in events),
        )
    if kind == "enlisted":
        return text(
            "told-enlist", fortunes=", ".join(speech.captain(event.args["fortune"]) for event in events)
        )
    if kind == "order":
        return text("told-order", players=", ".join(names[event.seat] for event in events))
    return None


def awaited(speech: Speech, p: FlorenzaPosition) -> Text | None:
    """What a die is rolled for; the sentence of a draw says it itself."""
    if p.stage == at.THIRD_DIE:
        return text("awaited-third")
    if p.stage == at.ROLL:
        return text("awaited-work", work=speech.work(p.work_now))
    if p.stage > at.DRAW_ORDER and is_ghost(p, whose_turn(p)):
        return text("awaited-ghost", who=player(whose_turn(p)))
    return None


def die(p: FlorenzaPosition) -> Die:
    """What is drawn, or the die of a stage: each family has its own, and another one for each work of art."""
    name = STAGES[p.stage]
    if p.stage <= at.DRAW_ORDER:
        return Die(name)
    seat = whose_turn(p)
    work = f" {p.work_now}" if p.stage == at.ROLL else ""
    return Die(f"{name} {seat}{work}", -1 if is_ghost(p, seat) else seat)
