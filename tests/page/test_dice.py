"""The page's own check of the dice: an honest game passes, and every kind of forgery is seen by the browser too."""

from __future__ import annotations

import copy
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bottega
from bottega.core.chance import FairDice, commitment
from bottega.core.record import Record, chained
from bottega.server.workers.jobs import prove_dice
from tests.core.test_day_dice import played as played_day
from tests.core.test_fair import SECRET, WORD, WORDS, played

Proof = dict[str, Any]


def kept_of(record: Record) -> dict[str, Any]:
    """What a browser has kept that was there all the time."""
    chains = [""]
    for move in record.moves:
        chains.append(chained(SECRET, chains[-1], move))
    shown = {moves: chain[:16] for moves, chain in enumerate(chains) if moves % 3 == 0 or chain == chains[-1]}
    return {
        "commitment": commitment(SECRET),
        "words": {"0": WORD},
        "chains": shown,
        "result": msgspec.to_builtins(record.result),
    }


KEPT = {"commitment": commitment(SECRET), "words": {"0": WORD}}
KEPT_ALL = kept_of(played())


def proof_of(dice: FairDice | None = None, wanted: str = "") -> Proof:
    """What a server sends of a finished game."""
    proof: Proof = msgspec.to_builtins(prove_dice(msgspec.json.encode(played(dice, wanted))))
    return proof


def check(*cases: tuple[Proof, dict[str, Any] | None]) -> list[dict[str, Any]]:
    """The verdicts of the page."""
    source = json.dumps([{"proof": proof, "kept": kept} for proof, kept in cases])
    program = Path(__file__).with_name("check_dice.mjs")
    run = subprocess.run(["node", str(program)], input=source, capture_output=True, text=True, check=True)
    verdicts: list[dict[str, Any]] = json.loads(run.stdout)
    return verdicts


def forged(change: Callable[[Proof], object]) -> Proof:
    proof = copy.deepcopy(proof_of())
    change(proof)
    return proof


def skip(proof: Proof) -> None:
    for roll in proof["rolls"][3:]:
        roll["number"] += 1


def other_secret(proof: Proof) -> None:
    proof["fair"].update(secret=(b"t" * 32).hex(), commitment=commitment(b"t" * 32))


def other_outcome(proof: Proof) -> None:
    proof["rolls"][2]["outcome"] = "3" if proof["rolls"][2]["outcome"] != "3" else "4"


def other_outcome_and_move(proof: Proof) -> None:
    other_outcome(proof)
    roll = proof["rolls"][2]
    proof["moves"][roll["move"] - 1] = f"* {roll['outcome']}"


def other_move(proof: Proof) -> None:
    """Somebody has held instead: the dice are the same, and only who saw the game knows."""
    at = max(at for at, move in enumerate(proof["moves"]) if move.endswith("roll"))
    proof["moves"][at] = proof["moves"][at].replace("roll", "hold")


def drop_roll(proof: Proof) -> None:
    del proof["rolls"][2]


def drop_roll_and_number(proof: Proof) -> None:
    drop_roll(proof)
    for number, roll in enumerate(proof["rolls"]):
        roll["number"] = number


FORGERIES: dict[str, tuple[Callable[[], Proof], str]] = {
    "picked numbers": (lambda: proof_of(wanted="6"), "numbers"),
    "skipped number": (lambda: forged(skip), "numbers"),
    "repeated number": (lambda: forged(lambda proof: proof["rolls"][3].update(number=2)), "numbers"),
    "dropped roll": (lambda: forged(drop_roll), "numbers"),
    "dropped roll and number": (lambda: forged(drop_roll_and_number), "roll"),
    "own word changed": (lambda: proof_of(FairDice(SECRET, ["another", WORDS[1]])), "own-word"),
    "another's word changed": (
        lambda: forged(lambda proof: proof["fair"]["words"].__setitem__(1, "another")),
        "roll",
    ),
    "word added after the seal": (
        lambda: forged(lambda proof: proof["fair"]["words"].append("found after many tries")),
        "words",
    ),
    "changed secret": (lambda: forged(lambda proof: proof["fair"].update(secret="ab" * 32)), "secret"),
    "changed secret and seal": (lambda: forged(other_secret), "seal"),
    "another game's dice": (lambda: proof_of(FairDice(b"t" * 32, WORDS)), "seal"),
    "changed roll": (lambda: forged(other_outcome), "roll"),
    "changed roll and move": (lambda: forged(other_outcome_and_move), "roll"),
    "changed move": (lambda: forged(other_move), "moves"),
    "dropped move": (lambda: forged(lambda proof: proof["moves"].pop()), "moves"),
    "added move": (lambda: forged(lambda proof: proof["moves"].insert(-1, "0 hold")), "moves"),
    "changed result": (
        lambda: forged(lambda proof: proof["result"].update(scores=[99, 0], winners=[0])),
        "result",
    ),
    "changed winner": (
        lambda: forged(lambda proof: proof["result"].update(winners=[1 - proof["result"]["winners"][0]])),
        "result",
    ),
    "a mark without a gap": (
        lambda: forged(lambda proof: proof["gaps"].append({"number": 3, "skipped": 1, "why": "newer-rules"})),
        "numbers",
    ),
}


