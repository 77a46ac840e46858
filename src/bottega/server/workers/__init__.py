"""Processes for bots, analyses and other long jobs."""
