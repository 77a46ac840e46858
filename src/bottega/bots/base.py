"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from bottega.core.position import Position
from bottega.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that decides by itself. Your own bot is a subclass with a method `choose`.

    >>> class Cautious(Bot):
    ...     def choose(self, position, seat):
    ...         return position.actions(seat)[-1]

    Refer to it in any command as `module:Cautious`. `setting` is what follows the colon after the name of a built-in
    bot: the 200 of `flat:200`.
    """

    rng: Rng
    setting: str
    effort: float
    """The share of its iterations that a searching bot has time for: 1, or less while many bots are waiting."""

    def __init__(self, rng: Rng, setting: str = "") -> None:
        self.rng = rng
        self.setting = setting
        self.effort = 1.0

    def choose(self, position: Position, seat: int) -> int:
        """Return a legal action for the seat. The position is a copy and may be changed."""
        raise NotImplementedError
