"""Whose turn it is, what comes next, and the score."""
