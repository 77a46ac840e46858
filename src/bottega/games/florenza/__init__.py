"""Florenza, X Anniversary: families of Renaissance Florence, their districts, offices and works of art."""

from bottega.games.florenza.game import FlorenzaGame as game

__all__ = ["game"]
