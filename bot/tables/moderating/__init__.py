"""What moderators do with tables and with members of their server."""
