"""What a tap does, outside the browser: the page's own function over positions of random games.

`make test` looks at a few positions of each game, `make soak-page` at 2,000, and at 50 of each game in Chromium.
"""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import CHANCE, OVER, Play
from bottega.core.chance import SeededDice
from tests.laws.cases import SEED
from tests.page.conftest import Open
from tests.page.sitting import Sitting, post
from tests.page.taps import write

GAMES = ("dice-forge", "florenza", "florenza-dice")
BUILD = Path(__file__).parents[2] / "build"


def check(name: str, count: int) -> dict[str, Any]:
    """What the page's function does with every target; everything that is wrong."""
    cases = BUILD / f"taps-{name}-{count}.jsonl"
    write(name, count, cases)
    program = Path(__file__).with_name("check_taps.mjs")
    run = subprocess.run(["node", str(program), str(cases)], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def assert_taps(name: str, count: int) -> None:
    found = check(name, count)
    assert not found["wrong"], "\n".join(found["wrong"])
    assert found["counts"]["positions"] == count
    assert found["counts"]["selected"] > count
    if name != "florenza":
        assert found["counts"]["amounts"] > count


@pytest.mark.parametrize("name", GAMES)
def test_a_tap_does_what_it_showed_and_selects_nothing_that_costs(name: str) -> None:
    assert_taps(name, 40)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_taps_in_2000_positions(name: str) -> None:
    assert_taps(name, 2000)


def random_record(name: str, number: int) -> tuple[dict[str, Any], int, int]:
    """A random game until somebody is asked; how many play, and who is asked."""
    rng = random.Random(f"{SEED} taps in the browser {name} {number}")
    game = bottega.game(name)
    players = rng.randint(2, game.max_players)
    play = Play.start(game, players, dice=SeededDice(number, 5))
    for _ in range(rng.randrange(5, 90)):
        while play.position.to_act == CHANCE:
            play.roll()
        if play.position.to_act == OVER:
            return random_record(name, number + 1000)
        seat = play.position.waiting[0]
        play.act(rng.choice(list(play.position.actions(seat))), seat)
    play.roll()
    if play.position.to_act in (CHANCE, OVER):
        return random_record(name, number + 1000)
    return json.loads(play.record.dumps()), players, play.position.waiting[0]


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_taps_in_50_positions_in_the_browser(person: Open, name: str) -> None:
    """A tap on what answers the question: what is shown is what is done."""
    page = person()
    page.goto("/")
    done = 0
    for number in range(50):
        record, players, seat = random_record(name, number)
        seats = [
            {"kind": "me"} if one == seat else {"kind": "bot", "bot": "random"} for one in range(players)
        ]
        made = post(page, "/api/import", {"record": record, "seats": seats, "pace": 0})
        page.goto(f"/t/{made['table']['id']}")
        page.wait_for_selector("footer.bar.asked")
        sitting = Sitting(page)
        targets = page.locator(".left :is(button[data-place].answers, .answers > button[data-place])")
        if not targets.count():
            continue
        target = targets.nth(random.Random(number).randrange(targets.count()))
        if not target.is_visible():
            continue
        target.click()
        if not sitting.act.count():
            continue
        shown = page.locator(".preview .title").inner_text()
        revision = sitting.revision()
        sitting.act.click()
        sitting.moved_on(revision)
        drafted = sitting.mine()["draft"]
        if drafted:
            done += 1
            first = next(step for step in drafted if step["gesture"] == drafted[-1]["gesture"])
            assert first["text"] == shown, f"{name} {number}"
    assert done > 10
