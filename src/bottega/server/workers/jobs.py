"""The jobs: choose a move, replay, draw, verify, analyze.

Records are passed encoded, results can be pickled. A job that is a generator yields its progress.
"""

from __future__ import annotations

import io
import secrets
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from rich.console import Console

from bottega.bots import Bot, make
from bottega.bots.exe import ExeBot
from bottega.core.errors import BottegaError
from bottega.core.game import Game
from bottega.core.judge import judge_for
from bottega.core.play import Play
from bottega.core.position import OVER, Position, restore, tables_of
from bottega.core.record import GUIDE, HAND, Record
from bottega.core.record import Fair as RecordFair
from bottega.core.registry import game as find_game
from bottega.core.registry import game_by_hash, game_for
from bottega.core.replaying import (
    RecordedRoll,
    ReplayStep,
    adaptations,
    moves_known,
    replay,
    rolls,
    rolls_taken_back,
)
from bottega.core.rng import Rng
from bottega.core.verifying import record_after, verify
from bottega.lab import analyze
from bottega.server.protocol.dice import Check, DiceProof, Faces, Fair, Gap, Outcome, RollInfo, TakenBack
from bottega.server.protocol.replay import (
    Analysis,
    Considered,
    Course,
    DecisionInfo,
    SheetLine,
    Standing,
    ThrowInfo,
    Turn,
    TurningPoint,
)
from bottega.server.refusal import RequestRefused, say
from bottega.server.workers.reading import read_box_answers, read_box_file, read_content, read_record

COLUMNS = 132
"""The width of a drawn board in characters."""

MOST_SENTENCES = 2
"""How many sentences tell of a throw: the last ones, which say what fell and what it brought."""

CACHED_BOTS = 64
"""How many bots a process caches."""

CACHED_REPLAYS = 4
"""How many replays are cached: a client that pages through a game asks for one move after the other."""


SHARE_OF_TIME = 0.8
"""The share of a worker's time after which a program has to stop."""


class GameRef(NamedTuple):
    """A game with its content, by name and hash: see `bottega.core.registry.game_by_hash`."""

    game: str
    content: str
    tables: dict[str, Any] | None

    @classmethod
    def of(cls, record: Record) -> GameRef:
        """The game of a record."""
        return cls(record.game, record.content, record.box)


class PackedPosition(NamedTuple):
    """A position without the tables of its game, which the worker adds."""

    kind: type[Position]
    key: bytes


def pack(position: Position) -> PackedPosition | Position:
    """Prepare a position to be sent to a worker; one without tables is sent as a copy."""
    return position.copy() if tables_of(position) is None else PackedPosition(type(position), position.key())


def unpack(game: Game, packed: PackedPosition | Position) -> Position:
    """Restore a position with the tables of its game, whose learned values bots need."""
    if isinstance(packed, Position):
        return packed
    return restore(packed.kind, game.tables, packed.key)


class PastPosition(NamedTuple):
    """An earlier position, and the move that led to it."""

    round: int
    seat: int
    notation: str
    text: str
    view: bytes
    sheet: list[SheetLine]
    waiting: list[int]
    from_dump: bool


# -- bots --------------------------------------------------------------------------------------------------------------


@lru_cache(CACHED_BOTS)
def bot_of_seat(bot: str, table: str, seat: int) -> Bot:
    """The bot of a seat, cached because it may remember something of its turn."""
    return make(bot, Rng(secrets.randbits(60)))


def choose(
    bot: str, game_ref: GameRef, table: str, packed: PackedPosition | Position, seat: int, effort: float
) -> int:
    """The action that a bot takes; `effort` is the share of its iterations that it may use."""
    made = bot_of_seat(bot, table, seat)
    made.effort = effort
    return int(made.choose(unpack(game_by_hash(*game_ref), packed), seat))


def choose_by_program(
    command: str, game_ref: GameRef, packed: PackedPosition | Position, seat: int, seconds: float
) -> int:
    """The action that a program takes. All tables share one; it has a little less time than this worker."""
    made = ExeBot(Rng(secrets.randbits(60)), command)
    made.seconds = SHARE_OF_TIME * seconds
    return made.choose(unpack(game_by_hash(*game_ref), packed), seat)


