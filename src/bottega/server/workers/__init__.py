"""Worker processes for bots, analyses and other long jobs."""
