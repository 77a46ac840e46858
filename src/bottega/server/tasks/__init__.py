"""Background tasks: retention, clocks, notices."""
