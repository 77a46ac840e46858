"""Random numbers for playouts and simulations: the same compiled and interpreted, on every machine."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


@final
class Rng:
    """The generator sfc32: four 32-bit words, seeded by any number of integers.

    Good for playouts and simulations. The dice of a real table come from `bottega.core.chance`.
    """

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, *seeds: int) -> None:
        self.a = 0x9E3779B9
        self.b = 0x243F6A88
        self.c = 0xB7E15162
        self.d = 1
        for seed in seeds:
            rest = seed if seed >= 0 else 2 * -seed - 1 << 64
            while True:
                self.a ^= i64(rest & MASK)
                self.b ^= i64(rest >> 32 & MASK)
                for _ in range(12):
                    self.word()
                rest >>= 64
                if rest == 0:
                    break

    def word(self) -> i64:
        """The next 32 bits."""
        result: i64 = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK | (self.c >> 11)) + result) & MASK
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, fair to one part in 2**32 / n."""
        return self.word() * n >> 32

    def __repr__(self) -> str:
        return f"<Rng {self.a:08x} {self.b:08x} {self.c:08x} {self.d:08x}>"

    def copy(self) -> Rng:
        other = Rng()
        other.a, other.b, other.c, other.d = self.a, self.b, self.c, self.d
        return other
