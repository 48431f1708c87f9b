"""Copies of the database: making them regularly, testing them, and announcements to tables after a restore."""
