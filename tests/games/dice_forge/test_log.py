"""The log: what each move and each roll tells."""

from __future__ import annotations

import pytest

from bottega import CHANCE, Position, Rng
from tests.rulebook.dice_forge.table import GAME, bless, hero, play, roll, table

NAMES = ["Ada", "Bruno", "Carla"]


def told(p: Position, *moves: str, then: str = "", last: tuple[str, ...] = ()) -> list[str]:
    """The log of these moves, of dice that fall with the faces of `then`, and of the last moves."""
    p.log = []
    play(p, *moves)
    roll(p, then)
    play(p, *last)
    return [GAME.tell(event, NAMES, "en") for event in p.log]


def test_draws_of_the_set_up() -> None:
    assert told(GAME.start(2, sets="random"), "set ship") == ["Celestial Ship is in the game"]
    assert told(GAME.start(2), "out g6") == ["“6 gold” is taken out of the Sanctuary"]


def test_a_purchase_and_the_next_turn() -> None:
    assert told(table(hero(gold=2), hero()), "buy g3", "forge light g1") == [
        "Ada buys “3 gold” for 2 gold",
        "Ada forges “3 gold” on the light die, in place of “1 gold”",
        "Round 3: Bruno is active",
    ]


def test_a_feat() -> None:
    assert told(table(hero(moon=1), hero()), "feat chest") == [
        "Ada undertakes a feat: The Blacksmith’s Chest",
        "Ada pays 1 moon",
        "Ada takes The Blacksmith’s Chest",
        "Round 3: Bruno is active",
    ]


def test_a_reinforcement() -> None:
    p = table(hero(gold=5, cards="elder"), hero(), step="reinforcements")
    assert told(p, "use elder") == ["Ada uses The Elder", "Ada pays 3 gold", "Ada gains 4 glory"]


def test_a_triton_and_what_goes_over_the_limit() -> None:
    p = table(hero(gold=9, cards="triton", tritons=1), hero(), sets="triton")
    assert told(p, "triton gold") == [
        "Ada uses a Triton token",
        "Ada gains 3 gold; lost over the limit: 3 gold",
    ]


def test_gold_on_the_hammer() -> None:
    p = table(hero(moon=1, cards="triton hammer", hammer=2, tritons=1), hero(), sets="triton")
    assert told(p, "triton gold", "put 6")[1:] == ["Ada puts 6 on the Hammer: side I, step 8 of 15"]


def test_the_end_of_a_side_and_what_goes_beyond_it() -> None:
    p = table(hero(moon=1, cards="triton hammer", hammer=9, tritons=1), hero(), sets="triton")
    assert told(p.copy(), "triton gold", "put 6")[1:] == [
        "Ada puts 6 on the Hammer: side I, step 15 of 15",
        "Ada gains 10 glory",
    ]
    p = table(hero(moon=1, cards="triton hammer", hammer=11, tritons=1), hero(), sets="triton")
    assert told(p, "triton gold", "put 6")[1] == "Ada puts 6 on the Hammer: side II, step 2 of 15"


def test_a_player_who_is_ousted_and_one_who_bears_a_boar() -> None:
    p = table(hero(moon=3), hero(portal=2), hero(), sets="boar")
    assert told(p, "feat boar", then="g1 m1", last=("boar 2",))[2:] == [
        "Bruno is ousted by Ada, goes home and receives a blessing",
        "Bruno rolls “1 gold” with the light die",
        "Bruno rolls “1 moon” with the dark die",
        "Bruno gains 1 gold",
        "Bruno gains 1 moon",
        "Ada takes Tenacious Boar",
        "Carla must bear the red boar of Ada",
    ]


def test_losses_by_the_minotaur() -> None:
    p = table(hero(sun=3), hero(gold=3), sets="minotaur")
    assert "Bruno loses 1 gold" in told(p, "feat minotaur", then="g1 v2")


def test_a_loss_of_nothing_is_told_too() -> None:
    p = table(hero(sun=3), hero(), sets="minotaur")
    lines = told(p, "feat minotaur", then="g1 v2")
    assert lines[-3:-1] == ["Bruno has no gold to lose", "Bruno has no glory to lose"]


@pytest.mark.parametrize(("players", "sets"), [(2, "introductory"), (3, "introductory"), (4, "random")])
def test_the_first_turn_is_told_once(players: int, sets: str) -> None:
    p = GAME.start(players, sets=sets)
    p.log = []
    rng = Rng(4)
    while p.to_act == CHANCE:
        p.play(p.sample(rng))
    assert [event.args["round"] for event in p.log if event.kind == "turn"] == [1]


def test_a_mirror() -> None:
    p = bless(hero(light="mirror"), hero(light="s2"))
    assert told(p, then="mirror v2 s2 g1", last=("copy s2",))[4:6] == [
        "Ada copies “2 suns”",
        "Ada gains 2 suns",
    ]


def test_a_cerberus() -> None:
    p = table(hero(cards="hind cerberus", cerberi=1), hero(), step="reinforcements", sets="cerberus")
    assert told(p, "use hind", "roll light", then="s1", last=("again",))[2:] == [
        "Ada gains 1 sun",
        "Ada uses a Cerberus token: the blessing is applied again",
        "Ada gains 1 sun",
    ]


def test_borrowed_faces() -> None:
    p = table(hero(moon=3), hero(light="s2"), hero(dark="m2"))
    assert told(p, "feat satyrs", then="s2 g1 g1 m2", last=("borrow 1 light", "borrow 2 dark"))[7:] == [
        "Ada borrows “2 suns” from the light die of Bruno",
        "Ada borrows “2 moons” from the dark die of Carla",
        "Ada gains 2 suns",
        "Ada gains 2 moons",
    ]


def test_the_end() -> None:
    assert told(table(hero(), hero(gold=2), round=9, active=1), "done") == ["The game is over"]
