"""Tournaments of any title: scores and standings, pairings, schedules.

This package knows no title and sees no state; no title knows it. The caller keeps the tournament and passes in its
events as numbers.
"""
