"""Ratings: estimates of strength from results, and the rules for the results that count."""
