"""Contracts and goals as data."""
