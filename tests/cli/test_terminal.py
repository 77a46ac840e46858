"""The terminal in this process: what it shows, in how many lines, and what can be typed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from bottega import CHANCE, OVER, Event, Position, Rng, bots, game
from bottega.bots import Bot
from bottega.cli import signs
from bottega.cli.listing import END, NumberedList
from bottega.core.outcomes import Outcomes
from bottega.core.texts import Texts
from tests.cli.scripted import SIZES, Scripted, new_play, typed
from tests.cli.transcripts import files, lines_between_prompts, most_lines, transcript
from tests.languages import LANGUAGES
from tests.laws.cases import CASES, Case

NAMES = [f"Seat{seat}" for seat in range(8)]


@pytest.mark.once
@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_transcripts_are_as_recorded_and_fit_the_screen(file: Path) -> None:
    name, size = files()[file]
    told = transcript(name, size)
    assert told == file.read_text("utf-8"), "make golden writes the transcripts again"
    assert told.count("Building table") + told.count("Tabella degli edifici") <= 1
    for line, count in lines_between_prompts(told):
        assert count <= most_lines(size) or line.split(" ")[0] == "b", f"{count} lines after {line!r}"
    assert max(map(len, told.splitlines())) <= size[0]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_option_is_reached_by_number_and_by_text_and_the_list_fits(case: Case) -> None:
    p, rng, texts = case.start(), Rng(3, case.players), Texts("bottega.cli")
    for step in range(60):
        if p.to_act >= 0 and step % 10 == 0:
            seat = p.waiting[-1]
            listing = NumberedList(case.game, p, seat, "de", NAMES, texts)
            by_number = [listing.by_number(item.number) for item in listing.items]
            assert by_number == listing.items
            assert sorted(item.action for item in listing.items) == p.actions(seat)
            for item in listing.items:
                assert listing.starting_with(item.notation) == [item]
                assert not item.group or item in listing.group(item.group)
            for size in SIZES:
                console = Console(width=size[0], height=size[1])
                names = {item.group for item in listing.items}
                assert len(listing.lines(console, 10)) <= max(10, len(names) + 1)
                groups_apart = [listing.all_lines(console, listing.group(name), 0) for name in names if name]
                loose = [item for item in listing.items if not item.group]
                shown = "\n".join(
                    line.plain
                    for lines in [*groups_apart, listing.all_lines(console, loose, 0)]
                    for line in lines
                )
                numbers = [int(number) for number in re.findall(r"(?:^|  )(\d+)\) ", shown, re.M)]
                assert sorted(numbers) == sorted(item.number for item in listing.items)
        if p.to_act < CHANCE:
            break
        p.apply(p.sample(rng) if p.to_act == CHANCE else p.actions()[rng.below(len(p.actions()))])


def test_the_end_of_the_turn_has_the_number_0() -> None:
    listing = NumberedList(game("pig"), new_play("pig").position, 0, "en", NAMES, Texts("bottega.cli"))
    assert listing.items == []
    play = new_play("pig")
    play.roll()
    listing = NumberedList(play.game, play.position, 0, "en", NAMES, Texts("bottega.cli"))
    assert [(item.number, item.notation) for item in listing.items] == [(1, "roll"), (END, "hold")]


def test_the_beginning_of_a_move_is_the_move_or_lists_several(tmp_path: Path) -> None:
    play = new_play("florenza-dice", "Ada,Bruno", "", 5)
    told = typed(play, tmp_path / "g.json", "take", "take wh", "mon", size=SIZES[1])
    assert play.record.moves[-2:] == ["0 take white", "0 money"]
    assert all(f"  take {colour}" in told for colour in ("white", "brown", "grey", "green", "red", "yellow"))


def test_the_short_board_is_drawn_and_the_whole_one_on_request(tmp_path: Path) -> None:
    lines = ["take white", "gain 2", "place marble chiesa/facciata", "u", "b", "b bru", "b 1", "b x"]
    told = typed(new_play("florenza-dice", "Ada,Bruno", "", 5), tmp_path / "g.json", *lines)
    assert told.count("Building table") == 1, "the whole board by b only"
    assert told.count("Round 1 of 6, Ada is active") == 2, (
        "within a turn only what has changed is drawn again"
    )
    assert told.count("Begun: Chiesa · Facciata (Ma Me Go)") == 1
    assert told.count("Bruno’s sheet") == 1
    assert told.count("Ada’s sheet") == 2, "on the whole board, and by her number"
    assert "“x” is not the beginning of one player’s name; there are Ada, Bruno." in " ".join(told.split())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_short_board_and_sheets_are_drawn_for_everybody(case: Case) -> None:
    p, rng = case.start(), Rng(5)
    while p.to_act == CHANCE or p.round < 2:
        p.apply(p.sample(rng) if p.to_act == CHANCE else p.actions()[rng.below(len(p.actions()))])
    console = Console(width=80)
    for language in LANGUAGES:
        short = console.render_lines(case.game.draw_short(p, 0, language, NAMES), pad=False)
        assert len(short) <= 8 + 2 * p.seats
        for whose in range(p.seats):
            sheet = console.render_lines(case.game.draw_sheet(p, whose, 0, language, NAMES), pad=False)
            assert any(NAMES[whose] in part.text for line in sheet for part in line)


def test_a_rivals_sheet_hides_what_is_hidden() -> None:
    florenza = game("florenza")
    p, rng = florenza.start(2), Rng(1)
    while p.to_act == CHANCE or p.round < 3:
        p.apply(p.sample(rng) if p.to_act == CHANCE else p.actions()[rng.below(len(p.actions()))])
    console = Console(width=80)

    def sheet(seat: int) -> str:
        drawn = florenza.draw_sheet(p, 1, seat, "en", NAMES)
        return "".join(part.text for line in console.render_lines(drawn) for part in line)

    assert "pieces" in sheet(0) or "piece" in sheet(0)
    assert "piece" not in sheet(1)


class Looking(Bot):
    """Looks into the record at each decision: what it decided before must be there."""

    file = Path()

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting)
        self.decided = 0

    def choose(self, position: Position, seat: int) -> int:
        moves = json.loads(Looking.file.read_text("utf-8"))["moves"]
        assert sum(move.startswith(f"{seat} ") for move in moves) == self.decided
        self.decided += 1
        return position.actions(seat)[0]


def test_what_bots_decide_is_saved_at_once(tmp_path: Path) -> None:
    Looking.file = tmp_path / "g.json"
    play = new_play("florenza-dice", "Ada", "tests.cli.test_terminal:Looking", 3)
    typed(play, Looking.file)
    assert sum(move.startswith("1 ") for move in play.record.moves) > 3


def test_the_beginning_of_much_news_is_shown_on_request(tmp_path: Path) -> None:
    told = typed(new_play("florenza-dice", seed=3), tmp_path / "g.json", "l")
    assert "lines before; l shows them" in told
    first = "greedy gets the free building"
    assert first not in told.split("Ada> l")[0]
    assert first in told.split("Ada> l")[1]


def test_a_whole_roll_is_typed_in_one_line_and_taken_back(tmp_path: Path) -> None:
    play = new_play("florenza-dice", "Ada,Bruno", "", None)
    lines = ["1 2", "6 5 4", "u", "u", "3 x 2", "1,1,1,1", "u", "u", "41", "b", "?"]
    told = typed(play, tmp_path / "g.json", *lines)
    assert "\nThe green die shows …\ndice> u" in told, "the die that is asked for"
    assert "\nThe grey die shows …\ndice> u" in told, "the one before it"
    assert "“x” does not name one outcome of: The grey die shows …" in told
    assert play.record.moves == ["* 1", "* 2", "* 6", "* 3", "* 1", "* 1", "* 4", "* 1"]


def test_what_is_typed_after_the_last_die_is_not_lost_silently(tmp_path: Path) -> None:
    play = new_play("florenza-dice", "Ada,Bruno", "", None)
    told = typed(play, tmp_path / "g.json", "1 2 1 2 3 4 5 6 5 5")
    assert "No die is to fall now; “5 5” was not needed." in told
    assert "Take die 1 of 3." in told


def test_dice_are_taken_back_with_what_bots_decided_by_them(tmp_path: Path) -> None:
    play = new_play("florenza-dice", "Ada", "greedy", None)
    told = typed(play, tmp_path / "g.json", "2 1", "1 2 3 4 5 6", "u", "5")
    assert "Take one of the dice that are left" in told
    assert [move for move in play.record.moves if move.startswith("* ")] == [
        f"* {value}" for value in (2, 1, 1, 2, 3, 4, 5, 5)
    ]


def test_drawn_characters_are_typed_by_the_beginning_of_their_names(tmp_path: Path) -> None:
    play = new_play("florenza", "Ada,Bruno", "", None)
    told = typed(play, tmp_path / "g.json", "verr, michel", "?", "fra")
    assert told.count("… comes to Florence\n") == 4
    assert told.count("Giordano Bruno") == 1, "the names are listed by ? only"
    assert "“fra” does not name one outcome" in told
    assert play.record.moves == ["* character 1", "* character 32"]


def test_faces_are_typed_by_what_is_on_them(tmp_path: Path) -> None:
    play = new_play("dice-forge", "Ada,Bruno", "", None)
    told = typed(play, tmp_path / "g.json", "g6, s1v1, v4, m2v2", "1 sun", "1 moon, 1 gold, 2 glory")
    assert "The light die of Ada shows …" in told
    assert play.record.moves[4:] == ["* 5", "* 4", "* 0", "* 5"]


def test_every_die_that_is_awaited_is_named(tmp_path: Path) -> None:
    told = typed(new_play("florenza-dice", "Ada,Bruno", "", None), tmp_path / "d.json", "1")
    assert "Ada’s free building: The die for the free building shows …" in told
    assert "Bruno’s free building: The die for the free building shows …" in told
    florenza = game("florenza")
    asked = set()
    for ghosts in ([], ["media"]):
        p, rng = florenza.start(2 - len(ghosts), ghosts=ghosts), Rng(4)
        while p.to_act != OVER:
            if p.to_act == CHANCE:
                asked.add(re.sub(" of .*:", ":", Outcomes(florenza, p, "en", ["Ada", "Bruno"]).question))
            p.apply(p.sample(rng) if p.to_act == CHANCE else p.actions()[rng.below(len(p.actions()))])
    assert "The third resource: The die shows …" in asked
    assert "The artist: The die shows …" in asked
    assert "Bruno: The die shows …" in asked
    assert "The die shows …" not in asked


def test_a_feat_that_cannot_be_paid_is_described(tmp_path: Path) -> None:
    told = typed(new_play("dice-forge"), tmp_path / "g.json", "? feat minotaur")
    words = " ".join(told.split("Ada> ?")[1].split())
    assert "For 3 suns, 8 points at the end: Minotaur." in words
    assert "you lack" in words
    assert words.count("Minotaur.") == 1


def test_a_kind_of_move_that_is_not_possible_now_is_explained(tmp_path: Path) -> None:
    told = typed(new_play("florenza-dice", "Ada,Bruno", "", 5), tmp_path / "g.json", "hire", "? hire", "fly")
    typing, asking, flying = (" ".join(part.split()) for part in told.split("Ada> ")[1:4])
    for answer in (typing, asking):
        assert "Nothing of the kind “hire” is possible now. You have no die in hand to use" in answer
        assert "not a move of this game" not in answer
    assert "“fly” is not a move of this game." in flying


@pytest.mark.parametrize("name", ["dice-forge", "florenza-dice", "florenza", "pig"])
def test_the_examples_of_the_help_are_moves_of_the_position(name: str, tmp_path: Path) -> None:
    play = new_play(name, seed=3)
    words = " ".join(typed(play, tmp_path / "g.json", "?").split("Ada> ?")[1].split())
    example = re.search(r"its short text, such as ([^;]+);", words)
    assert example is not None
    assert play.position.legal(play.game.parse(play.position, example[1]))
    assert f"? {example[1].split()[0]}, any word" in words


def test_ones_own_roll_is_not_folded_away_behind_what_bots_do(tmp_path: Path) -> None:
    terminal = Scripted(new_play("dice-forge", "Ada", "greedy,random"), tmp_path / "g.json")
    rolled = [Event("rolled", 0, {"die": die, "face": 3}, "df-3.1") for die in (0, 1)]
    others = [Event("used", seat, {"card": card}, "df-2.4") for card in range(1, 9) for seat in (1, 2)]
    terminal.news = rolled + others
    lines = [line.plain.strip() for line in terminal.take_news(6, 0)]
    assert len(lines) <= 6
    assert "lines before; l shows them" in lines[0]
    assert lines[1].startswith("Ada ")
    assert lines[-1].startswith("random ")


def test_all_signs_can_be_printed_in_ascii() -> None:
    signs.print_what_can_be_printed()
    for name in ("dice-forge", "florenza-dice", "florenza", "pig"):
        play = new_play(name)
        play.roll()
        for language in LANGUAGES:
            console = Console(width=100)
            for drawn in (play.game.draw, play.game.draw_short):
                lines = console.render_lines(drawn(play.position, 0, language, NAMES))
                text = "".join(part.text for line in lines for part in line)
                assert b"?" not in text.encode("ascii", "bottega")


def quick_player(terminal: Scripted) -> Iterator[str]:
    """Types numbers of a random player to the end of the game."""
    bot = bots.make("random", Rng(2))
    while True:
        seat = terminal.play.position.to_act
        listing = NumberedList(terminal.game, terminal.play.position, seat, "en", NAMES, terminal.texts)
        action = bot.choose(terminal.play.position.copy(), seat)
        yield str(next(item.number for item in listing.items if item.action == action))


@pytest.mark.soak
@pytest.mark.parametrize("name", ["dice-forge", "florenza-dice", "florenza"])
def test_whole_games_keep_to_the_screen(name: str, tmp_path: Path) -> None:
    terminal = Scripted(new_play(name, "Ada", "random,random"), tmp_path / "g.json")
    terminal.lines = quick_player(terminal)
    terminal.run()
    *turns, _end = lines_between_prompts(terminal.told)
    assert max(count for _, count in turns) <= most_lines(SIZES[0])
