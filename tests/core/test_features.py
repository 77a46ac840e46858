"""Features of positions, and judges that go by them."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import pytest

import bottega
from bottega import CHANCE, OVER, Position, Rng, new_buffer
from bottega.core.features import Features, features, read
from bottega.core.judge import HEURISTIC_UNIT, HIDDEN_ONE, OUTPUT_ONE, OUTPUTS, ROUNDS, Judge, judge_for
from bottega.core.position import game_of
from bottega.core.weights import Weights, features_hash, load_judge, make_judge, pack

pytestmark = pytest.mark.once

HIDDEN = 6
PLAYERS = [
    (name, players)
    for name in bottega.game_names()
    for players in range(bottega.game(name).min_players, bottega.game(name).max_players + 1)
]


def found(position: Position) -> Features:
    shape = game_of(position).shape
    assert shape is not None
    return features(shape, position)


def walk(name: str, players: int, steps: int, seed: int = 1) -> list[Position]:
    """The positions of a random game, up to a number of steps."""
    p = bottega.game(name).start(players)
    rng, buf = Rng(seed, players), new_buffer()
    positions: list[Position] = []
    while p.to_act != OVER and len(positions) < steps:
        p.apply(p.sample(rng) if p.to_act == CHANCE else int(buf[rng.below(p.fill(buf))]))
        positions.append(p.copy())
    return positions


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_every_game_has_named_features_for_every_number_of_players(name: str, players: int) -> None:
    p = bottega.game(name).start(players)
    declared = found(p)
    assert len(set(declared.names)) == len(declared.names)
    assert all(len(view) == len(p.cells) for view in declared.cells)
    for position in walk(name, players, 60):
        for seat in range(position.seats):
            assert declared.of(position, seat)


def test_each_seat_sees_itself_first() -> None:
    p: Any = bottega.game("pig").start(3)
    declared = found(p)
    p.set_points(1, 20)
    assert declared.of(p, 1)["own points"] == 20
    assert declared.of(p, 0)["rival points"] == 20
    assert declared.of(p, 0)["active = own"] == 1
    assert declared.of(p, 1)["active = rival 2"] == 1


def random_weights(name: str, position: Position, content: str = "") -> Weights:
    """Weights without any sense."""
    declared = found(position)
    rng = Rng(7)
    rows = [int(rng.below(401)) - 200 for _ in range((len(declared.names) + 2) * HIDDEN)]
    output = [int(rng.below(801)) - 400 for _ in range(ROUNDS * OUTPUTS * HIDDEN)]
    linear = [float(rng.below(100)) / 50 for _ in range(ROUNDS * OUTPUTS * 2)]
    return Weights(
        game=name,
        players=str(position.seats),
        content=content,
        features=features_hash(declared),
        command="",
        seed=0,
        games=0,
        results={},
        calibrated=0,
        hidden=HIDDEN,
        rows=pack(rows, "h"),
        output=pack(output, "i"),
        linear=linear,
        scale=[0.0, 0.05] * ROUNDS,
        blend=1.0,
    )


def slow_points(weights: Weights, declared: Features, position: Position, seat: int) -> float:
    """What a judge with these weights says, worked out one number at a time."""
    from bottega.core.weights import unpack

    rows, output = unpack(weights.rows, "h"), unpack(weights.output, "i")
    heuristic = position.heuristic(seat)
    counts = [(len(declared.names), int(heuristic * HEURISTIC_UNIT // 1)), (len(declared.names) + 1, 1)]
    for cell, value in zip(declared.cells[seat], position.cells, strict=True):
        counts += read(cell, int(value), seat, position.seats)
    number = min(int(position.round), ROUNDS - 1)
    total = 0
    for unit in range(HIDDEN):
        hidden = sum(count * rows[row * HIDDEN + unit] for row, count in counts)
        total += max(0, hidden) * output[number * OUTPUTS * HIDDEN + unit]
    at = number * OUTPUTS * 2
    return total / (HIDDEN_ONE * OUTPUT_ONE) + weights.linear[at] + weights.linear[at + 1] * heuristic


@pytest.mark.parametrize(
    ("name", "players"),
    [("dice-forge", 2), ("florenza-dice", 1), ("florenza-dice", 3), ("florenza", 2), ("pig", 3)],
)
def test_a_judge_adds_up_the_weights_of_the_features(name: str, players: int) -> None:
    positions = walk(name, players, 40)
    declared = found(positions[0])
    weights = random_weights(name, positions[0])
    judge = make_judge(weights, declared)
    for number, position in enumerate(positions):
        if position.to_act == OVER:
            continue
        for seat in range(position.seats):
            if number % 5 == seat:
                judge.start(position, seat)
            judge.assess(position, seat)
            assert judge.points == pytest.approx(slow_points(weights, declared, position, seat))
            assert 0 <= judge.chance <= 1


def test_a_game_that_is_over_is_judged_by_its_result() -> None:
    p = walk("pig", 2, 10**6)[-1]
    judge = make_judge(random_weights("pig", p), found(p))
    for seat in range(2):
        judge.assess(p, seat)
        assert judge.points == p.scores()[seat]
        assert judge.lead == p.scores()[seat] - p.scores()[1 - seat]
        assert judge.chance == (seat in p.winners())


def test_weights_are_used_on_other_content_with_a_warning_and_not_on_another_shape(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = bottega.game("pig")
    p = game.start(2)
    (tmp_path / "weights").mkdir()
    file = tmp_path / "weights" / "2.json"
    monkeypatch.setattr("bottega.core.weights.files", lambda package: tmp_path)
    assert type(load_judge(game, p)) is Judge

    weights = random_weights("pig", p, game.content.hash)
    file.write_bytes(msgspec.json.encode(weights))
    assert type(load_judge(game, p)) is not Judge
    assert not caplog.records

    with caplog.at_level(logging.WARNING):
        file.write_bytes(msgspec.json.encode(msgspec.structs.replace(weights, content="other")))
        assert type(load_judge(game, p)) is not Judge
        assert "another content" in caplog.text
        file.write_bytes(msgspec.json.encode(msgspec.structs.replace(weights, features="other")))
        assert type(load_judge(game, p)) is Judge
        assert "do not fit" in caplog.text


def test_a_judge_is_made_once() -> None:
    p = bottega.game("pig").start(2)
    assert judge_for(p) is judge_for(p.copy())
