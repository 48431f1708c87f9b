"""Schedules that are known beforehand, and who goes on to the next round."""
