"""Dice Forge: heroes rebuild their dice, face by face, and spend what they roll on feats."""

from bottega.games.dice_forge.game import DiceForgeGame as game

__all__ = ["game"]
