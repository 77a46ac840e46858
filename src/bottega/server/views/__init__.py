"""What clients are shown: states, actions, reasons, lists."""
