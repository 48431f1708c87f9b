"""Advice of robots to members who ask: hints during play, and after the end a review of the dearest moves."""
