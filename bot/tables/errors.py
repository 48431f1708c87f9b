"""Refusals that concern a table rather than its rules."""

from rules import registry
from rules.core.errors import Refusal
from rules.core.naming import Spoken, nearest, unspoken
from rules.core.text import Arg, Msg, Typed, msg


class TableRefusal(Refusal):
    """The table does not allow this now; nothing was changed. Codes begin with ``table.``."""

    def __init__(self, code: str, **facts: Arg | Typed) -> None:
        super().__init__(f"table.{code}", **facts)


class NotSeated(TableRefusal):
    """The member has no seat. `bot.tables.absence.ways_out` names a way to one where that is possible."""

    def __init__(self, way: str = "look") -> None:
        super().__init__("not_seated", way=way)


class NoSuchTitle(TableRefusal):
    """No title of that name is hosted. The refusal names the nearest one and all hosted ones."""

    def __init__(self, title: str, spoken: Spoken = unspoken) -> None:
        hosted = _names()
        found = nearest(title, {key: (key, *spoken(name)) for key, name in hosted.items()})
        titles = tuple(hosted.values())
        super().__init__("no_such_title", title=title[:50], nearest=hosted[found], titles=titles)


class NoTitle(TableRefusal):
    """The member named no title. The refusal names the hosted ones."""

    def __init__(self) -> None:
        super().__init__("no_title", titles=tuple(_names().values()))


class Unreadable(TableRefusal):
    """A table cannot be opened: its rows are damaged, or see `Unsupported`.

    `why` completes the sentence "Table 7 …" in the log and names the remedy.
    """

    def __init__(
        self, table_id: int, why: str, code: str = "cannot_be_opened", **facts: Arg
    ) -> None:
        super().__init__(code, number=str(table_id), **facts)
        self.table_id = table_id
        self.why = why


class Unsupported(Unreadable):
    """The rows of a table are whole, but this installation cannot read them; another one can."""


class TitleMissing(Unsupported):
    """The package that brought the table's title is not installed."""

    def __init__(self, table_id: int, title: str) -> None:
        why = (
            f"cannot be opened: its title “{title}” is not installed; install it again and restart the bot, "
            "and the table goes on"
        )
        super().__init__(table_id, why, "title_missing", title=title)


class LogDamaged(Unreadable):
    """A table can be opened and played on, but its log cannot be read."""

    def __init__(self, table_id: int) -> None:
        super().__init__(table_id, "has a damaged log", "log_damaged")


def _names() -> dict[str, Msg]:
    return {key: msg(f"{key}.title") for key in registry.title_keys()}
