"""The server around a table: channels, permissions, and who is still there."""
