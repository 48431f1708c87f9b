"""Help: topics, rules, and the first game."""
