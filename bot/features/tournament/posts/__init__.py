"""The posts of a tournament: the announcement, rounds, calls, rulings and the end."""
