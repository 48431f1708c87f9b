"""Moves as text that people type, and the names they may use in any language."""
