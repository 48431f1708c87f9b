"""The city: its grid, where things may be placed, and what cards count."""
