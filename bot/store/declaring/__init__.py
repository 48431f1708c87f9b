"""Declarations of tables: what they share, and those about people at tables."""
