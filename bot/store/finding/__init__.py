"""Rows about members who look for a game."""
