"""Whose turn it is and what comes next, from the opening to the transition periods."""