@pytest.fixture(scope="module")
def verdicts() -> dict[str, dict[str, Any]]:
    """All forgeries, checked at once."""
    cases = {kind: (make(), KEPT_ALL) for kind, (make, _) in FORGERIES.items()}
    return dict(zip(cases, check(*cases.values()), strict=True))


@pytest.mark.parametrize("kind", FORGERIES)
def test_the_page_sees_a_forgery(verdicts: dict[str, dict[str, Any]], kind: str) -> None:
    assert verdicts[kind]["problem"] == FORGERIES[kind][1]


def test_the_page_finds_an_honest_game_right_and_tells_what_was_skipped() -> None:
    honest, picked = proof_of(), proof_of(wanted="6")
    due = 0
    for roll in picked["rolls"]:
        if roll["number"] > due:
            picked["gaps"].append(
                {"number": roll["number"], "skipped": roll["number"] - due, "why": "takeback"}
            )
        due = roll["number"] + 1
    right, unkept, marked = check((honest, KEPT_ALL), (honest, None), (picked, KEPT))
    nothing = {"problem": None, "move": 0, "skipped": 0, "takenBack": 0, "rollsBack": 0}
    assert right == unkept == {**nothing, "rolls": len(honest["rolls"])}
    assert marked["problem"] is None
    assert marked["skipped"] > len(picked["rolls"])


def test_the_page_finds_what_was_taken_back() -> None:
    """What it kept before a takeback is in the proof; a takeback that the proof does not tell of is seen."""
    taken_back = ["* 1", "0 roll", "* 2"]
    proof = proof_of()
    before = [*proof["moves"][:4], *taken_back]
    chain = ""
    for move in before:
        chain = chained(SECRET, chain, move)
    kept = {**KEPT_ALL, "earlier": [{str(len(before)): chain[:16]}], "back": 1}
    told = {**proof, "taken_back": [{"after": 4, "moves": taken_back}]}
    last = len(proof["rolls"])
    told["gaps"] = [{"number": last + 2, "skipped": 2, "why": "takeback"}]
    right, concealed = check((told, kept), (proof, kept))
    assert (right["problem"], right["takenBack"], right["rollsBack"], right["skipped"]) == (None, 1, 2, 0)
    assert (concealed["problem"], concealed["move"]) == ("taken-back", len(before))


@pytest.mark.parametrize("name", bottega.game_names())
def test_the_page_draws_as_the_server_does(name: str) -> None:
    """With the weights of every game: cards, faces, dice."""
    from bottega import OVER, Play
    from tests.old.make import play_out

    game = bottega.game(name)
    dice = FairDice(SECRET, [f"parola è {seat}" for seat in range(game.start(2).seats)])
    play = play_out(Play.start(game, 2, dice=dice), name)
    assert play.position.to_act == OVER
    (verdict,) = check((msgspec.to_builtins(prove_dice(msgspec.json.encode(play.record))), None))
    assert verdict["problem"] is None
    assert verdict["rolls"] > 0


def test_the_dice_of_a_day_are_recounted() -> None:
    record = msgspec.json.encode(played_day("florenza-dice", 1).record)
    right: Proof = msgspec.to_builtins(prove_dice(record))
    wrong, again = copy.deepcopy(right), copy.deepcopy(right)
    roll = wrong["rolls"][10]
    roll["outcome"] = "3" if roll["outcome"] != "3" else "4"
    wrong["moves"][roll["move"] - 1] = f"* {roll['outcome']}"
    again["rolls"][10]["number"] = 5
    kept = {"commitment": right["fair"]["commitment"], "words": {}}
    other = {"commitment": commitment(b"other"), "words": {}}
    verdicts = check((right, kept), (right, None), (wrong, kept), (again, kept), (right, other))
    assert [verdict["problem"] for verdict in verdicts] == [None, None, "roll", "numbers", "seal"]
