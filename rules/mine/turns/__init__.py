"""The order of play, from the opening to the transition periods."""
