"""What is shown: public posts, private answers, and the pictures in both."""
