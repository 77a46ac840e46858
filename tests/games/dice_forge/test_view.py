"""What is shown, and the names that views and targets share."""

from __future__ import annotations

import io
import re
from typing import Any

import msgspec
import pytest
from rich.console import Console

from bottega import CHANCE, OVER, Position, Rng, new_buffer
from bottega.games.dice_forge.view import ForgeView
from tests.languages import LANGUAGES
from tests.laws.cases import SEED
from tests.rulebook.dice_forge.table import GAME, bless, hero, play, roll, table


def ids(view: Any) -> set[str]:
    """All ids in a view."""
    found: set[str] = set()

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            if isinstance(value.get("id"), str):
                found.add(value["id"])
            for inner in value.values():
                walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)

    walk(msgspec.to_builtins(view))
    return found


def view(*heroes: dict[str, Any], **more: Any) -> ForgeView:
    """A view of a table at which the first player has something to do."""
    heroes[0].setdefault("moon", 1)
    found = GAME.view(table(*heroes, **more), None)
    assert isinstance(found, ForgeView)
    return found


def test_stable_ids() -> None:
    found = ids(view(hero(), hero()))
    assert {"temple/6", "temple/5/g6", "island/3", "feat/hammer", "die/0/light/3", "reserve/1/gold"} <= found


@pytest.mark.once
def test_every_target_is_in_the_view() -> None:
    rng, buf = Rng(SEED, 3), new_buffer()
    for players in (2, 3, 4):
        p = GAME.start(players, sets="random")
        while p.to_act != OVER:
            if p.dump()["step"] != "setup" and rng.below(4) == 0:  # every day at others
                targets_are_seen(p)
            p.play(p.sample(rng) if p.to_act == CHANCE else int(buf[rng.below(p.fill(buf))]))


def targets_are_seen(p: Position) -> None:
    """Whatever can be done or happen now touches something that the view shows."""
    possible = [outcome for outcome, _ in p.weights()] if p.to_act == CHANCE else p.actions()
    tokens = {f"token/{seat}/{token}" for seat in range(p.seats) for token in ("triton", "cerberus")}
    unseen = {GAME.target(p, action) for action in possible} - ids(GAME.view(p, None)) - tokens - {"turn"}
    assert not unseen, f"{unseen}, with the seed {SEED}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_has_a_target_even_one_about_a_player_who_is_not_there(players: int) -> None:
    p = table(*(hero(gold=9, sun=6, moon=6) for _ in range(players)))
    known = ids(GAME.view(p, None)) | {"turn", "nowhere", "hammer/0"}
    known |= {f"token/0/{token}" for token in ("triton", "cerberus")}
    known |= {f"card/0/{card}" for card in ("elder", "owl", "hind")}
    targets = {GAME.notate(p, action): GAME.target(p, action) for action in range(GAME.action_count)}
    assert {move: target for move, target in targets.items() if target not in known} == {}
    for move in ("buy none", "buy g1", "feat none", "feat typhon", "copy none", "forge light none"):
        assert targets[move] == "nowhere"
    assert [move for move, target in targets.items() if target == "turn"] == ["done"]
    assert (targets["boar 3"] == "nowhere") == (targets["borrow 3 dark"] == "nowhere") == (players < 4)


def test_the_face_that_shows_is_marked() -> None:
    p = bless(hero(), hero())
    roll(p, "s1 m1 g1 g1")
    dice = GAME.view(p, None).players[0].dice
    assert [[side.face for side in die.sides if side.up] for die in dice] == [["s1"], ["m1"]]


def test_scores_are_live_and_include_printed_points() -> None:
    player = view(hero(glory=5, cards="gorgon hind"), hero()).players[0]
    assert (player.score, player.glory, player.card_points) == (21, 5, 16)


def test_reserves_have_their_limits() -> None:
    reserves = view(hero(gold=14, cards="chest"), hero()).players[0].reserves
    assert (reserves["gold"].amount, reserves["gold"].limit, reserves["glory"].limit) == (14, 16, None)


def test_the_hammer_shows_its_side_and_steps() -> None:
    track = view(hero(cards="hammer hammer", hammer=17), hero()).players[0].hammer
    assert track is not None
    assert (track.side, track.steps, track.glory, track.waiting) == (2, 2, 15, 1)
    assert view(hero(cards="hammer", hammer=30), hero()).players[0].hammer is None


def test_a_pawn_stands_on_its_island() -> None:
    assert [island.pawn for island in view(hero(portal=4), hero(portal=1)).islands] == [
        1,
        None,
        None,
        0,
        None,
        None,
        None,
    ]


# -- the odds ------------------------------------------------------------------------------------------------------


def test_the_odds_of_the_starting_dice_are_exact() -> None:
    odds = view(hero(), hero()).players[0].odds
    assert odds.expected == {"gold": 1.5, "sun": 0.167, "moon": 0.167, "glory": 0.333}
    assert [(chance.amount, chance.ways) for chance in odds.chances["gold"]] == [(0, 2), (1, 14), (2, 20)]
    for chances in odds.chances.values():
        assert sum(chance.ways for chance in chances) == 36


