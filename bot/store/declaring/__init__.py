"""Declarations of tables: shared parts, and the tables about people."""
