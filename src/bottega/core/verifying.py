"""Verifying a record: its moves, dumps and result, its dice, and receipts that somebody kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from bottega.core.adapting import Script
from bottega.core.chance import commitment, day_outcome, fair_outcome, own_word
from bottega.core.errors import RecordError
from bottega.core.game import Game
from bottega.core.position import OVER, Position
from bottega.core.record import DAY, Fair, Record, Result, chained
from bottega.core.replaying import RecordedRoll, first_position, replay, rolls, rolls_taken_back


class Proof(NamedTuple):
    """What is proved about the dice of a record: rolls that were checked, numbers skipped, and whose words were used.

    `own_words` are the seats whose word is not derived from the secret, so somebody must have chosen it. `taken_back`
    is how often people took moves back, according to the record; the `rolls_back` among those moves are checked too,
    and their numbers count as skipped. `after`: the rolls among the first moves are not proved.
    """

    rolls: int
    skipped: int
    own_words: list[int]
    taken_back: int = 0
    rolls_back: int = 0
    after: int = 0

    @property
    def dropped(self) -> int:
        """How many rolls were made and not used, without anybody having taken them back."""
        return self.skipped - self.rolls_back


def verify(game: Game, record: Record) -> Proof | None:
    """Check a whole record: every move is legal, every dump and the result match the moves, and the dice are fair.

    Returns what is proved about the dice; None: nothing, because they have no secret or it is not published yet. The
    record of a running game may have no dumps: a server withholds them, because they would reveal hidden things. A
    record of older rules is adapted; `adaptations` tells how.
    """
    dumped = bool(record.rounds) or record.result is not None
    position = first_position(game, record)
    script = Script(game, record, position)
    different = {change.move for change in script.changes if change.kind == "differs"}
    ends = {end.after: end for end in record.rounds}
    for at, move in enumerate(record.moves):
        number = position.round
        script.play(position, at)
        end = ends.pop(at + 1, None)
        if (
            end is not None
            and at + 1 not in different
            and not is_dump_of(game, record, end.position, position)
        ):
            raise RecordError(f"after move {at + 1}, {move!r}, the dump of the round is not the position")
        ended = position.round != number and position.to_act != OVER
        if end is None and dumped and ended and not script.changes:  # an adapted round may end a move earlier
            raise RecordError(f"after move {at + 1}, {move!r}, the dump of the round is missing")
    if ends:
        raise RecordError(f"there is a dump after move {min(ends)}, where no round ended")
    verify_result(record, position)
    proof = None
    if record.fair is not None and record.fair.secret is not None:
        proof = verify_dice(game, record, record.fair)
    elif record.fair is not None:
        verify_taken_back(game, record, record.fair, None)
    else:
        for _, moves in record.branches():
            for _ in replay(game, msgspec.structs.replace(record, moves=moves, rounds=[], result=None)):
                pass
    return proof


def is_dump_of(game: Game, record: Record, dump: object, position: Position) -> bool:
    """Whether a record's dump describes this position; older rules may have written it differently."""
    return dump == position.dump() or (record.rules != game.rules_version and game.load(dump) == position)


def verify_result(record: Record, position: Position) -> None:
    """Check that the result matches the last position."""
    over = position.to_act == OVER
    if record.result is None:
        if over:
            raise RecordError("the game is over and the result is missing")
    elif not over:
        raise RecordError(f"there is a result, but the game is not over after move {len(record.moves)}")
    elif record.result != Result(position.scores(), list(position.winners())):
        raise RecordError(
            f"the result says {record.result.scores}, won by {record.result.winners}; "
            f"the moves give {position.scores()}, won by {list(position.winners())}"
        )


def verify_dice(game: Game, record: Record, fair: Fair) -> Proof:
    """Check every roll against the secret, and the secret against what was published before the first roll."""
    secret = secret_of(fair)
    if commitment(secret) != fair.commitment:
        raise RecordError(
            "the secret of the dice does not match the commitment published before the first roll"
        )
    of_a_day = record.dice == DAY
    if of_a_day and (fair.words or fair.numbers or fair.gaps or fair.after or record.taken_back):
        raise RecordError("the dice of a day must have no words and no numbers, and must all be proved")
    if not of_a_day and len(fair.words) not in (record.players, len(record.seats)):
        raise RecordError(f"the dice have {len(fair.words)} words for {len(record.seats)} seats")
    skipped, count = verify_numbers(fair), 0
    for roll in rolls(game, record, fair):
        expected = f"* {roll.notations[_expected(secret, fair, roll, of_a_day)]}"
        if record.moves[roll.move] != expected:
            raise RecordError(f"move {roll.move + 1}, {record.moves[roll.move]!r}: the dice say {expected!r}")
        count += 1
    rolls_back = verify_taken_back(game, record, fair, secret)
    return Proof(
        count, skipped, brought_words(fair, secret), len(record.taken_back), rolls_back, record_after(record)
    )


