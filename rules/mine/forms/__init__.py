"""What a form offers for a move."""
