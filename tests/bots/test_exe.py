"""Programs play as bots by the engine protocol, and whatever they do, it is told and holds nobody up."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

import bottega
from bottega import CHANCE, OVER, Position, Rng
from bottega.bots import Bot, exe, guard, make, make_safe
from bottega.bots.match import run
from bottega.core.errors import OptionError
from bottega.core.position import game_of
from bottega.lab.matches import Book, Match, run_matches
from bottega.lab.workers import make_workers
from tests.cli.runner import PATIENCE, ROOT, bottega_command, environment
from web_build import find_node

Found = TypeVar("Found")
PROGRAM = f"exe:{sys.executable} {ROOT / 'tests/bots/programs.py'}"


def failing(way: str) -> str:
    return f"{PROGRAM} '{way}'"


def deciding() -> Position:
    p = bottega.game("pig").start(2)
    p.apply(6)
    return p


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path / "home"))
    yield tmp_path
    exe.end_programs()
    exe._known.clear()


@pytest.mark.parametrize(
    ("way", "reason"),
    [
        ("dies", "it ended with code 3; its last lines: ready 1 | out of memory"),
        ("raises", "ValueError: I don't know"),
        ("crashes", "it ended by SIGSEGV"),
        ("closes", "it closed its output"),
        ("cheats", "action 999 is not legal; its last lines: ready 1 | best 999"),
        ("misreads", "action 0 is 'roll', not 'nonsense'"),
        ("babbles", "'I would take the first one' is not a line of the protocol here"),
        ("refuses", "it says: I play only chess"),
        ("floods", "is not a line of the protocol here"),
        ("hangs", "it took more than 0.3 seconds; its last lines: ready 1 | thinking hard"),
        ("never ends", "it took more than 0.3 seconds; its last lines: info still thinking | "),
    ],
)
def test_a_program_that_fails_is_told_by_name_and_greedy_goes_on(
    way: str, reason: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = failing(way)
    bot = make_safe(name, Rng(1))
    if way in ("hangs", "never ends"):
        assert isinstance(bot, guard.Guarded)
        bot.bot.seconds = 0.3  # type: ignore[attr-defined]
        monkeypatch.setattr(exe, "GRACE", 0.1)
    p = deciding()
    for _ in range(2):  # it is started again for the next decision
        assert bot.choose(p.copy(), 0) in (0, 1)
        assert f"the bot {name} failed: " in caplog.text
        assert reason in caplog.text
        caplog.clear()
    assert exe._running == set()


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("exe:/no/such/program", "cannot be started: No such file or directory"),
        ("exe:'", "cannot be started: No closing quotation"),
        ("exe:false", "it ended with code 1; it said nothing"),
        ("exe:echo ready", "it speaks version ? of the protocol, not 1"),
        (failing("other version"), "it speaks version 2 of the protocol, not 1"),
        (failing("silent"), "it did not answer hello within 0.3 seconds"),
    ],
)
def test_a_program_that_does_not_answer_is_refused_before_anything_is_played(
    command: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "silent" in command:
        monkeypatch.setattr(guard, "TIME_LIMIT", 0.3)
    with pytest.raises(OptionError, match="the bot") as error:
        make(command, Rng(0))
    assert reason in str(error.value)
    assert exe._running == set()


def test_a_slow_program_is_told_to_stop_and_answers() -> None:
    bot = make(failing("slow"), Rng(1))
    assert isinstance(bot, exe.ExeBot)
    bot.seconds = 0.2
    assert bot.choose(deciding(), 0) == 1


def test_what_a_program_is_told(tmp_path: Path) -> None:
    file = tmp_path / "heard"
    game = bottega.game("dice-forge")
    p = game.start(2)
    while p.to_act == CHANCE:
        p.apply(p.sample(Rng(1)))
    bot = make(failing(f"writes {file}"), Rng(1))
    seat = int(p.to_act)
    bot.choose(p.copy(), seat)
    bot.choose(p.copy(), seat)
    exe.end_programs()
    actions = [f"action {action} {game.notate(p, action)}" for action in p.actions(seat)]
    position = ["position", f"round {p.round}", f"scores {p.scores()[0]} {p.scores()[1]}", *actions]
    assert file.read_text().splitlines() == [
        "hello 1",
        "newgame",
        "game dice-forge",
        f"rules {game.rules_version}",
        f"content {game.content.hash}",
        "seats 2",
        f"seat {seat}",
        f"seed {Rng(1).word()}",
        "limit 60",
        *[*position, f"go seat {seat}"] * 2,
        "quit",
    ]


def test_a_program_is_told_what_it_wants_to_know() -> None:
    p = deciding()
    game = bottega.game("pig")
    lines = exe.position_lines(game, p, 0, p.actions(0), set(exe.WANTS))
    told = {(word, rest) for word, _, rest in (line.partition(" ") for line in lines)}
    assert ("question", game.say(game.question(p, 0), "en")) in told
    (dump,) = (rest for word, rest in told if word == "dump")
    assert game.load(json.loads(dump)) == p
    for action in p.actions(0):
        after = p.copy()
        after.apply(action, 0)
        judged = f"{after.heuristic(0):.6g} {after.value(0):.6g} {after.win_chance(0):.6g}"
        assert ("after", f"{action} {judged}") in told
        assert ("text", f"{action} {game.describe(p, action, 'en', 0)}") in told


def test_no_notation_has_a_semicolon() -> None:
    for name in bottega.game_names():
        p = bottega.game(name).start(2)
        while p.to_act == CHANCE:
            p.apply(p.sample(Rng(1)))
        game = game_of(p)
        assert not any(";" in game.notate(p, action) for action in range(game.action_count))


def test_programs_are_used_again_and_each_seat_has_its_own() -> None:
    def play() -> set[int]:
        bots = [make(PROGRAM, Rng(1)), make(PROGRAM, Rng(2))]
        run(bottega.game("pig").start(2, goal=20), bots, Rng(3))
        return {program.process.pid for program in exe._running}

    first = play()
    assert len(first) == 2
    assert play() == first


def test_a_tournament_gives_the_same_on_any_number_of_jobs_and_leaves_no_program(tmp_path: Path) -> None:
    match = Match("pig", 2, PROGRAM, "random", 6, seed=4, options={"goal": 20})
    books = []
    for jobs in (1, 2):
        books.append(Book(None))
        list(run_matches([match], books[-1], make_workers(jobs)))
    assert books[0].of(match) == books[1].of(match)
    exe.end_programs()
    # Those of other processes end a moment after them.
    waited_for(lambda: not running("tests/bots/programs.py", os.getpid()))


def test_a_program_ends_with_whoever_started_it_however_that_ends(tmp_path: Path) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux can do this")
    words = ["-m", "bottega", "simulate", "pig", "--bots", failing("hangs"), "--jobs", "1"]
    starter = subprocess.Popen([sys.executable, *words], env=environment(), stderr=subprocess.DEVNULL)
    program = waited_for(lambda: running("programs.py hangs", starter.pid))
    starter.kill()
    starter.wait()
    waited_for(lambda: not any(alive(each) for each in program))


def waited_for(what: Callable[[], Found]) -> Found:
    until = time.monotonic() + PATIENCE
    while not (found := what()):
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.01)
    return found


def alive(process: int) -> bool:
    try:
        return (Path("/proc") / str(process) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def running(words: str, starter: int) -> set[int]:
    """The processes that this one has started, or that nobody has, whose command contains these words."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if words in command and parent in (1, starter):
            found.add(int(folder.name))
    return found


