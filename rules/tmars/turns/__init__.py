"""The order of play, from the opening to the final score."""
