"""The Discord server around a table: its channels, permissions, and members."""
