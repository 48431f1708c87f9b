"""The city: its grid, legal places, and the figures that cards count."""
