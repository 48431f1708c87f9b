"""Clocks and reminders: clocks on display, gifts of time, reminders of turns, and members' hours."""
