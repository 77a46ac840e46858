"""What a tap does, outside the browser: the page's own function over positions of random games.

`make test` looks at a few positions of each game, `make soak-page` at 2,000, and at 50 of each game in Chromium.
"""

from __future__ import annotations

import contextlib
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error

import bottega
from bottega import CHANCE, OVER, Play
from bottega.core.chance import SeededDice
from tests.laws.cases import SEED
from tests.page.conftest import Open
from tests.page.sitting import GO, Sitting, post
from tests.page.taps import write

GAMES = ("dice-forge", "florenza", "florenza-dice")
ANSWERS = ".left :is(button[data-place]:is(.answers, .open), .answers > button[data-place])"
TRIES = 8
SEEN = "() => document.querySelector('.preview .title') && !document.querySelector('[aria-busy=true]')"
BUILD = Path(__file__).parents[2] / "build"


def assert_taps(count: int) -> None:
    """What the page's function does with every target of so many positions of each game: nothing is wrong."""
    files = [BUILD / f"taps-{name}-{count}.jsonl" for name in GAMES]
    for name, file in zip(GAMES, files, strict=True):
        write(name, count, file)
    program = Path(__file__).with_name("check_taps.mjs")
    run = subprocess.run(["node", program, *files], capture_output=True, text=True, check=True)
    for name, line in zip(GAMES, run.stdout.splitlines(), strict=True):
        found = json.loads(line)
        print(name, found["counts"])
        assert not found["wrong"], "\n".join([name, *found["wrong"]])
        assert found["counts"]["positions"] == count
        assert found["counts"]["selected"] > count
        assert found["counts"]["amounts"] > count / 10


def test_a_tap_does_what_it_showed_and_selects_nothing_that_costs() -> None:
    assert_taps(15)


@pytest.mark.soak
def test_taps_in_2000_positions() -> None:
    assert_taps(2000)


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


def tap_something(sitting: Sitting, rng: random.Random) -> bool:
    """Tap things that answer the question, in random order, until one of them selects an action."""
    page = sitting.page
    page.locator(".left [data-place]").first.wait_for()
    found = page.locator(f"{ANSWERS} >> visible=true")
    for at in rng.sample(range(found.count()), min(found.count(), TRIES)):
        with contextlib.suppress(Error):  # something may lie over it
            found.nth(at).click(timeout=3000)
        if sitting.act.count():
            return True
    return False


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_taps_in_50_positions_in_the_browser(person: Open, name: str) -> None:
    """What a tap shows is what is done: the sentence and the points; and nothing that costs is selected by itself."""
    page = person(confirm="always")  # so that what was done stays a draft
    page.goto("/")
    sitting = Sitting(page)
    done = 0
    for number in range(50):
        record, players, seat = random_record(name, number)
        seats = [
            {"kind": "me"} if one == seat else {"kind": "bot", "bot": "random"} for one in range(players)
        ]
        made = post(page, "/api/import", {"record": record, "seats": seats, "pace": 0})
        page.evaluate(GO, f"/t/{made['table']['id']}")
        page.locator(".table:not([data-left]) footer.bar.asked").first.wait_for()
        if not tap_something(sitting, random.Random(number)):
            continue
        page.wait_for_function(SEEN)
        shown = page.locator(".preview .title").get_attribute("title")  # the bar itself may say it shorter
        points = page.locator(".preview .score b")
        after = points.inner_text() if points.count() else None
        offered = [one for one in sitting.mine()["actions"] if one["text"] == shown]
        assert not any(one["any_time"] and one["costs"] for one in offered), f"{name} {number}: {shown}"
        revision = sitting.revision()
        sitting.act.click()
        sitting.moved_on(revision)
        mine = sitting.mine()
        if mine["draft"]:
            done += 1
            first = next(step for step in mine["draft"] if step["gesture"] == mine["draft"][-1]["gesture"])
            assert first["text"] == shown, f"{name} {number}"
            # After the last step dice may have to be rolled before the points of a card come.
            if after is not None and not mine["complete"]:
                sheet = mine["sheet"] or sitting.state()["sheet"]
                assert sheet[-1]["points"][seat] == int(after.replace("−", "-")), f"{name} {number}"
    assert done >= 25, done
