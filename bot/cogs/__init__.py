"""Slash commands, a module per group; `bot.cogs.<title>` holds a title's shortcuts."""
