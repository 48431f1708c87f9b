"""Reachability of the database, and the meaning of drivers' errors for it (ADR 54)."""
