"""A server that cheats while it plays is found by the page and by `bottega verify`.

The games are real ones of the server's own tables, patched to cheat. What a browser keeps of them and what it finds is
the page's own code, in Node; `make soak-page` and two of these tests do the same with a real server and Chromium.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

import bottega
from bottega.cli.records import read_receipt
from bottega.core.chance import commitment
from bottega.core.errors import RecordError
from bottega.core.record import Record, loads
from bottega.core.verifying import verify, verify_receipt
from bottega.server.protocol.basics import encode
from bottega.server.seats.seat import Seat
from bottega.server.tables.factory import make_table
from bottega.server.views.presenter import TablePresenter
from bottega.server.views.table_info import NOBODY
from tests.page.cheats import CHEATS, Cheat, cheating
from tests.page.conftest import QUICK, SMALL, Open
from tests.page.serving import Serving
from tests.page.sitting import Sitting

SECRET = b"l" * 32
GAME = bottega.game("pig")
ALL = {"Honest": Cheat, **CHEATS}


class Played(NamedTuple):
    """A finished game: what the server handed out, and what the page made of it."""

    record: Record
    problem: str | None
    verdict: dict[str, Any]
    kept: str


def play(cheat: Cheat) -> tuple[dict[str, Any], Record]:
    """A game at a table of this server, with everything that the browser of the first seat is sent."""
    other = (
        Seat(1, "guest", "Bruno", "b's word", guest="b")
        if cheat.with_friend
        else Seat(1, "bot", "B", bot="random")
    )
    seats = [Seat(0, "guest", "Ada", "my word", guest="me"), other]
    with cheating(cheat):
        table = make_table(GAME, {"goal": 20}, seats, "me", 0, SECRET)
        show = TablePresenter(table)
        states = [show.state("me", "en", 0, NOBODY)]
        while table.status == "playing":
            seat = table.waiting[0]
            hold = table.position.pot >= 6 * (2 - seat)  # type: ignore[attr-defined]
            table.advance(seat, [GAME.parse(table.position, "hold" if hold else "roll")])
            states.append(show.state("me", "en", 0, NOBODY))
        record = table.record()
        proof = cheat.proof(encode(record))
    receipt = {"commitment": commitment(SECRET), "words": {"0": "my word"}, "after": 0, "people": []}
    case = {"game": "pig", "receipt": receipt, "states": states, "proof": proof}
    return json.loads(encode(case)), loads(record.dumps())


@pytest.fixture(scope="module")
def played() -> dict[str, Played]:
    """Every cheat's game; the page's code looks at all of them in one process."""
    games = {name: play(cheat()) for name, cheat in ALL.items()}
    source = json.dumps([case for case, _ in games.values()])
    program = Path(__file__).with_name("browse.mjs")
    run = subprocess.run(["node", str(program)], input=source, capture_output=True, text=True, check=True)
    found = json.loads(run.stdout)
    return {
        name: Played(record, each["verdict"]["problem"], each["verdict"], each["kept"])
        for (name, (_, record)), each in zip(games.items(), found, strict=True)
    }


def check_kept(record: Record, file: Path) -> None:
    """As `bottega verify RECORD --kept FILE` does."""
    verify_receipt(record, read_receipt(file))
    verify(GAME, record)


def test_an_honest_game_is_found_right(played: dict[str, Played], tmp_path: Path) -> None:
    record, problem, verdict, kept = played["Honest"]
    assert problem is None
    assert (verdict["told"], verdict["unproved"], verdict["takenBack"]) == (0, 0, 0)
    assert verdict["rolls"] == sum(move.startswith("*") for move in record.moves)
    file = tmp_path / "receipt.json"
    file.write_text(kept)
    check_kept(record, file)


@pytest.mark.parametrize("name", CHEATS)
def test_a_cheat_is_found(played: dict[str, Played], name: str, tmp_path: Path) -> None:
    record, problem, verdict, kept = played[name]
    assert problem == CHEATS[name].page, verdict
    file = tmp_path / "receipt.json"
    file.write_text(kept)
    with pytest.raises(RecordError) as refused:
        check_kept(record, file)
    assert re.search(CHEATS[name].told, str(refused.value))


def test_every_cheat_pays(played: dict[str, Played]) -> None:
    """The first seat would have won. With each cheat it has no points, or rolls three ones."""

    def unlucky(record: Record) -> bool:
        assert record.result is not None
        rolls = [move for move in record.moves if move.startswith("*")]
        return record.result.scores[0] == 0 or rolls[:3] == ["* 1"] * 3

    assert [name for name in ALL if not unlucky(played[name].record)] == ["Honest"]


# -- with a real server and a real browser ----------------------------------------------------------------------------

IN_BROWSER = ("LeftOut", "Takebacks")
"""The cheats that are played in Chromium by `make test`; `make soak-page` plays all of them."""


@pytest.fixture
def cheater(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Serving]:
    server = Serving(tmp_path)
    server.command = [server.command[0], "-m", "tests.page.cheats", request.param]
    server.start()
    yield server
    server.stop()


def play_in_browser(page: Page) -> None:
    """Play pig against a bot to the end, and let the browser check the dice."""
    page.goto("/")
    page.get_by_test_id("new-pig").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Fewer players").click()
    dialog.get_by_test_id("all-bots").click()
    dialog.get_by_label("Kind of bot").select_option("random")
    dialog.get_by_label("Pace of the bots").select_option("0")
    dialog.get_by_test_id("make-table").click()
    page.wait_for_url(re.compile("/t/"))
    sitting = Sitting(page)
    sitting.play_quickly()
    assert sitting.over
    page.locator("dialog").get_by_role("button", name="Check the dice").click()
    page.get_by_test_id("check").click()


@pytest.mark.parametrize(
    ("cheater", "name"),
    [pytest.param(name, name, marks=[] if name in IN_BROWSER else [pytest.mark.soak]) for name in CHEATS],
    indirect=["cheater"],
)
def test_a_browser_finds_the_cheat(cheater: Serving, name: str, open_at: Open, tmp_path: Path) -> None:
    page = open_at(cheater.address, viewport=SMALL, **QUICK)
    play_in_browser(page)
    wrong = page.get_by_test_id("dice-wrong")
    if CHEATS[name].page is None:
        expect(page.get_by_test_id("dice-right")).to_be_visible()
    else:
        expect(wrong).to_have_attribute("data-problem", CHEATS[name].page)
        expect(page.get_by_test_id("dice-right")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_test_id("kept").click()
    kept = tmp_path / "receipt.json"
    download.value.save_as(kept)
    record = page.evaluate(
        "async (table) => await (await fetch(`/api/tables/${table}/record`)).text()", Sitting(page).table
    )
    with pytest.raises(RecordError) as refused:
        check_kept(loads(record), kept)
    assert re.search(CHEATS[name].told, str(refused.value))
