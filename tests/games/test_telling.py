"""Events told together, for a log that people read."""

from __future__ import annotations

from typing import cast

import pytest

from bottega import CHANCE, OVER, Event, Rng, game
from bottega.games.dice_forge.tables import Tables
from tests.languages import LANGUAGES
from tests.laws.cases import EACH, Case
from tests.sentences import check

NAMES = ["Ada", "Bruno", "Carla", "Dario", "Ezio", "Fosca", "Gino", "Ida"]


def event(kind: str, seat: int, **args: int) -> Event:
    return Event(kind, seat, args, "")


def test_what_a_player_does_in_a_row_is_one_sentence() -> None:
    events = [
        event("rolled", 0, side=4, pot=4),
        event("rolled", 0, side=3, pot=7),
        event("held", 0, pot=7, points=7),
    ]
    told = game("pig").tell_together([*events, event("rolled", 1, side=2, pot=2)], NAMES, "en")
    assert told == [
        "Ada rolls 4: 4 in the pot; rolls 3: 7 in the pot; holds 7 and has 7",
        "Bruno rolls 2: 2 in the pot",
    ]


def test_a_blessing_is_one_line_for_each_player() -> None:
    forge = game("dice-forge")
    faces = cast(Tables, forge.tables).face_names
    gold, moon, either = (faces.index(name) + 1 for name in ("g1", "m1", "g3-v2"))
    rolls = [event("rolled", 0, die=0, face=gold), event("rolled", 0, die=1, face=moon)]
    rolls += [event("rolled", 1, die=0, face=gold), event("rolled", 1, die=1, face=either)]
    gains = [
        event("gained", 0, resource=0, amount=1, lost=0),
        event("gained", 0, resource=2, amount=1, lost=0),
    ]
    gains += [
        event("gained", 1, resource=0, amount=1, lost=0),
        event("gained", 1, resource=3, amount=2, lost=0),
    ]
    assert forge.tell_together(rolls + gains, NAMES, "en") == [
        "Ada: 1 gold and 1 moon",
        "Bruno rolls “1 gold” and “3 gold or 2 glory”, gains 1 gold and 2 glory",
    ]
    assert forge.tell_together(rolls[2:], NAMES, "en") == ["Bruno rolls “1 gold” and “3 gold or 2 glory”"]


def test_a_price_is_told_once() -> None:
    forge = game("dice-forge")
    bought = [event("bought", 0, face=3, price=4), event("paid", 0, resource=0, amount=4)]
    (line,) = forge.tell_together(bought, NAMES, "en")
    assert line.endswith("for 4 gold")
    (line,) = forge.tell_together([*bought, event("forged", 0, die=0, face=3, old=1)], NAMES, "en")
    assert line.count("4 gold") == 1
    feat = [event("undertook", 1, card=1), event("paid", 1, resource=2, amount=1), event("took", 1, card=1)]
    (line,) = forge.tell_together(feat, NAMES, "en")
    assert line.startswith("Bruno undertakes a feat for 1 moon: ")


def test_losses_are_summed_and_what_is_not_there_is_not_named() -> None:
    forge = game("dice-forge")
    lost = [
        event("lost", 0, resource=3, amount=1),
        event("lost", 0, resource=0, amount=0),
        event("lost", 0, resource=3, amount=3),
    ]
    told = [forge.tell_together(lost, NAMES, language) for language in ("en", "it", "de")]
    assert told == [["Ada loses 4 glory"], ["Ada perde 4 Punti Gloria"], ["Ada verliert 4 Ruhmespunkte"]]
    none = [event("lost", 0, resource=0, amount=0), event("lost", 0, resource=1, amount=0)]
    assert forge.tell_together(none, NAMES, "it") == ["Ada non ha niente da perdere"]
    assert forge.tell_together(none[:1], NAMES, "de") == ["Ada hat kein Gold zu verlieren"]


def test_a_triton_says_once_what_it_brings() -> None:
    used = [event("triton", 0, resource=1), event("gained", 0, resource=1, amount=2, lost=0)]
    told = game("dice-forge").tell_together(used, NAMES, "en")
    assert told == ["Ada uses a Triton token, gains 2 suns"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ada gives 2 marble for gold"),
        ("it", "Ada dà 2 marmo per oro"),
        ("de", "Ada gibt 2 Marmor für Gold"),
    ],
)
def test_two_equal_goods_are_counted(language: str, line: str) -> None:
    swapped = event("swaps-two", 0, first=0, second=0, taken=3)
    assert game("florenza").tell(swapped, NAMES, language) == line


