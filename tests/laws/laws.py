"""The laws of a position: what must hold at every moment of every game."""

from __future__ import annotations

import copy
import io
import pickle
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby

import msgspec
from rich.console import Console

from bottega import CHANCE, OVER, Game, IllegalAction, Position, Rng, new_buffer
from bottega.core.game import LAST
from bottega.core.parts import made_anew
from bottega.core.texts import Text
from tests.languages import LANGUAGES
from tests.sentences import check

BUF = new_buffer()

MOST_SHOWN = 12
"""How many entries of a list for people may stand under one heading."""
LONGEST_SHORT = 52
"""How many letters the short text of an entry may have."""


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


def everybody_has_an_answer(p: Position) -> None:
    """Whoever is asked can answer: the first canonical action of each waiting seat is there, and legal."""
    for seat in p.waiting:
        assert p.fill(BUF, seat) > 0, f"seat {seat} has no answer"
        assert p.refusal(int(BUF[0]), seat) == 0


def refused(game: Game, p: Position, seat: int, rng: Rng, tries: int = 3) -> None:
    """An illegal action raises, changes nothing, and the reason is told with a rule, in three languages."""
    key = p.key()
    for _ in range(tries):
        action = rng.below(game.action_count)
        if p.refusal(action, seat) == 0:
            continue
        raises(p, action, seat)
        refusal = game.refusal(p, action, seat)
        assert refusal is not None
        assert refusal.rule in game.rules, f"{refusal.rule} is not a rule"
        for language in LANGUAGES:
            assert game.why_not(p, action, language, seat)
            reads_well(game, refusal.text, language)
        no_preview(game, p, action, seat)
        assert p.key() == key


def no_such_action(game: Game, p: Position, seat: int, rng: Rng) -> None:
    """A number outside the numbering is refused, and told so without a rule."""
    key = p.key()
    far = rng.below(100000)
    for action in (-1, game.action_count, -2 - far, game.action_count + 1 + far):
        assert p.refusal(action, seat) != 0, f"{action} is not an action, but legal"
        assert not p.legal(action, seat)
        raises(p, action, seat)
        refusal = game.refusal(p, action, seat)
        assert refusal is not None
        assert refusal.rule == ""
        assert all(str(action) in game.why_not(p, action, language, seat) for language in LANGUAGES)
        no_preview(game, p, action, seat)
    assert p.key() == key


def no_preview(game: Game, p: Position, action: int, seat: int) -> None:
    """What an illegal action would do is not told: the error says why it is illegal."""
    for ask in (game.preview, game.ends_draft):
        told = ""
        try:
            ask(p, action, seat)
        except IllegalAction as error:
            told = str(error)
        assert told == game.why_not(p, action, "en", seat), f"illegal, but it has a preview: {action}"


def others_cannot_act(p: Position) -> None:
    """Whoever is not waiting is refused."""
    key = p.key()
    for seat in range(p.seats):
        if seat not in p.waiting:
            raises(p, 0, seat)
    raises(p, p.action_count, -1)
    raises(p, -1, -1)
    assert p.key() == key


def raises(p: Position, action: int, seat: int) -> None:
    """The action is refused. (Ten times as fast as pytest's own way, which looks at the call.)"""
    try:
        p.play(action, seat)
    except IllegalAction:
        return
    raise AssertionError(f"action {action} of seat {seat} was not refused")


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


def copies_are_independent(p: Position, actions: list[int], seat: int) -> None:
    """What happens to a copy leaves the original alone, and a copy has no log."""
    key = p.key()
    p.log = []
    twin = p.copy()
    p.log = None
    assert twin == p
    assert hash(twin) == hash(p)
    assert twin.log is None
    for action in actions:
        after = p.copy()
        after.apply(action, seat)
        assert p.key() == key, "applying to a copy changed the original"
    assert twin.key() == key


def data_is_exact(game: Game, p: Position) -> None:
    """A dump is plain JSON and reads back as the same position."""
    dumped = p.dump()
    read = msgspec.json.decode(msgspec.json.encode(dumped))
    assert read == dumped, "the dump is more than plain JSON"
    again = game.load(read)
    assert again == p, "load(dump) is another position"


def it_can_be_sent(p: Position) -> None:
    """A pickle, for another process, and a deep copy are the same position, and are dumped as the same."""
    for twin in (pickle.loads(pickle.dumps(p)), copy.deepcopy(p)):
        assert twin == p
        assert twin.dump() == p.dump()


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
    assert abs(sum(probability for _, probability in p.outcomes()) - 1) < 1e-9
    raises(p, game.outcome_count, -1)
    raises(p, outcomes[0], 0)
    return outcomes


