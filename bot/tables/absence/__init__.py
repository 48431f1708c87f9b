"""Absent members of a table: ballots, ways out of a seat, offered seats, conduct."""
