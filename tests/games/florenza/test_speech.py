"""Sentences that name what really happens: refusals, losses at the floor, ghosts' points, captains' rows."""

from __future__ import annotations

import pytest

import bottega
from bottega import Position
from tests.languages import LANGUAGES
from tests.rulebook.florenza.scene import (
    CHIESA,
    PALAZZO,
    Scene,
    draft,
    ghost_rolls,
    hired,
    play,
    solo,
)

GAME = bottega.game("florenza")
NAMES = ["Ada", "Bruno", "Carla"]


def refused(p: Position, move: str, seat: int = -1) -> tuple[str, str]:
    """The rule and the sentence of a refusal."""
    action = GAME.parse(p, move)
    refusal = GAME.refusal(p, action, seat)
    assert refusal is not None, f"{move} is legal"
    assert all(GAME.why_not(p, action, language, seat) for language in LANGUAGES)
    return refusal.rule, GAME.say(refusal.text, "en")


def said(p: Position, move: str, language: str = "en") -> str:
    return GAME.describe(p, GAME.find(p, move), language, names=NAMES)


def told(p: Position, kind: str, language: str = "en") -> str:
    """The last event of a kind."""
    event = next(event for event in reversed(p.log or []) if event.kind == kind)
    return GAME.tell(event, NAMES, language)


# -- refusals ------------------------------------------------------------------------------------------------------


def test_a_captain_whom_a_ghost_has_turned_over_is_not_occupied() -> None:
    scene = Scene(1)
    scene.dump["fortunes"]["Duca d'Alba"] = "turned"
    assert refused(scene.turn(0), "captain c") == (
        "fx-12.6",
        "A ghost has this condottiere for this round.",
    )


def test_a_neutral_marker_that_the_district_needs_is_named_as_such() -> None:
    made = dict.fromkeys(PALAZZO + CHIESA[:1], "made")
    scene = Scene(2).family(0, "3 wood, 3 gold, 3 spice, 3 textile", florins=500, works=made)
    scene.family(0, works={"chiesa/pala-d-altare": {"artist": None}})
    scene.works(
        duomo_cupola={"made": 0}, duomo_abside={"made": 0}, duomo_altare={"made": 0}, duomo_navata={"made": 0}
    )
    scene.works(lorenzo_navata={"planned": 0, "artist": None})
    p = play(scene.resolve(), "work lorenzo/navata", "as P", "3", "face 3")
    rule, sentence = refused(p, "mark neutral")
    assert (rule, sentence) == ("fx-6.6", "A planned work of your district needs your neutral marker.")


def test_a_muse_who_is_gone_is_gone_at_the_incentive_too() -> None:
    scene = Scene(2, dice=False).display("Donatello").put(muse_used=True)
    scene.family(0, "2 marble, 1 wood, 1 gold, 1 textile", florins=600)
    scene.works(duomo_pulpito={"planned": 0, "artist": "Donatello"})
    p = play(scene.resolve(), "as S")
    assert refused(p, "muse") == ("fx-11.2", "The Muse has been called this round.")


def test_what_was_just_given_is_not_taken() -> None:
    scene = Scene(2).display("Bernardo di Chiaravalle").family(0, "1 gold", florins=150)
    p = play(scene.turn(0), "church 9", "give gold")
    assert refused(p, "take gold") == ("fx-4.9", "You have just given that resource.")


def test_building_in_the_set_up_and_placing_cannot_be_passed() -> None:
    p = draft(2)
    assert (
        refused(p, "done")
        == refused(p, "refuse")
        == ("fx-0.7", "Whoever can pay for a building must build one.")
    )
    p = Scene(2).turn(0)
    assert (
        refused(p, "done")
        == refused(p, "refuse")
        == ("fx-4.1", "Nobody may pass: a familiar has to be placed.")
    )


def test_what_is_no_answer_does_not_sound_as_if_it_came_later() -> None:
    assert refused(Scene(2).turn(0), "activate") == ("fx-4.1", "That does not answer the question.")


def test_who_is_not_to_act_is_told_the_rule_of_the_phase() -> None:
    sale = Scene(2).family(0, "1 textile", squares={1: ("Sartore", "built", 0)}).resolve()
    work = Scene(2).family(0, "1 spice, 1 textile", works={"palazzo/ritratto": {"artist": None}}).resolve()
    rules = [refused(p, "done", seat=1)[0] for p in (draft(2), Scene(2).turn(0), sale, work)]
    assert rules[1:] == ["fx-4.1", "fx-5.1", "fx-6.1"]
    assert refused(draft(2), "done", seat=0)[0] == "fx-0.7"


# -- losses --------------------------------------------------------------------------------------------------------


