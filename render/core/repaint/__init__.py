"""Paints only what has changed since the last picture of the same thing (ADR 36)."""
