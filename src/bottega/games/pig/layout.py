"""Where everything lies in the cells of a position, and how things are numbered.

Written by `make layout` from shape.py: change that file, not this one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from bottega.core.position import Position

# Where the fields of the table begin in the cells, and those of a seat within the seat.
ACTIVE_AT: Final = 3
POT_AT: Final = 4
GOAL_AT: Final = 5
POINTS_AT: Final = 0
SEATS_AT: Final = 6  # the first cell of the first seat
SEAT_SIZE: Final = 1  # cells of a seat

# Actions. A constant is the first number of its kind.
ROLL: Final = 0
HOLD: Final = 1
ACTIONS: Final = 2


class PigCells(Position):
    """A position whose cells have names."""

    @property
    def active(self) -> i64:
        """Whose turn it is."""
        return i64(self.cells[3])

    def set_active(self, value: i64) -> None:
        self.cells[3] = i16(value)

    def add_active(self, value: i64) -> None:
        self.cells[3] += i16(value)

    @property
    def pot(self) -> i64:
        """Points of this turn, not yet safe."""
        return i64(self.cells[4])

    def set_pot(self, value: i64) -> None:
        self.cells[4] = i16(value)

    def add_pot(self, value: i64) -> None:
        self.cells[4] += i16(value)

    @property
    def goal(self) -> i64:
        """Points to reach."""
        return i64(self.cells[5])

    def set_goal(self, value: i64) -> None:
        self.cells[5] = i16(value)

    def add_goal(self, value: i64) -> None:
        self.cells[5] += i16(value)

    def points(self, seat: i64) -> i64:
        """The safe points of a seat."""
        return i64(self.cells[6 + seat])

    def set_points(self, seat: i64, value: i64) -> None:
        self.cells[6 + seat] = i16(value)

    def add_points(self, seat: i64, value: i64) -> None:
        self.cells[6 + seat] += i16(value)
