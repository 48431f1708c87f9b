"""Commands of moderators, their audit log, and its posts."""
