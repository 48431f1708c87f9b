"""Posts and panels for members that look for a game."""
