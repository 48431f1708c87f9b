"""Effects of clocks and hours on a table: calculations and pure decisions, below the service."""
