"""What is kept about a member: shown, exported, and deleted."""
