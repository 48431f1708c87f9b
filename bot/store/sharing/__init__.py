"""Several processes on one database: the servers that each serves, and the locks between them (ADR 33)."""
