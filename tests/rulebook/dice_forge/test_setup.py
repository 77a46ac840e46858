"""Set-up."""

from __future__ import annotations

from typing import Any

import pytest

from bottega import CHANCE, OptionError, Rng
from tests.rulebook.dice_forge.table import GAME, SLOT, play, seat_of


def drawn(players: int, **options: Any) -> Any:
    """A start with everything drawn."""
    p = GAME.start(players, **options)
    rng = Rng(1)
    while p.dump()["step"] == "setup":
        p.play(p.sample(rng))
    return p


@pytest.mark.rule("df-1.1")
@pytest.mark.parametrize(
    ("players", "cards", "faces", "gold"), [(2, 2, 2, [3, 2]), (3, 3, 4, [3, 2, 1]), (4, 4, 4, [3, 2, 1, 0])]
)
def test_cards_faces_and_gold_by_the_number_of_players(
    players: int, cards: int, faces: int, gold: list[int]
) -> None:
    p = drawn(players)
    dump = p.dump()
    assert set(dump["cards"].values()) == {cards}
    assert [seat["gold"] for seat in dump["seats"]] == gold
    for stack in GAME.content.tables.stack:
        assert sum(dump["faces"][face] for face in set(stack.faces)) == faces


@pytest.mark.rule("df-1.1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 9), (3, 10), (4, 9)])
def test_rounds_by_the_number_of_players(players: int, rounds: int) -> None:
    assert GAME.view(GAME.start(players), None).rounds == rounds


@pytest.mark.rule("df-1.2")
def test_two_players_draw_two_faces_out_of_the_stacks_of_different_faces() -> None:
    p = GAME.start(2)
    assert p.to_act == CHANCE
    assert {GAME.notate(p, face) for face, _ in p.weights()} == {
        "out g6",
        "out s1v1",
        "out g2m1",
        "out g1-s1-m1",
    }
    play(p, "out g6")
    assert {GAME.notate(p, face) for face, _ in p.weights()} == {"out s1v1", "out g2m1", "out g1-s1-m1"}
    play(p, "out g2m1", "out v4", "out m2v2")
    dump: Any = p.dump()
    assert [dump["faces"][face] for face in ("g6", "s1v1", "g2m1", "g1-s1-m1")] == [0, 1, 0, 1]
    assert dump["step"] == "blessings"


@pytest.mark.rule("df-1.2")
@pytest.mark.parametrize("players", [3, 4])
def test_more_players_draw_nothing(players: int) -> None:
    assert GAME.start(players).dump()["step"] == "blessings"


@pytest.mark.rule("df-1.2", "df-5.4")
def test_the_gardens_are_never_reduced() -> None:
    dump: Any = drawn(2).dump()
    gardens = {face.name: face.copies for face in GAME.content.tables.face if face.copies}
    assert {name: dump["faces"][name] for name in gardens} == gardens


@pytest.mark.rule("df-1.3")
def test_introductory_sets() -> None:
    sets: Any = GAME.start(3).dump()["sets"]
    assert list(sets.values()) == [
        card.name
        for slot in sets
        for card in GAME.content.tables.card
        if card.slot == slot and card.set == "introductory"
    ]


@pytest.mark.rule("df-1.3")
def test_chosen_sets_and_introductory_ones_elsewhere() -> None:
    sets: Any = GAME.start(3, sets=("ship", "typhon")).dump()["sets"]
    assert (sets["S2"], sets["SM"], sets["S3"]) == ("ship", "typhon", "minotaur")


@pytest.mark.rule("df-1.3")
def test_random_sets_are_drawn_one_by_one() -> None:
    p = GAME.start(3, sets="random")
    assert [GAME.notate(p, card) for card, _ in p.weights()] == ["set owl", "set ship"]
    play(p, "set ship", "set minotaur", "set triton", "set sphinx", "set bear", "set boar", "set ferryman",
         "set sentinel", "set typhon")  # fmt: skip
    sets: Any = p.dump()["sets"]
    assert sets["M2"] == "bear"
    assert p.dump()["step"] == "blessings"


@pytest.mark.rule("df-1.3")
def test_some_chosen_and_the_rest_random() -> None:
    p = GAME.start(3, sets="random,ship")
    assert [GAME.notate(p, card) for card, _ in p.weights()] == ["set minotaur", "set shield"]


@pytest.mark.rule("df-1.3")
@pytest.mark.parametrize(
    ("sets", "message"),
    [
        (("owl", "ship"), "owl and ship are both for S2"),
        (("random", "introductory"), "random and introductory are both"),
        (("dragon",), "option sets"),
        ("elder", "option sets"),
    ],
)
def test_sets_that_cannot_be_are_refused(sets: Any, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        GAME.start(3, sets=sets)


@pytest.mark.rule("df-1.4")
def test_the_starting_dice() -> None:
    for seat in range(4):
        part = seat_of(GAME.start(4), seat)
        assert part["light"] == ["g1", "g1", "g1", "g1", "g1", "s1"]
        assert part["dark"] == ["g1", "g1", "g1", "g1", "m1", "v2"]


@pytest.mark.rule("df-1.4")
def test_everybody_starts_at_home_with_nothing_but_gold() -> None:
    part = seat_of(GAME.start(3), 1)
    assert [
        part[name] for name in ("sun", "moon", "glory", "hammer", "tritons", "cerberi", "forged", "portal")
    ] == [0] * 8
    assert not any(part["cards"].values())


@pytest.mark.rule("df-1.1")
def test_the_box_holds_a_hundred_and_eight_faces() -> None:
    box = GAME.content.tables
    sanctuary = sum(len(stack.faces) for stack in box.stack)
    gardens = sum(face.copies for face in box.face)
    assert (sanctuary, gardens, sanctuary + gardens + 4 * 12) == (40, 20, 108)


@pytest.mark.rule("df-5.1")
@pytest.mark.parametrize(
    ("stack", "price", "faces"),
    [
        (1, 2, {"g3"}),
        (2, 2, {"m1"}),
        (3, 3, {"g4"}),
        (4, 3, {"s1"}),
        (5, 4, {"g6", "s1v1", "g2m1", "g1-s1-m1"}),
        (6, 5, {"g3-v2"}),
        (7, 6, {"m2"}),
        (8, 8, {"s2"}),
        (9, 8, {"v3"}),
        (10, 12, {"v4", "m2v2", "g1s1m1v1", "g2-s2-m2"}),
    ],
)
def test_the_stacks_of_the_sanctuary(stack: int, price: int, faces: set[str]) -> None:
    seen = GAME.view(GAME.start(4), None).temple[stack - 1]
    assert (seen.price, {good.face for good in seen.faces}) == (price, faces)


@pytest.mark.rule("df-6.1")
@pytest.mark.parametrize(
    ("portal", "slots"),
    [(1, "M1a M1b"), (2, "M2 M3"), (3, "M4 M5"), (4, "M6 SM S6"), (5, "S4 S5"), (6, "S2 S3"), (7, "S1a S1b")],
)
def test_the_portals_and_their_slots(portal: int, slots: str) -> None:
    found = {SLOT[card.name] for card in GAME.content.tables.card if card.portal == portal}
    assert found == set(slots.split())
