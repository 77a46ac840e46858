"""Dice that the table cannot manipulate unnoticed: every kind of forgery is refused, or told."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import bottega
from bottega import CHANCE, OVER, Play, Position
from bottega.core import record as records
from bottega.core.chance import FairDice, commitment, fair_outcome, own_word
from bottega.core.errors import RecordError
from bottega.core.record import Fair, Gap, Record, Result, TakenBack, chained
from bottega.core.verifying import (
    Proof,
    Receipt,
    verify,
    verify_chains,
    verify_dice,
    verify_receipt,
    verify_seal,
)

SECRET = b"s" * 32
WORD = "a word of Ada's"
WORDS = [WORD, own_word(SECRET, 1)]
GAME = bottega.game("pig")


def played(dice: FairDice | None = None, wanted: str = "") -> Record:
    """A finished game of pig; a table that forges takes for each roll the next number which shows what is wanted."""
    play = Play.start(GAME, 2, {"goal": 20}, dice=dice or FairDice(SECRET, WORDS))
    play_out(play, wanted)
    return records.loads(play.record.dumps())


def play_out(play: Play, wanted: str = "") -> None:
    dice, chance = play.dice, random.Random(3)
    assert isinstance(dice, FairDice)
    while play.position.to_act != OVER:
        if play.position.to_act == CHANCE:
            while wanted and str(shown(dice, play.position)) != wanted:
                dice.number += 1
            play.roll_once()
        else:
            play.act(chance.choice(play.position.actions()))


def shown(dice: FairDice, position: Position) -> int:
    return fair_outcome(dice.secret, dice.words, dice.number, position.weights())


def skip(record: Record) -> None:
    fair = record.fair
    assert fair is not None
    fair.numbers = [number + (at >= 3) for at, number in enumerate(fair.numbers)]


def repeat(record: Record) -> None:
    assert record.fair is not None
    record.fair.numbers[3] = record.fair.numbers[2]


def drop(record: Record) -> None:
    """The first roll of the second turn never happened, nor its number."""
    assert record.fair is not None
    at = [at for at, move in enumerate(record.moves) if move.startswith("*")][1]
    del record.moves[at]
    del record.fair.numbers[1]


def change_word(record: Record) -> None:
    assert record.fair is not None
    record.fair.words[0] = "another word"


def add_word(record: Record) -> None:
    assert record.fair is not None
    record.fair.words.append("found after many tries")


def change_secret(record: Record) -> None:
    assert record.fair is not None
    record.fair.secret = (b"t" * 32).hex()


def change_secret_and_promise(record: Record) -> None:
    assert record.fair is not None
    record.fair.secret, record.fair.commitment = (b"t" * 32).hex(), commitment(b"t" * 32)


def change_roll(record: Record) -> None:
    at = next(at for at, move in enumerate(record.moves) if move.startswith("*") and move != "* 1")
    record.moves[at] = "* 3" if record.moves[at] != "* 3" else "* 4"


def change_move(record: Record) -> None:
    at = next(at for at, move in enumerate(record.moves) if move.endswith("hold"))
    record.moves[at] = record.moves[at].replace("hold", "roll")


def change_result(record: Record) -> None:
    assert record.result is not None
    record.result.winners = [1 - record.result.winners[0]]


def mark_a_gap_that_is_not_there(record: Record) -> None:
    assert record.fair is not None
    record.fair.gaps.append(Gap(3, 1, "takeback"))


FORGERIES: dict[str, tuple[Callable[[Record], None], str]] = {
    "skipped number": (skip, "has the number 4 instead of 3, without a mark"),
    "repeated number": (repeat, "used twice"),
    "dropped roll": (drop, "a die or a draw had to come first"),
    "changed word": (change_word, "the dice say"),
    "word added after the promise": (add_word, "3 words for 2 seats"),
    "changed secret": (change_secret, "does not match the commitment"),
    "changed secret and promise": (change_secret_and_promise, "the dice say"),
    "changed roll": (change_roll, "the dump of the round is not the position"),
    "changed move": (change_move, "move "),
    "changed result": (change_result, "the result says"),
    "a mark without a gap": (mark_a_gap_that_is_not_there, "instead of 3, without a mark"),
}


def test_an_honest_record_is_proved_to_who_kept_promise_and_word() -> None:
    record = played()
    proof = verify(GAME, record)
    assert record.fair is not None
    assert proof == Proof(len(record.fair.numbers), 0, [0]), (
        "Ada brought a word; the other follows from the secret"
    )
    verify_seal(record, commitment(SECRET), WORD)


@pytest.mark.parametrize("kind", FORGERIES)
def test_a_forgery_is_refused(kind: str) -> None:
    forge, told = FORGERIES[kind]
    record = played()
    forge(record)
    with pytest.raises(RecordError) as refused:
        verify(GAME, record)
    assert told in str(refused.value)


def test_a_changed_roll_is_not_what_the_dice_say() -> None:
    record = played()
    change_roll(record)
    assert record.fair is not None
    with pytest.raises(RecordError, match="the dice say"):
        verify_dice(GAME, record, record.fair)


def test_picked_numbers_are_refused_and_told_if_they_are_marked() -> None:
    picked = played(wanted="6")
    rolls = [move for move in picked.moves if move.startswith("*")]
    assert set(rolls) == {"* 6"}
    with pytest.raises(RecordError, match="without a mark"):
        verify(GAME, picked)
    assert picked.fair is not None
    due = 0
    for number in picked.fair.numbers:
        if number > due:
            picked.fair.gaps.append(Gap(number, number - due, "takeback"))
        due = number + 1
    proof = verify(GAME, picked)
    assert proof is not None
    assert proof.skipped > len(rolls), "so many rolls were made and not used"


def test_another_table_than_the_one_promised_is_refused_by_what_was_kept() -> None:
    other = played(FairDice(b"t" * 32, WORDS))
    verify(GAME, other)
    with pytest.raises(RecordError, match=r"not the .* that you kept"):
        verify_seal(other, commitment(SECRET), WORD)
    with pytest.raises(RecordError, match="that you kept is not among those of the dice"):
        verify_seal(played(FairDice(SECRET, ["another", WORDS[1]])), commitment(SECRET), WORD)
    with pytest.raises(RecordError, match="no commitment"):
        verify_seal(Play.start(GAME, 2).record, commitment(SECRET), None)


def test_a_move_that_was_changed_after_it_was_seen_is_refused() -> None:
    record = played()
    chains = [""]
    for move in record.moves:
        chains.append(chained(SECRET, chains[-1], move))
    seen = {2: chains[2], 6: chains[6], len(record.moves): chains[-1]}
    verify_chains(record, seen)
    for at in (1, 5):
        other = records.loads(record.dumps())
        other.moves[at] = "0 fly"
        with pytest.raises(RecordError, match=f"one of the first {at + 1} moves"):
            verify_chains(other, seen)
    shorter = records.loads(record.dumps())
    del shorter.moves[4:]
    with pytest.raises(RecordError, match="one of the first"):
        verify_chains(shorter, seen)
    with pytest.raises(RecordError, match="is not published"):
        verify_chains(Play.resume(GAME, record, moves=4).record, seen)


def test_what_a_browser_kept_of_a_table_must_be_in_its_record() -> None:
    record = played()
    assert record.result is not None
    chain = ""
    for move in record.moves:
        chain = chained(SECRET, chain, move)
    kept = Receipt(commitment(SECRET), {0: WORDS[0]}, {len(record.moves): chain[:16]}, record.result)
    verify_receipt(record, kept)
    better = Result([points + 1 for points in record.result.scores], record.result.winners)
    changes: list[tuple[dict[str, Any], str]] = [
        ({"commitment": "0" * 64}, "the commitment to the dice is"),
        ({"words": {1: WORDS[0]}}, "not that of its seat"),
        ({"words": {9: WORDS[0]}}, "not that of its seat"),
        ({"chains": {len(record.moves): "0" * 16}}, "not the one that you saw"),
        ({"chains": {len(record.moves): chain[:4]}}, "too short"),
        ({"chains": {len(record.moves) + 1: chain}}, "not the one that you saw"),
        ({"result": better}, "that you kept"),
        ({"published": [WORD, "another"]}, "not those that you saw when the game began"),
    ]
    for change, told in changes:
        with pytest.raises(RecordError, match=told):
            verify_receipt(record, msgspec.structs.replace(kept, **change))


def test_what_lets_a_server_choose_must_be_what_was_kept() -> None:
    """Takebacks that nobody saw or agreed to, rolls made elsewhere, words that nobody brought, rolls not used."""
    record = played()
    kept = Receipt(commitment(SECRET), {0: WORD}, after=0, agreed=0, people=[0])
    verify_receipt(record, kept)

    def other(change: Callable[[Record, Fair], object]) -> Record:
        changed = records.loads(record.dumps())
        assert changed.fair is not None
        change(changed, changed.fair)
        return changed

    back = other(lambda record, fair: record.taken_back.append(TakenBack(2, ["* 3"], [99])))
    forgeries = [
        (other(lambda record, fair: setattr(fair, "after", 4)), kept, "first 4 moves were made elsewhere"),
        (back, kept, "moves were taken back once; you were shown never"),
        (back, msgspec.structs.replace(kept, back=1), "you agreed never"),
        (
            other(lambda record, fair: fair.gaps.append(Gap(3, 1, "newer-rules"))),
            kept,
            "1 rolls were made and not",
        ),
        (
            other(lambda record, fair: fair.words.__setitem__(1, "lucky")),
            kept,
            "nobody was there to bring one",
        ),
    ]
    for forged, receipt, told in forgeries:
        with pytest.raises(RecordError, match=told):
            verify_receipt(forged, receipt)
    older = Receipt(commitment(SECRET), {0: WORD}, back=1)
    verify_receipt(other(lambda record, fair: fair.words.__setitem__(1, "lucky")), older)


def test_a_takeback_marks_the_rolls_that_it_forgets() -> None:
    play = Play.start(GAME, 2, {"goal": 20}, dice=FairDice(SECRET, WORDS))
    play.roll()
    mark = play.mark()
    for _ in range(2):
        play.act(GAME.parse(play.position, "roll"))
        play.roll()
        play.restore(mark)
    fair = play.record.fair
    assert fair is not None
    made = play.dice.number if isinstance(play.dice, FairDice) else 0
    assert fair.gaps == [Gap(made, made - len(fair.numbers), "takeback")]
    assert fair.next_number == made
    play_out(play)
    proof = verify(GAME, records.loads(play.record.dumps()))
    assert proof is not None
    assert proof.skipped == fair.gaps[0].skipped


def test_a_record_cut_short_forgets_the_rolls_after_it() -> None:
    whole = played()
    half = Play.resume(GAME, whole, moves=len(whole.moves) // 2).record
    assert half.fair is not None
    assert whole.fair is not None
    assert half.fair.secret is None
    assert len(half.fair.numbers) == sum(move.startswith("*") for move in half.moves)
    assert half.fair.next_number == whole.fair.next_number, "no number is used twice"
    assert whole.fair.secret is not None, "the whole record stays as it was"
