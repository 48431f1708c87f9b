"""Repaints only the changes since the last picture of the same kind (ADR 36)."""
