"""What pictures cost: of a turn, of a first turn, of many tables by turns; and how those of two versions differ."""