class HintResult(NamedTuple):
    """The best actions of a position, and whether their points and chances were learned."""

    learned: bool
    hints: list[tuple[int, analyze.Hint]]


def hint(game_ref: GameRef, packed: PackedPosition | Position, seat: int) -> HintResult:
    """The two or three best actions of a seat."""
    game = game_by_hash(*game_ref)
    position = unpack(game, packed)
    found = analyze.hints(game, position, seat)
    learned = bool(judge_for(position).learned)
    return HintResult(learned, [(game.parse(position, one.option.notation), one) for one in found])


# -- boards ------------------------------------------------------------------------------------------------------------


def draw(
    game_ref: GameRef,
    packed: PackedPosition | Position,
    seat: int | None,
    language: str,
    names: Sequence[str],
) -> str:
    """The board as a terminal shows it."""
    game = game_by_hash(*game_ref)
    return render_board(game, unpack(game, packed), seat, language, names)


def draw_past(record: bytes, move: int, seat: int | None, language: str, names: Sequence[str]) -> str:
    """The board after the first `move` moves of a record."""
    game, history = replay_record(record)
    return render_board(game, history[move].position, seat, language, names)


def render_board(
    game: Game, position: Position, seat: int | None, language: str, names: Sequence[str]
) -> str:
    console = Console(file=io.StringIO(), width=COLUMNS, color_system=None, emoji=False)
    with console.capture() as caught:
        console.print(game.draw(position, seat, language, names))
    return "\n".join(line.rstrip() for line in caught.get().splitlines())


def past(
    record: bytes,
    move: int,
    seat: int | None,
    language: str,
    names: Sequence[str],
    hidden: bool,
    viewers: list[int | None] | None = None,
) -> PastPosition:
    """The table after the first `move` moves, as a seat sees it; `hidden`: without points.

    In a running game `viewers` are the seats of the one who asks: only to them the move is named if it was secret.
    """
    game, history = replay_record(record)
    position, from_dump = history[move].position, history[move].from_dump
    view = game.view(position, seat)
    if hidden:
        view = game.without_points(view)
    who, notation, text = -1, "", ""
    if move > 0:
        prefix, _, notation = decode_record(record).moves[move - 1].partition(" ")
        who = int(prefix) if prefix != "*" else -1
        made = last_action(history, move)
        if (
            made is not None
            and viewers is not None
            and not any(game.may_know(*made, each) for each in viewers)
        ):
            made, notation = None, ""
        if made is not None:
            tell = game.tell_move if made[2] >= 0 else game.describe
            text = tell(made[0], made[1], language, made[2], names)
    return PastPosition(
        round=int(position.round),
        seat=who,
        notation=notation,
        text=text,
        view=msgspec.json.encode(view),
        sheet=[] if hidden else score_sheet(game, position, language),
        waiting=list(position.waiting),
        from_dump=from_dump,
    )


def last_action(history: list[ReplayStep], move: int) -> tuple[Position, int, int] | None:
    """The last action of a move with its seat, and the position before it.

    None: the move is known only from dumps, or newer rules skip it.
    """
    if history[move - 1].from_dump or not history[move].made:
        return None
    before = history[move - 1].position.copy()
    *first, (action, seat) = history[move].made
    for each in first:
        before.play(*each)
    return before, action, seat


def thrown(
    game: Game, history: list[ReplayStep], first: int, last: int, language: str, names: Sequence[str]
) -> str:
    """What was rolled in these moves, and what it brought at once, in a few sentences."""
    position = history[first - 1].position.copy()
    position.log = []
    for step in history[first : last + 1]:
        for outcome, seat in step.made:
            position.play(outcome, seat)
    said = game.tell_together(position.log, names, language)
    return " · ".join(said[-MOST_SENTENCES:])


def course(record: bytes) -> Course:
    """The turns of a game: consecutive moves of one seat, with the dice before them.

    When it is over, the points are those that were secret, too.
    """
    game, history = replay_record(record)
    over = history[-1].position.to_act == OVER
    turns: list[Turn] = []

    def points(move: int) -> list[int]:
        position = history[move].position
        return [int(each) for each in (game.all_points(position) if over else position.scores())]

    def end(seat: int, first: int, last: int) -> None:
        round = int(history[max(first, last - 1)].position.round)
        turns.append(Turn(seat, round, first, last, points(last)))

    seat, first = -1, 0
    for move, text in enumerate(decode_record(record).moves):
        prefix = text.partition(" ")[0]
        who = int(prefix) if prefix != "*" else -1
        if seat >= 0 and who != seat:
            end(seat, first, move)
            seat, first = -1, move
        seat = who if who >= 0 else seat
    if len(history) - 1 > first:
        end(seat, first, len(history) - 1)
    return Course(points(0), turns)


