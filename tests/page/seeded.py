"""`python -m tests.page.seeded SEED ...` is the command `bottega` with dice, bots and names drawn from a seed.

A test may name another seed in the file PAGE_TEST_SEED. The server's clock starts at noon, so that no test meets the
end of a day. It is ahead by the seconds in the file that PAGE_TEST_CLOCK names: so a test lets time pass.
"""

from __future__ import annotations

import os
import random
import runpy
import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

DAY = 24 * 3600


def seed_secrets(seed: str) -> None:
    """Draw from the seed what is drawn from the system's randomness otherwise."""
    rng = random.Random(seed)
    file = Path(os.environ["PAGE_TEST_SEED"])
    used = seed

    def drawing() -> random.Random:
        nonlocal used
        wanted = file.read_text() if file.exists() else used
        if wanted != used:
            rng.seed(wanted)
            used = wanted
        return rng

    def token_bytes(nbytes: int | None = None) -> bytes:
        return drawing().randbytes(nbytes or 32)

    def token_hex(nbytes: int | None = None) -> str:
        return token_bytes(nbytes).hex()

    def choice(values: Sequence[Any]) -> Any:
        return drawing().choice(values)

    def randbits(count: int) -> int:
        return drawing().getrandbits(count)

    for name, drawn in {
        "token_bytes": token_bytes,
        "token_hex": token_hex,
        "token_urlsafe": token_hex,
        "randbits": randbits,
        "choice": choice,
    }.items():
        setattr(secrets, name, drawn)


def start_at_noon() -> None:
    """Shift the server's clock by some hours: it stays near that of the browser."""
    from bottega.server import clock

    shift = DAY / 2 - time.time() % DAY
    ahead = Path(os.environ["PAGE_TEST_CLOCK"])
    clock.set_source(lambda: time.time() + shift + (float(ahead.read_text()) if ahead.exists() else 0.0))


if __name__ == "__main__":
    start_at_noon()
    seed_secrets(sys.argv.pop(1))
    runpy.run_module("bottega", run_name="__main__")
