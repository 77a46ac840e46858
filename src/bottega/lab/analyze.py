"""Analysis of a recorded game: where it was won, what the better moves were, and how much was luck.

Each decision is searched, and the action taken is compared with the one the search prefers; it is marked only if the
difference is larger than its uncertainty. A throw is all dice that fall between two decisions. Its luck is the value
after it minus the mean of other throws from the same position: so over many games the mean luck is 0, however good
or bad the value is.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from bottega.bots.search import Budget, SearchBot, Thought
from bottega.core.game import Game
from bottega.core.judge import judge_for
from bottega.core.languages import KNOWN as LANGUAGES
from bottega.core.position import CHANCE, Position
from bottega.core.record import Record
from bottega.core.replaying import first_position, replay
from bottega.core.rng import Rng
from bottega.core.texts import Text, Texts, text

ITERATIONS = 300
"""The default number for each decision."""
MIN_VISITS_SHARE = 4
"""An action is known well enough if it was tried at least a quarter as often as the best one."""
OTHER_THROWS = 24
"""The number of other throws with which each throw is compared."""
STANDARD_ERRORS = 3.0
"""A mark needs a difference of this many standard errors."""
MIN_POINTS = 1.0
"""It also needs a difference of this many points, or of `LEAST_CHANCE` in the chance to win."""
MIN_CHANCE = 0.02
MISTAKE = 4.0
"""A loss of this many points or more is a mistake; a smaller one is a slip."""
TOTALS = {("dice-forge", 2), ("florenza-dice", 2)}
"""The games and numbers of seats for which results were found to vary less once luck is removed: see docs/bots.md."""


Mark = Literal["", "slip", "mistake"]


class Option(msgspec.Struct, frozen=True):
    """What the search thinks of an action."""

    notation: str
    points: float
    chance: float
    worth: float
    spread: float
    visits: int


class Decision(msgspec.Struct, frozen=True):
    """A decision: what was chosen, what would have been best, and what the choice lost."""

    move: int
    round: int
    seat: int
    chosen: Option
    best: list[Option]
    lost_points: float
    lost_chance: float
    mark: Mark
    """"slip" or "mistake" if the loss is larger than its uncertainty, otherwise empty."""


class Throw(msgspec.Struct, frozen=True):
    """The rolls in moves `move` to `end`, and what they brought each seat beyond the average."""

    move: int
    end: int
    round: int
    points: list[float]
    chance: list[float]


class Expectations(msgspec.Struct, frozen=True):
    """The state of the game after a move: expected points and chance to win of each seat."""

    move: int
    round: int
    points: list[float]
    chance: list[float]


class Swing(msgspec.Struct, frozen=True):
    """A turning point: the moment after it, whose chance it raised, and by how much."""

    move: int
    round: int
    seat: int
    before: float
    after: float
    thrown: bool


class GameAnalysis(msgspec.Struct, frozen=True):
    """The complete analysis."""

    game: str
    seats: list[str]
    learned: bool
    """Whether points and chances come from a learned value; if not, a rule of thumb compares the seats."""
    graph: list[Expectations]
    decisions: list[Decision]
    throws: list[Throw]
    turns: list[Swing]

    def luck(self) -> list[float] | None:
        """The points that all throws together brought each seat; None if they would explain nothing."""
        if (self.game, len(self.seats)) not in TOTALS:
            return None
        return [round(sum(throw.points[seat] for throw in self.throws), 1) for seat in range(len(self.seats))]


def analyze(
    game: Game, record: Record, iterations: int = ITERATIONS, seed: int = 0
) -> Iterator[int | GameAnalysis]:
    """Analyze a record. Each item is the number of moves done so far; the last one is the analysis."""
    names = [seat.name for seat in record.seats]
    before = first_position(game, record)
    graph = [expectations_after(0, before)]
    decisions: list[Decision] = []
    throws: list[Throw] = []
    start: tuple[int, Position] | None = None
    for step in replay(game, record):
        if step.moves == 0 or step.from_dump:
            before = step.position
            continue
        if len(step.made) != 1:  # adapted to newer rules: nobody's decision
            graph.append(expectations_after(step.moves, step.position))
            before = step.position
            yield step.moves
            continue
        ((action, seat),) = step.made
        if seat < 0:
            start = start or (step.moves, before)
            if step.position.to_act != CHANCE:
                throws.append(
                    judge_throw(start[0], step.moves, start[1], step.position, Rng(seed, step.moves))
                )
                start = None
        elif len(before.actions(seat)) > 1:
            decisions.append(
                judge_decision(game, before, step.moves, seat, action, iterations, Rng(seed, step.moves))
            )
        graph.append(expectations_after(step.moves, step.position))
        before = step.position
        yield step.moves
    turns = turning_points(graph, throws)
    yield GameAnalysis(game.name, names, bool(judge_for(before).learned), graph, decisions, throws, turns)


def expectations_after(move: int, position: Position) -> Expectations:
    points, chance = expectations(position)
    return Expectations(move, int(position.round), points, chance)


def expectations(position: Position) -> tuple[list[float], list[float]]:
    """Expected points and chance to win of each seat; if somebody must win, the chances add up to 1."""
    judge = judge_for(position)
    points, chances = [], []
    for seat in range(position.seats):
        judge.start(position, seat)
        judge.assess(position, seat)
        points.append(judge.points)
        chances.append(judge.chance)
    total = sum(chances)
    if position.seats > 1 and total > 0:
        chances = [chance / total for chance in chances]
    return points, chances


def judge_decision(
    game: Game, position: Position, move: int, seat: int, action: int, iterations: int, rng: Rng
) -> Decision:
    """Search the position, and compare the action with the best."""
    thoughts = SearchBot(rng).think(position, seat, Budget(iterations))
    options = {thought.action: option(game, position, thought) for thought in thoughts}
    best = options[thoughts[0].action]
    chosen = options.get(action, best)  # an action that is not canonical is as good as some canonical one
    lost = max(0.0, best.points - chosen.points)
    error = STANDARD_ERRORS * math.hypot(best.spread, chosen.spread)
    lost_chance = max(0.0, best.chance - chosen.chance)
    sure = best.worth - chosen.worth > max(error, MIN_POINTS) and chosen.visits > 2
    matters = lost >= MIN_POINTS or lost_chance >= MIN_CHANCE
    mark: Mark = "" if not sure or not matters else "mistake" if lost >= MISTAKE else "slip"
    return Decision(
        move=move,
        round=int(position.round),
        seat=seat,
        chosen=chosen,
        best=[options[thought.action] for thought in thoughts[:3]],
        lost_points=round(lost, 2),
        lost_chance=round(lost_chance, 4),
        mark=mark,
    )


def option(game: Game, position: Position, thought: Thought) -> Option:
    return Option(
        game.notate(position, thought.action),
        round(thought.value, 2),
        round(thought.chance, 4),
        round(thought.worth, 2),
        round(thought.spread, 2),
        thought.visits,
    )


def judge_throw(move: int, end: int, before: Position, after: Position, rng: Rng) -> Throw:
    """The luck of a throw for each seat, compared with other throws."""
    points, chance = expectations(after)
    for _ in range(OTHER_THROWS):
        other = before.copy()
        while other.to_act == CHANCE:
            other.apply(other.sample(rng))
        mean_points, mean_chance = expectations(other)
        for seat in range(len(points)):
            points[seat] -= mean_points[seat] / OTHER_THROWS
            chance[seat] -= mean_chance[seat] / OTHER_THROWS
    rounded = [round(one, 3) for one in points], [round(one, 5) for one in chance]
    return Throw(move, end, int(before.round), *rounded)


def turning_points(graph: Sequence[Expectations], throws: Sequence[Throw], most: int = 3) -> list[Swing]:
    """The moves that changed a chance to win most, by at least a tenth."""
    ends = {throw.end: throw.move for throw in throws}
    inside = {move for throw in throws for move in range(throw.move, throw.end)}
    found: list[Swing] = []
    for at in range(1, len(graph)):
        now = graph[at]
        if now.move in inside:
            continue
        thrown = now.move in ends
        then = graph[ends[now.move] - 1] if thrown else graph[at - 1]
        rise = [new - old for new, old in zip(now.chance, then.chance, strict=True)]
        seat = max(range(len(rise)), key=lambda one: rise[one])
        if rise[seat] >= 0.1:
            found.append(Swing(now.move, now.round, seat, then.chance[seat], now.chance[seat], thrown))
    found.sort(key=lambda turn: turn.before - turn.after)
    return sorted(found[:most], key=lambda turn: turn.move)


def in_words(analysis: GameAnalysis, game: Game, record: Record, language: str) -> str:
    """The analysis in a few lines."""
    texts = Texts("bottega.lab")
    names = analysis.seats
    steps = {step.moves: step for step in replay(game, record) if not step.from_dump}
    sentences = [result_text(record, names)]
    for turn in analysis.turns[:1]:
        what = texts.format(Text("analysis-throw"), language)
        if not turn.thrown:
            action, seat = steps[turn.move].made[-1]
            move = game.describe(steps[turn.move - 1].position, action, language, seat, names)
            what = texts.format(text("analysis-move", what=nested(move, language), who=names[seat]), language)
        share = {"before": str(round(100 * turn.before)), "after": str(round(100 * turn.after))}
        sentences.append(
            Text("analysis-turn", {"round": turn.round, "what": what, "name": names[turn.seat], **share})
        )
    best = max(analysis.throws, key=lambda throw: max(throw.points), default=None)
    if best is not None and analysis.learned and max(best.points) >= MIN_POINTS:
        lucky = max(range(len(best.points)), key=lambda seat: best.points[seat])
        lucky_points = round(best.points[lucky])
        sentences.append(
            Text("analysis-luck", {"round": best.round, "name": names[lucky], "points": lucky_points})
        )
    for seat, name in enumerate(names):
        marked = [one for one in analysis.decisions if one.seat == seat and one.mark]
        if marked:
            worst = max(marked, key=lambda one: one.lost_points)
            position = steps[worst.move - 1].position
            best_one, chosen = (
                nested(
                    game.describe(position, game.parse(position, one.notation), language, seat, names),
                    language,
                )
                for one in (worst.best[0], worst.chosen)
            )
            sentences.append(Text("analysis-marked", {"name": name, "count": len(marked)}))
            points = max(1, round(worst.lost_points))
            sentences.append(
                text("analysis-dearest", round=worst.round, points=points, best=best_one, chosen=chosen)
            )
        elif any(one.seat == seat for one in analysis.decisions):
            sentences.append(Text("analysis-best", {"name": name}))
    return "\n".join(texts.format(one, language) for one in sentences)


def nested(sentence: str, language: str) -> str:
    """The first of some sentences, prepared to be put in quotation marks."""
    known = LANGUAGES[language]
    said = sentence.partition(". ")[0].rstrip(".")
    for outer, inner in zip(known.quotes, known.inner, strict=True):
        said = said.replace(outer, inner)
    return said


def result_text(record: Record, names: Sequence[str]) -> Text:
    if record.result is None:
        return Text("analysis-running")
    winners = record.result.winners
    if not winners:
        return Text("analysis-result-nobody")
    *others, last = (names[seat] for seat in winners)
    if others:
        return Text("analysis-result-shared", {"name": ", ".join(others), "last": last})
    return Text("analysis-result", {"name": last, "points": str(record.result.scores[winners[0]])})


class Hint(msgspec.Struct, frozen=True):
    """One of the best actions in a position."""

    option: Option
    close: bool
    """Whether it is not clearly worse than the best one."""


def hints(
    game: Game, position: Position, seat: int, iterations: int = ITERATIONS, seed: int = 0
) -> list[Hint]:
    """The two or three best actions of a seat, best first; the second is there for comparison even if it is worse.

    Among those that are about as good and known as well, the first is the one that shows the best chance to win (alone,
    or with equal chances, the most points); what shows more than it and is known less well is left out.
    """
    thoughts = SearchBot(Rng(seed)).think(position, seat, Budget(iterations))
    best = thoughts[0]
    learned = bool(judge_for(position).learned)

    def is_close(thought: Thought) -> bool:
        error = STANDARD_ERRORS * math.hypot(best.spread, thought.spread)
        return best.worth - thought.worth < max(error, MIN_POINTS)

    def shown(thought: Thought) -> tuple[float, float]:
        """What is compared: the chance in percent and the points; where nothing was learned, the worth."""
        if not learned:
            return 0.0, thought.worth
        return math.floor(100 * thought.chance + 0.5) if position.seats > 1 else 0.0, thought.value

    known = [one for one in thoughts if is_close(one) and one.visits * MIN_VISITS_SHARE >= best.visits]
    first = max(known, key=shown)
    others = [one for one in thoughts if one is not first and shown(one) <= shown(first)]
    others.sort(key=lambda thought: (not is_close(thought), -thought.worth))
    kept = [thought for at, thought in enumerate(others[:2]) if at == 0 or is_close(thought)]
    kept.sort(key=shown, reverse=True)
    return [Hint(option(game, position, thought), is_close(thought)) for thought in [first, *kept]]
