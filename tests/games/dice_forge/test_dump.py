"""Dumps: what cannot be is refused, with the reason."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from bottega import CHANCE, OVER, DumpError, Rng, new_buffer
from bottega.core.position import HEADER
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import agenda
from tests.rulebook.dice_forge.table import GAME, bless, hero, play, roll, table

START: Any = table(hero(gold=5), hero(), hero()).dump()


def load(change: Any) -> None:
    dump = copy.deepcopy(START)
    change(dump)
    GAME.load(dump)


def set_(*path: Any, to: Any) -> Any:
    def change(dump: Any) -> None:
        for step in path[:-1]:
            dump = dump[step]
        dump[path[-1]] = to

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (set_("seats", 0, "gold", to=13), "limit is 12"),
        (set_("seats", 0, "sun", to=-1), "not between"),
        (set_("seats", 0, "hammer", to=3), "fewer steps"),
        (set_("seats", 0, "tritons", to=1), "more tokens than cards"),
        (set_("seats", 0, "light", to=["g1"] * 5), "six faces"),
        (set_("seats", 0, "light", to=["nothing"] * 6), "not one of"),
        (set_("seats", 0, "light", to=["v4"] * 6), "fewer faces v4"),
        (set_("seats", 0, "light", to=["boar-red", "g1", "g1", "g1", "g1", "s1"]), "boar|fewer"),
        (set_("seats", 0, "cards", "M1a", to=1), "slot M1a has 3 cards"),
        (set_("faces", "mirror", to=2), "the cards mirror that are left do not find their faces"),
        (set_("seats", 0, "converts", to="chest"), "turns nothing into glory"),
        (set_("sets", "S2", to="gorgon"), "another slot"),
        (set_("sets", "S2", to="dragon"), "not one of"),
        (set_("sets", "S2", to=None), "no set in S2"),
        (set_("round", to=11), "not between 1 and 10"),
        (set_("step", to="lunch"), "not one of"),
        (set_("active", to=3), "not between 0 and 2"),
        (set_("rolling", to=[{"seat": 0, "die": "red"}]), "not one of light, dark"),
        (set_("seats", 0, "agenda", to=[{"item": "resolve"}]), "if and only if"),
        (set_("seats", 0, "agenda", to=[{"item": "sleep"}]), "not one of"),
        (set_("seats", 0, "agenda", to=[{"item": "which-die", "rolls": 1}] * 9), "at most 8"),
        (set_("seats", 0, "agenda", to=[{"item": "bonus", "colour": 0, "times": 1}]), "no owner"),
        (
            set_("seats", 0, "agenda", to=[{"item": "convert-it", "slot": 0, "option": 0}]),
            "no card that turns anything into glory",
        ),
        (set_("seats", 0, "agenda", to=[{"item": "split", "gold": 2}]), "no step left"),
        (set_("step", to="blessings"), "not at a question"),
        (set_("step", to="setup"), "at set-up nothing has been played yet"),
        (set_("seats", 0, "luck", to=1), "not known here"),
        (set_("seats", to=[]), "2 to 4 players"),
    ],
)
def test_what_cannot_be_is_refused(change: Any, message: str) -> None:
    with pytest.raises(DumpError, match=message):
        load(change)


@pytest.mark.parametrize(("card", "face"), [("boar", "boar-green"), ("shield", "shield-red")])
def test_cards_find_their_faces_in_the_gardens(card: str, face: str) -> None:
    dump: Any = table(hero(gold=2), hero(), hero(), hero(), sets=card).dump()
    assert GAME.load(dump).dump() == dump
    dump["faces"][face] = 0
    with pytest.raises(DumpError, match=f"the cards {card} that are left do not find their faces"):
        GAME.load(dump)


@pytest.mark.parametrize("slot", ["S2", "S1a"])
def test_at_set_up_only_a_set_that_can_be_drawn_is_missing(slot: str) -> None:
    dump: Any = GAME.start(3, sets="random").dump()
    dump["sets"][slot] = None
    if slot == "S2":
        assert GAME.load(dump).dump() == dump
        return
    with pytest.raises(DumpError, match="no set in S1a"):
        GAME.load(dump)


BOARS: Any = table(
    hero(gold=2, cards="boar", boars="red"), hero(light="boar-red"), hero(), sets="boar"
).dump()


def lay_blue(dump: Any) -> None:
    """With three players there are three Boars, and none of them is blue."""
    dump["boars"]["blue"] = 0
    dump["cards"]["M3"] -= 1
    dump["seats"][0]["cards"]["M3"] += 1
    dump["faces"]["boar-blue"] -= 1
    dump["seats"][2]["dark"][0] = "boar-blue"


def give_the_card_to_another(dump: Any) -> None:
    dump["seats"][0]["cards"]["M3"], dump["seats"][2]["cards"]["M3"] = 0, 1


def put_it_on_the_owners_die(dump: Any) -> None:
    dump["seats"][1]["light"][0] = "g1"
    dump["seats"][0]["light"][0] = "boar-red"


def take_it_off_the_die(dump: Any) -> None:
    dump["seats"][1]["light"][0] = "g1"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lay_blue, "the blue boar has an owner if and only if its card is taken"),
        (set_("boars", "red", to=None), "the red boar has an owner"),
        (give_the_card_to_another, "seat 0 owns as many boars as it has Boar cards"),
        (put_it_on_the_owners_die, "on a die of another player"),
        (take_it_off_the_die, "on a die of another player"),
    ],
)
def test_a_boar_has_an_owner_with_its_card_and_another_bearer(change: Any, message: str) -> None:
    dump = copy.deepcopy(BOARS)
    assert GAME.load(dump).dump() == dump
    change(dump)
    with pytest.raises(DumpError, match=message):
        GAME.load(dump)


def test_a_face_about_to_be_forged_is_taken_out_of_the_box() -> None:
    p = table(hero(gold=12), hero(), hero())
    play(p, "buy v4")
    dump: Any = p.dump()
    assert GAME.load(dump).dump() == dump
    dump["faces"]["v4"] = 1
    with pytest.raises(DumpError, match="fewer faces v4"):
        GAME.load(dump)


def test_two_pawns_on_a_portal_are_refused() -> None:
    with pytest.raises(DumpError, match="one pawn"):
        table(hero(portal=2), hero(portal=2))


@pytest.mark.once
def test_whatever_is_loaded_can_be_played() -> None:
    """Numbers changed at random: either the dump is refused, or the position works."""
    rng, buf, loaded = Rng(11), new_buffer(), 0
    p = GAME.start(3, sets="random")
    for _ in range(400):
        if p.to_act == OVER:
            p = GAME.start(3, sets="random")
        p.apply(p.sample(rng) if p.to_act == CHANCE else int(buf[rng.below(p.fill(buf))]))
        dump = p.dump()
        change_one(dump, rng)
        try:
            found = GAME.load(dump)
        except DumpError:
            continue
        loaded += 1
        GAME.view(found, None)
        for _ in range(6):
            if found.to_act == OVER:
                break
            if found.to_act == CHANCE:
                found.play(found.sample(rng))
            else:
                actions = found.actions()
                found.play(actions[rng.below(len(actions))])
    assert loaded > 0


def change_one(value: Any, rng: Rng) -> None:
    """Change one number, somewhere."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = keys[rng.below(len(keys))]
        if isinstance(value[key], (dict, list)):
            value = value[key]
            continue
        if isinstance(value[key], int) and not isinstance(value[key], bool):
            value[key] = rng.below(8) - 1
        return


