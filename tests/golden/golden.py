"""Golden games: for each game and way of playing, one complete game as readable text, and counts of action sequences.

`make golden` writes them again; the change is read in review. Every position, action and score is in them.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from bottega import CHANCE, OVER, Position, Rng, new_buffer
from tests.laws.cases import CASES, VARIANTS, Case

FOLDER = Path(__file__).parent
DEPTH = 3
LIMIT = 2000
COUNTS = "\n# counts of sequences: all actions | canonical ones\n"


def golden_game(case: Case) -> str:
    """A random canonical game, told in full."""
    game, p = case.game, case.start()
    rng, buf = Rng(2020, case.players), new_buffer()
    names = [f"Seat{seat}" for seat in range(p.seats)]
    lines = [f"# {case}", f"rules {game.rules_version}, content {game.content.name}", "", digest(p)]
    number = p.round
    while p.to_act != OVER:
        seat = -1
        if p.to_act == CHANCE:
            action = p.sample(rng)
            head = f"* {game.notate(p, action)}"
        else:
            seat = p.waiting[rng.below(len(p.waiting))]
            count = p.fill(buf, seat)
            action = int(buf[rng.below(count)])
            head = f"{seat} {game.notate(p, action)}  ({count} of {len(p.actions(seat))})"
        lines.append(f"{head}  | {game.describe(p, action, 'en', seat)}")
        p.log = []
        p.play(action, seat)
        lines += [f"    {event.rule}: {game.tell(event, names, 'en')}" for event in p.log]
        p.log = None
        lines.append(f"  {digest(p)}")
        if p.round != number:
            number = p.round
            lines += ["", f"round {number}: {json.dumps(p.dump(), sort_keys=True)}", ""]
    lines.append(f"over: {p.scores()}, won by {p.winners()}: {json.dumps(p.dump(), sort_keys=True)}")
    return "\n".join(lines) + "\n"


def digest(p: Position) -> str:
    """A position in a line: who is to act, the scores, and a hash of its dump."""
    told = json.dumps(p.dump(), sort_keys=True)
    who = {CHANCE: "chance", OVER: "over"}.get(p.to_act, f"waiting {list(p.waiting)}")
    return f"{hashlib.sha256(told.encode()).hexdigest()[:12]} round {p.round} {who} {p.scores()}"


def counts(case: Case) -> str:
    """How many sequences of actions and outcomes there are to a small depth, from positions along a fixed game."""
    p = case.start()
    rng, buf = Rng(77, case.players), new_buffer()
    lines: list[str] = []
    step = 0
    while p.to_act != OVER and len(lines) < 5:
        if step % 9 == 4:
            row = [str(count_sequences(p, depth, False)) for depth in range(1, DEPTH + 1)]
            canonical = [str(count_sequences(p, depth, True)) for depth in range(1, DEPTH + 1)]
            lines.append(f"{case} step {step}: {' '.join(row)} | {' '.join(canonical)}")
        p.apply(p.sample(rng) if p.to_act == CHANCE else int(buf[rng.below(p.fill(buf))]))
        step += 1
    return "\n".join(lines) + "\n"


def count_sequences(p: Position, depth: int, canonical: bool) -> int:
    """The number of ways to go on for `depth` steps, or to the end; cut off where it would take too long."""
    total = 0
    stack = [(p, depth)]
    while stack and total < LIMIT:
        at, left = stack.pop()
        if left == 0 or at.to_act == OVER:
            total += 1
            continue
        for step in steps(at, canonical):
            after = at.copy()
            after.apply(step)
            stack.append((after, left - 1))
    return total


def steps(p: Position, canonical: bool) -> list[int]:
    if p.to_act == CHANCE:
        return [outcome for outcome, _ in p.weights()]
    if not canonical:
        return p.actions()
    buf = new_buffer()
    return [int(buf[at]) for at in range(p.fill(buf))]


def golden_files() -> dict[Path, Case]:
    cases = [
        case for case in CASES if case.players in VARIANTS.get(case.name, {}).get("golden", [case.players])
    ]
    return {FOLDER / f"{case}.txt".replace("'", "").replace('"', ""): case for case in cases}


def text_of(case: Case) -> str:
    return golden_game(case) + COUNTS + counts(case)


def write(words: list[str]) -> None:
    """Write the golden games whose names contain one of the words; without words, all."""
    for file, case in golden_files().items():
        if not words or any(word in file.name for word in words):
            file.write_text(text_of(case), "utf-8")
            print(file.name)


if __name__ == "__main__":
    write(sys.argv[1:])
