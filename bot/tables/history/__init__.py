"""The past of a table: its chain of moves, its record, and its log with the names of the time."""
