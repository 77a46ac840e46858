"""The laws, over random games of every registered game."""

from __future__ import annotations

from functools import partial

import pytest

import bottega
from bottega import CHANCE, OVER, Game, Play, Position, Rng, new_buffer
from bottega.bots import make
from bottega.bots.match import run
from bottega.core import record
from bottega.core.chance import SeededDice
from bottega.core.content import content_names
from bottega.core.playout import playout
from bottega.core.verifying import verify
from tests.languages import LANGUAGES
from tests.laws import damage, fields, laws, questions
from tests.laws.cases import CASES, EACH, ONE_GAME, SEED, Case, soak_games
from tests.laws.walking import one_of, random_move, some
from tests.soak import soak

A_MOMENT_IN = 6
SEEN_EVERY = 8
DRAWN_EVERY = 200
NAMED_EVERY = 200
DAMAGED = 10
"""Games of each game whose dumps are changed outside of `make soak`, 50 of each."""
FAST_GAMES = 20
"""Games of each case whose end is looked at outside of `make soak`."""


def walk_with_every_law(case: Case, seed: int, number: int, one_in: int = 1) -> None:
    """Play one random game with every law at every decision, or at one decision in so many.

    What is dear is decided by lot: which `MANY` of a long list of actions, which of the languages, and whether the
    position is looked at (once in `SEEN_EVERY` moments) and drawn (once in `DRAWN_EVERY`, and at the end), or every
    action of the numbering is named (once in `NAMED_EVERY`).
    """
    p = case.start()
    rng = Rng(seed, number, 7)
    step = 0
    try:
        while p.to_act != OVER:
            laws.everybody_has_an_answer(p)
            if rng.below(one_in) == 0:
                laws_of_a_moment(case.game, p, rng)
            random_move(p, rng)
            step += 1
        laws_of_the_end(case.game, p, rng)
    except Exception as error:
        error.add_note(f"{case}, after {step} moves: {repeat(seed, number)}")
        raise


def laws_of_a_moment(game: Game, p: Position, rng: Rng) -> None:
    """Everything about a position in which something is still to happen."""
    laws.turn_order(p)
    laws.data_is_exact(game, p)
    language = one_of(LANGUAGES, rng)
    if rng.below(SEEN_EVERY) == 0:
        laws.it_can_be_sent(p)
        laws.it_can_be_seen(game, p, one_of(range(-1, p.seats), rng))
    if rng.below(DRAWN_EVERY) == 0:
        laws.it_can_be_drawn(game, p, one_of(range(-1, p.seats), rng), language)
    if p.to_act == CHANCE:
        outcomes = laws.chance_is_listed(game, p)
        laws.notation_is_exact(game, p, outcomes)
        laws.copies_are_independent(p, outcomes, -1)
        laws.it_can_be_told(game, p, outcomes[:3], -1, language)
        return
    laws.others_cannot_act(p)
    laws.interleavings_agree(p, rng)
    seat = one_of(p.waiting, rng)
    actions = laws.legal_actions(game, p, seat)
    questions.no_needless_question(game, p, seat, actions)
    laws.refused(game, p, seat, rng)
    laws.no_such_action(game, p, seat, rng)
    several = some(actions, rng)
    laws.notation_is_exact(game, p, several)
    laws.copies_are_independent(p, several, seat)
    laws.it_can_be_told(game, p, several, seat, language)
    laws.it_can_be_listed(game, p, seat, language)
    if rng.below(NAMED_EVERY) == 0:
        laws.every_action_has_a_name(game, p, seat, language)


def laws_of_the_end(game: Game, p: Position, rng: Rng) -> None:
    """What must hold when all is over, also for whoever looks at it then."""
    laws.end_is_final(p)
    laws.data_is_exact(game, p)
    laws.recounted(game, p)
    for seat in range(-1, p.seats):
        laws.it_can_be_seen(game, p, seat)
    laws.it_can_be_drawn(game, p, one_of(range(-1, p.seats), rng), one_of(LANGUAGES, rng))


@pytest.mark.parametrize("name", bottega.game_names())
def test_every_shipped_content_is_played(name: str) -> None:
    played = {case.game.content.name for case in CASES if case.name == name}
    assert set(content_names(bottega.game(name).package)) == played, "give variants.toml a variant for it"


