"""Data about a member: shown, exported, and deleted."""
