"""What the rules of all titles share; it knows no title."""
