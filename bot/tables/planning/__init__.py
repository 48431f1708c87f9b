"""Pre-moves and auto-answers: the possible ones, and those that fit a position."""
