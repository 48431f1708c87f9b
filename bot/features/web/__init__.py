"""Public pages beside the bot: read-only, and never more than public posts show."""
