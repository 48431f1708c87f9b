"""The lobby: the private panel in which a member sets up a table, and the posts of tables that gather."""
