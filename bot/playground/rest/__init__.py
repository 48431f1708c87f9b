"""Discord's REST API as the bot calls it, and its failures on request."""
