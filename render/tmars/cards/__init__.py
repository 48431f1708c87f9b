"""Cards as pictures: faces, rows of them, and the sheets that private pictures begin with."""
