"""Copies of an SQLite database: made while it is in use, put in its place, and what can be seen of one from beside."""
