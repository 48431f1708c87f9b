"""What a table leaves behind: its chain of moves, its record, its log with the names of then."""
