"""The final scores: the planet, before and after, and a row for each seat and for MarsBot."""
