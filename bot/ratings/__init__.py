"""Ratings and statistics of members: stored as tables end, recalculated, shown and erased."""
