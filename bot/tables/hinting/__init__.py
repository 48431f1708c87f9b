"""What robots tell members who ask: what they would do, and after the end which moves cost most."""
