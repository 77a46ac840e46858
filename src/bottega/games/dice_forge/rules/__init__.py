"""The rules of Dice Forge, a module a phase."""
