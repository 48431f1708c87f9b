"""Rows about members at tables: ballots, conduct, seats on offer, and final departures."""
