"""150 games played with the first version of the rules: today's rules adapt their moves, and no score changes.

`9b33fb5/games` has 50 records of each game, with all numbers of players, by random and greedy bots, written by that
commit.
"""

from __future__ import annotations

import lzma
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bottega
from bottega import OVER, Game, Play
from bottega.cli.records import print_record, verify_record
from bottega.core import adapting
from bottega.core import record as records
from bottega.core.adapting import Adaptation, adapt, read_move
from bottega.core.errors import RecordError
from bottega.core.record import Record
from bottega.core.replaying import adaptations, first_position, replay
from bottega.core.verifying import verify
from bottega.lab.analyze import GameAnalysis, analyze, in_words
from bottega.server.tables.replaying import replay_all
from bottega.server.workers.jobs import check_record, course, past

GAMES = Path(__file__).parent / "9b33fb5" / "games"
NAMES = ("dice-forge", "florenza", "florenza-dice")

EACH_GAME = pytest.mark.parametrize("name", NAMES)


@cache
def old(name: str) -> list[Record]:
    lines = lzma.decompress((GAMES / f"{name}.jsonl.xz").read_bytes()).splitlines()
    return [records.loads(line.decode()) for line in lines]


@cache
def adapted(name: str) -> tuple[Record, list[Adaptation]]:
    """The first game of which a move had to be adapted."""
    for record in old(name):
        if changes := adaptations(bottega.game_for(record), record):
            return record, changes
    raise AssertionError("no record needs this test")


def last(game: Game, record: Record) -> bottega.Position:
    *_, step = replay(game, record)
    assert not step.from_dump
    assert step.moves == len(record.moves)
    return step.position


@EACH_GAME
def test_every_game_ends_with_the_scores_of_then_and_its_dice_are_proved(name: str) -> None:
    assert len(old(name)) == 50
    needed = 0
    for at, record in enumerate(old(name)):
        game = bottega.game_for(record)
        assert record.rules == 1
        assert record.result is not None
        assert list(last(game, record).scores()) == record.result.scores, f"game {at}"
        proof = verify(game, record)
        assert proof is not None
        assert proof.rolls == sum(move.startswith("*") for move in record.moves)
        needed += bool(adaptations(game, record))
    assert needed, "some games answer questions that are not asked any more"


@EACH_GAME
def test_the_result_says_where_moves_were_adapted(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, changes = adapted(name)
    record.save(tmp_path / "old.json")
    verify_record(str(tmp_path / "old.json"), None, None, None, None)
    said = capsys.readouterr().out
    assert "follows rules 1" in said
    assert f"move {changes[0].move}: {changes[0].notation}" in said.replace("\n", " ")
    print_record(str(tmp_path / "old.json"), None, "en", None)
    assert str(record.result and record.result.scores[0]) in capsys.readouterr().out


@EACH_GAME
def test_the_archive_of_a_server_shows_and_checks_an_old_game(name: str) -> None:
    record, changes = adapted(name)
    data = msgspec.json.encode(record)
    check = check_record(data, "en")
    assert check.ok
    assert check.dice_checked
    assert "older rules" in check.text
    assert course(data).turns[-1].last == len(record.moves)
    names = [seat.name for seat in record.seats]
    for move in (changes[0].move - 1, changes[0].move, changes[0].move + 1):
        assert not past(data, move, None, "en", names, False).from_dump


@EACH_GAME
def test_an_old_game_in_the_middle_goes_on(name: str) -> None:
    """At a table, and in the terminal: no move is lost, also just after an adapted one."""
    record, changes = adapted(name)
    game = bottega.game_for(record)
    for moves in {changes[0].move, len(record.moves) // 2, len(record.moves) - 1}:
        play = Play.resume(game, record, moves=moves)
        assert len(play.record.moves) == moves
        replayed = replay_all(game, play.record)
        assert replayed.valid_moves is None
        assert replayed.position == play.position
    assert Play.repeat(game, record).position.to_act == OVER


def test_an_old_game_can_be_analyzed() -> None:
    record, _ = adapted("florenza-dice")
    game = bottega.game_for(record)
    *_, found = analyze(game, record, iterations=1)
    assert isinstance(found, GameAnalysis)
    assert [moment.move for moment in found.graph] == list(range(len(record.moves) + 1))
    assert in_words(found, game, record, "en")


def test_a_record_that_claims_old_rules_is_not_believed() -> None:
    """Another score, or moves that were never legal."""
    record = msgspec.convert(msgspec.to_builtins(old("dice-forge")[0]), Record)
    game = bottega.game_for(record)
    assert record.result is not None
    record.result.scores[0] += 1
    with pytest.raises(RecordError):
        verify(game, record)
    record = msgspec.convert(msgspec.to_builtins(old("dice-forge")[0]), Record)
    record.moves[40:60] = []
    with pytest.raises(RecordError):
        verify(game, record)


@pytest.mark.parametrize("moves", [["0 done"], ["0 done", "1 step 1"], ["0 take white", "0 fly"]])
def test_adapting_gives_up_in_time(moves: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever somebody sends: the number of moves that are tried is bounded."""
    record = msgspec.convert(msgspec.to_builtins(old("florenza-dice")[3]), Record)
    game = bottega.game_for(record)
    record.moves = [*record.moves[:40], *(moves * 5000)[:5000]]
    tried = 0

    def counted(*given: Any) -> adapting.Made:
        nonlocal tried
        tried += 1
        return read_move(*given)

    monkeypatch.setattr(adapting, "read_move", counted)
    with pytest.raises(RecordError):
        adapt(game, record, first_position(game, record))
    assert tried <= adapting.TRIES_PER_MOVE * len(record.moves) + adapting.MORE_TRIES
