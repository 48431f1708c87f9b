"""Shortcuts of titles: each folder is an extension with the slash commands of one title."""
