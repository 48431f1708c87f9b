"""The common parts of the pictures: colours, the head, windows, signs, legends."""
