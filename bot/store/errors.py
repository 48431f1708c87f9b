"""Errors of a database, as the rest of the program knows them; `bot.store.reaching` knows the drivers."""

import asyncio

__all__ = [
    "Closed",
    "InUse",
    "NewerDatabase",
    "NoCopies",
    "NotCopied",
    "Spoilt",
    "Unmigrated",
    "Unreachable",
    "Unusable",
]


class InUse(Exception):
    """Another process is using this database."""


class NewerDatabase(Exception):
    """The database was written by a newer version of the program."""


class Unmigrated(Exception):
    """A migration cannot be applied."""


class Unreachable(Exception):
    """The database cannot be reached, or stores nothing, at the moment. The message says why.

    Stored data is safe. The request was not carried out, or its outcome is unknown: the caller may repeat it after
    `over`.
    """

    def __init__(self, why: str, back: asyncio.Event | None = None) -> None:
        """`back` is set once the database is there again."""
        super().__init__(why)
        self._back = back

    async def over(self) -> None:
        """Wait until the database is there again."""
        if self._back is not None:
            await self._back.wait()


class Unusable(Exception):
    """The database cannot be opened, or is not one of ours. The message names it and says why."""


class Spoilt(Unusable):
    """The file is damaged, or is not a database at all."""


class NoCopies(Exception):
    """The database is a server's, which is copied by its own means."""

    def __init__(self) -> None:
        super().__init__(
            "PostgreSQL makes its own copies: use pg_dump, and pg_restore to go back to one"
        )


class NotCopied(Exception):
    """The copy was not made: its disk is full, broken or gone. The message says why."""


class Closed(Exception):
    """The database has been closed and stores nothing any more."""
