"""Whose turn it is and what comes next."""
