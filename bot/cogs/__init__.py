"""Extensions that the bot loads: slash commands and listeners; `bot.cogs.<title>` holds a title's shortcuts."""
