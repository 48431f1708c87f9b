"""Reading of tables from the database, their cache, and handling of unreadable ones."""
