"""Advice of robots at members' request: hints during play, and after the end a review of the dearest moves."""
