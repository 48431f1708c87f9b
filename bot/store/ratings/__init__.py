"""Ratings of members, the tables from which they come, and statistics."""
