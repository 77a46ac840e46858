"""The laws, over every registered game: as many random games as fit into the time."""

from __future__ import annotations

import time

import pytest

from bottega import CHANCE, LANGUAGES, OVER, Play, Position, Rng, new_buffer
from bottega.bots import make
from bottega.bots.match import run
from bottega.core import record
from bottega.core.chance import SeededDice
from bottega.core.play import verify
from bottega.core.playout import playout
from tests.laws import laws
from tests.laws.cases import CASES, SEED, VARIANTS, Case

EVERY_LAW_SECONDS = 1.5
MANY = 16
FAST_LAWS_SECONDS = 0.7
EACH = pytest.mark.parametrize("case", CASES, ids=str)


def walk_with_every_law(case: Case, number: int, until: float) -> bool:
    """Play one random game with every law at every decision; False if the time was up before its end."""
    game, p = case.game, case.start()
    rng = Rng(SEED, number, 7)
    step = 0
    while p.to_act != OVER:
        laws.turn_order(p)
        laws.data_is_exact(game, p)
        languages = LANGUAGES[step // 4 % 3 :][:1]
        if p.to_act == CHANCE:
            outcomes = laws.chance_is_listed(game, p)
            laws.notation_is_exact(game, p, outcomes)
            laws.copies_are_independent(game, p, [(outcome, -1) for outcome in outcomes])
            laws.it_can_be_told(game, p, outcomes[:3], -1, languages)
            p.play(p.sample(rng))
        else:
            laws.others_cannot_act(p)
            laws.interleavings_agree(p, rng)
            seat = p.waiting[rng.below(len(p.waiting))]
            actions = laws.legal_actions(game, p, seat)
            laws.refused(game, p, seat, rng)
            several = some(actions, rng)
            laws.notation_is_exact(game, p, several)
            laws.copies_are_independent(game, p, [(action, seat) for action in several])
            if step % 4 == 0:
                laws.it_can_be_told(game, p, several, seat, languages)
            p.play(actions[rng.below(len(actions))], seat)
        if step % 25 == 0:
            laws.it_can_be_seen(game, p)
        step += 1
        if time.monotonic() > until:
            return False
    laws.end_is_final(p)
    laws.it_can_be_seen(game, p)
    laws.recounted(game, p)
    return True


def some(actions: list[int], rng: Rng) -> list[int]:
    """All of a short list; of a long one as many, drawn by lot, so that long games don't take hours."""
    if len(actions) <= MANY:
        return actions
    return sorted({actions[rng.below(len(actions))] for _ in range(MANY)})


@EACH
def test_every_law_at_every_decision(case: Case) -> None:
    until = time.monotonic() + EVERY_LAW_SECONDS
    number = 0
    while time.monotonic() < until:
        with_seed(case, number, lambda number=number: walk_with_every_law(case, number, until))
        number += 1


def fast_laws(case: Case, number: int) -> None:
    """Play a random canonical game; at the end the score is recounted."""
    p = case.start()
    playout(p, Rng(SEED, number, 8), laws.BUF)
    laws.end_is_final(p)
    laws.recounted(case.game, p)


@EACH
def test_random_games_end_with_the_right_score(case: Case) -> None:
    until = time.monotonic() + FAST_LAWS_SECONDS
    number = 0
    while time.monotonic() < until:
        with_seed(case, number, lambda number=number: fast_laws(case, number))
        number += 1


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


@pytest.mark.compiled
@EACH
def test_greedy_games_end(case: Case) -> None:
    def check() -> None:
        p = case.start()
        run(p, [make("greedy", Rng(SEED, seat)) for seat in range(p.seats)], Rng(SEED, 99))
        laws.end_is_final(p)
        laws.recounted(case.game, p)

    with_seed(case, 0, check)


def with_seed(case: Case, number: int, check: object) -> None:
    """Run a check; a failure names the seed that repeats it."""
    assert callable(check)
    try:
        check()
    except Exception as error:
        error.add_note(f"{case}, game {number}: repeat it with BOTTEGA_SEED={SEED}")
        raise


# -- make soak -------------------------------------------------------------------------------------------------


def share(case: Case, kind: str) -> int:
    """How many of the game's soak games this case plays."""
    total = VARIANTS.get(case.name, {}).get("soak", {}).get(kind, 1000)
    cases = [other for other in CASES if other.name == case.name]
    return int(total) // len(cases) + 1


@pytest.mark.soak
@EACH
def test_soak_fast_laws(case: Case) -> None:
    for number in range(share(case, "fast")):
        with_seed(case, number, lambda number=number: fast_laws(case, number))


@pytest.mark.soak
@EACH
def test_soak_every_law(case: Case) -> None:
    for number in range(share(case, "every_law")):
        with_seed(case, number, lambda number=number: walk_with_every_law(case, number, float("inf")))


@pytest.mark.soak
@EACH
def test_soak_greedy(case: Case) -> None:
    for number in range(share(case, "greedy")):

        def check(number: int = number) -> None:
            p: Position = case.start()
            run(p, [make("greedy", Rng(SEED, number, seat)) for seat in range(p.seats)], Rng(SEED, number))
            laws.end_is_final(p)
            laws.recounted(case.game, p)

        with_seed(case, number, check)
