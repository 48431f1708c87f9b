"""What a form offers for a move: options, notes and warnings."""
