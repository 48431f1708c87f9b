"""``/rating``: what is shown of ratings, and what a member may do about their own."""
