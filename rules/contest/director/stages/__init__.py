"""Each format as a stage: its first round, its pairings, its end and its final order."""
