"""The city: its grid, where things may go, and what cards count in it."""
