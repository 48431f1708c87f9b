"""Ratings and statistics of members: kept as tables end, made again, shown and erased."""
