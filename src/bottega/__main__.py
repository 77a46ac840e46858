"""`python -m bottega` is the command `bottega`."""

from bottega.cli import main

main()
