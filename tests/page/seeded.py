"""`python -m tests.page.seeded SEED ...` is the command `bottega` with dice, bots and names drawn from a seed."""

from __future__ import annotations

import random
import runpy
import secrets
import sys
from collections.abc import Sequence
from typing import Any


def seed_secrets(seed: str) -> None:
    """Draw from the seed what is drawn from the system's randomness otherwise."""
    rng = random.Random(seed)

    def token_bytes(nbytes: int | None = None) -> bytes:
        return rng.randbytes(nbytes or 32)

    def token_hex(nbytes: int | None = None) -> str:
        return token_bytes(nbytes).hex()

    def choice(values: Sequence[Any]) -> Any:
        return rng.choice(values)

    for name, drawn in {
        "token_bytes": token_bytes,
        "token_hex": token_hex,
        "token_urlsafe": token_hex,
        "randbits": rng.getrandbits,
        "choice": choice,
    }.items():
        setattr(secrets, name, drawn)


if __name__ == "__main__":
    seed_secrets(sys.argv.pop(1))
    runpy.run_module("bottega", run_name="__main__")