@pytest.mark.once
@pytest.mark.parametrize("name", bottega.game_names())
def test_damaged_dumps_are_refused_or_sound(name: str) -> None:
    cases = [case for case in CASES if case.name == name]
    for number in range(DAMAGED):
        case = cases[number % len(cases)]
        check = partial(damage.damaged_dumps_are_refused_or_sound, case, SEED, number)
        with_seed(case, number, check)


def test_a_field_that_no_rule_reads_is_found() -> None:
    pig = [case for case in CASES if case.name == "pig"]
    assert set(fields.needless_fields(pig, 16, 600, SEED)) == set(fields.ALLOWED["pig"])


@EACH
def test_every_law(case: Case) -> None:
    walk_with_every_law(case, SEED, max(ONE_GAME, 0), A_MOMENT_IN)


def fast_laws(case: Case, seed: int, number: int) -> None:
    """Play a random canonical game; at the end the score is recounted."""
    p = case.start()
    playout(p, Rng(seed, number, 8), laws.BUF)
    laws.end_is_final(p)
    laws.recounted(case.game, p)


@EACH
def test_random_games_end_with_the_right_score(case: Case) -> None:
    for number in range(FAST_GAMES) if ONE_GAME < 0 else [ONE_GAME]:
        with_seed(case, number, partial(fast_laws, case, SEED, number))


@EACH
def test_a_record_replays_to_the_same_position(case: Case) -> None:
    def check() -> None:
        play = Play.start(case.game, case.players, case.options, dice=SeededDice(SEED, 3))
        rng = Rng(SEED, 9)
        buf = new_buffer()
        while play.position.to_act != OVER:
            play.roll()
            if play.position.to_act >= 0:
                seat = play.position.waiting[rng.below(len(play.position.waiting))]
                play.act(int(buf[rng.below(play.position.fill(buf, seat))]), seat)
        text = play.record.dumps()
        again = record.loads(text)
        assert again.dumps() == text
        verify(case.game, again)
        assert Play.resume(case.game, again).position == play.position
        middle = Play.resume(case.game, again, moves=len(again.moves) // 2)
        for move in again.moves[len(again.moves) // 2 :]:
            replayed(middle, move)
        assert middle.position == play.position
        assert middle.record.dumps() == text

    with_seed(case, 0, check)


def replayed(play: Play, move: str) -> None:
    prefix, _, notation = move.partition(" ")
    action = play.game.parse(play.position, notation)
    if prefix == "*":
        play.outcome(action)
    else:
        play.act(action, int(prefix))


def greedy_game(case: Case, seed: int, number: int) -> None:
    """Let greedy bots play; at the end the score is recounted."""
    p = case.start()
    run(p, [make("greedy", Rng(seed, number, seat)) for seat in range(p.seats)], Rng(seed, number))
    laws.end_is_final(p)
    laws.recounted(case.game, p)


@pytest.mark.compiled
@EACH
def test_greedy_games_end(case: Case) -> None:
    with_seed(case, 0, lambda: greedy_game(case, SEED, 0))


def with_seed(case: Case, number: int, check: object) -> None:
    """Run a check; a failure names the seed that repeats it."""
    assert callable(check)
    try:
        check()
    except Exception as error:
        error.add_note(f"{case}: {repeat(SEED, number)}")
        raise


def repeat(seed: int, number: int) -> str:
    return f"repeat it with BOTTEGA_SEED={seed} BOTTEGA_GAME={number}"


# -- make soak -------------------------------------------------------------------------------------------------


@pytest.mark.soak
@EACH
def test_soak_fast_laws(case: Case) -> None:
    soak(case.name, soak_games(case, "fast"), partial(fast_laws, case))


@pytest.mark.soak
@EACH
def test_soak_every_law(case: Case) -> None:
    soak(case.name, soak_games(case, "every_law"), partial(walk_with_every_law, case))


@pytest.mark.soak
@EACH
def test_soak_damaged_dumps(case: Case) -> None:
    soak(case.name, soak_games(case, "damaged"), partial(damage.damaged_dumps_are_refused_or_sound, case))


@pytest.mark.soak
@pytest.mark.parametrize("name", bottega.game_names())
def test_soak_every_field_matters(name: str) -> None:
    cases = [case for case in CASES if case.name == name]
    needless = fields.needless_fields(cases, 120, 30000, SEED)
    assert {field: needless[field] for field in needless if field not in fields.ALLOWED[name]} == {}


@pytest.mark.soak
@EACH
def test_soak_greedy(case: Case) -> None:
    soak(case.name, soak_games(case, "greedy"), partial(greedy_game, case))
