"""A record is read whole or refused with the line or the move; never half a game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import OVER, ContentError, Play, RecordError, Rng
from bottega.bots import make
from bottega.core import record as records
from bottega.core.chance import FairDice, SeededDice, fair_outcome
from bottega.core.replaying import replay
from bottega.core.verifying import verify


def played(fair: bool = True) -> Play:
    game = bottega.game("pig")
    dice = FairDice(b"s" * 32, ["one", "two"]) if fair else SeededDice(5)
    play = Play.start(game, 2, {"goal": 30}, dice=dice)
    bots = [make("greedy", Rng(1)), make("random", Rng(2))]
    play.roll()
    while play.position.to_act != OVER:
        seat = play.position.to_act
        play.act(bots[seat].choose(play.position.copy(), seat))
        play.roll()
    return play


def doctored(change: Callable[[dict[str, Any]], None]) -> records.Record:
    data = json.loads(played().record.dumps())
    change(data)
    return records.loads(json.dumps(data))


def test_it_is_saved_and_loaded(tmp_path: Path) -> None:
    play = played()
    file = tmp_path / "deep" / "down" / "game.json"
    play.record.save(file)
    again = records.load(file)
    assert again == play.record
    verify(play.game, again)
    assert [path.name for path in file.parent.iterdir()] == ["game.json"], "nothing is left lying about"


def test_any_move_can_be_replayed_to() -> None:
    play = played()
    steps = list(replay(play.game, play.record))
    assert [step.moves for step in steps] == list(range(len(play.record.moves) + 1))
    assert steps[-1].position == play.position
    for step in steps[::5]:
        assert Play.resume(play.game, play.record, moves=step.moves).position == step.position


def test_it_resumes_where_it_was_left() -> None:
    whole = played()
    for cut in (0, 1, 7, len(whole.record.moves) - 1):
        half = Play.resume(whole.game, whole.record, FairDice(b"s" * 32, ["one", "two"]), moves=cut)
        assert half.record.result is None
        assert len(half.record.moves) == cut
    with pytest.raises(RecordError, match=r"the record has .* moves, not 999"):
        Play.resume(whole.game, whole.record, moves=999)


def test_back_forgets_what_came_after_a_mark() -> None:
    play = Play.start(bottega.game("pig"), 2, dice=FairDice(b"t" * 32, ["a", "b"]))
    mark = play.mark()
    first = play.mark().position.key()
    play.roll()
    assert play.record.moves
    play.restore(mark)
    assert play.record.moves == []
    assert play.position.key() == first
    play.roll()
    assert play.record.fair is not None
    assert play.record.fair.numbers[0] > 0, "a number is used once, also after a takeback"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda data: data["moves"].__setitem__(1, "0 fly"), "move 2, '0 fly': 'fly' is not a move of pig"),
        (lambda data: data["moves"].__setitem__(0, "* 9"), "move 1, '* 9': '9' is not a possible outcome"),
        (
            lambda data: data["moves"].__setitem__(0, "0 roll"),
            "move 1, '0 roll': a die or a draw had to come first",
        ),
        (
            lambda data: data["moves"].__setitem__(1, "* 3"),
            "move 2, '* 3': there was nothing to roll or draw",
        ),
        (
            lambda data: data["moves"].__setitem__(1, "1 hold"),
            "move 2, '1 hold': it was not the turn of seat 1",
        ),
        (
            lambda data: data["moves"].__setitem__(1, "hold"),
            "move 2, 'hold': it does not begin with a seat or a star",
        ),
        (lambda data: data["moves"].append("0 roll"), "the game was over before it"),
        (lambda data: data["moves"].pop(), "there is a result, but the game is not over"),
        (lambda data: data.update(result=None), "the game is over and the result is missing"),
        (lambda data: data["result"]["scores"].__setitem__(0, 99), "the result says [99"),
        (lambda data: data["rounds"].pop(0), "the dump of the round is missing"),
        (
            lambda data: data["rounds"][0]["position"].update(pot=1),
            "the dump of the round is not the position",
        ),
        (
            lambda data: data["rounds"].append({"after": 1, "position": {}}),
            "the dump of the round is not the pos",
        ),
        (lambda data: data.update(players=9), "the record cannot begin: pig is for 2 to 8 players, not 9"),
        (
            lambda data: data.update(options={"wind": 3}),
            "the record cannot begin: pig has the options goal, not 'wind'",
        ),
        (lambda data: data.update(content="0"), "played with the content 0"),
        (lambda data: data.update(rules=99), "follows the rules 99 of pig"),
        (lambda data: data.update(game="ludo"), "the record is of ludo, not of pig"),
        (lambda data: data["seats"].pop(), "the record has 1 seats, the game 2"),
        (lambda data: data["fair"].update(secret="ab"), "does not match the commitment"),
        (lambda data: data["fair"].update(secret="xyz"), "not a hexadecimal number"),
        (lambda data: data["fair"]["numbers"].pop(), "the roll has no number"),
        (lambda data: data["fair"]["numbers"].append(0), "used twice"),
        (lambda data: data["fair"]["numbers"].append(999), "without a mark"),
        (
            lambda data: data["fair"]["numbers"].append(len(data["fair"]["numbers"])),
            "more numbers than rolls",
        ),
        (lambda data: data["fair"].update(words=["one", "three"]), "the dice say"),
    ],
)
def test_a_doctored_record_is_refused(change: Callable[[dict[str, Any]], None], told: str) -> None:
    with pytest.raises(RecordError) as refused:
        verify(bottega.game("pig"), doctored(change))
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_broken_file_is_refused_with_the_line(tmp_path: Path) -> None:
    text = played().record.dumps()
    for cut in range(1, len(text) - 2, 37):
        with pytest.raises(RecordError, match=r"line|not a record"):
            records.loads(text[:cut])
    with pytest.raises(RecordError, match="line 6"):
        records.loads(text.replace('"options"', "options"))
    with pytest.raises(RecordError, match="not a Bottega record"):
        records.loads("[]")
    with pytest.raises(RecordError, match="has format 7"):
        records.loads('{"format": 7}')
    with pytest.raises(RecordError, match=r"Expected `int`, got `str` - at `\$.players`"):
        records.loads(text.replace('"players": 2', '"players": "two"'))
    with pytest.raises(RecordError, match="cannot read"):
        records.load(tmp_path / "nothing.json")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe")
    with pytest.raises(RecordError, match="UTF-8"):
        records.load(tmp_path / "binary.json")


def test_a_record_of_older_rules_is_shown_from_its_dumps(monkeypatch: pytest.MonkeyPatch) -> None:
    play = played()
    game = play.game
    monkeypatch.setattr(type(game), "rules_version", 2)
    assert [step.from_dump for step in replay(game, play.record)] == [False] * (len(play.record.moves) + 1)
    broken = msgspec_replace(play.record, 3, "* 9")
    steps = list(replay(game, broken))
    assert [step.moves for step in steps if not step.from_dump] == [0, 1, 2, 3]
    assert [step.moves for step in steps if step.from_dump] == [end.after for end in play.record.rounds]


def msgspec_replace(record: records.Record, at: int, move: str) -> records.Record:
    again = records.loads(record.dumps())
    again.moves[at] = move
    return again


def test_fair_dice_are_fair_and_reproducible() -> None:
    weights = [(side, 1) for side in range(1, 7)]
    counts = dict.fromkeys(range(1, 7), 0)
    for number in range(6000):
        counts[fair_outcome(b"k", ["w"], number, weights)] += 1
    assert all(850 < count < 1150 for count in counts.values()), counts
    assert [fair_outcome(b"k", ["w"], n, weights) for n in range(10)] == [4, 4, 3, 1, 5, 4, 4, 4, 3, 5]
    assert fair_outcome(b"k", ["w"], 3, [(7, 1)]) == 7
    assert FairDice.fresh(2).commitment != FairDice.fresh(2).commitment


def test_old_records_still_replay() -> None:
    files = sorted((Path(__file__).parents[1] / "records").glob("*.json"))
    assert files
    for file in files:
        record = records.load(file)
        game = bottega.game_for(record)
        steps = list(replay(game, record))
        assert steps[-1].moves == len(record.moves)
        if record.rules == game.rules_version:
            verify(game, record)


# -- content -------------------------------------------------------------------------------------------------------

OWN = {"extends": "first", "goal": {"points": 12, "mark": "rulebook"}}


def test_custom_content_travels_with_the_record(tmp_path: Path) -> None:
    game = bottega.game("pig", OWN)
    play = Play.start(game, 2, dice=SeededDice(3))
    play.roll()
    file = tmp_path / "game.json"
    play.record.save(file)
    again = records.load(file)
    assert again.content == game.content.hash
    found = bottega.game_for(again)
    assert found.content.tables.goal.points == 12
    assert found is bottega.game_for(records.load(file)), "it is loaded once"
    assert Play.resume(found, again).position == play.position
    verify(found, again)


def test_shipped_content_is_named_by_its_hash_alone() -> None:
    for content in ("first", "italian"):
        game = bottega.game("florenza-dice", content)
        record = Play.start(game, 2).record
        assert record.box is None
        assert '"box"' not in record.dumps()
        assert bottega.game_for(record) is game


def test_a_record_of_an_older_format_gets_the_tables_when_it_is_resumed() -> None:
    game = bottega.game("pig", {**OWN, "hashes": ["0123456789abcdef"]})
    old = Play.start(game, 2).record
    old.content, old.box = "0123456789abcdef", None
    with pytest.raises(ContentError, match="pig has no content 0123456789abcdef"):
        bottega.game_for(old)
    verify(game, old)
    resumed = Play.resume(game, old).record
    assert bottega.game_for(resumed).content.hash == game.content.hash


def test_tables_that_are_not_those_of_the_hash_are_refused() -> None:
    record = Play.start(bottega.game("pig", OWN), 2).record
    assert record.box is not None
    record.box = {**record.box, "goal": {"points": 13, "mark": "rulebook"}}
    with pytest.raises(ContentError, match=f"are not those of the content {record.content}"):
        bottega.game_for(record)
