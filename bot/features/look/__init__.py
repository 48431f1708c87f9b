"""Looking at a table: its board and hand, its log, its texts, and the tables of a member."""
