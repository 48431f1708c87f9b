"""The city and what is built in it: ground, rails, stops, keys and plates."""
