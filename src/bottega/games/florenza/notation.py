"""A move of Florenza as text, and back.

`occupy 1/3` (seat, square), `build 14`, `work duomo/cupola`, `artist 29`, `church 9`, `duomo anonymous`, `market`,
`administration`, `captain f`, `reserve 29`, `name gold`, `sell wood`, `buy gold`, `give gold`, `take marble`, `pay f 3`
(row), `done`, `activate`, `construct`, `refuse`, `as P`, `face 4`, `muse`, `incentive 2`, `mark special-1`; drawn:
`character 29`, `captain f`, `seat 2`, `4`.
"""

from __future__ import annotations

from bottega.core.errors import NotationError
from bottega.core.position import CHANCE
from bottega.games.florenza import layout as at
from bottega.games.florenza.dump import MARKERS
from bottega.games.florenza.names import RESOURCES, SPECIALITIES
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.tables import Tables

PLAIN = {
    "market": at.TO_MARKET,
    "administration": at.TO_ADMINISTRATION,
    "done": at.DONE,
    "activate": at.ACTIVATE,
    "construct": at.CONSTRUCT,
    "refuse": at.REFUSE,
    "muse": at.CALL,
}


def vocabulary(tables: Tables) -> list[str]:
    """The notation of every action, in the order of their numbers."""
    words: list[str] = [""] * at.ACTIONS

    def put(first: int, texts: list[str]) -> None:
        words[first : first + len(texts)] = texts

    characters = [str(number) for number in range(1, at.CHARACTERS + 1)]
    preachers = [str(number + 1) for number in tables.preacher_character[: at.NAMELESS]] + ["anonymous"]
    fortunes = tables.words["fortune_id"]
    put(
        at.OCCUPY,
        [f"occupy {seat}/{square + 1}" for seat in range(at.MOST_SEATS) for square in range(at.SQUARES)],
    )
    put(at.BUILD, [f"build {number + 1}" for number in range(at.BUILDINGS)])
    put(at.WORK, [f"work {name}" for name in tables.words["work"]])
    put(at.HIRE, [f"artist {name}" for name in [*characters, "anonymous"]])
    put(at.PREACH_CHURCH, [f"church {name}" for name in preachers])
    put(at.PREACH_DUOMO, [f"duomo {name}" for name in preachers])
    put(at.TO_FORTUNE, [f"captain {name}" for name in fortunes])
    put(at.RESERVE_FOR_ONESELF, [f"reserve {name}" for name in [*characters, "nobody"]])
    for first, verb in (
        (at.NAME, "name"),
        (at.SELL, "sell"),
        (at.BUY, "buy"),
        (at.GIVE, "give"),
        (at.TAKE, "take"),
    ):
        put(first, [f"{verb} {name}" for name in RESOURCES])
    put(at.PAY_FORTUNE, [f"pay {name} {row}" for name in fortunes for row in (1, 2, 3)])
    put(at.PAY_AS, [f"as {letter}" for letter in SPECIALITIES])
    put(at.FACE, [f"face {face}" for face in range(1, 7)])
    put(at.ENCOURAGE, [f"incentive {steps}" for steps in range(4)])
    put(at.MARK_WITH, [f"mark {name}" for name in MARKERS])
    for text, action in PLAIN.items():
        words[action] = text
    return words


def outcome_words(p: FlorenzaPosition) -> dict[str, int]:
    """The notation of everything that could be drawn or rolled at this stage."""
    stage = int(p.cells[at.STAGE])
    if stage == at.DRAW_CHARACTER:
        return {f"character {number + 1}": number for number in range(at.CHARACTERS)}
    if stage == at.DRAW_FORTUNE:
        return {f"captain {name}": number for number, name in enumerate(p.tables.words["fortune_id"])}
    if stage == at.DRAW_ORDER:
        return {f"seat {seat}": seat for seat in range(p.seats)}
    return {str(face): face for face in range(1, 7)}


class Notation:
    """The vocabulary of one content, both ways."""

    def __init__(self, tables: Tables) -> None:
        self.words = vocabulary(tables)
        self.actions = {word: action for action, word in enumerate(self.words)}

    def notate(self, p: FlorenzaPosition, action: int) -> str:
        if p.to_act != CHANCE:
            return self.words[action]
        return next(word for word, outcome in outcome_words(p).items() if outcome == action)

    def parse(self, p: FlorenzaPosition, text: str) -> int:
        known = outcome_words(p) if p.to_act == CHANCE else self.actions
        if text not in known:
            raise NotationError(
                f"{text!r} is not a move of florenza; say something like {next(iter(known))!r}"
            )
        return known[text]
