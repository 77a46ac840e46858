"""What all handlers share: documented errors, and what a request costs in the rate limits."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from litestar.openapi import ResponseSpec

from bottega.server.protocol.basics import Problem


def documented_errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a handler for OpenAPI: its own, and those that every request can get."""
    found: dict[int, ResponseSpec] = {}
    for status in sorted({400, 429, 500, 503, *statuses}):
        found |= documented_error(status, Problem)
    return found


def documented_error(status: int, body: Any) -> dict[int, ResponseSpec]:
    phrase = HTTPStatus(status).phrase
    return {status: ResponseSpec(body, generate_examples=False, description=phrase)}


COST_HIGH = 20
COST_MEDIUM = 5
COST_HEAVY = 100
"""What a request costs in the rate limits of guests and addresses; all others cost 1."""
