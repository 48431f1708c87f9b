"""What is stored for members who look for a game."""
