"""Forms: the values offered for each field of a move."""
