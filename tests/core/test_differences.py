"""Differences of JSON values lead from one value to the other, or are refused."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from bottega.core.differences import (
    DEEPEST,
    Differ,
    Mismatch,
    changed,
    checksum,
    checksum_of,
    checksum_of_parts,
)

names = st.sampled_from(["a", "b", "c"])
plain = st.one_of(
    st.none(), st.booleans(), st.integers(2, 5), st.text(max_size=3), st.sampled_from([0.5, 2.5])
)
values = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(names, inner, max_size=3),
    max_leaves=20,
)


class Good(Struct, frozen=True):
    name: str
    count: int


class Board(Struct, frozen=True):
    goods: list[Good]
    odds: dict[str, float]
    best: Good | None = None


class Table(Struct, frozen=True):
    number: int
    board: Board
    mine: list[Board | None]


odds = st.dictionaries(names, st.sampled_from([0.5, 1.0, 2.0])).map(lambda found: dict(sorted(found.items())))
goods = st.builds(Good, st.sampled_from("xyz"), st.integers(0, 2))
boards = st.builds(Board, st.lists(goods, max_size=4), odds, st.none() | goods)
tables = st.builds(Table, st.integers(0, 2), boards, st.lists(st.none() | boards, max_size=2))


def sent(value: Any) -> Any:
    """A value as it arrives."""
    return json.loads(msgspec.json.encode(value))


in_order = values.map(lambda value: json.loads(json.dumps(value, sort_keys=True)))


@given(in_order, in_order)
@settings(max_examples=80, deadline=None)
def test_a_change_leads_to_the_new_value_and_leaves_the_old_one_alone(old: Any, new: Any) -> None:
    kept = sent(old)
    change = sent(Differ().difference(old, new))
    found = changed(kept, change)
    assert json.dumps(found) == json.dumps(sent(new))
    assert kept == sent(old)


@given(st.lists(tables, min_size=2, max_size=6))
@settings(max_examples=80, deadline=None)
def test_structs_are_compared_as_what_they_are_encoded_to(found: list[Table]) -> None:
    """One differ serves several pairs."""
    differ = Differ(copied="board")
    for old, new in pairwise(found):
        result = changed(sent(old), sent(differ.difference(old, new)))
        assert result == sent(new)
        assert checksum_of(result) == checksum(msgspec.json.encode(new)).check


def test_a_part_is_copied_from_another_one() -> None:
    board = Board([Good("x", n) for n in range(20)], {})
    old = Table(1, board, [None])
    new = Table(1, board, [Board([Good("y", 0), *board.goods[1:]], {})])
    change = Differ(copied="board").difference(old, new)
    assert msgspec.json.encode(change) == b'{"mine":{"0":[["board"],{"goods":{"0":{"name":["y"]}}}]}}'
    assert changed(sent(old), sent(change)) == sent(new)


def test_what_has_not_changed_is_not_compared_and_not_sent() -> None:
    assert Differ().difference([1, {"a": [2]}], [1, {"a": [2]}]) == {}
    items = list(range(50))
    assert Differ().difference(items, [*items[:20], 7, *items[20:]]) == [20, 0, [7]]
    assert Differ().difference(items, items[:-2]) == [48, 2, []]


@pytest.mark.parametrize(
    "change",
    [
        [], None, 3, "a", [1, 2, 3, 4], [[], {}, {}], {"z": [1]}, {"list": {"3": [1]}}, {"list": {"x": [1]}},
        {"list": {"-1": [1]}}, {"n": {"a": [1]}}, {"list": [2, 2, []]}, {"list": [-1, 1, []]}, {"list": [0, "1", []]},
        {"n": [0, 0, []]}, {"n": [["list", "0"], {}]}, {"n": [["nowhere"], {}]}, {"n": ["list", {}]}, {"n": True},
    ],
)  # fmt: skip
def test_a_change_that_does_not_fit_is_refused(change: Any) -> None:
    with pytest.raises(Mismatch):
        changed({"n": 1, "list": [1, 2, 3]}, change)


def test_depth_is_limited() -> None:
    value: Any = 1
    change: Any = [2]
    for _ in range(DEEPEST + 1):
        value, change = {"a": value}, {"a": change}
    with pytest.raises(Mismatch):
        changed(value, change)


def test_damaged_changes_are_refused_or_noticed() -> None:
    """A bit that flips in a difference never leads to another state that passes for the right one."""
    chance = random.Random(1)
    old = Table(1, Board([Good("x", n % 3) for n in range(9)], {"a": 0.5}), [])
    new = Table(2, Board([Good("y", 1), *old.board.goods[2:]], {"a": 2.0}), [old.board])
    text, check = (
        msgspec.json.encode(Differ("board").difference(old, new)),
        checksum(msgspec.json.encode(new)).check,
    )
    noticed = 0
    for _ in range(500):
        damaged = bytearray(text)
        damaged[chance.randrange(len(text))] ^= 1 << chance.randrange(7)
        try:
            found = changed(sent(old), json.loads(damaged))
        except (Mismatch, ValueError):
            continue
        if json.dumps(found) != json.dumps(sent(new)):
            assert checksum_of(found) != check
            noticed += 1
    assert noticed > 50


@given(st.lists(st.binary(max_size=300)))
@settings(max_examples=80, deadline=None)
def test_the_checksum_of_a_whole_is_that_of_its_parts(parts: list[bytes]) -> None:
    plain = [part.replace(b".", b"") for part in parts]
    assert checksum_of_parts(map(checksum, plain)) == checksum(b"".join(plain))


def test_the_checksum_is_that_of_javascript() -> None:
    """Whole numbers have no decimals there; see differences.test.ts for the same values."""
    value = {"a": 1.0, "b": [2.0, 0.5, -3.0], "c": "1.0, 2.0] é “x” \x07\n\x7f\u2028", "d": {"e": 10.0}}
    assert checksum(msgspec.json.encode(value)).check == checksum_of(value) == 3692172829
