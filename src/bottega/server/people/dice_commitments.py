"""Secrets of dice for future tables: published as a hash before any player's word is known."""

from __future__ import annotations

import secrets

from bottega.core.chance import commitment
from bottega.server.refusal import RequestRefused

MAX_SECRETS = 10_000
"""How many secrets are kept in memory."""


class DiceCommitments:
    """The secret of each guest's next table."""

    def __init__(self) -> None:
        self._secrets: dict[str, bytes] = {}

    def commit(self, guest: str) -> str:
        """Create the secret of a guest's next table and return its commitment."""
        secret = secrets.token_bytes(32)
        self._secrets.pop(guest, None)
        self._secrets[guest] = secret
        if len(self._secrets) > MAX_SECRETS:
            del self._secrets[next(iter(self._secrets))]
        return commitment(secret)

    def redeem(self, guest: str, promised: str | None) -> bytes | None:
        """The secret for a commitment, which can be used once; None if the guest has no commitment."""
        if promised is None:
            return None
        secret = self._secrets.pop(guest, b"")
        if commitment(secret) != promised:
            raise RequestRefused("unknown-seal")
        return secret
