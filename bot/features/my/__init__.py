"""A member's own panels: notices, vacations, blocks, conduct, and their data."""