def put_on_a_die(face: str) -> Any:
    """The face is on a die and not in the temple, but nobody forged it."""

    def change(dump: Any) -> None:
        dump["seats"][0]["light"][0] = face
        dump["faces"][face] -= 1
        dump["seats"][0]["cards"]["M5"] += 1
        dump["cards"]["M5"] -= 1

    return change


# -- what is by no game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (set_("step", to="over"), "over after the last turn of the last round"),
        (set_("feat", to="chest"), "its portal is being freed"),
        (set_("used", "elder", to=1), "only cards of the active player are used"),
        (set_("bought", to=["v4"]), "other steps have none"),
        (set_("last_owl", to="sun"), "an Owl has brought something"),
        (set_("dark_forged", to=True), "nothing has been forged in this offering"),
        (set_("blessings", to=1), "only in their own step"),
        (set_("rolling", to=[{"seat": 0, "die": "light"}]), "only dice of a blessing are rolled"),
        (set_("step", to="offering"), "an offering has at least one face"),
        (set_("step", to="end"), "the extra action comes after the action"),
        (set_("step", to="taking"), "the hero sent home is blessed"),
        (set_("seats", 0, "converts", to="sentinel"), "this card is not being resolved"),
        (put_on_a_die("x3"), "1 face of the dice was not there at the start"),
        (set_("seats", 0, "forged", to=1), "fewer faces than the 1 forged are missing from the temple"),
        (set_("faces", "v4", to=4), "fewer faces v4"),
    ],
)
def test_nothing_of_another_step_is_left_at_the_action(change: Any, message: str) -> None:
    with pytest.raises(DumpError, match=message):
        load(change)


