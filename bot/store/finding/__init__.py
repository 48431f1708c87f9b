"""Rows about finding a game."""
