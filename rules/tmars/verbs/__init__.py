"""The moves of a seat, one verb per file."""
