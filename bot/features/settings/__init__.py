"""Settings of a server, and what the bot checks there."""