def score_sheet(game: Game, position: Position, language: str) -> list[SheetLine]:
    return [
        SheetLine(game.say(line.label, language), [int(points) for points in line.points], line.later)
        for line in game.score_sheet(position)
    ]


@lru_cache(CACHED_REPLAYS)
def decode_record(record: bytes) -> Record:
    return msgspec.json.decode(record, type=Record)


@lru_cache(CACHED_REPLAYS)
def replay_record(record: bytes) -> tuple[Game, list[ReplayStep]]:
    """A step for each number of moves."""
    game = game_for(decode_record(record))
    return game, list(steps_by_move(game, decode_record(record)))


def steps_by_move(game: Game, record: Record) -> Iterator[ReplayStep]:
    """A step for each number of moves; where only dumps are left, the previous step is repeated."""
    last: ReplayStep | None = None
    at = 0
    for step in replay(game, record):
        while last is not None and at < step.moves:
            yield last._replace(from_dump=True, made=[])
            at += 1
        last = step
        yield last
        at += 1
    while last is not None and at <= len(record.moves):
        yield last._replace(from_dump=True, made=[])
        at += 1


# -- analysis ----------------------------------------------------------------------------------------------------------


def analyze_record(data: bytes) -> Generator[int, None, bytes]:
    """The analysis of a record, encoded; on the way, the number of moves done."""
    record = msgspec.json.decode(data, type=Record)
    made = b""
    for found in analyze.analyze(game_for(record), record):
        if isinstance(found, int):
            yield found
        else:
            made = msgspec.json.encode(found)
    return made


def render_analysis(data: bytes, analysis: bytes, language: str, names: Sequence[str]) -> Analysis:
    """An analysis for people: its moves as sentences, with their targets on the board."""
    game, history = replay_record(data)
    found = msgspec.json.decode(analysis, type=analyze.GameAnalysis)
    first_of = {one.end: one.move for one in found.throws}

    def choice(position: Position, seat: int, option: analyze.Option) -> Considered:
        action = game.parse(position, option.notation)
        sentence = game.describe(position, action, language, seat, names)
        return Considered(sentence, game.targets(position, action, seat), option.points, option.chance)

    def decision(one: analyze.Decision) -> DecisionInfo:
        position = history[one.move - 1].position
        best = [choice(position, one.seat, option) for option in one.best]
        chosen = choice(position, one.seat, one.chosen)
        return DecisionInfo(
            one.move, one.round, one.seat, one.mark, chosen, best, one.lost_points, one.lost_chance
        )

    def turn(one: analyze.Swing) -> TurningPoint:
        if one.thrown:
            what = thrown(game, history, first_of[one.move], one.move, language, names)
        else:
            made = last_action(history, one.move)
            what = game.describe(made[0], made[1], language, made[2], names) if made is not None else ""
        return TurningPoint(one.move, one.round, one.seat, one.before, one.after, one.thrown, what)

    return Analysis(
        learned=found.learned,
        graph=[Standing(one.move, one.round, one.points, one.chance) for one in found.graph],
        decisions=[decision(one) for one in found.decisions],
        throws=[ThrowInfo(one.move, one.end, one.round, one.points, one.chance) for one in found.throws],
        turns=[turn(one) for one in found.turns],
        luck=found.luck(),
    )


# -- records -----------------------------------------------------------------------------------------------------------


def write_record(data: bytes, viewers: list[int | None] | None = None) -> str:
    """The record in the format of files.

    That of a running game has only the moves before the first one that who holds these seats may not know.
    """
    record = msgspec.json.decode(data, type=Record)
    if viewers is not None and find_game(record.game).secret_moves:
        try:
            record = known_part(game_for(record), record, viewers)
        except BottegaError as error:
            raise RequestRefused("unknown-content") from error
    return record.dumps()


