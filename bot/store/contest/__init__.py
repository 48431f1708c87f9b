"""Tournaments as they are stored: entrants, rounds and pods, and rulings of referees."""
