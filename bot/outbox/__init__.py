"""Posting to channels: the sender takes what is due from the store, the poster sends it to Discord."""
