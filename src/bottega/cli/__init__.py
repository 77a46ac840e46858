"""The command `bottega`."""

from bottega.cli.app import main

__all__ = ["main"]
