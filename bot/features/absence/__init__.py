"""Absence: pauses, votes, ways out of a seat and into one that is offered."""
