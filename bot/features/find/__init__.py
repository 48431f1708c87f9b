"""Posts and panels for members who look for a game."""
