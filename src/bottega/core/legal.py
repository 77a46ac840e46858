"""The legal actions of a position as people at a prompt want them: numbers that show what they mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from bottega.core.errors import NotationError
from bottega.core.position import CHANCE, Position, game_of


class LegalActions(Sequence[int]):
    """What may be done in a position: a sequence of numbers that prints their notations.

    >>> import bottega
    >>> position = bottega.game("pig").start(2)
    >>> position.play("4")
    >>> position.legal_actions
    <2 legal actions: 0 roll, 1 hold>
    >>> 1 in position.legal_actions, "hold" in position.legal_actions, "fly" in position.legal_actions
    (True, True, False)

    At CHANCE these are the possible outcomes, and at the end there are none.
    """

    def __init__(self, position: Position) -> None:
        self.position = position.copy()
        if position.to_act == CHANCE:
            self._actions = [outcome for outcome, _ in position.weights()]
        else:
            self._actions = position.actions()

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[int]:
        return iter(self._actions)

    @overload
    def __getitem__(self, at: int) -> int: ...
    @overload
    def __getitem__(self, at: slice) -> list[int]: ...
    def __getitem__(self, at: int | slice) -> int | list[int]:
        return self._actions[at]

    def __contains__(self, action: object) -> bool:
        game = game_of(self.position)
        if isinstance(action, str) and game is not None:
            try:
                action = game.parse(self.position, action)
            except NotationError:
                return False
        return action in self._actions

    def __repr__(self) -> str:
        game = game_of(self.position)
        count = len(self._actions)
        what = "possible outcome" if self.position.to_act == CHANCE else "legal action"
        told = [
            str(action) if game is None else f"{action} {game.notate(self.position, action)}"
            for action in self
        ]
        return f"<{count} {what}{'' if count == 1 else 's'}{': ' if told else ''}{', '.join(told)}>"
