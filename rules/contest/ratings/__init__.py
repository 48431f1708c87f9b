"""Ratings: what a member's results say about their strength, and what counts for that."""
