"""The rules of Dice Forge, one module per subject."""
