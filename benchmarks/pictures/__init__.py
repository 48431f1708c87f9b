"""Cost of pictures: of a turn, of a first turn, of many tables by turns; and differences between two versions."""
