"""Real dice: people roll them and enter the results."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.errors import BottegaError, IllegalAction
from bottega.core.game import Game
from bottega.core.outcomes import Outcomes, whole_roll
from bottega.core.position import CHANCE, Event, Position
from bottega.server.protocol.messages import Correct, Enter
from bottega.server.protocol.replay import LogLine
from bottega.server.protocol.states import RollDie, RollOutcome
from bottega.server.refusal import RequestRefused
from bottega.server.tables.log_lines import Note
from bottega.server.tables.table import Table


def enter(table: Table, guest: str, message: Enter, name: str) -> None:
    """Apply a roll that a guest has entered."""
    _check_moves(table, message.moves)
    if table.position.to_act != CHANCE or table.status != "playing":
        raise RequestRefused("no-roll")
    if not may_enter(table, guest):
        raise RequestRefused("not-yours")
    roll = whole_roll(table.game, table.position)
    if len(message.outcomes) != len(roll):
        raise RequestRefused("wrong-roll")
    after, outcomes = table.position.copy(), []
    for notation in message.outcomes:
        try:
            outcome = table.game.parse(after, notation)
            after.play(outcome)
        except (BottegaError, IllegalAction) as error:
            raise RequestRefused("wrong-roll") from error
        outcomes.append(outcome)
    table.enter_outcomes(outcomes, Note(table.moves, "dice-entered", -1, _name_for_log(table, guest, name)))


def correct(table: Table, guest: str, message: Correct, name: str) -> None:
    """Take back the last roll, so that it can be entered again."""
    _check_moves(table, message.moves)
    start = last_roll(table)
    if start is None:
        raise RequestRefused("no-roll")
    if not may_correct(table, guest):
        raise RequestRefused("not-yours")
    table.take_back(start)
    table.add_notes([Note(start, "dice-corrected", -1, _name_for_log(table, guest, name))])


def may_enter(table: Table, guest: str | None) -> bool:
    """Whether the guest may enter the roll: the one whose roll it is, and the host."""
    return guest is not None and guest in (table.host, _roller(table))


def may_correct(table: Table, guest: str | None) -> bool:
    """Whether the guest may correct the last roll: the host and everybody with a seat, as all have seen the dice."""
    seated = guest is not None and (guest == table.host or bool(table.seats_of(guest)))
    return seated and last_roll(table) is not None


def rolls_now(table: Table, guest: str | None) -> bool:
    """Whether the table waits for a roll of this guest."""
    waits = table.real_dice and table.status == "playing" and table.position.to_act == CHANCE
    return waits and guest is not None and guest == _roller(table)


def roll_dice(game: Game, position: Position, language: str, names: Sequence[str]) -> list[RollDie]:
    """The dice of a roll, each with its possible outcomes."""
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
    """The number of moves before the last roll; None: there is none, or somebody has decided something since."""
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


def _check_moves(table: Table, moves: int) -> None:
    if not table.real_dice:
        raise RequestRefused("no-roll")
    if moves != table.moves:
        raise RequestRefused("stale")


def _name_for_log(table: Table, guest: str, name: str) -> str:
    """The name of a guest in the log: the one at the table, if the guest has a seat."""
    held = table.seats_of(guest)
    return held[0].name if held else name
