"""Errors for clients: a code, a status and a sentence, which is the game's own if its rules say no."""

from __future__ import annotations

from functools import cache

from bottega.core.game import Game, Refusal
from bottega.core.languages import FALLBACK, LANGUAGES, best_language
from bottega.core.texts import Text, Texts
from bottega.server.protocol.basics import Code, Problem
from bottega.server.protocol.states import Refused

STATUS: dict[Code, int] = {
    "malformed": 400,
    "too-large": 413,
    "too-many": 429,
    "too-many-tables": 429,
    "bad-address": 400,
    "foreign-origin": 403,
    "unknown-game": 404,
    "bad-options": 400,
    "bad-record": 400,
    "bad-content": 400,
    "unknown-table": 404,
    "unknown-seat": 404,
    "unknown-move": 404,
    "unknown-bot": 400,
    "unknown-order": 400,
    "unknown-language": 400,
    "unknown-seal": 404,
    "bad-link": 404,
    "bad-pass": 404,
    "taken": 409,
    "host-only": 403,
    "not-yours": 403,
    "not-found": 404,
    "unreadable": 500,
    "no-storage": 503,
    "busy": 503,
    "failed": 500,
}
"""HTTP status by code. All others are 409: the request is valid, but not in the table's present state."""


class RequestRefused(Exception):
    """A request that was refused and has changed nothing. If a rule of the game forbids it, `reason` has that rule."""

    def __init__(
        self, code: Code, *, game: Game | None = None, reason: Refusal | None = None, **args: str
    ) -> None:
        super().__init__(code)
        self.code: Code = code
        self.game = game
        self.reason = reason
        self.text_args = args

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def say(self, language: str) -> str:
        if self.game is not None and self.reason is not None:
            return self.game.say(self.reason.text, language)
        return say(f"refused-{self.code}", language, **self.text_args)

    def problem(self, language: str) -> Problem:
        return Problem(self.code, self.say(language))

    def message(self, id: str | None, language: str) -> Refused:
        rule = rule_text = title = ""
        if self.game is not None and self.reason is not None:
            rule = self.reason.rule
            rule_text = self.game.rules[rule].text(language)
            title = self.game.part_title(self.game.rules[rule], language)
        return Refused(id, self.code, self.say(language), rule, rule_text, title)


@cache
def texts() -> Texts:
    return Texts("bottega.server", "bottega.core")


def say(key: str, language: str, **args: int | str) -> str:
    """A text from the server's own catalogue."""
    return texts().format(Text(key, dict(args)), language)


def known_language(*wanted: str) -> str:
    """The first of these languages that is supported, or English."""
    return next((found for one in wanted if (found := best_language(one))), FALLBACK)


def required_language(wanted: str | None) -> str:
    """The language of a request's parameter; raises RequestRefused if it is not supported."""
    found = best_language(wanted) if wanted else FALLBACK
    if found is None:
        raise RequestRefused("unknown-language", languages=", ".join(LANGUAGES))
    return found