def test_points_that_an_artist_costs_are_lost_and_none_are_not_counted() -> None:
    tell = game("florenza").tell
    assert tell(event("artist-points", 0, artist=0, points=-1), NAMES, "en").startswith(
        "Ada loses 1 prestige by "
    )
    assert tell(event("artist-points", 0, artist=0, points=0), NAMES, "en").startswith(
        "Ada gets no points from "
    )
    elected = event("captain", 0, points=0)
    told = [tell(elected, NAMES, language) for language in ("en", "it", "de")]
    assert told == [
        "Ada is elected Captain of the People", "Ada è eletto Capitano del Popolo", "Ada wird Volkskapitän",
    ]  # fmt: skip


def test_a_resource_of_choice_is_lost_as_the_resource() -> None:
    dice = game("florenza-dice")
    lost = event("lost", 0, resource=6)
    changed = event("changed", 0, resource=6, fiorini=200, building=23)
    told = [[dice.tell(one, NAMES, language) for language in ("en", "it", "de")] for one in (lost, changed)]
    assert [line.partition(":")[0] for line in told[0]] == [
        "Ada loses the resource", "Ada perde la risorsa", "Ada verliert die Ressource",
    ]  # fmt: skip
    assert [line.partition(" (")[0] for line in told[1]] == [
        "Ada takes 200 Fiorini instead of the resource",
        "Ada prende 200 Fiorini invece della risorsa",
        "Ada nimmt 200 Fiorini statt der Ressource",
    ]


def test_a_captain_of_fortune_has_his_title_in_italian() -> None:
    paid = event("pays-fortune", 0, fortune=2, florins=100, row=1, pp=0, bp=1)
    assert (
        game("florenza")
        .tell(paid, NAMES, "it")
        .startswith("Ada paga al capitano di ventura Duca d’Alba 100 fiorini: ")
    )


def test_a_move_without_events_is_told_as_what_somebody_did() -> None:
    dice = game("florenza-dice")
    p, rng = dice.start(2), Rng(3)
    while p.to_act < 0:
        p.apply(p.sample(rng))
    done, take = (dice.parse(p, words) for words in ("done", "take white"))
    said = [dice.tell_move(p, done, language, 0, NAMES) for language in ("en", "it", "de")]
    assert said == ["Ada ends the turn", "Ada conclude il turno", "Ada beendet den Zug"]
    assert dice.tell_move(p, take, "en", 1, NAMES).startswith("Bruno chooses “Take the white die")


def test_a_roll_of_all_dice_is_one_line() -> None:
    rolled = [event("rolled", -1, die=die, value=die + 1) for die in range(6)]
    dice = game("florenza-dice")
    assert dice.tell_together(rolled, NAMES, "en") == [
        "The dice: white 1, brown 2, grey 3, green 4, red 5, yellow 6"
    ]
    assert dice.tell_together(rolled[:1], NAMES, "en") == ["The white die shows 1"]


def test_who_comes_and_the_turn_order_are_told_in_one_line_each() -> None:
    events = [event("arrives", -1, character=0, card=5), event("arrives", -1, character=1, card=2)]
    events += [event("order", 1, place=1), event("order", 0, place=2)]
    arrive, order = game("florenza").tell_together(events, NAMES, "en")
    assert arrive.startswith("New in Florence: Andrea del Verrocchio (V), ")
    assert order == "Turn order: Bruno, Ada"


@EACH
def test_every_event_is_told_in_every_language(case: Case) -> None:
    p, rng = case.start(), Rng(7)
    log: list[Event] = []
    p.log = log
    while p.to_act != OVER and len(log) < 150:
        actions = p.actions() if p.to_act != CHANCE else []
        p.apply(actions[rng.below(len(actions))] if actions else p.sample(rng))
    for language in LANGUAGES:
        lines = case.game.tell_together(log, NAMES, language)
        assert 0 < len(lines) < len(log)
        assert all(line.strip() for line in lines)
        for line in lines:
            check(line, language)
