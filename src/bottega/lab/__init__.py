"""The laboratory: simulations, matches, training, reports and benchmarks."""
