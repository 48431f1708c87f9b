"""Exit codes of the bot's process, and whether starting again may help (`docs/run-the-bot/operating.md`)."""

from enum import IntEnum


class Exit(IntEnum):
    STOPPED = 0
    """A signal ended the bot."""
    BUG = 1
    """A mistake in the program; the log has it."""
    SETTINGS = 2
    """A setting is missing or malformed, or the port for metrics is taken. Python's parser of arguments ends so too."""
    IN_USE = 3
    """Another process uses the database."""
    NEWER = 4
    """A newer version wrote the database."""
    TOKEN = 5
    """Discord refuses the token."""
    NO_DISCORD = 6
    """Discord cannot be reached."""
    DATABASE = 7
    """The database is damaged, refuses us, or is not one of ours."""
    CUT_OFF = 8
    """Discord cut the connection off for good."""
    TITLE = 9
    """A title cannot be loaded."""
    NO_DATABASE = 10
    """The database cannot be reached."""
