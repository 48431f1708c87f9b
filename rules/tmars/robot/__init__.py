"""Robots: how they value a position and choose their moves."""
