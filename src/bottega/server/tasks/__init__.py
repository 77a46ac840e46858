"""What the server does by itself: retention, clocks, notices."""
