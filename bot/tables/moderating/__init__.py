"""Acts of moderators on tables and on members of their server."""
