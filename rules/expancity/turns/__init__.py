"""Turns and their order."""
