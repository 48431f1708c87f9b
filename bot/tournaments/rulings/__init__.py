"""Rulings of referees and organisers: results, faults, penalties, entrants, and taking a ruling back."""
