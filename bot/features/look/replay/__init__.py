"""Looking back at a table, turn by turn."""
