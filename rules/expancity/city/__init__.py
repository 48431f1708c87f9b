"""The city as it is built: its grid, where things may go, what cards count in it."""
