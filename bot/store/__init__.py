"""What is kept on disk: the database, its tables, and every statement of SQL."""
