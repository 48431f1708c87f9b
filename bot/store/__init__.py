"""The database: its tables, its migrations, and every SQL statement."""
