"""What people are shown: states, actions, reasons, lists."""