def test_the_game_is_over_only_in_the_last_round() -> None:
    dump: Any = table(hero(), hero(gold=3), round=9, active=1).dump()
    dump["step"] = "over"
    assert GAME.load(dump).to_act == OVER
    for spoil in (set_("round", to=1), set_("active", to=0)):
        again = copy.deepcopy(dump)
        spoil(again)
        with pytest.raises(DumpError, match="over after the last turn"):
            GAME.load(again)


QUESTIONS = [
    {"item": "which-die", "rolls": 1},
    {"item": "which-die", "rolls": 4},
    {"item": "owl-what"},
    {"item": "which-shield"},
    {"item": "bearer"},
    {"item": "forge-where", "face": 20},
    {"item": "purchase", "discount": 6},
    {"item": "row", "left": 1, "die": 2},
]


@pytest.mark.parametrize("step", ["action", "extra", "reinforcements"])
@pytest.mark.parametrize("item", QUESTIONS, ids=lambda item: item["item"])
def test_cards_that_nobody_has_ask_nothing(item: dict[str, object], step: str) -> None:
    dump = copy.deepcopy(START)
    dump["step"] = step
    dump["seats"][0]["agenda"] = [item]
    reason = (
        "nothing that happens in this step leads to these items|seat 0 owns as many boars|fewer faces ship"
    )
    with pytest.raises(DumpError, match=reason):
        GAME.load(dump)


def test_borrowed_faces_and_losses_come_from_their_cards() -> None:
    nothing = {"rolled": ["none", "none"], "acts": ["none", "none"], "picked": [0, 0], "gave": [0, 0]}
    for kind, seat, asks in (("borrowed", 0, [{"item": "pick", "slot": 0}]), ("loss", 1, [])):
        dump = copy.deepcopy(START)
        dump["step"] = "extra"
        dump["rolling"] = [{"seat": other, "die": die} for other in (1, 2) for die in ("light", "dark")]
        blessing = {"kind": kind, "stage": 0, "first": 0, "repeat": False, **nothing}
        dump["seats"][seat] |= {"agenda": [{"item": "resolve"}, *asks], "blessing": blessing}
        with pytest.raises(DumpError, match="nothing that happens in this step leads to these items"):
            GAME.load(dump)


