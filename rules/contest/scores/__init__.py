"""Points of a table, standings, and what decides between equals."""
