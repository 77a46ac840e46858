"""What a family could plan is marked: payable now, payable in time, or neither; and the sentences say so."""

from __future__ import annotations

from typing import Any

import pytest

from bottega import Position
from tests.rulebook.florenza.scene import Scene, game, hired, play


def reach(p: Position, id: str, seat: int | None = 0) -> str | None:
    """The mark of a work or of a tile in the supply, as a seat sees it."""
    view: Any = game().view(p, seat)
    own = view.families[0]
    works = [*own.palazzo, *own.chiesa, *(work for place in view.places for work in place.works)]
    found: str | None = next(thing.reach for thing in [*works, *view.supply] if thing.id == id)
    return found


def said(p: Position, move: str, language: str = "en") -> str:
    return game().say(game().sentence(p, game().parse(p, move)), language)


@pytest.mark.rule("fx-13.1")
def test_payable_now_or_in_time() -> None:
    scene = Scene(2).family(0, "1 marble, 1 gold, 1 spice", florins=50, administration=1)
    p = scene.family(0, squares={1: ("Picconiere", "built", 0), 2: "Fabbro"}).turn(0)
    assert reach(p, "work/0/palazzo/giardino") == "now"
    assert (
        reach(p, "work/0/palazzo/facciata") == "in-time"
    )  # with the Picconiere's marble and 50 fiorini more
    assert reach(p, "work/0/palazzo/ritratto") is None
    assert reach(p, "supply/3") == "now"
    assert reach(p, "supply/16") is None
    assert reach(p, "work/0/palazzo/giardino", seat=1) is None  # a mark is the viewer's own
    assert reach(p, "supply/3", seat=None) is None


@pytest.mark.rule("fx-13.1")
def test_a_plan_that_lets_another_fail_is_out_of_reach() -> None:
    scene = Scene(2).family(0, "1 marble, 2 wood, 1 gold", florins=100)
    assert reach(scene.turn(0), "supply/28") == "now"
    scene.family(0, works={"palazzo/giardino": {"artist": None}})
    assert reach(scene.turn(0), "supply/28") is None  # the Casa would take the marble of the Giardino
    assert reach(scene.family(0, market=1, goods="3 wood").turn(0), "supply/28") is None
    assert reach(scene.family(0, goods="3 wood, 2 gold").turn(0), "supply/28") == "in-time"  # by a swap


@pytest.mark.rule("fx-13.1")
def test_a_building_is_paid_at_its_square() -> None:
    scene = Scene(2).family(0, squares={2: ("Erbolaio", "built", 0)})
    assert reach(scene.turn(0), "supply/3") is None  # square 1 comes before the Erbolaio's spice
    behind = Scene(2).family(0, squares={1: ("Erbolaio", "built", 0)})
    assert reach(behind.turn(0), "supply/3") == "in-time"


def test_sentences_carry_the_marks() -> None:
    scene = Scene(2).display("Donatello", "Francesco Mochi").family(0, "1 marble, 1 gold", florins=150)
    p = scene.turn(0)
    assert said(p, "work palazzo/giardino").endswith(": 3 prestige")
    assert said(p, "build 7").endswith("2 prestige at once")
    play(p, "work palazzo/giardino")
    assert said(p, "artist 13") == "Donatello: sculptor for 200 fiorini (3 3 4 4 4 5)"
    assert said(p, "artist 19") == "Francesco Mochi: sculptor for 100 fiorini (1 1 2 2 2 3)"
    assert said(p, "artist anonymous") == "An anonymous artist: 0 fiorini (-1 0 0 0 0 1)"


def test_only_the_specialities_that_the_work_shows_are_named() -> None:
    scene = Scene(2).display("Michelangelo Buonarroti", done=("Michelangelo Buonarroti",))
    p = play(scene.turn(0), "work duomo/campanile")
    assert said(p, "artist 32") == "Michelangelo Buonarroti: architect for 150 fiorini (2 3 3 3 3 3)"


def test_what_a_preacher_does_is_said() -> None:
    names = ("Antonio da Padova", "Bernardo di Chiaravalle", "Giordano Bruno")
    p = Scene(2).display(*names).family(0, florins=300).turn(0)
    assert said(p, "duomo 5").endswith("250 fiorini: 3 familiars, placed at once")
    assert said(p, "church 9").endswith("150 fiorini: 2 familiars, one resource may be changed")
    assert said(p, "church 22").endswith("150 fiorini: 1 wood, minus 1 bishop point, 2 familiars")
    captain = play(Scene(2).put(captain=0).display(*names, "Donatello").next_round(), "name gold")
    assert (
        said(captain, "reserve 5")
        == "Keep Antonio da Padova for yourself: 2 familiars, placed at once for 150 fiorini"
    )
    assert (
        said(captain, "reserve 13") == "Keep Donatello for yourself: sculptor for 200 fiorini (3 3 4 4 4 5)"
    )


@pytest.mark.rule("fx-13.1")
def test_questions_tell_what_will_be_short() -> None:
    scene = Scene(2).family(0, "1 marble, 2 wood, 1 gold", florins=100)
    scene.family(0, squares={1: ("Casa", "planned", 0)}, works={"palazzo/giardino": {"artist": None}})
    asked = game().say(game().question(scene.resolve()), "en")
    assert asked.endswith("? With Casa there is not enough for Giardino (Palazzo di Rione).")
    scene.family(0, goods="2 marble")
    assert game().say(game().question(scene.resolve()), "en").endswith("50 fiorini?")


def test_the_muse_without_dice_says_what_she_brings() -> None:
    scene = (
        Scene(2, dice=False)
        .display("Raffaello Sanzio")
        .family(0, "1 marble, 1 gold, 1 spice, 1 textile", florins=550)
    )
    scene.works(novella_cappella={"planned": 0, "artist": "Raffaello Sanzio"})
    p = play(hired(scene).resolve(), "as P", "incentive 3")
    assert said(p, "muse") == "Call the Muse for 50 fiorini: value 6, 6 prestige"