def test_a_loss_at_the_floor_is_named_as_small_as_it_is() -> None:
    scene = (
        Scene(2).display("Donatello").family(0, "2 marble, 1 wood, 1 gold, 1 textile", florins=400, crest=-2)
    )
    p = scene.works(duomo_pulpito={"planned": 0, "artist": "Donatello"}).resolve()
    assert said(p, "refuse") == "Let Pulpito (Duomo) fail: 1 prestige is lost"
    play(p, "refuse")
    assert told(p, "fails-work") == "Ada cannot or will not pay for Pulpito (Duomo) and loses 1 prestige"
    p = Scene(2).family(0, "1 spice", crest=-3, squares={1: ("Fabbro", "planned", 0)}).resolve()
    assert said(p, "refuse") == "Give Fabbro up: the tile goes back"
    assert told(play(p, "refuse"), "gives-up-building") == "Ada does not build Fabbro: the tile goes back"
    p = hired(Scene(2).family(0, florins=150, crest=-3), f=0).resolve()
    assert told(play(p, "done"), "pays-fortune") == "Ada leaves Ludovico il Moro unpaid and loses nothing"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Let Ritratto (Palazzo di Rione) fail: 1 prestige is lost"),
        ("it", "Lascia fallire l’opera Ritratto (Palazzo di Rione): perdi 1 prestigio"),
        ("de", "Lass Ritratto (Palazzo di Rione) scheitern: Du verlierst 1 Prestige"),
    ],
)
def test_one_point_is_one(language: str, sentence: str) -> None:
    p = Scene(2).family(0, "1 spice, 1 textile", works={"palazzo/ritratto": {"artist": None}}).resolve()
    assert said(p, "refuse", language) == sentence


# -- ghosts --------------------------------------------------------------------------------------------------------


def test_ghosts_tell_their_points() -> None:
    scene = solo(squares={1: "Biblioteca", 2: "Picconiere"})
    own = play(ghost_rolls(scene), "1", "1")
    assert told(own, "ghost-activates-own") == "Bruno activates its own Biblioteca: 2 prestige"
    rival = play(ghost_rolls(solo().family(0, squares={1: "Convento"})), "1", "1")
    assert (
        told(rival, "ghost-activates")
        == "Bruno activates Convento of the Medici for 1 prestige: 2 prestige, 1 bishop point"
    )
    built = play(ghost_rolls(solo()), "3", "2", "1")
    assert told(built, "ghost-builds") == "Bruno builds Cava on square 1: 2 prestige"
    hiring = play(ghost_rolls(solo()), "6")
    assert told(hiring, "ghost-hires") == "Bruno hires Duca d’Alba: 1 bishop point"


def test_a_ghosts_full_palazzo_is_told() -> None:
    scene = solo(works=dict.fromkeys(PALAZZO[:3], "made")).display("Sandro Botticelli")
    p = play(ghost_rolls(scene), "5")
    assert (
        told(p, "ghost-makes")
        == "Bruno makes Ritratto (Palazzo di Rione): 2 prestige, and 3 prestige by Sandro Botticelli"
    )
    assert told(p, "full-palazzo") == "Bruno has completed the Palazzo: 4 prestige"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Activate Fabbro of Bruno, square 1, for 1 prestige: 1 metal"),
        ("it", "Attiva l’edificio Fabbro di Bruno, riquadro 1, per 1 prestigio: 1 metallo"),
        ("de", "Nutze Fabbro von Bruno, Bauplatz 1, für 1 Prestige: 1 Metall"),
    ],
)
def test_a_ghost_has_one_name(language: str, sentence: str) -> None:
    p = Scene(1).family(1, squares={1: "Fabbro"}).turn(0)
    assert said(p, "occupy 1/1", language) == sentence
    p.log = []
    assert "Bruno" in told(play(p, "occupy 1/1"), "occupies-rival", language)


def test_the_place_of_somebody_who_plays_alone_is_told() -> None:
    p = GAME.start(1, ghosts=["media"])
    p.log = []
    while p.to_act < 0 and p.weights():
        if any(event.kind == "order" for event in p.log):
            break
        p.play(p.weights()[0][0])
    assert [event.seat for event in p.log if event.kind == "order"] == [0, 1]


# -- words ---------------------------------------------------------------------------------------------------------


def test_the_rows_of_a_captain_do_not_run_together() -> None:
    p = Scene(2).turn(0)
    assert said(p, "captain f").endswith(
        ": unpaid, he costs 1 prestige · 100 fiorini for 1 bishop point · 150 fiorini for 1 prestige, 1 bishop point"
    )
    assert all(said(p, "captain f", language).count(" · ") == 2 for language in LANGUAGES)


def test_italian_counts_and_has_no_wrong_gender() -> None:
    one, two = Scene(2).turn(0), Scene(2).family(0, zone=2).turn(0)
    assert GAME.say(GAME.question(one), "it") == "Dove mandi un familiare? Ne resta 1."
    assert GAME.say(GAME.question(two), "it") == "Dove mandi un familiare? Ne restano 2."
    p = Scene(2).family(0, "1 marble, 2 wood", florins=50, squares={1: ("Casa", "planned", 0)}).resolve()
    assert GAME.say(GAME.question(p), "it") == "Casa: costruisci per 1 marmo, 2 legno, 50 fiorini?"
