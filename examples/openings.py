"""Bots for an experiment: one way to choose the first buildings in Florenza X, another for everything else.

    cd examples; bottega report florenza -n 4 --bots openings:Lot --games 200

Is a place of the turn order worse, or do bots open worse there? docs/balance.md has the result. Buildings drawn by lot
are independent of everything else: what goes along with one of them is its effect.
"""

from __future__ import annotations

from bottega import Position, Rng
from bottega.bots import Bot, make


class Lot(Bot):
    """Draws its first buildings, then plays like an Apprendista."""

    first = "random"
    then = "apprendista"

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting)
        self.opener, self.player = make(self.first, rng), make(self.then, rng)

    def choose(self, position: Position, seat: int) -> int:
        return (self.player if position.round > 0 else self.opener).choose(position, seat)


class LavoranteByLot(Lot):
    """Draws its first buildings, then plays like a Lavorante."""

    then = "lavorante"


class LavoranteByMaestro(Lot):
    """Opens like a Maestro, then plays like a Lavorante."""

    first = "maestro"
    then = "lavorante"