def compiler() -> str:
    found = shutil.which("cc")
    if found is None:
        pytest.skip("there is no C compiler")
    return found


def example(language: str, folder: Path) -> str:
    """The name of one of the example bots, which is compiled if it has to be."""
    source = ROOT / "examples" / f"bot.{language}"
    if language == "c":
        flags = ["-O1", "-Wall", "-Wextra", "-Werror"]
        subprocess.run([compiler(), *flags, "-o", str(folder / "careful"), str(source)], check=True)
        return f"exe:{folder / 'careful'}"
    node = find_node(ROOT)
    if node is None:
        pytest.skip("there is no Node.js")
    return f"exe:{node} {source}"


@pytest.mark.once
@pytest.mark.parametrize("language", ["c", "mjs"])
def test_the_example_bots_play_every_game_and_win(
    language: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    name = example(language, tmp_path)
    for game in bottega.game_names():
        won = 0
        for number in range(4):
            position = bottega.game(game).start(2)
            bots: list[Bot] = [make_safe("random", Rng(5, number)), make_safe("random", Rng(6, number))]
            bots[number % 2] = make_safe(name, Rng(7, number))
            run(position, bots, Rng(8, number))
            assert position.to_act == OVER
            won += number % 2 in position.winners()
        assert won >= 3, game
    assert caplog.text == ""


def test_a_record_of_a_stranger_starts_no_program(tmp_path: Path) -> None:
    trap = f"exe:touch {tmp_path / 'sprung'}"
    play = bottega.Play.start(bottega.game("pig"), 2)
    play.record.seats[1].bot = trap
    play.record.save(tmp_path / "record.json")
    told = bottega_command("play", "--resume", str(tmp_path / "record.json"), code=2)
    assert f"the program {trap!r} plays; if you want it to run, add --bots" in told.stderr
    assert not (tmp_path / "sprung").exists()
    told = bottega_command("play", "--resume", str(tmp_path / "record.json"), "--bots", trap, code=2)
    assert "it ended with code 0" in told.stderr
    assert (tmp_path / "sprung").exists()
