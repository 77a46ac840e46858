"""What makes a prompt pleasant: moves by their notation, lists that print it, and objects that say what they are."""

from __future__ import annotations

from pathlib import Path

import pytest

import bottega
from bottega import CHANCE, IllegalAction, NotationError, Play, Rng
from bottega.core.chance import SeededDice
from bottega.core.playout import playout

GAMES = bottega.game_names()


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_notations_is_the_one_by_numbers(name: str) -> None:
    game, rng = bottega.game(name), Rng(3)
    by_number = game.start(2)
    by_notation = by_number.copy()
    while not by_number.is_over:
        legal = by_notation.legal_actions
        if by_number.to_act == CHANCE:
            action = int(by_number.sample(rng))
            assert set(legal) == {outcome for outcome, _ in by_number.weights()}
        else:
            assert list(legal) == by_number.actions()
            action = legal[rng.below(len(legal))]
        notation = game.notate(by_number, action)
        assert action in legal
        assert notation in legal
        assert f"{action} {notation}" in repr(legal)
        by_notation.play(notation)
        by_number.play(action)
        assert by_notation == by_number
    assert list(by_number.legal_actions) == []
    assert repr(by_number.legal_actions) == "<0 legal actions>"
    with pytest.raises(IllegalAction, match="the game is over"):
        by_number.play(0)


def test_a_notation_that_is_not_possible_is_refused_and_nothing_has_changed() -> None:
    p = bottega.game("pig").start(2)
    with pytest.raises(NotationError, match="'7' is not a possible outcome"):
        p.play("7")
    p.play("6")
    before = p.copy()
    with pytest.raises(NotationError, match="'fly' is not a move of pig; moves look like: roll, hold"):
        p.play("fly")
    with pytest.raises(NotationError, match="'hold' is not possible now"):
        p.play("hold", 1)
    assert p == before
    assert "fly" not in p.legal_actions
    assert 5 not in p.legal_actions


def test_a_seat_that_does_not_exist_is_named() -> None:
    p = bottega.game("dice-forge").start(2)
    for ask in (p.value, p.win_chance):
        for seat in (-1, 2):
            with pytest.raises(IndexError, match=f"there is no seat {seat}: the seats are 0 to 1"):
                ask(seat)


def test_a_record_is_read_in_one_call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play.start(bottega.game("pig"), 2, {"goal": 30}, dice=SeededDice(1))
    for _ in range(3):
        play.roll()
        play.act(play.position.legal_actions[-1])
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path))
    (tmp_path / "records").mkdir()
    play.record.save(tmp_path / "records" / "mine.json")
    for file in (tmp_path / "records" / "mine.json", "mine.json"):
        again = bottega.read(file)
        assert again.position == play.position
        assert again.record.moves == play.record.moves
    with pytest.raises(bottega.RecordError, match="cannot read"):
        bottega.read("nowhere.json")


def test_things_say_what_they_are() -> None:
    game = bottega.game("pig")
    assert repr(game) == f"<Game pig: rules {game.rules_version}, content {game.content.hash[:12]}>"
    assert bottega.game("dice-forge").options == {"sets": ("introductory",)}
    assert repr(Play.start(game, 2)).startswith("<Play of pig: 0 moves, round 1, chance, ")
    assert repr(Rng(1)) == repr(Rng(1)) != repr(Rng(2))
    p = game.start(2)
    assert not p.is_over
    playout(p, Rng(1), bottega.new_buffer())
    assert p.is_over


def test_english_is_what_a_prompt_speaks() -> None:
    game = bottega.game("pig")
    p = game.start(2)
    p.play("6")
    assert game.describe(p, 1) == game.describe(p, 1, "en")
    assert game.why_not(p, 1, seat=1) == game.why_not(p, 1, "en", 1)
