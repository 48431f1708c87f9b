"""The city and its network: ground, rails, stops, keys and plates."""
