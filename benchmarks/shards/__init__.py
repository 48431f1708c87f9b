"""What it costs a move that several processes share a database."""
