"""Tournaments as they are stored: who takes part, rounds and pods, what referees decided."""
