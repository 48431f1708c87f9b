"""The turn: the private panel in which a member makes a move, and the posts that call a player."""
