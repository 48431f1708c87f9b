"""Ways for members to find a table, and others to play with (specification of hosting, section 6)."""
