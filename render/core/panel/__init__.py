"""The pictures of panels: the games to choose from, the one that answers a question, and the marks of lessons."""
