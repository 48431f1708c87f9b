"""Members' commands about their time, and the runners for when time is up, above the service."""
