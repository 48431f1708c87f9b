"""How members find a table, and others to play with (specification of hosting, section 6)."""
