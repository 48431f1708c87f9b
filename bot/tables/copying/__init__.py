"""Copies of the database: making them regularly, testing them, and telling tables after a restore."""
