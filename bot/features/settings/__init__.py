"""Settings of a server, and the check of the bot's permissions."""
