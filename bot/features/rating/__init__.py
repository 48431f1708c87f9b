"""``/rating``: ratings and statistics, and a member's control over their own."""