def secret_of(fair: Fair) -> bytes:
    """The published secret."""
    try:
        return bytes.fromhex(fair.secret or "")
    except ValueError as error:
        raise RecordError("the secret of the dice is not a hexadecimal number") from error


def brought_words(fair: Fair, secret: bytes) -> list[int]:
    """The seats whose word is not derived from the secret."""
    return [seat for seat, word in enumerate(fair.words) if word != own_word(secret, seat)]


def record_after(record: Record) -> int:
    """How many moves of the record have rolls that are not proved."""
    return min(record.fair.after, len(record.moves)) if record.fair is not None else 0


def _expected(secret: bytes, fair: Fair, roll: RecordedRoll, of_a_day: bool) -> int:
    """The index of the outcome that a roll must have."""
    if of_a_day:
        weights = [weight for _, weight in roll.weights]
        return day_outcome(secret, roll.round, roll.die, roll.number, roll.notations, weights)
    outcome = fair_outcome(secret, fair.words, roll.number, roll.weights)
    return [each for each, _ in roll.weights].index(outcome)


def verify_taken_back(game: Game, record: Record, fair: Fair, secret: bytes | None) -> int:
    """Check that moves that were taken back are legal, and that their rolls match numbers that no other roll has.

    Returns how many rolls these are. Without the secret only the numbers are checked.
    """
    used = set(fair.numbers)
    count = 0
    for _, moves, taken in rolls_taken_back(game, record, fair):
        for roll in taken:
            where = f"move {roll.move + 1}, {moves[roll.move]!r}, was taken back"
            if roll.number in used or not _is_skipped(fair, roll.number):
                raise RecordError(f"{where}, and its roll has no number of its own")
            used.add(roll.number)
            count += 1
            if secret is not None:
                expected = f"* {roll.notations[_expected(secret, fair, roll, False)]}"
                if moves[roll.move] != expected:
                    raise RecordError(f"{where}: the dice say {expected!r}")
    return count


def _is_skipped(fair: Fair, number: int) -> bool:
    return any(gap.number - gap.skipped <= number < gap.number for gap in fair.gaps)


def verify_numbers(fair: Fair) -> int:
    """Check that rolls are numbered consecutively; return how many numbers the marked gaps skip."""
    gaps = {gap.number: gap.skipped for gap in fair.gaps}
    if len(gaps) < len(fair.gaps) or any(skipped < 1 for skipped in gaps.values()):
        raise RecordError("the marks of skipped rolls contradict each other")
    expected = 0
    for at, number in enumerate(fair.numbers):
        if number < expected:
            raise RecordError(f"a roll's number was used twice: {number}")
        if number - expected != gaps.pop(number, 0):
            raise RecordError(f"roll {at + 1} has the number {number} instead of {expected}, without a mark")
        expected = number + 1
    if any(number - skipped != expected for number, skipped in gaps.items()):
        raise RecordError(f"skipped rolls are marked before number {min(gaps)}, where none are missing")
    return sum(gap.skipped for gap in fair.gaps)


DIGITS = 16
"""The least number of digits of a hash that must have been kept."""


