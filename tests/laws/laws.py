"""The laws of a position: what must hold at every moment of every game."""

from __future__ import annotations

import copy
import io
import json
import pickle
from collections.abc import Sequence
from importlib import import_module

import msgspec
import pytest

from bottega import CHANCE, LANGUAGES, OVER, Game, IllegalAction, Position, Rng, new_buffer

BUF = new_buffer()


def legal_actions(game: Game, p: Position, seat: int) -> list[int]:
    """Actions are legal, in order, never none; the canonical ones are some of them; all others are refused."""
    actions = p.actions(seat)
    assert actions == sorted(set(actions)), "actions must be in order, each once"
    assert actions, "somebody who is asked must have an answer"
    assert all(0 <= action < game.action_count for action in actions)
    assert p.action_count == game.action_count
    count = p.fill(BUF, seat)
    canonical = [int(BUF[at]) for at in range(count)]
    assert canonical, "the canonical list must not be empty"
    assert len(set(canonical)) == count, "a canonical action is listed twice"
    assert set(canonical) <= set(actions), f"canonical but not legal: {set(canonical) - set(actions)}"
    return actions


def refused(game: Game, p: Position, seat: int, rng: Rng, tries: int = 3) -> None:
    """An illegal action raises, changes nothing, and the reason is told with a rule, in three languages."""
    key = p.key()
    for _ in range(tries):
        action = rng.below(game.action_count)
        if p.refusal(action, seat) == 0:
            continue
        with pytest.raises(IllegalAction):
            p.play(action, seat)
        refusal = game.refusal(p, action, seat)
        assert refusal is not None
        assert refusal.rule in game.rules, f"{refusal.rule} is not a rule"
        for language in LANGUAGES:
            assert game.why_not(p, action, language, seat)
        assert p.key() == key


def others_cannot_act(p: Position) -> None:
    """Whoever is not waiting is refused."""
    key = p.key()
    for seat in range(p.seats):
        if seat not in p.waiting:
            with pytest.raises(IllegalAction):
                p.play(0, seat)
    with pytest.raises(IllegalAction):
        p.play(p.action_count, -1)
    with pytest.raises(IllegalAction):
        p.play(-1, -1)
    assert p.key() == key


def turn_order(p: Position) -> None:
    """`to_act` is one of those waiting, and nobody waits at chance or at the end."""
    if p.to_act >= 0:
        assert p.to_act == p.waiting[0]
        assert len(set(p.waiting)) == len(p.waiting)
        assert all(0 <= seat < p.seats for seat in p.waiting)
    else:
        assert p.to_act in (CHANCE, OVER)
        assert p.waiting == ()
    assert len(p.scores()) == p.seats


def copies_are_independent(game: Game, p: Position, choices: list[tuple[int, int]]) -> None:
    """What happens to a copy leaves the original alone, and a copy has no log."""
    key = p.key()
    p.log = []
    twin = p.copy()
    p.log = None
    assert twin == p
    assert hash(twin) == hash(p)
    assert twin.log is None
    for action, seat in choices:
        after = p.copy()
        after.apply(action, seat)
        assert p.key() == key, "applying to a copy changed the original"
    assert twin.key() == key


def data_is_exact(game: Game, p: Position) -> None:
    """A dump is plain JSON and reads back as the same position; so do pickles and deep copies."""
    dumped = p.dump()
    again = game.load(json.loads(json.dumps(dumped)))
    assert again == p, "load(dump) is another position"
    assert again.dump() == dumped
    assert pickle.loads(pickle.dumps(p)) == p
    assert copy.deepcopy(p) == p


def notation_is_exact(game: Game, p: Position, actions: list[int]) -> None:
    """Notation and parsing are inverses, and no two actions look alike."""
    seen = set()
    for action in actions:
        text = game.notate(p, action)
        assert "\n" not in text
        assert text == text.strip() != ""
        assert text not in seen, f"two actions are written {text!r}"
        seen.add(text)
        assert game.parse(p, text) == action, f"{text!r} reads back as another action"


