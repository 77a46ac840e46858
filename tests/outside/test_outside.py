"""A game and a bot that nobody compiled play through the compiled playout and every command."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bottega
from bottega.bots import make
from bottega.bots.match import run
from bottega.core.playout import playout
from tests.cli.runner import ROOT, bottega_command
from tests.laws import laws

NIM = "tests.outside.nim:game"
NIM_LANGUAGES = ("en", "it", "de")
"""Those that Nim has texts in."""
BOT = "tests.outside.nim:PerfectBot"


def test_it_plays_through_the_compiled_playout() -> None:
    game = bottega.game(NIM)
    buf, rng = bottega.new_buffer(), bottega.Rng(4)
    for _ in range(50):
        p = game.start(2)
        assert 7 <= playout(p, rng, buf) <= 21
        laws.end_is_final(p)


def test_its_bot_plays_against_ours() -> None:
    game = bottega.game(NIM)
    wins = 0
    for number in range(40):
        p = game.start(2)
        bots = [make(BOT, bottega.Rng(1)), make("flat:40", bottega.Rng(number))]
        run(p, bots, bottega.Rng(0))
        wins += p.winners() == (0,)
    assert wins == 40, "who moves first from 21 stones wins if he plays well"


def test_it_keeps_the_laws() -> None:
    game = bottega.game(NIM)
    p, rng = game.start(3), bottega.Rng(2)
    while p.to_act >= 0:
        laws.turn_order(p)
        laws.data_is_exact(game, p)
        actions = laws.legal_actions(game, p, p.to_act)
        laws.notation_is_exact(game, p, actions)
        laws.refused(game, p, p.to_act, rng)
        for language in NIM_LANGUAGES:
            laws.it_can_be_told(game, p, actions, p.to_act, language)
            laws.it_can_be_drawn(game, p, p.to_act, language)
        laws.it_can_be_seen(game, p, p.to_act)
        laws.it_can_be_sent(p)
        p.play(actions[0])
    laws.end_is_final(p)


def test_every_command_takes_it(tmp_path: Path) -> None:
    record = tmp_path / "nim.json"
    played = bottega_command("play", NIM, "--bots", BOT, "--save", str(record), input="1\n" * 21)
    assert "PerfectBot wins" in played.stdout
    assert "all legal" in bottega_command("verify", str(record)).stdout
    assert "takes" in bottega_command("replay", str(record)).stdout
    assert "nim-1" in bottega_command("rules", NIM).stdout
    assert "21" in bottega_command("content", NIM).stdout
    done = json.loads(
        bottega_command("simulate", NIM, "--bots", f"{BOT},random", "-k", "20", "--json").stdout
    )
    assert done["wins"][0] >= 19
    two = json.loads(
        bottega_command("simulate", NIM, "--bots", f"{BOT},random", "-k", "20", "-j", "2", "--json").stdout
    )
    assert {**done, "seconds": 0} == {**two, "seconds": 0}
    assert json.loads(bottega_command("bench", NIM, "-s", "0.02", "--json").stdout)[0]["game"] == "nim"


def test_it_shows_up_by_being_installed(tmp_path: Path) -> None:
    info = tmp_path / "nim-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[bottega.games]\nnim = {NIM}\n")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}
    script = "import bottega; print(bottega.game_names(), bottega.game('nim').start(2).stones)"
    told = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert "'nim'" in told.stdout
    assert told.stdout.strip().endswith("21")


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(bottega.UnknownGame, match="cannot be loaded"):
        bottega.game("tests.outside.nim:nothing")
    with pytest.raises(bottega.UnknownGame, match="is not a game"):
        bottega.game("tests.outside.nim:PerfectBot")
    with pytest.raises(bottega.UnknownGame, match="the games are"):
        bottega.game("chess")
    with pytest.raises(bottega.OptionError, match="is not a bot"):
        make("tests.outside.nim:game", bottega.Rng(1))
    with pytest.raises(bottega.OptionError, match="there is no bot"):
        make("clever", bottega.Rng(1))
    with pytest.raises(bottega.OptionError, match="whole number"):
        make("flat:many", bottega.Rng(1))
