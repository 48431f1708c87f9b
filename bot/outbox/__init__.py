"""Posting to channels: the sender takes due rows from the store, the poster sends them to Discord."""
