"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from bottega.core.position import Position
from bottega.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that decides by itself. A bot of your own is a subclass with a `choose`.

    >>> class Cautious(Bot):
    ...     def choose(self, position, seat):
    ...         return position.actions(seat)[-1]

    Name it on any command line as `module:Cautious`. `setting` is what follows the name of a built-in bot and a colon:
    the 200 of `flat:200`.
    """

    rng: Rng
    setting: str
    effort: float
    """The share of its iterations that a bot which searches has time for: 1, or less while many wait."""

    def __init__(self, rng: Rng, setting: str = "") -> None:
        self.rng = rng
        self.setting = setting
        self.effort = 1.0

    def choose(self, position: Position, seat: int) -> int:
        """A legal action for the seat. The position is a copy: it may be changed at will."""
        raise NotImplementedError