def it_can_be_told(game: Game, p: Position, actions: list[int], seat: int, language: str) -> None:
    """Everything has words in the language, also for who waits, a target, and a preview that changes nothing."""
    key = p.key()
    names = names_of(p)
    sentences = [game.describe(p, action, language, seat) for action in actions]
    assert all(sentences)
    for sentence in sentences:
        check(sentence, language)
    if p.to_act >= 0:
        for each in range(p.seats):
            reads_well(game, game.question(p, each), language)
        for action in actions[:1]:
            check(game.tell_move(p, action, language, seat, names), language)
        assert len(set(sentences)) == len(sentences), f"two actions sound alike: {duplicates(sentences)}"
    for action in actions:
        assert game.target(p, action, seat)
        for event in game.preview(p, action, seat):
            assert event.rule in game.rules, f"event {event.kind} names the rule {event.rule}"
            assert game.tell(event, names, language)
            check(game.tell(event, names, language), language)
        for line in game.tell_together(game.preview(p, action, seat), names, language):
            check(line, language)
    assert p.key() == key


def reads_well(game: Game, said: Text, language: str) -> None:
    """A text is free of the slips of programs that put sentences together."""
    sentence = game.say(said, language)
    assert sentence
    check(sentence, language)


def it_can_be_listed(game: Game, p: Position, seat: int, language: str) -> None:
    """The list for people has every legal action once, each group in one place, and the end of the turn last."""
    entries = game.entries(p, seat)
    assert sorted(entry.action for entry in entries) == sorted(p.actions(seat))
    listed = [entry for entry in entries if entry.rank != LAST]
    assert entries[: len(listed)] == listed, "something stands after the end of the turn"
    assert len(entries) - len(listed) <= 1, "the turn can be ended in two ways"
    runs = [group for group, _ in groupby(listed, key=lambda entry: entry.group)]
    assert len(set(runs)) == len(runs), f"a group stands in two places: {duplicates(runs)}"
    assert not all(entry.more for entry in entries), "nothing is shown"
    if type(game).entry is Game.entry and type(game).entries is Game.entries:
        return  # a game without a list of its own: its sentences under one another
    for group, run in groupby(listed, key=lambda entry: entry.group):
        if group:
            assert game.say(Text(f"group-{group}"), language)
        shown = [game.say(entry.short, language, names_of(p)) for entry in run if not entry.more]
        assert len(set(shown)) == len(shown), f"two entries read alike: {duplicates(shown)}"
        assert len(shown) <= MOST_SHOWN, f"{len(shown)} entries under {group!r}"
        assert all(0 < len(short) <= LONGEST_SHORT for short in shown), max(shown, key=len)


def every_action_has_a_name(game: Game, p: Position, seat: int, language: str) -> None:
    """Every action of the numbering, legal or not, has its notation, its sentence and its target."""
    for action in range(game.action_count):
        assert game.parse(p, game.notate(p, action)) == action
        assert game.describe(p, action, language, seat)
        assert game.target(p, action, seat)


def it_can_be_seen(game: Game, p: Position, seat: int) -> None:
    """The view of a seat (-1: of a spectator) is plain data, and the score sheet adds up to the scores.

    A game says so if everybody sees the same. What a game has kept of earlier positions, or takes from the spectator's
    view, equals what it makes anew.
    """
    key = p.key()
    shared = game.view(p, None)
    view = game.personal_view(p, shared, seat) if seat >= 0 else shared
    with made_anew():
        assert view == game.view(p, seat if seat >= 0 else None), "the view has old parts"
    encoded = game.encode_view(view)
    assert encoded == msgspec.json.encode(view)
    assert msgspec.json.decode(encoded, type=type(view)) == view
    if game.same_view:
        assert view == shared, "everybody sees the same"
    sheet = game.score_sheet(p)
    assert sheet[-1].points == p.scores()
    for line in sheet:
        assert len(line.points) == p.seats
        assert all(game.say(line.label, language) for language in LANGUAGES)
    assert p.key() == key


def it_can_be_drawn(game: Game, p: Position, seat: int, language: str) -> None:
    """The terminal can draw what a seat (-1: a spectator) sees."""
    console = Console(width=140, file=io.StringIO())
    key = p.key()
    drawn = game.draw(p, seat if seat >= 0 else None, language, names_of(p))
    assert "".join(segment.text for segment in console.render(drawn)).strip()
    assert p.key() == key


def names_of(p: Position) -> list[str]:
    return [f"Name{number}" for number in range(p.seats)]


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
    name = game.package.rpartition(".")[2]
    assert find_spec(f"tests.recounts.{name}"), (
        f"there is no recount of {game.name} yet: tests/recounts/{name}.py"
    )
    module = import_module(f"tests.recounts.{name}")
    assert p.scores() == module.recount(game, p.dump())


def end_is_final(p: Position) -> None:
    """At the end nobody can act any more, and there are winners among the seats."""
    assert p.to_act == OVER
    raises(p, 0, -1)
    winners = p.winners()
    assert len(set(winners)) == len(winners)
    assert all(0 <= seat < p.seats for seat in winners)


def duplicates(items: list[str]) -> list[str]:
    return sorted({item for item in items if items.count(item) > 1})
