"""Whose turn it is, what comes next, the trips at the end and the score."""
