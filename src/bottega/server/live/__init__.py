"""Tables in memory, and the connections of those who look at them."""
