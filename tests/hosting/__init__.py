"""Time at tables: calendars compared with the wall clock, seats' clocks, and a month of many tables."""
