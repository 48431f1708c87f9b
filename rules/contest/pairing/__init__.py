"""Pairings: one objective, exact or with a bound, the same on every machine.

`rules.contest.pairing.pair.pair` does all of it.
"""
