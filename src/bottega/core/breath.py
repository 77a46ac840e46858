"""A pause in long compiled work."""

from __future__ import annotations


def breathe() -> None:
    """Let Ctrl-C and other threads have their turn.

    A compiled loop looks at neither. This function is interpreted, and the interpreter looks at both when it is
    called: call it every few thousand steps.
    """
