"""What tournaments of any title compute: scores and standings, pairings, schedules.

It knows no title and sees no state; no title knows it. Whoever keeps a tournament gives it what happened, as numbers.
"""
