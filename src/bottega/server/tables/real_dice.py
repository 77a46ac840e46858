"""Real dice: people enter what they rolled."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.errors import BottegaError, IllegalAction
from bottega.core.game import Game
from bottega.core.outcomes import Outcomes, whole_roll
from bottega.core.position import CHANCE, Event, Position
from bottega.server.protocol.messages import Correct, Enter
from bottega.server.protocol.replay import LogLine
from bottega.server.protocol.states import RollDie, RollOutcome
from bottega.server.refusal import Refusal
from bottega.server.tables.log_lines import Note
from bottega.server.tables.table import Table


def enter(table: Table, guest: str, message: Enter, name: str) -> None:
    """Let the dice show what somebody has entered."""
    _check(table, message.moves)
    if table.position.to_act != CHANCE or table.status != "playing":
        raise Refusal("no-roll")
    if not may_enter(table, guest):
        raise Refusal("not-yours")
    roll = whole_roll(table.game, table.position)
    if len(message.outcomes) != len(roll):
        raise Refusal("wrong-roll")
    after, outcomes = table.position.copy(), []
    for notation in message.outcomes:
        try:
            outcome = table.game.parse(after, notation)
            after.play(outcome)
        except (BottegaError, IllegalAction) as error:
            raise Refusal("wrong-roll") from error
        outcomes.append(outcome)
    table.take_outcomes(outcomes, Note(table.moves, "dice-entered", -1, _name(table, guest, name)))


def correct(table: Table, guest: str, message: Correct, name: str) -> None:
    """Take the last roll back, to be entered again."""
    _check(table, message.moves)
    start = last_roll(table)
    if start is None:
        raise Refusal("no-roll")
    if not may_correct(table, guest):
        raise Refusal("not-yours")
    table.take_back(start)
    table.add_notes([Note(start, "dice-corrected", -1, _name(table, guest, name))])


def may_enter(table: Table, guest: str | None) -> bool:
    """Whether it is the guest who rolls now, or the host."""
    return guest is not None and guest in (table.host, _roller(table))


def may_correct(table: Table, guest: str | None) -> bool:
    """The host may, and everybody who sits here: all have seen the dice."""
    seated = guest is not None and (guest == table.host or bool(table.seats_of(guest)))
    return seated and last_roll(table) is not None


def rolls_now(table: Table, guest: str | None) -> bool:
    """Whether the table waits for what the guest's own dice show."""
    waits = table.real_dice and table.status == "playing" and table.position.to_act == CHANCE
    return waits and guest is not None and guest == _roller(table)


def roll_dice(game: Game, position: Position, language: str, names: Sequence[str]) -> list[RollDie]:
    """The dice of a roll, each with all that it can show."""
    return [
        RollDie(die.name, words.question, _outcomes(game, before, words, names, language))
        for die, before in whole_roll(game, position)
        for words in [Outcomes(game, before, language, names)]
    ]


def _outcomes(
    game: Game, position: Position, words: Outcomes, names: Sequence[str], language: str
) -> list[RollOutcome]:
    def line(event: Event) -> LogLine:
        args = {name: int(value) for name, value in event.args.items()}
        return LogLine(0, 0, int(event.seat), game.tell(event, names, language), event.rule, event.kind, args)

    return [
        RollOutcome(notation, text, [line(event) for event in game.preview(position, outcome)])
        for outcome, notation, text in zip(words.outcomes, words.notations, words.words, strict=True)
    ]


def last_roll(table: Table) -> int | None:
    """How many moves there were before the last roll; None: somebody has decided something since, or there is none."""
    if not table.real_dice or table.status != "playing":
        return None
    entered = [note for note in table.notes if note.kind in ("dice-entered", "dice-corrected")]
    if not entered or entered[-1].kind == "dice-corrected":
        return None
    start = entered[-1].after
    moves = table.play.record.moves[start:]
    return start if moves and all(move.startswith("*") for move in moves) else None


def _roller(table: Table) -> str | None:
    seat = table.game.die(table.position).seat
    return table.seats[seat].guest if seat >= 0 else None


def _check(table: Table, moves: int) -> None:
    if not table.real_dice:
        raise Refusal("no-roll")
    if moves != table.moves:
        raise Refusal("stale")


def _name(table: Table, guest: str, name: str) -> str:
    """How the log calls a guest: as at the table."""
    held = table.seats_of(guest)
    return held[0].name if held else name
