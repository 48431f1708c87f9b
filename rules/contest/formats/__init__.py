"""Schedules that are known beforehand, and elimination brackets."""
