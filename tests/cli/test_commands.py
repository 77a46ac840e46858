"""Every command as a user runs it, with good input and with bad."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import msgspec
import pytest

import bottega
from bottega.cli.doctor import how_to_compile
from bottega.core import record as records
from bottega.core.verifying import Receipt
from tests.cli.runner import PATIENCE, ROOT, bottega_command, environment, started_command

KEYS = [
    "game",
    "players",
    "bots",
    "games",
    "seed",
    "scores",
    "wins",
    "decisions",
    "seconds",
    "failed",
    "failures",
]


def test_the_command_starts() -> None:
    assert "Usage" in started_command("--help").stdout


def test_help_helps() -> None:
    for command in ("", "play", "simulate", "replay", "verify", "rules", "content", "bench", "doctor"):
        told = bottega_command(*([command] if command else []), "--help").stdout
        assert "Usage" in told


def test_simulate_tells_one_object() -> None:
    done = json.loads(
        bottega_command("simulate", "pig", "--players", "3", "--games", "30", "--seed", "4", "--json").stdout
    )
    assert list(done) == KEYS
    assert done["game"] == "pig"
    assert done["bots"] == ["random"] * 3
    assert done["games"] == 30
    assert sum(done["wins"]) == pytest.approx(30)
    assert len(done["scores"]) == 3


def test_simulate_is_the_same_on_any_number_of_jobs() -> None:
    words = ["simulate", "pig", "--bots", "greedy,random", "--games", "41", "--seed", "9", "--json"]
    results = [json.loads(bottega_command(*words, "--jobs", jobs).stdout) for jobs in ("1", "2", "3")]
    for result in results:
        del result["seconds"]
    assert results[0] == results[1] == results[2]


def test_simulate_prints_a_table_for_people() -> None:
    told = bottega_command("simulate", "pig", "--games", "10").stdout
    assert "10 games" in told
    assert "random" in told


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_answers_at_once_and_keeps_what_was_finished(jobs: int, tmp_path: Path) -> None:
    # A shell's background job ignores SIGINT, and its children inherit that; the command must not.
    program = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    program += "from bottega.cli import main; main()"
    words = ["simulate", "pig", "--bots", "tests.cli.runner:Marking,flat:20"]
    process = subprocess.Popen(
        [sys.executable, "-c", program, *words, "--games", "1000000", "--jobs", str(jobs), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(BOTTEGA_MARKS=str(tmp_path)),
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + PATIENCE
        while len(list(tmp_path.iterdir())) < jobs and process.poll() is None:
            assert time.monotonic() < deadline, "no game was finished"
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: every process of the group
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130, err
    done = json.loads(out)
    assert 0 < done["games"] < 1000000
    assert sum(done["wins"]) == pytest.approx(done["games"])
    assert f"stopped after {done['games']} of 1000000 games" in err
    assert "Traceback" not in err


def test_bench_tells_a_list_of_objects() -> None:
    told = json.loads(bottega_command("bench", "pig", "--players", "2", "--seconds", "0.05", "--json").stdout)
    assert list(told[0]) == [
        "game",
        "players",
        "build",
        "compiled",
        "decisions_per_second",
        "games_per_second",
        "copies_per_second",
        "decisions_per_game",
        "position_bytes",
    ]
    assert told[0]["position_bytes"] < 200


def test_rules_in_three_languages() -> None:
    assert "pot" in bottega_command("rules", "pig").stdout
    assert "Topf" in bottega_command("rules", "pig", "--lang", "de").stdout
    assert "piatto" in bottega_command("rules", "pig", "--lang", "it").stdout
    assert "pig-4" not in bottega_command("rules", "pig", "pig-2").stdout
    assert json.loads(bottega_command("rules", "pig", "--json").stdout)[0]["id"] == "pig-1"


def test_rules_tell_the_numbers_of_the_content(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        (ROOT / "src/bottega/games/florenza_dice/contents/first.toml").read_text("utf-8"), "utf-8"
    )
    mine.write_text(mine.read_text("utf-8").replace("overflow = 100", "overflow = 300"), "utf-8")
    told = bottega_command("rules", "florenza-dice", "fd-8.2", "--content", str(mine)).stdout
    assert "gives 300 Fiorini" in told


def test_content_tells_where_numbers_are_known_from(tmp_path: Path) -> None:
    told = bottega_command("content", "pig").stdout
    assert "100" in told
    assert "Scarne" in told
    assert json.loads(bottega_command("content", "pig", "goal", "--json").stdout)[0]["value"] == 100


@pytest.mark.parametrize("name", ["dice-forge", "florenza", "florenza-dice", "pig"])
def test_content_is_not_cut_on_a_narrow_screen(name: str) -> None:
    told = bottega_command("content", name, COLUMNS="80").stdout
    assert "…" not in told
    assert max(map(len, told.splitlines())) <= 80
    words = " ".join(told.split())
    for cell in bottega.game(name).content.cells:
        if cell.column == "name" and isinstance(cell.value, str):
            assert cell.value in words


def test_an_owner_corrects_the_content(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        '[die]\nsides = 6 # as drawn\nbust = 1\nmark = "rulebook"\n\n[goal]\npoints = 100\nmark = "reconstructed"\n'
    )
    out = tmp_path / "corrected.toml"
    words = ["content", "pig", "--check", "--content", str(mine), "--out", str(out)]
    assert "nothing was changed" in bottega_command(*words, input="\n").stdout
    assert not out.exists()
    told = bottega_command(*words, input="fifty\n50\n").stdout
    assert "that is not a value" in told
    assert "1 values checked" in told
    assert tomllib.loads(out.read_text()) == {
        "extends": "mine.toml",
        "goal": {"points": 50, "marks": {"points": "public: an owner's box"}},
    }
    goal = json.loads(bottega_command("content", "pig", "goal", "--content", str(out), "--json").stdout)
    assert goal[0]["mark"] == "public: an owner's box"
    told = bottega_command(*words, input="1\n").stdout
    assert "is not valid" in told
    bottega_command(*words[:-1], str(mine), input="60\n")
    assert "points = 60" in mine.read_text()
    assert "# as drawn" in mine.read_text(), "a file corrected in place keeps its comments"


def test_an_owner_corrects_one_of_two_rows_of_the_same_name(tmp_path: Path) -> None:
    out = tmp_path / "mine.toml"
    words = ["content", "florenza-dice"]
    asked = bottega_command(*words, "--check", "--out", str(out), input="\n" * 999).stdout
    number = asked.split("work / Facciata 5 / points")[0].count(" ? ")
    bottega_command(*words, "--check", "--out", str(out), input="\n" * number + "9\nq\n")
    told = bottega_command(*words, "work", "--content", str(out), "--json").stdout
    points = {cell["row"]: cell["value"] for cell in json.loads(told) if cell["column"] == "points"}
    assert (points["Facciata 4"], points["Facciata 5"]) == (5, 9)


def test_an_owner_goes_on_correcting_a_file(tmp_path: Path) -> None:
    words = ["content", "florenza-dice", "--check", "--out", "mine.toml"]
    bottega_command(*words, input="y\nq\n", cwd=tmp_path)
    bottega_command(*words, "--content", "mine.toml", input="y\nq\n", cwd=tmp_path)
    data = tomllib.loads((tmp_path / "mine.toml").read_text("utf-8"))
    assert data == {
        "extends": "second",
        "die": [
            {
                "name": "white",
                "marks": {"resources": "public: an owner's box", "steps": "public: an owner's box"},
            }
        ],
    }


def test_a_shipped_content_is_named() -> None:
    told = bottega_command("content", "florenza-dice", "building", "--content", "italian", "--json").stdout
    cost = [cell for cell in json.loads(told) if (cell["row"], cell["column"]) == ("Carpentiere", "cost")]
    assert cost[0]["value"] == ["metal", "gold", "spice"]
    bottega_command("simulate", "florenza-dice", "--content", "italian", "-k", "2")


def test_a_record_of_an_own_content_needs_no_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('extends = "first"\n[goal]\npoints = 7\nmark = "rulebook"\n', "utf-8")
    record = tmp_path / "game.json"
    words = ["play", "pig", "--content", str(mine), "--save", str(record), "--bots", "random", "--seed", "1"]
    bottega_command(*words, input="q\n")
    mine.unlink()
    bottega_command("play", "--resume", str(record), input="q\n")
    assert "all legal" in bottega_command("verify", str(record)).stdout
    bottega_command("replay", str(record))


def test_a_record_without_its_content_is_refused(tmp_path: Path) -> None:
    old = next((ROOT / "tests/old/9b33fb5/records").glob("pig+pig-short-2.json"))
    told = bottega_command("verify", str(old), code=2).stderr
    assert "pig has no content 5b3069bb07adc2bc; give the file that was played with" in told
    own = ROOT / "tests/old/pig-short.toml"
    assert "all legal" in bottega_command("verify", str(old), "--content", str(own)).stdout
    told = bottega_command("verify", str(old), "--content", "first", code=2).stderr
    assert 'if this is the file, put hashes = ["5b3069bb07adc2bc"] at its top' in told


def test_doctor_tells_what_is_here() -> None:
    report = json.loads(bottega_command("doctor", "--json").stdout)
    assert "pig" in report["games"]
    expected = os.environ.get("BOTTEGA_EXPECT")
    if expected:
        assert report["compiled"] == (expected == "compiled")
        assert report["games"]["pig"] == report["compiled"]
    assert "Bottega" in bottega_command("doctor").stdout


def test_a_game_is_played_saved_resumed_replayed_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = bottega_command("play", "pig", "--save", str(file), "-o", "goal=99", input="2\nq\n").stdout
    assert f"bottega play --resume {file}" in told
    assert (tmp_path / "game.json.secret").is_file(), "the secret of running dice is not in the record"
    assert records.load(file).fair is not None
    assert records.load(file).fair.secret is None  # type: ignore[union-attr]
    told = bottega_command("play", "--resume", str(file), input="hold\n" * 90).stdout
    assert "wins with" in told
    assert not (tmp_path / "game.json.secret").exists()
    assert "rolls follow from the secret" in bottega_command("verify", str(file)).stdout
    fair = records.load(file).fair
    assert fair is not None
    kept = ("--commitment", fair.commitment, "--word", fair.words[0])
    assert "those that you kept" in bottega_command("verify", str(file), *kept).stdout
    told = bottega_command("verify", str(file), "--commitment", "0" * 64, code=2).stderr
    assert "that you kept" in told
    told = bottega_command("verify", str(file), "--word", "mine", code=2).stderr
    assert "not among those of the dice" in told
    page = tmp_path / "kept.json"
    result = records.load(file).result
    assert result is not None
    page.write_bytes(msgspec.json.encode(Receipt(fair.commitment, {0: fair.words[0]}, result=result)))
    assert (
        "Everything matches what was kept" in bottega_command("verify", str(file), "--kept", str(page)).stdout
    )
    result.scores[0] += 1
    page.write_bytes(msgspec.json.encode(Receipt(result=result)))
    assert "that you kept" in bottega_command("verify", str(file), "--kept", str(page), code=2).stderr
    assert (
        "is not a file that the page saved"
        in bottega_command("verify", str(file), "--kept", str(file), code=2).stderr
    )
    assert "Hold and keep" in bottega_command("replay", str(file)).stdout
    assert "Round 1" in bottega_command("replay", str(file), "--move", "1").stdout


def test_play_is_patient(tmp_path: Path) -> None:
    lines = [
        "",
        "?",
        "? 1",
        "? rules",
        "? pig-4",
        "? fly",
        "fly",
        "99",
        "u",
        "r",
        "b",
        "s",
        "o",
        "m",
        "m x",
        "l",
        "q",
    ]
    told = bottega_command(
        "play", "pig", "--save", str(tmp_path / "g.json"), "--seed", "3", input="\n".join(lines)
    ).stdout
    assert "There is no action 99; choose 0 to 1." in told
    assert "“fly” is not a move of this game." in told
    assert "There is nothing to take back" in told
    assert "This game has no standing orders" in told
    assert "cannot be taken back" in told
    assert "There is no group “x” here" in told
    assert "Whoever holds and has reached the goal wins at once." in told


def test_a_draft_is_taken_back_step_by_step_or_whole(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    words = ["play", "florenza-dice", "--people", "Ada,Bruno", "--seed", "5", "--save", str(file)]
    lines = ["take white", "money", "take brown", "u", "take grey", "r", "take red", "money", "q"]
    told = bottega_command(*words, input="\n".join(lines)).stdout
    assert told.count("Taken back.") == 2
    assert told.count("Take die 1 of 3.") == 2, "the whole turn was taken back"
    assert told.count("Take die 2 of 3.") == 3, "one step was taken back"
    told = bottega_command("play", "--resume", str(file), input="u\nr\nu\nq\n").stdout
    assert told.count("Taken back.") == 2, "a draft is kept, and can be taken back after it was resumed"
    assert "There is nothing to take back" in told
    assert not any("take" in move for move in records.load(file).moves)


def test_a_game_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    bottega_command("play", "pig", "--save", str(file), input="q\n")
    before = file.read_text()
    told = bottega_command("play", "pig", "--save", str(file), code=2).stderr
    assert f"{file} already exists; continue it with --resume {file}" in told
    assert file.read_text() == before


def test_dice_whose_secret_was_lost_are_not_called_fair(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    bottega_command("play", "pig", "-o", "goal=20", "--save", str(file), input="q\n")
    (tmp_path / "g.json.secret").write_text("ab" * 32)
    bottega_command("play", "--resume", str(file), input="hold\n" * 40)
    assert "several sources" in bottega_command("verify", str(file)).stdout


def test_a_word_finds_actions_and_rules(tmp_path: Path) -> None:
    words = ["play", "dice-forge", "--people", "Ada,Bruno", "--seed", "1", "--save", str(tmp_path / "g.json")]
    told = bottega_command(*words, input="? hind\n? rules df-7.14\n? feat hind\nq\n").stdout
    assert told.count("The Silver Hind. Reinforcement: a minor blessing") >= 2
    words = ["play", "florenza-dice", "--seed", "1", "--save", str(tmp_path / "f.json")]
    told = bottega_command(*words, input="? taverna\n? taverna now\nq\n").stdout
    assert told.count("You have no die in hand to use") == 1, "a move that is not possible now"
    assert told.count("Taverna (1x): any die gives 300 Fiorini") == 1, "and the rule about it"


def test_play_speaks_three_languages(tmp_path: Path) -> None:
    for language, word in (("en", "in the pot"), ("it", "nel piatto"), ("de", "im Topf")):
        words = [
            "play",
            "pig",
            "--seed",
            "3",
            "--lang",
            language,
            "--save",
            str(tmp_path / f"{language}.json"),
        ]
        assert word in bottega_command(*words, input="q\n").stdout


def test_real_dice_are_typed_in(tmp_path: Path) -> None:
    file = tmp_path / "hand.json"
    words = ["play", "pig", "--dice", "hand", "--people", "Ada,Bruno", "--save", str(file), "-o", "goal=6"]
    told = bottega_command(*words, input="seven\n7\n?\n6\nhold\n").stdout
    assert "“seven” does not name one outcome of: The die shows …" in told
    assert "1, 2, 3, 4, 5, 6" in told
    assert "Ada wins with 6 points." in told
    assert records.load(file).moves == ["* 6", "0 hold"]
    assert "entered by people" in bottega_command("verify", str(file)).stdout


@pytest.mark.parametrize(
    ("extra", "told"),
    [
        (["--seed", "3"], "The dice follow from a seed"),
        ([], "The secret of the dice is not published until the game is over"),
    ],
)
def test_verify_says_where_the_dice_come_from(extra: list[str], told: str, tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    bottega_command("play", "pig", *extra, "--save", str(file), input="q\n")
    assert told in bottega_command("verify", str(file)).stdout
    bottega_command("play", "--resume", str(file), "--dice", "hand", input="roll\n3\nq\n")
    assert "several sources" in bottega_command("verify", str(file)).stdout


def test_several_people_and_bots_sit_down(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    bottega_command(
        "play",
        "pig",
        "--people",
        "Ada,Bruno",
        "--bots",
        "random",
        "-n",
        "5",
        "--save",
        str(file),
        input="q\n",
    )
    seats = records.load(file).seats
    assert [(seat.name, seat.bot) for seat in seats] == [
        ("Ada", None),
        ("Bruno", None),
        ("random", "random"),
        ("greedy", "greedy"),
        ("greedy 2", "greedy"),
    ]


def test_standing_orders_say_what_is_ordered(tmp_path: Path) -> None:
    words = ["play", "dice-forge", "--lang", "it", "--save", str(tmp_path / "g.json")]
    told = bottega_command(*words, input="o hammer all\nq\n").stdout
    assert "Oro per il Martello: tutto" in told
    assert "Premio dei tuoi cinghiali: chiedi" in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play"], "which game? There are"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "pig", "--players", "9"], "pig is for 2 to 8 players, not 9"),
        (
            ["play", "pig", "--players", "2", "--people", "A,B,C"],
            "3 people and 0 bots are more than 2 players",
        ),
        (["play", "pig", "--bots", "clever"], "there is no bot 'clever'"),
        (["play", "pig", "--lang", "xx"], "there are no texts in 'xx'"),
        (["play", "pig", "--dice", "loaded"], "--dice must be fair or hand, not 'loaded'"),
        (["play", "pig", "-o", "goal"], "an option must have the form name=value, not 'goal'"),
        (["play", "pig", "-o", "goal=far"], "option goal"),
        (["play", "pig", "--content", "nowhere.toml"], "cannot read nowhere.toml"),
        (["play", "--resume", "nowhere.json"], "cannot read nowhere.json"),
        (["simulate", "pig", "--bots", "a,b"], "there is no bot 'a'"),
        (["simulate", "pig", "--bots", "random,random", "-n", "3"], "there are 3 players and 2 bots"),
        (["simulate", "pig", "--bots", ","], "name at least one bot"),
        (["simulate", "pig", "--games", "0"], "the number of games must be at least 1"),
        (["simulate", "pig", "--jobs", "0"], "the number of jobs must be at least 1"),
        (["simulate", "pig", "--bots", "no.such:Bot"], "cannot be loaded: No module named 'no'"),
        (["rules", "pig", "fd-9"], "pig has no rule 'fd-9'"),
        (["rules", "pig", "--lang", "xx"], "there are no texts in 'xx'"),
        (["content", "pig", "wings"], "pig has no table 'wings'; it has die, goal"),
        (["replay", "nowhere.json"], "cannot read nowhere.json"),
        (["verify", "nowhere.json"], "cannot read nowhere.json"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["serve", "--database", "foo://x"], "there is no database of the kind 'foo'; say --database FILE"),
    ],
)
def test_bad_input_gets_one_clear_sentence(words: list[str], told: str, tmp_path: Path) -> None:
    done = bottega_command(*words, code=2, cwd=tmp_path, BOTTEGA_HOME=str(tmp_path))
    assert told in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_doctored_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    bottega_command("play", "pig", "--save", str(file), "--seed", "3", input="q\n")
    file.write_text(file.read_text().replace('"* 4"', '"* 9"'))
    told = bottega_command("verify", str(file), code=2).stderr
    assert "move 1, '* 9': '9' is not a possible outcome; expected 1, 2, 3, 4, 5, 6" in told
    assert "move 1" in bottega_command("play", "--resume", str(file), code=2).stderr


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    words = ["play", "pig", "--seed", "3", "--save", str(tmp_path / "file" / "g.json")]
    told = bottega_command(*words, input="q\n", code=2).stderr
    assert "cannot save the game" in told
    assert "--save FILE" in told


def test_without_a_home_that_can_be_written_a_game_is_played_all_the_same(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("")
    nowhere = {"HOME": str(home), "XDG_DATA_HOME": "", "BOTTEGA_HOME": "", "TMPDIR": str(tmp_path)}
    done = bottega_command("play", "pig", "--seed", "3", input="hold\nq\n", env=nowhere)
    (kept,) = tmp_path.glob("bottega-*/pig-*.json")
    assert f"cannot make the folder {home}/.local/share/bottega" in done.stderr
    assert f"this game is kept in {kept}, or where --save FILE says" in done.stderr
    assert "0 hold" in records.load(kept).moves
    told = bottega_command("serve", code=2, env=nowhere).stderr
    assert "--database FILE" in told
    assert told.count("\n") == 1


def test_a_saved_game_goes_on_by_its_name_alone(tmp_path: Path) -> None:
    bottega_command("play", "pig", "--seed", "3", input="q\n", BOTTEGA_HOME=str(tmp_path))
    (kept,) = (tmp_path / "records").glob("pig-*.json")
    told = bottega_command("play", "--resume", kept.name, input="q\n", BOTTEGA_HOME=str(tmp_path)).stdout
    assert f"The game is kept in {kept}." in told
    assert "all legal" in bottega_command("verify", kept.name, BOTTEGA_HOME=str(tmp_path)).stdout


def test_the_version() -> None:
    assert bottega_command("--version").stdout == f"bottega {bottega.__version__}\n"


def test_an_impossible_port_is_refused() -> None:
    assert "65535" in bottega_command("serve", "--port", "99999", code=2).stderr


def test_doctor_tells_how_to_get_the_compiled_package(tmp_path: Path) -> None:
    assert how_to_compile(ROOT / ".venv") == "make play"
    assert how_to_compile(tmp_path / "env") == "pip install --force-reinstall ."


def test_help_says_where_games_are_kept() -> None:
    for command in ("play", "serve"):
        assert "BOTTEGA_HOME" in bottega_command(command, "--help").stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["rules", "florenza-dice", "--lang", "de"], "Fiorini"),
        (["content", "florenza"], "florenza"),
        (["play", "florenza-dice", "--lang", "it", "--people", "Niccolò"], "Niccolo>"),
        (["play", "dice-forge", "--lang", "de", "--seed", "1"], "hell: [1G]"),
        (["simulate", "pig", "--games", "3"], "random"),
        (["doctor"], "florenza-dice"),
    ],
)
def test_a_terminal_that_has_only_ascii_gets_letters(words: list[str], told: str, tmp_path: Path) -> None:
    only_ascii = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0", "PYTHONIOENCODING": ""}
    done = started_command(*words, input="?\nb\nq\n", env={"BOTTEGA_HOME": str(tmp_path), **only_ascii})
    assert told in done.stdout
    assert done.stdout.isascii()


@pytest.mark.slow
def test_a_tournament_that_is_killed_ends_with_the_asked_number_of_games(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ["tournament", "pig", "--bots", "flat:20,greedy,random", "--games", "60", "--jobs", "2"]
    words += ["--file", str(file), "--json"]
    command = [sys.executable, "-c", "from bottega.cli import main; main()", *words]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), start_new_session=True
    )
    try:
        deadline = time.monotonic() + PATIENCE
        while not file.exists() or file.read_bytes().count(b"\n") < 5:
            assert process.poll() is None, "it must not be finished yet"
            assert time.monotonic() < deadline, "no game was finished"
            time.sleep(0.01)
    finally:
        process.kill()
        process.communicate()
    told = json.loads(bottega_command(*words).stdout)
    assert [match["score"]["games"] for match in told["matches"]] == [60, 60, 60]
    played = [tuple(json.loads(line)) for line in file.read_text().splitlines()]
    assert len({(key, result["number"]) for key, result in played}) == len(played) == 180


def test_a_tournament_against_one_bot_only() -> None:
    words = ["tournament", "pig", "--bots", "greedy,flat:5", "--against", "random", "--games", "4", "--json"]
    told = json.loads(bottega_command(*words).stdout)
    assert [match["name"] for match in told["matches"]] == ["greedy against random", "flat:5 against random"]
    assert "name each bot once" in bottega_command(*words[:4], "--against", "greedy", code=2).stderr
