"""Several processes on one database: whose servers each serves, and how they keep out of each other's way (ADR 33)."""
