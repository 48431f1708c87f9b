"""Pictures of one part of the board at a larger size."""