def known_part(game: Game, record: Record, viewers: list[int | None]) -> Record:
    """The part of a running game's record that these viewers may know."""
    branches = [msgspec.structs.replace(record, moves=moves, rounds=[]) for _, moves in record.branches()]
    if any(moves_known(game, branch, viewers) < len(branch.moves) for branch in branches):
        record = msgspec.structs.replace(record, taken_back=[])
    return Play.resume(game, record, moves=moves_known(game, record, viewers)).record


def check_record(data: bytes, language: str) -> Check:
    """Verify a record: moves, result and, if their secret is published, dice."""
    record = msgspec.json.decode(data, type=Record)
    proof = record.fair or RecordFair("", [])
    open_ = proof.secret is not None
    count = sum(move.startswith("*") for move in record.moves[proof.after :])
    try:
        proved = verify(game_for(record), record)
    except BottegaError as error:
        text, ok = say("check-failed", language, problem=str(error)), False
    else:
        if record.dice == HAND:
            return Check(
                ok=True,
                text=say("check-hand", language, moves=len(record.moves)),
                moves=len(record.moves),
                rolls=count,
                dice_checked=False,
                fair=fair_for_wire(proof),
            )
        waits = "check-day-running" if record.day is not None else "check-running"
        key = waits if not open_ else "check-ended" if record.result is None else "check-fair"
        if open_ and not count:
            key = "check-none"
        text, ok = say(key, language, moves=len(record.moves), rolls=count), True
        if proved is not None and proved.dropped:
            text += " " + say("check-skipped", language, skipped=proved.dropped)
        adapted = len({change.move for change in adaptations(game_for(record), record)})
        if adapted:
            text += " " + say("check-adapted", language, moves=adapted)
        if record.taken_back:
            text += " " + say("check-taken-back", language, times=len(record.taken_back))
        if proof.after:
            key = "check-guided" if record.dice == GUIDE else "check-elsewhere"
            text += " " + say(key, language, moves=record_after(record))
    return Check(
        ok=ok,
        text=text,
        moves=len(record.moves),
        rolls=count,
        dice_checked=ok and open_,
        fair=fair_for_wire(proof),
    )


def prove_dice(data: bytes) -> DiceProof:
    """Everything needed to verify the dice of a finished game; refuses while their secret is not published."""
    record = msgspec.json.decode(data, type=Record)
    proof = record.fair
    if proof is None or proof.secret is None:
        raise RequestRefused("not-over")
    faces: dict[tuple[tuple[str, ...], tuple[int, ...]], int] = {}

    def shown(roll: RecordedRoll, moves: list[str]) -> RollInfo:
        key = (tuple(roll.notations), tuple(int(weight) for _, weight in roll.weights))
        outcome = moves[roll.move].partition(" ")[2]
        at = faces.setdefault(key, len(faces))
        return RollInfo(roll.move + 1, roll.number, roll.round, roll.die, at, outcome)

    game = game_for(record)
    made = [shown(roll, record.moves) for roll in rolls(game, record, proof)]
    taken_back = [
        TakenBack(back.after, back.moves, [shown(roll, moves) for roll in taken])
        for back, moves, taken in rolls_taken_back(game, record, proof)
    ]
    return DiceProof(
        fair=fair_for_wire(proof),
        day=record.day,
        seats=len(record.seats),
        rolls=made,
        faces=[Faces(list(outcomes), list(weights)) for outcomes, weights in faces],
        gaps=[Gap(gap.number, gap.skipped, gap.why) for gap in proof.gaps],
        moves=record.moves,
        taken_back=taken_back[::-1],
        result=Outcome(record.result.scores, record.result.winners) if record.result is not None else None,
    )


def fair_for_wire(fair: RecordFair) -> Fair:
    return Fair(fair.commitment, list(fair.words), fair.secret, fair.after)


JOBS: dict[str, Callable[..., Any]] = {
    job.__name__: job
    for job in (
        choose,
        choose_by_program,
        hint,
        draw,
        draw_past,
        past,
        course,
        analyze_record,
        render_analysis,
        write_record,
        check_record,
        prove_dice,
        read_record,
        read_content,
        read_box_file,
        read_box_answers,
    )
}
