"""The picture of a panel (ADR 66)."""
