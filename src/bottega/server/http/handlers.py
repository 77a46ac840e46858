"""What all handlers share: documented errors, and what a request costs in the rate limits."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from litestar.openapi import ResponseSpec

from bottega.server.protocol.basics import Problem


def documented_errors(*statuses: int, body: Any = Problem) -> dict[int, ResponseSpec]:
    """The error responses of a handler for OpenAPI: its own, and those that every request can get."""
    return {
        status: ResponseSpec(body, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in sorted({400, 429, 500, 503, *statuses})
    }


COST_HIGH = 20
COST_MEDIUM = 5
COST_HEAVY = 100
"""What a request costs in the rate limits of guests and addresses; all others cost 1."""