def cerberus() -> Any:
    """Somebody with a Cerberus token is asked whether to repeat a blessing."""
    p = bless(hero(cards="cerberus", cerberi=1), hero(), sets="cerberus")
    roll(p, "g1 g1 g1 g1")
    dump: Any = p.dump()
    assert dump["seats"][0]["agenda"][-1] == {"item": "repeat-it"}
    return dump


def test_cerberus_repeats_only_with_a_token() -> None:
    dump = cerberus()
    assert GAME.load(dump).dump() == dump
    dump["seats"][0]["cerberi"] = 0
    with pytest.raises(DumpError, match="there is no Cerberus token to repeat it with"):
        GAME.load(dump)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (set_("stage", to=5), "does not belong to this stage"),
        (set_("rolled", to=["v2", "g1"]), "the dice do not show what was rolled"),
        (set_("rolled", to=["none", "none"]), "does not belong to this stage|do not show"),
        (set_("acts", to=["g1", "none"]), "not those rolled or copied"),
        (set_("first", to=1), "not applied in this order"),
        (set_("gave", to=[1, 0]), "have not given this"),
        (set_("picked", to=[3, 0]), "the dice do not show"),
        (set_("repeat", to=True), "does not belong to this stage"),
    ],
)
def test_a_blessing_is_as_far_as_its_stage(change: Any, message: str) -> None:
    dump = cerberus()
    change(dump["seats"][0]["blessing"])
    with pytest.raises(DumpError, match=message):
        GAME.load(dump)


def test_with_two_players_a_stack_has_two_faces() -> None:
    dump: Any = table(hero(gold=3), hero()).dump()
    assert GAME.load(dump).dump() == dump
    for face in ("m1", "g6", "g2m1"):
        again = copy.deepcopy(dump)
        again["faces"][face] += 2 if face != "g2m1" else 1
        with pytest.raises(DumpError, match=f"fewer faces {face}|a stack of the Sanctuary has 2 faces"):
            GAME.load(again)


def hammered(tritons: int, *golds: int) -> Any:
    """At the action, with gold to split from Triton tokens; four players, so that there are four Tritons."""
    mine = hero(gold=5, cards="hammer triton triton triton triton", tritons=tritons)
    dump: Any = table(mine, hero(), hero(), hero(), sets="triton").dump()
    dump["seats"][0]["agenda"] = [{"item": "split", "gold": gold} for gold in golds]
    return dump


def test_gold_to_split_comes_from_tokens_that_were_used() -> None:
    gold = next(card for card in GAME.content.tables.card if card.name == "triton").amounts.gold
    for dump in (hammered(4), hammered(3, gold), hammered(0, *[gold] * 4)):
        assert GAME.load(dump).dump() == dump
    for dump in (hammered(4, gold), hammered(1, *[gold] * 4), hammered(3, gold + 1)):
        with pytest.raises(DumpError, match="nothing has given this gold"):
            GAME.load(dump)


def test_a_full_agenda_takes_no_more() -> None:
    """Whatever comes, an item is never written into the cells of somebody else."""
    p: Any = table(hero(gold=5), hero())
    before = p.dump()["seats"][1]
    for _ in range(at.DEEPEST):
        agenda.push(p, 0, at.OWL_WHAT)
    with pytest.raises(IndexError, match="no room"):
        agenda.push(p, 0, at.OWL_WHAT)
    with pytest.raises(IndexError, match="no room"):
        agenda.push_below(p, 0, at.OWL_WHAT, 0, 0)
    assert p.depth(0) == at.DEEPEST
    assert p.dump()["seats"][1] == before


def test_glory_has_no_limit_but_what_a_dump_can_hold() -> None:
    p = table(hero(glory=30000, gold=12, cards="elder"), hero(), step="reinforcements")
    play(p, "use elder")
    dump: Any = p.dump()
    assert dump["seats"][0]["glory"] == 30000
    assert GAME.load(dump) == p


def test_a_position_is_small() -> None:
    p = GAME.start(4)
    assert len(p.key()) < 1024
    assert len(p.key()) > HEADER
