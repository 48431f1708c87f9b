"""Copies of an SQLite database: made while it is in use, and restored; and read-only access beside a running bot."""
