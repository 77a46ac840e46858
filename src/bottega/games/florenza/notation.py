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
from bottega.games.florenza.layout import Tables
from bottega.games.florenza.names import MARKERS, RESOURCES, SPECIALITIES
from bottega.games.florenza.position import FlorenzaPosition

PLAIN = {
    at.TO_MARKET: "market",
    at.TO_ADMINISTRATION: "administration",
    at.DONE: "done",
    at.ACTIVATE: "activate",
    at.CONSTRUCT: "construct",
    at.REFUSE: "refuse",
    at.CALL: "muse",
}
VERBS = {
    at.BUILD: "build",
    at.WORK: "work",
    at.HIRE: "artist",
    at.PREACH_CHURCH: "church",
    at.PREACH_DUOMO: "duomo",
    at.TO_FORTUNE: "captain",
    at.RESERVE: "reserve",
    at.NAME: "name",
    at.SELL: "sell",
    at.BUY: "buy",
    at.GIVE: "give",
    at.TAKE: "take",
    at.PAY_AS: "as",
    at.ACCEPT: "face",
    at.ENCOURAGE: "incentive",
    at.MARK_WITH: "mark",
}


def vocabulary(tables: Tables) -> list[str]:
    """The notation of every action, in the order of their numbers, including those this content does not use."""
    things = names_of_things(tables)
    words = []
    for action in range(at.ACTIONS):
        kind, index = at.action_kind(action), at.action_index(action)
        if kind in PLAIN:
            words.append(PLAIN[kind])
        elif kind == at.OCCUPY:
            words.append(f"occupy {at.occupy_owner(index)}/{at.occupy_square(index) + 1}")
        elif kind == at.PAY_FORTUNE:
            captain = things[at.TO_FORTUNE][at.pay_fortune_captain(index)]
            words.append(f"pay {captain} {at.pay_fortune_row(index) + 1}")
        else:
            words.append(f"{VERBS[kind]} {things[kind][index]}")
    return words


def names_of_things(tables: Tables) -> dict[int, list[str]]:
    """The objects of the verbs, for each kind of action."""
    characters = numbers_up_to(at.MOST_CHARACTERS)
    preachers = [str(number + 1) for number in tables.preacher_character[: tables.preachers]]
    preachers += [f"-{number}" for number in range(tables.preachers, at.MOST_PREACHERS)]
    fortunes, works = tables.words["fortune_id"], tables.words["work"]
    return {
        at.BUILD: numbers_up_to(at.MOST_BUILDINGS),
        at.WORK: works + numbers_up_to(at.MOST_WORKS)[len(works) :],
        at.HIRE: [*characters, "anonymous"],
        at.PREACH_CHURCH: [*preachers, "anonymous"],
        at.PREACH_DUOMO: [*preachers, "anonymous"],
        at.TO_FORTUNE: fortunes + numbers_up_to(at.MOST_FORTUNES)[len(fortunes) :],
        at.RESERVE: [*characters, "nobody"],
        **{verb: list(RESOURCES) for verb in (at.NAME, at.SELL, at.BUY, at.GIVE, at.TAKE)},
        at.PAY_AS: list(SPECIALITIES),
        at.ACCEPT: numbers_up_to(at.FACES),
        at.ENCOURAGE: [str(steps) for steps in range(at.INCENTIVES)],
        at.MARK_WITH: list(MARKERS),
    }


def numbers_up_to(last: int) -> list[str]:
    return [str(number) for number in range(1, last + 1)]


def outcome_words(p: FlorenzaPosition) -> dict[str, int]:
    """The notation of everything that could be drawn or rolled at this stage."""
    if p.stage == at.DRAW_CHARACTER:
        return {f"character {number + 1}": number for number in range(p.tables.characters)}
    if p.stage == at.DRAW_FORTUNE:
        return {f"captain {name}": number for number, name in enumerate(p.tables.words["fortune_id"])}
    if p.stage == at.DRAW_ORDER:
        return {f"seat {seat}": seat for seat in range(p.seats)}
    return {str(face): face for face in range(1, at.FACES + 1)}


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
                f"{text!r} is not a move of florenza; try something like {next(iter(known))!r}"
            )
        return known[text]
