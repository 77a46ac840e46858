"""Florenza Dice Game: a roll and write of palaces, churches and workshops, for one to four players."""

from bottega.games.florenza_dice.game import FlorenzaDiceGame as game

__all__ = ["game"]
