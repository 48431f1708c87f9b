"""The private panel in which a member makes a move."""
