"""Views of a table: its board and hand, its log, its texts, and the list of a member's tables."""
