"""What the board gets for a ledger and for previews: next income, the artists for a work, the forecast after it."""

from __future__ import annotations

from typing import Any

import pytest

from bottega import Position
from tests.rulebook.florenza.scene import Scene, draft, game, hired, play


def looked(p: Position, move: str, seat: int = 0) -> Any:
    """What the board gets for a move before it is made."""
    after = p.copy()
    after.apply(game().parse(p, move), seat)
    return game().preview_more(p, after, seat)


def counts(found: list[Any]) -> dict[str, int]:
    return {amount.what: amount.count for amount in found}


@pytest.mark.rule("fx-1.2")
def test_the_next_income_without_the_third_resource() -> None:
    p = Scene(2).family(0, squares={1: "Casa"}).turn(0)
    view: Any = game().view(p, 0)
    plain, more = counts(view.families[1].income), counts(view.families[0].income)
    assert plain["marble"] == plain["wood"] == 1
    assert more["florins"] > plain["florins"]
    assert p.dump() == Scene(2).family(0, squares={1: "Casa"}).turn(0).dump()


def test_no_income_after_the_last_round() -> None:
    p = Scene(2, round=7).turn(0)
    view: Any = game().view(p, 0)
    assert view.families[0].income == []


@pytest.mark.rule("fx-13.1")
def test_a_work_lists_its_artists_with_price_and_mean() -> None:
    p = Scene(2).family(0, "1 marble, 1 gold, 1 spice", florins=50).turn(0)
    found = looked(p, "work palazzo/giardino").pairs
    assert {pair.artist for pair in found} >= {"artist/anonymous"}
    unknown = next(pair for pair in found if pair.artist == "artist/anonymous")
    assert unknown.price == 50
    assert unknown.reach == "now"
    assert unknown.masterpiece == 0
    after = play(p, "work palazzo/giardino")
    assert {pair.action for pair in found} == set(after.actions())


@pytest.mark.rule("fx-13.1")
def test_the_forecast_after_an_option_shows_what_it_ruins() -> None:
    planned = {"palazzo/giardino": {"artist": None}}
    p = Scene(2).family(0, "2 marble, 1 gold", florins=50, market=1, works=planned).resolve()
    assert [line.verdict for line in looked(p, "sell gold").forecast.lines] == ["short"]
    assert [line.verdict for line in looked(p, "sell marble").forecast.lines] == ["enough"]


@pytest.mark.rule("fx-13.1")
def test_an_artist_who_takes_the_money_of_another_plan_says_which() -> None:
    planned = {"palazzo/giardino": {"artist": None}}
    p = Scene(2).family(0, "6 marble, 6 gold, 6 spice, 6 textile, 6 wood", florins=200, works=planned).turn(0)
    found = looked(p, "work palazzo/facciata").pairs
    assert {name for pair in found for name in pair.ruins} == {"Giardino (Palazzo di Rione)"}
    assert {pair.price for pair in found if pair.ruins} == {200}
    assert [pair.ruins for pair in found if pair.artist == "artist/anonymous"] == [[]]


def test_charity_stands_at_its_place_and_at_its_preacher() -> None:
    p = Scene(2).family(0, florins=500).turn(0)
    assert game().targets(p, game().parse(p, "duomo anonymous")) == ["charity/duomo", "preacher/anonymous"]
    assert game().targets(p, game().parse(p, "market")) == ["market"]


@pytest.mark.rule("fx-13.1")
def test_the_plan_lists_everything_placed_in_order_with_what_it_changes() -> None:
    scene = Scene(3, round=7).family(0, "1 marble, 3 wood, 1 textile", market=1, administration=2)
    scene.family(0, squares={1: ("Boscaiuolo", "planned", 0), 2: ("Fabbro", "built", 0)})
    p = scene.family(0, works={"palazzo/ritratto": {"artist": None}}).turn(0)
    view: Any = game().view(p, 0)
    lines = view.families[0].forecast.lines
    assert [(line.target, line.verdict, counts(line.changes)) for line in lines] == [
        ("administration", "enough", {"florins": 100}),
        ("building/0/1", "enough", {"marble": -1, "florins": -50}),
        ("building/0/2", "enough", {"metal": 1}),
        ("market", "enough", {"wood": -2, "spice": 1}),
        ("work/0/palazzo/ritratto", "by-market", {"spice": -1, "textile": -1}),
    ]


def test_a_market_without_use_and_a_captain_without_pay_are_in_the_plan() -> None:
    p = hired(Scene(2).family(0, florins=0, market=1), f=0).turn(0)
    view: Any = game().view(p, 0)
    lines = view.families[0].forecast.lines
    assert [(line.target, line.verdict) for line in lines] == [("captain/f", "unpaid"), ("market", "unused")]
    assert counts(lines[0].changes) == {"pp": -1}


@pytest.mark.rule("fx-6.8", "fx-13.1")
def test_a_plan_says_what_its_failures_cost() -> None:
    works = {"palazzo/giardino": {"artist": "Andrea Palladio"}, "palazzo/ritratto": {"artist": None}}
    planned = Scene(2).family(0, "1 spice, 1 textile", florins=0, crest=5, works=works)
    p = planned.display("Andrea Palladio").family(0, squares={1: ("Casa", "planned", 0)}).turn(0)
    view: Any = game().view(p, 0)
    assert [line.verdict for line in view.families[0].forecast.lines] == ["short", "short", "enough"]
    assert view.families[0].forecast.lost == 3  # the building 1, the work 1, its named artist 1
    view = game().view(planned.family(0, crest=-2).turn(0), 0)
    assert view.families[0].forecast.lost == 1  # a crest cannot fall lower


@pytest.mark.rule("fx-13.1")
def test_a_shortage_names_the_places_that_would_cure_it() -> None:
    p = Scene(2).family(0, "1 marble, 1 wood", florins=0, zone=2).turn(0)
    found = looked(p, "build 2").forecast
    assert [line.verdict for line in found.lines] == ["short"]
    cures = {cure.target: counts(cure.changes) for cure in found.cures}
    assert cures["market"] == {"wood": -1, "florins": 100}
    assert cures["administration"] == {"florins": 50}
    last = Scene(2).family(0, "1 marble, 1 wood", florins=0, zone=1).family(1, zone=1).turn(0)
    assert looked(last, "build 2").forecast.cures == []


def test_the_first_buildings_that_are_offered_can_be_paid() -> None:
    p = draft(2)
    view: Any = game().view(p, p.to_act)
    payable = {tile.number for tile in view.supply if tile.reach == "now"}
    assert payable == {int(game().target(p, action).split("/")[1]) for action in p.actions()}


def test_a_work_without_its_artist_yet_is_in_the_forecast() -> None:
    """The ledger of the guided game, where work and artist are two steps."""
    p = Scene(2).display("Donatello").family(0, "2 marble, 1 gold", florins=150, zone=2).turn(0)
    more = looked(p, "work palazzo/giardino")
    assert [(line.target, line.artist) for line in more.forecast.lines] == [("work/0/palazzo/giardino", None)]
    anonymous = next(pair for pair in more.pairs if pair.artist == "artist/anonymous")
    assert more.forecast == anonymous.forecast
    assert counts(more.forecast.left) == {"marble": 1, "florins": 100}
    known = next(pair for pair in more.pairs if pair.artist != "artist/anonymous")
    assert [line.artist for line in known.forecast.lines] == ["Donatello"]
    after = p.copy()
    after.apply(game().parse(p, "work palazzo/giardino"), 0)
    view: Any = game().view(after, 0)
    assert view.families[0].forecast == more.forecast
    assert view.families[1].forecast.lines == []
