"""Clocks and reminders: what they show, time that is given, and the hours of a member."""
