"""Posting: messages that are sent, edited and noted, and the places where tables are played."""
