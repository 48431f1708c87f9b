"""The bot: it moves things between people, store and rules, and decides nothing about a title."""
