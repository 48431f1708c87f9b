"""The shapes that the database had, one after the other."""
