"""Pig: the smallest game there is, and the example of the contract."""

from bottega.games.pig.game import PigGame as game

__all__ = ["game"]
