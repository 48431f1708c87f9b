"""Public posts, private answers, and the pictures in both."""
