"""`bottega engine` speaks the engine protocol."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import bottega
from bottega import CHANCE, OVER, Play, Rng
from bottega.bots import exe, make
from bottega.core.chance import SeededDice
from tests.cli.runner import ROOT, environment, started_command

ENGINE = [sys.executable, "-m", "bottega", "engine"]


@pytest.fixture(autouse=True)
def no_programs() -> Iterator[None]:
    yield
    exe.end_programs()


def told(*lines: str, bot: str = "greedy") -> list[str]:
    return started_command("engine", "--bot", bot, input="\n".join(lines) + "\n").stdout.splitlines()


def test_it_says_who_it_is() -> None:
    name = f"name Bottega {bottega.__version__} search:50"
    assert told("hello 1", "quit", bot="search:50") == [name, "option bot search:50", "want dump", "ready 1"]


def test_a_position_by_its_start_and_its_moves_is_the_one_of_its_dump() -> None:
    game = bottega.game("dice-forge")
    play = Play.start(game, 2, {"sets": "random"}, dice=SeededDice(3))
    for _ in range(5):
        play.roll()
        play.act(play.position.actions()[0])
    play.roll()
    dump = json.dumps(play.position.dump())
    start = json.dumps({"players": 2, "options": play.record.options})
    moves = [f"move {move}" for move in play.record.moves]
    about = ["newgame", "game dice-forge", f"content {game.content.hash}", f"rules {game.rules_version}"]
    found = told(*about, "position", f"start {start}", *moves, "go", "position", f"dump {dump}", "go")
    action = make("greedy", Rng(0)).choose(play.position.copy(), int(play.position.to_act))
    assert found == [f"best {action} {game.notate(play.position, action)}"] * 2


def test_a_search_informs_and_keeps_to_its_limits() -> None:
    game = bottega.game("florenza-dice")
    play = Play.start(game, 2, dice=SeededDice(3))
    play.roll()
    position = ["newgame", "game florenza-dice", "position", f"dump {json.dumps(play.position.dump())}"]
    found = told(*position, "go iterations 200", *position[2:], "go seconds 0.05", bot="search:50")
    for info, best in zip(found[::2], found[1::2], strict=True):
        head, _, line = info.partition(" line ")
        words = head.split()
        assert words[:2] == ["info", "iterations"]
        assert words[3::2] == ["points", "chance"]
        number, _, notation = best.removeprefix("best ").partition(" ")
        assert line.split("; ")[0] == notation == game.notate(play.position, int(number))
        assert play.position.legal(int(number))


def test_it_stops_when_it_is_told_to() -> None:
    play = Play.start(bottega.game("dice-forge"), 2, dice=SeededDice(3))
    play.roll()
    dump = json.dumps(play.position.dump())
    lines = ["newgame", "game dice-forge", "position", f"dump {dump}", "go seconds 900000", "stop", "quit"]
    assert told(*lines, bot="maestro")[-1].startswith("best ")


def test_the_conversations_of_the_document_are_real() -> None:
    game = bottega.game("pig")
    p = game.start(2)
    p.apply(6)
    values = {"version": bottega.__version__, "content": game.content.hash, "dump": json.dumps(p.dump())}
    source = (ROOT / "docs" / "engine-protocol.md").read_text("utf-8")
    for name, value in values.items():
        source = source.replace(f"{{{name}}}", value)
    first, second = (
        told(*(line[2:] for line in block.splitlines() if line.startswith("> ")), bot="search:200")
        for block in re.findall(r"```text\n(.*?)```", source, re.DOTALL)
    )
    numbers = re.compile(r"\d+\.\d+")  # learned values change
    shown = [line[2:] for line in source.splitlines() if line.startswith("< ")]
    assert [numbers.sub("#", line) for line in first] == [numbers.sub("#", line) for line in shown]
    assert [line.split()[0] for line in second] == ["info", "best"]


def test_errors_are_one_sentence_and_it_goes_on() -> None:
    found = told(
        "go",
        "position",
        "dump {}",
        "newgame",
        "game chess",
        "position",
        'start {"players": 2}',
        "newgame",
        "game pig",
        "rules 99",
        "position",
        'start {"players": 2}',
        "rules 1",
        "position",
        "start {",
        'start {"players": 99}',
        'start {"players": 2}',
        "move 0 roll",
        "go",
        "move * 7",
        "move * 4",
        "move 0 fly",
        "move 1 roll",
        "go seat 1",
        "go seconds soon",
        "a line of a later version",
        "option depth 3",
        "option bot random",
        "go",
    )
    rules = bottega.game("pig").rules_version
    assert rules == 1
    begins = [
        "error say which position first",
        "error say which game first",
        "error there is no game 'chess'",
        "error this Bottega plays pig by rules 1, not 99",
        "error this JSON cannot be read: ",
        "error pig is for 2 to ",
        "error the move '0 roll' does not fit: a die or a draw comes next",
        "error seat -1 has nothing to decide: a die or a draw comes next",
        "error '7' is not a possible outcome",
        "error 'fly' is not a move of pig",
        "error 'roll' is not possible now: ",
        "error seat 1 has nothing to decide: seat 0 decides",
        "error 'soon' is not a time in seconds",
        "error there is no option 'depth'",
        "best ",
    ]
    assert len(found) == len(begins)
    for line, begin in zip(found, begins, strict=True):
        assert line.startswith(begin)


def test_a_level_plays_the_same_through_the_protocol(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment().items():
        monkeypatch.setenv(name, value)
    game = bottega.game("pig")
    through = make("exe:" + " ".join([*ENGINE, "--bot", "search:30"]), Rng(9))
    here = make("search:30", Rng(int(Rng(9).word())))
    p, dice = game.start(2, goal=30), Rng(2)
    while p.to_act != OVER:
        if p.to_act == CHANCE:
            p.apply(p.sample(dice))
            continue
        action = here.choose(p.copy(), int(p.to_act))
        assert through.choose(p.copy(), int(p.to_act)) == action
        p.apply(action)


def test_a_content_of_ones_own_comes_with_the_game() -> None:
    own = ROOT / "tests" / "old" / "pig-short.toml"
    game = bottega.game("pig", content=tomllib.loads(own.read_text("utf-8")))
    p = game.start(2)
    p.apply(6)
    lines = exe.new_game_lines(game, p, 0, Rng(1), 60)
    assert any(line.startswith("box {") for line in lines)
    (best,) = told(*lines, "position", f"dump {json.dumps(p.dump())}", "go seat 0")
    assert best.startswith("best ")


def test_a_program_of_our_own_plays_in_the_terminal(tmp_path: Path) -> None:
    engine = " ".join([*ENGINE, "--bot", "greedy"])
    done = subprocess.run(
        [sys.executable, "-m", "bottega", "play", "pig", "--bots", f"exe:{engine}", "--seed", "1"],
        input="1\n" * 400,
        capture_output=True,
        text=True,
        env=environment(BOTTEGA_HOME=str(tmp_path)),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "failed" not in done.stderr
    assert "exe:" in done.stdout
