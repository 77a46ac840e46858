"""Secrets of dice, committed to before any word is known."""

from __future__ import annotations

import secrets

from bottega.core.chance import commitment
from bottega.server.refusal import Refusal

MOST = 10_000
"""How many secrets are kept for tables that guests are about to make."""


class DiceCommitments:
    """The secrets that were promised, by guest."""

    def __init__(self) -> None:
        self._promised: dict[str, bytes] = {}

    def make(self, guest: str) -> str:
        """Make the secret of the next table of a guest, and publish its commitment before any word is known."""
        secret = secrets.token_bytes(32)
        self._promised.pop(guest, None)
        self._promised[guest] = secret
        if len(self._promised) > MOST:
            del self._promised[next(iter(self._promised))]
        return commitment(secret)

    def take(self, guest: str, promise: str | None) -> bytes | None:
        """The secret that was promised to the guest, for one table only; None: nothing was."""
        if promise is None:
            return None
        secret = self._promised.pop(guest, b"")
        if commitment(secret) != promise:
            raise Refusal("unknown-seal")
        return secret
