"""The moves that a seat can make, one verb a file."""
