"""How a table is read from the database and kept in memory, and what becomes of one that cannot be read."""
