"""The page's own check of the dice draws as the server does; `web/src/lib/dice.test.ts` has the forgeries."""

from __future__ import annotations

import copy
import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bottega
from bottega.core.chance import FairDice, commitment
from bottega.server.workers.jobs import prove_dice
from tests.core.test_day_dice import played as played_day

SECRET = b"s" * 32

Proof = dict[str, Any]


def check(game: str, *cases: tuple[Proof, dict[str, Any] | None]) -> list[dict[str, Any]]:
    """The verdicts of the page."""
    source = json.dumps([{"game": game, "proof": proof, "kept": kept} for proof, kept in cases])
    program = Path(__file__).with_name("check_dice.mjs")
    run = subprocess.run(["node", str(program)], input=source, capture_output=True, text=True, check=True)
    verdicts: list[dict[str, Any]] = json.loads(run.stdout)
    return verdicts


@pytest.mark.parametrize("name", bottega.game_names())
def test_the_page_draws_as_the_server_does(name: str) -> None:
    """With the weights of every game: cards, faces, dice."""
    from bottega import OVER, Play
    from tests.old.make import play_out

    game = bottega.game(name)
    dice = FairDice(SECRET, [f"parola è {seat}" for seat in range(game.start(2).seats)])
    play = play_out(Play.start(game, 2, dice=dice), name)
    assert play.position.to_act == OVER
    record = play.record
    (verdict,) = check(name, (msgspec.to_builtins(prove_dice(msgspec.json.encode(record))), None))
    assert verdict["problem"] is None
    assert verdict["rolls"] == sum(move.startswith("*") for move in record.moves)
    assert (verdict["told"] == 0) == (name in ("florenza-dice", "pig")), "all faces are known to the page"


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
    verdicts = check(
        "florenza-dice", (right, kept), (right, None), (wrong, kept), (again, kept), (right, other)
    )
    assert [verdict["problem"] for verdict in verdicts] == [None, None, "roll", "numbers", "seal"]