@pytest.mark.parametrize(
    ("light", "dark", "resource", "most"),
    [
        ("x3", "g4", "gold", 12),
        ("g3-v2", "g1", "gold", 4),
        ("g3-v2", "g1", "glory", 2),
        ("shield-red", "s2", "glory", 5),
        ("shield-red", "g1-s1-m1", "sun", 2),  # the sun, or the shield's two without it
        ("shield-red", "g1-s1-m1", "glory", 5),
        ("boar-blue", "shield-blue", "moon", 2),
        ("shield-green", "g3-v2", "glory", 7),
        ("shield-yellow", "g3-v2", "gold", 3),
        ("shield-red", "x3", "sun", 6),
        ("shield-red", "shield-red", "sun", 4),
        ("mirror", "g1", "gold", 1),
        ("boar-red", "x3", "moon", 3),
    ],
)
def test_the_most_of_two_faces(light: str, dark: str, resource: str, most: int) -> None:
    from bottega.games.dice_forge.names import FACES, RESOURCES
    from bottega.games.dice_forge.view import most_of

    faces = (FACES.index(light) + 1, FACES.index(dark) + 1)
    assert most_of(GAME.tables, faces, RESOURCES.index(resource)) == most


@pytest.mark.parametrize(
    ("light", "dark", "others", "resource", "most"),
    [
        ("mirror", "g1", "s2 m2", "sun", 2),
        ("mirror", "g1", "s2 m2", "gold", 1),
        ("mirror", "v4", "x3 g1", "glory", 12),
        ("mirror", "mirror", "x3 g6", "gold", 18),
        ("mirror", "mirror", "mirror", "gold", 0),
        ("mirror", "s1", "shield-red", "glory", 5),
    ],
)
def test_at_best_a_mirror_copies_the_best_of_the_others(
    light: str, dark: str, others: str, resource: str, most: int
) -> None:
    from bottega.games.dice_forge.names import FACES
    from bottega.games.dice_forge.view import odds_of

    def numbers(faces: str) -> tuple[int, ...]:
        return tuple(FACES.index(face) + 1 for face in faces.split())

    odds = odds_of(GAME.tables, numbers(light), numbers(dark), numbers(others))
    assert [chance.amount for chance in odds.chances[resource]] == [most]


# -- the terminal --------------------------------------------------------------------------------------------------


def drawn(language: str, **more: Any) -> str:
    console = Console(width=80, record=True, file=io.StringIO())
    p = table(hero(cards="hammer owl triton", hammer=4, tritons=1), hero(portal=3), sets="triton", **more)
    console.print(GAME.draw(p, 0, language, ["Ada", "Bruno"]))
    console.file.close()
    return console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_eighty_columns(language: str) -> None:
    assert max(len(line) for line in drawn(language).splitlines()) <= 80


def test_a_sheet_has_dice_that_look_like_dice_and_all_odds() -> None:
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(GAME.draw_sheet(table(hero(gold=2), hero()), 0, 0, "en", ["Ada", "Bruno"]))
    console.file.close()
    text = console.export_text()
    assert "╔════╗┌────┐┌────┐┌────┐┌────┐┌────┐" in text
    assert "║ 1● ║│ 1● ││ 1● ││ 1● ││ 1● ││ 1☼ │" in text
    assert "1: 39%" in text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_table_fits_a_small_screen(players: int) -> None:
    names = ["Ada", "Bruno", "Carla", "Dario"][:players]
    screen = Console(width=80, height=24, force_terminal=True, file=io.StringIO())
    p, rng = GAME.start(players), Rng(players)
    while p.to_act != OVER:
        if p.to_act >= 0 and rng.below(25) == 0:
            for language in LANGUAGES:
                lines = screen.render_lines(GAME.draw(p, p.to_act, language, names), pad=False)
                assert len(lines) < 24
                shown = "\n".join("".join(part.text for part in line) for line in lines)
                assert all(name in shown for name in names)
        p.apply(p.sample(rng) if p.to_act == CHANCE else p.actions()[rng.below(len(p.actions()))])


def test_the_whole_table_has_everything() -> None:
    text = drawn("en")
    assert "light: [1●]  1●  1●  1●  1●  1☼" in text
    for part in (
        "♟ Bruno",
        "4☾ Ferryman 12✦ ×2",
        "3●/2✦ ×2",
        "▰▰▰▰▱",
        "0/12●",
        "[Triton token ×1]",
    ):
        assert part in text, part


def test_the_gardens_show_what_the_feats_of_this_game_can_still_give() -> None:
    assert "Gardens: mirror ×4  ×3 ×4\n" in drawn("en")
    console = Console(width=80, record=True, file=io.StringIO())
    p = table(hero(gold=2, light="shield-red", cards="shield"), hero(), sets="shield")
    console.print(GAME.draw(p, 0, "en", ["Ada", "Bruno"]))
    console.file.close()
    text = console.export_text()
    assert "×3 ×4  shd 2☾ ×1  shd 3● ×1  shd 3✦ ×1\n" in text
    assert "[shd 2☼]" in text


