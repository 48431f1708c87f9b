"""What the benchmarks share: stages, crowds, counts and reports."""
