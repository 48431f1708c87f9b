"""What members do about their time, and what the bot does when time is up: commands and runners above the service."""
