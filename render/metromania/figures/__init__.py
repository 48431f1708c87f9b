"""The drawn examples beside the rules."""
