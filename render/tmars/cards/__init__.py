"""Cards as pictures: faces, rows of signs, and the head of private pictures."""
