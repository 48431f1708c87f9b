"""Comparison of levels of robots: matches, and estimates of strength from them."""
