"""What clocks and hours say about a table: calculations and pure decisions, below the service."""