def chance_is_listed(game: Game, p: Position) -> list[int]:
    """At chance at most forty-odd outcomes are listed, each once, with positive weights that give probabilities."""
    weights = p.weights()
    outcomes = [outcome for outcome, _ in weights]
    assert 0 < len(outcomes) <= 44
    assert len(set(outcomes)) == len(outcomes)
    assert all(0 <= outcome < game.outcome_count for outcome in outcomes)
    assert all(weight > 0 for _, weight in weights)
    assert sum(probability for _, probability in p.outcomes()) == pytest.approx(1)
    with pytest.raises(IllegalAction):
        p.play(game.outcome_count)
    with pytest.raises(IllegalAction):
        p.play(outcomes[0], 0)
    return outcomes


def it_can_be_told(
    game: Game, p: Position, actions: list[int], seat: int, languages: Sequence[str] = LANGUAGES
) -> None:
    """Everything has words in the languages, a target, and a preview that changes nothing."""
    key = p.key()
    names = [f"Name{number}" for number in range(p.seats)]
    for language in languages:
        if p.to_act >= 0:
            assert game.say(game.question(p, seat), language)
        sentences = [game.describe(p, action, language, seat) for action in actions]
        assert all(sentences)
        if p.to_act >= 0:
            assert len(set(sentences)) == len(sentences), f"two actions sound alike: {duplicates(sentences)}"
    for action in actions:
        assert game.target(p, action, seat)
        for event in game.preview(p, action, seat if p.to_act >= 0 else -1):
            assert event.rule in game.rules, f"event {event.kind} names the rule {event.rule}"
            for language in languages:
                assert game.tell(event, names, language)
    assert p.key() == key


def it_can_be_seen(game: Game, p: Position) -> None:
    """Views are plain data for every seat and for spectators, and the terminal can draw them."""
    from rich.console import Console

    console = Console(width=140, file=io.StringIO())
    names = [f"Name{number}" for number in range(p.seats)]
    key = p.key()
    for seat in [None, *range(p.seats)]:
        view = game.view(p, seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        for language in LANGUAGES:
            console.print(game.draw(p, seat, language, names))
    for line in game.score_sheet(p):
        assert len(line.points) == p.seats
        assert all(game.say(line.label, language) for language in LANGUAGES)
    assert game.score_sheet(p)[-1].points == p.scores()
    assert p.key() == key


def interleavings_agree(p: Position, rng: Rng) -> None:
    """Where several seats may decide, any order of their decisions leads to the same position."""
    if len(p.waiting) < 2:
        return
    round_before = p.waiting
    in_order = p.copy()
    choices: list[tuple[int, list[int]]] = []
    for seat in round_before:
        taken: list[int] = []
        while (
            seat in in_order.waiting and in_order.to_act >= 0 and set(in_order.waiting) <= set(round_before)
        ):
            actions = in_order.actions(seat)
            taken.append(actions[rng.below(len(actions))])
            in_order.apply(taken[-1], seat)
        choices.append((seat, taken))
    mixed = p.copy()
    left = [(seat, list(taken)) for seat, taken in choices if taken]
    while left:
        # the last seat may have been asked for more, in what came after all had decided: that waits for the others
        able = [(seat, taken) for seat, taken in left if seat in mixed.waiting]
        assert able, f"seats {[seat for seat, _ in left]} could decide in one order and not in another"
        seat, taken = able[rng.below(len(able))]
        mixed.play(taken.pop(0), seat)
        left = [(seat, taken) for seat, taken in left if taken]
    assert mixed == in_order, "the order of independent decisions mattered"


def recounted(game: Game, p: Position) -> None:
    """The scores are those of a slow recount, written apart from the engine."""
    module = import_module(f"tests.recounts.{game.package.rpartition('.')[2]}")
    assert p.scores() == module.recount(game, p.dump())


def end_is_final(p: Position) -> None:
    """At the end nobody can act any more, and there are winners among the seats."""
    assert p.to_act == OVER
    with pytest.raises(IllegalAction):
        p.play(0)
    winners = p.winners()
    assert len(set(winners)) == len(winners)
    assert all(0 <= seat < p.seats for seat in winners)


def duplicates(items: list[str]) -> list[str]:
    return sorted({item for item in items if items.count(item) > 1})
