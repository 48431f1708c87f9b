"""Whether the database can be reached, and what the errors of drivers mean for that (ADR 54)."""
