"""Cost of a move when several processes share a database."""
