"""Points of a table, standings, and tie-breaks."""
