"""Signals and other threads during long compiled work."""

from __future__ import annotations


def yield_to_interpreter() -> None:
    """Let the interpreter handle signals, such as Ctrl-C, and run other threads.

    A compiled loop does neither. The interpreter does both when it enters an interpreted function, and this one stays
    interpreted: call it every few thousand steps.
    """
