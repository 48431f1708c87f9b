"""Replays: a table turn by turn, as an animation, or as a review of a member's moves."""
