"""What may be done at a table and how it is kept, without Discord."""