class Receipt(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody kept about a table; the page saves it as a JSON document.

    From before the game: the seal of the dice, one's own words by seat, and `after`, the number of moves that were made
    elsewhere. From the game: all words as it began (`published`), the hashes of the moves (see `chained`), by number of
    moves, the result, and `people`, the seats that people held. `earlier` has the hashes from before takebacks;
    `back` says how many takebacks were shown, and `agreed` to how many of them this person agreed. None: an older page
    did not keep it.
    """

    commitment: str | None = None
    words: dict[int, str] = {}
    chains: dict[int, str] = {}
    result: Result | None = None
    earlier: list[dict[int, str]] = []
    back: int = 0
    agreed: int | None = None
    after: int | None = None
    people: list[int] | None = None
    published: list[str] | None = None


def verify_receipt(record: Record, receipt: Receipt) -> None:
    """Check that a record matches what somebody kept, and that it left the server no choice among dice."""
    if receipt.commitment is not None:
        verify_seal(record, receipt.commitment, None)
    words = record.fair.words if record.fair is not None else []
    for seat, word in receipt.words.items():
        if words[seat : seat + 1] != [word]:
            raise RecordError(f"the word {word!r} that you kept is not that of its seat")
    if receipt.commitment is not None and record.fair is not None:
        verify_no_choice(record, record.fair, receipt)
    if receipt.chains or receipt.earlier:
        verify_chains(record, receipt.chains, receipt.earlier)
    if receipt.result is not None and record.result != receipt.result:
        scores = record.result.scores if record.result is not None else "nothing"
        raise RecordError(f"the result says {scores}, not the {receipt.result.scores} that you kept")


def verify_no_choice(record: Record, fair: Fair, receipt: Receipt) -> None:
    """Check that a record gave the server no choice among rolls or words that the receipt does not know of."""
    if receipt.after is not None and record_after(record) > receipt.after:
        raise RecordError(
            f"the record says that the first {record_after(record)} moves were made elsewhere, so that their rolls are "
            f"not proved; before the game it said {receipt.after}"
        )
    backs = len(record.taken_back)
    if backs > receipt.back:
        raise RecordError(
            f"the record says that moves were taken back {times(backs)}; you were shown {times(receipt.back)}"
        )
    if receipt.agreed is not None and backs > receipt.agreed:
        raise RecordError(
            f"the record says that moves were taken back {times(backs)}; you agreed {times(receipt.agreed)}, with the "
            "browser that kept this. If you agreed elsewhere, or your time was up, nothing is wrong"
        )
    dropped = sum(gap.skipped for gap in fair.gaps) - sum(len(back.rolls) for back in record.taken_back)
    if dropped > 0:
        raise RecordError(
            f"{dropped} rolls were made and not used. The record says that newer rules were installed during the game; "
            "if they were not, the dice were chosen"
        )
    if receipt.published is not None and receipt.published != fair.words:
        raise RecordError("the words of the dice are not those that you saw when the game began")
    if receipt.people is not None and fair.secret is not None:
        for seat in brought_words(fair, secret_of(fair)):
            if seat not in receipt.people and seat not in receipt.words:
                raise RecordError(
                    f"the word of seat {seat} is not derived from the secret, but nobody was there to bring one"
                )


def times(count: int) -> str:
    return "once" if count == 1 else "never" if count == 0 else f"{count} times"


def verify_chains(
    record: Record, chains: Mapping[int, str], earlier: Sequence[Mapping[int, str]] = ()
) -> None:
    """Check that a record has the moves whose hashes somebody kept, by number of moves.

    `earlier` are hashes kept before moves were taken back: the record must contain those moves.
    """
    if record.fair is None or record.fair.secret is None:
        raise RecordError("the secret of the dice is not published, so there is nothing to compare")
    secret = secret_of(record.fair)
    _compare_chains(secret, record.moves, chains)
    branches = [moves for _, moves in record.branches()]
    for kept in earlier:
        if not any(_has_chains(secret, moves, kept) for moves in (record.moves, *branches)):
            raise RecordError(
                f"you saw {max(kept, default=0)} moves that were taken back later, and the record does not have them"
            )


def _compare_chains(secret: bytes, made: list[str], chains: Mapping[int, str]) -> None:
    found = [""]
    for move in made:
        found.append(chained(secret, found[-1], move))
    for moves, chain in sorted(chains.items()):
        if moves and len(chain) < DIGITS:
            raise RecordError(f"the hash of {moves} moves that you kept is too short")
        if not 0 <= moves < len(found) or not found[moves].startswith(chain):
            raise RecordError(f"one of the first {moves} moves is not the one that you saw")


def _has_chains(secret: bytes, made: list[str], chains: Mapping[int, str]) -> bool:
    try:
        _compare_chains(secret, made, chains)
    except RecordError:
        return False
    return True


def verify_seal(record: Record, seal: str | None, word: str | None) -> None:
    """Check that a record has the commitment and the word that somebody kept when the game began."""
    fair = record.fair
    if fair is None:
        raise RecordError("the record has no commitment to its dice, so there is nothing to compare")
    if seal is not None and fair.commitment != seal.strip().lower():
        raise RecordError(f"the commitment to the dice is {fair.commitment}, not the {seal} that you kept")
    if word is not None and word not in fair.words:
        raise RecordError(f"the word {word!r} that you kept is not among those of the dice")
