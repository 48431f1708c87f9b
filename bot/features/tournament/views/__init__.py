"""A tournament as members look it up: rounds, standings, rules, draws, and their own part."""
