"""Views of a tournament for its pictures: names and marks, no numbers of members."""