def test_in_the_sanctuary_prices_stand_above_the_faces() -> None:
    lines = drawn("en").splitlines()
    head = next(at for at, line in enumerate(lines) if "12 gold" in line)
    prices = re.split("  +", lines[head].strip())
    assert prices == ["2 gold", "3 gold", "4 gold", "5 gold", "6 gold", "8 gold", "12 gold"]
    assert lines[head + 1].startswith("3● ×2   4● ×2  ")
    assert lines[head + 2].startswith("1☾ ×2   1☼ ×2  ")


def test_who_owns_a_boar_can_be_seen() -> None:
    console = Console(width=80, record=True, file=io.StringIO())
    p = table(hero(moon=1, cards="boar", boars="red"), hero(light="boar-red"), sets="boar")
    console.print(GAME.draw(p, 0, "en", ["Ada", "Bruno"]))
    console.file.close()
    assert "Tenacious Boar, [owner of boar R]" in console.export_text()


# -- what is asked, and where a face can go ------------------------------------------------------------------------


def test_the_view_says_what_each_seat_is_asked() -> None:
    p = table(hero(gold=5), hero())
    asked = [player.asked for player in GAME.view(p, None).players]
    assert asked[0] is not None
    assert (asked[0].kind, asked[1]) == ("action", None)
    play(p, "buy g3")
    forging = GAME.view(p, None).players[0].asked
    assert forging is not None
    assert (forging.kind, forging.face) == ("forge-where", "g3")


def test_a_choice_names_its_face_and_die() -> None:
    p = bless(hero(dark="g3-v2"), hero())
    roll(p, "g1 g3-v2 g1 g1")
    asked = GAME.view(p, None).players[0].asked
    assert asked is not None
    assert (asked.kind, asked.face, asked.die) == ("take-what", "g3-v2", "dark")


def test_a_split_says_how_much_gold_it_is_about() -> None:
    p = bless(hero(cards="hammer", light="g3"), hero())
    roll(p, "g3 v2 g1 g1")
    asked = GAME.view(p, None).players[0].asked
    assert asked is not None
    assert (asked.kind, asked.number) == ("split", 3)


def test_what_is_still_to_be_resolved_is_listed_below_the_decision() -> None:
    p = bless(hero(cards="hammer", light="g3"), hero())
    roll(p, "g3 v2 g1 g1")
    assert [one.kind for one in GAME.view(p, None).players[0].pending] == ["resolve"]
    p = table(hero(sun=6, dark="g3-v2"), hero())
    play(p, "feat sphinx", "roll dark")
    roll(p, "g3-v2")
    pending = GAME.view(p, None).players[0].pending
    assert [(one.kind, one.number) for one in pending] == [("resolve", 0), ("row", 3)]
    assert GAME.view(p, None).players[1].pending == []


def test_the_preview_of_a_face_has_every_place_with_its_change_of_the_mean() -> None:
    p = table(hero(gold=5), hero())
    before = GAME.view(p, None).players[0].odds.expected
    after = p.copy()
    after.apply(GAME.find(p, "buy g3"), 0)
    more = GAME.preview_more(p, after, 0)
    assert more is not None
    assert more.face == "g3"
    assert {target for place in more.forgings for target in place.targets} == {
        f"die/0/{die}/{side}" for die in ("light", "dark") for side in range(6)
    }
    for place in more.forgings:
        then = after.copy()
        then.apply(place.action, 0)
        odds = GAME.view(then, None).players[0].odds
        mean = odds.expected
        assert (place.expected, place.chances) == (mean, odds.chances)
        assert place.change == {good: round(mean[good] - before[good], 3) for good in mean}


def test_the_preview_of_a_roll_of_one_die_has_its_mean() -> None:
    """Choices are taken for each good, a mirror copies the best of the other, ×3 brings nothing alone."""
    mine = hero(sun=6, light="g3-v2 s2 g1 g1 g1 s1", dark="mirror x3 g2m1 shield-red g1 v2")
    theirs = hero(light="g6 v3 g1 g1 g1 g1", dark="m2 g1 g1 g1 g1 g1")
    p = table(mine, theirs, sold_out="m1 s1 v4")
    play(p, "feat sphinx")
    means = {}
    for die in ("light", "dark"):
        after = p.copy()
        after.apply(GAME.find(p, f"roll {die}"), 0)
        more = GAME.preview_more(p, after, 0)
        assert more is not None
        means[die] = more.roll
    assert means == {
        "light": {"gold": 1, "sun": 0.5, "moon": 0, "glory": 0.333},
        "dark": {"gold": 1.5, "sun": 0.333, "moon": 0.5, "glory": 0.833},
    }


def test_an_action_that_brings_no_face_has_no_places() -> None:
    p = table(hero(sun=4), hero())
    after = p.copy()
    after.apply(GAME.find(p, "feat gorgon"), 0)
    assert GAME.preview_more(p, after, 0) is None
