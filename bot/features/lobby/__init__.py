"""The lobby: the private panel in which a member chooses what table to open."""
