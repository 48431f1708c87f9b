"""Alembic's migrations: the history of the schema."""
