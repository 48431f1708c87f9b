"""Texts of posts as plain text: pages escape them, and JSON and feeds need no markup."""

import asyncio
import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from typing import Final

from babel.dates import format_datetime, format_timedelta

from bot.core.text.translator import Translator
from bot.store.rows import SeatRow
from bot.tables.names import NOBODY, is_former, visible
from rules.core.text import Msg

_TOKENS: Final = re.compile(
    r"\\(?P<literal>[^\w\s])"
    r"|<t:(?P<moment>\d{1,12})(?::(?P<style>[a-zA-Z]))?>"
    r"|<@!?(?P<member>-?\d{1,20})>"
    r"|<(?P<place>#|@&)\d{1,20}>"
    r"|</(?P<command>[^:>]+):\d{1,20}>"
    r"|\[(?P<label>(?:\\.|[^\]\\])*)\]\(<?[^)\s>]*>?\)"
    r"|<?https://discord\.com/channels/[\d/]+>?"
    r"|^(?:-#|\#{1,3}|>)\ "
    r"|\*\*|__|~~|\|\||`+|\*|\u200b",
    re.MULTILINE,
)
_RELATIVE: Final = "R"
_TIME: Final = "t"

Named = Callable[[int], str]
"""Names a member by their number; an empty name if it is not known here."""


class Plain:
    """Turns texts of posts into plain text for one reader.

    Without `now_ms`, moments are dates: a file may be read days later.
    """

    def __init__(self, text: Translator, now_ms: int | None, named: Named = lambda _: "") -> None:
        self.text = text
        self._now_ms = now_ms
        self._named = named

    def __call__(self, markdown: str) -> str:
        """Return a text of a post without markup: moments are written out, and members have names, not numbers."""
        lines = _TOKENS.sub(self._token, markdown).split("\n")
        return "\n".join(line.strip(" ·") for line in lines).strip()

    def words(self, key: str, /, **args: int | str | Msg) -> str:
        """Return one of our texts; plain arguments are shown as they are."""
        return self.text.draw(Msg(key, dict(args)))

    def say(self, said: Msg) -> str:
        """Return a text of a post."""
        return self(self.text.say(said))

    async def lines(self, said: Iterable[Msg]) -> tuple[str, ...]:
        """Return texts of posts. Between any two the bot may answer members: a text read first takes milliseconds."""
        found = []
        for each in said:
            found.append(self.say(each))
            await asyncio.sleep(0)
        return tuple(found)

    def gathering(self, seats: tuple[SeatRow, ...]) -> str:
        """Return how many seats anyone may take."""
        return self.words(
            "web.gathering", free=sum(row.is_free and not row.is_reserved for row in seats)
        )

    def moment(self, at_ms: int, style: str = "f") -> str:
        """Return a moment in words: `R` relative to now, `t` the time of day, else date and time, all in UTC."""
        language, seconds = self.text.language, at_ms / 1000
        if style == _RELATIVE and self._now_ms is not None:
            away = timedelta(seconds=round(seconds - self._now_ms / 1000))
            return str(format_timedelta(away, add_direction=True, locale=language))
        pattern = "HH:mm" if style == _TIME else _DATES.get(language, _DATES["en"])
        at = datetime.fromtimestamp(seconds, UTC)
        return f"{format_datetime(at, pattern, locale=language)} UTC"

    def _token(self, found: re.Match[str]) -> str:
        if found["literal"] is not None:
            return found["literal"]
        if found["moment"] is not None:
            return self.moment(int(found["moment"]) * 1000, found["style"] or "f")
        if found["member"] is not None:
            return self._member(int(found["member"]))
        if found["command"] is not None:
            return f"/{found['command']}"
        if found["label"] is not None:
            return self(found["label"])
        return "Discord" if found["place"] == "#" else ""

    def _member(self, member_id: int) -> str:
        if is_former(member_id):
            return self.words(NOBODY)
        return visible(self._named(member_id)) or self.words("web.member")


_DATES: Final = {"en": "d MMM y, HH:mm", "ko": "y년 M월 d일 HH:mm", "it": "d MMM y, HH:mm"}


def names_at(seats: tuple[SeatRow, ...]) -> Named:
    """Return the names of the members with a seat."""
    known = {row.member_id: visible(row.name) for row in seats if row.member_id is not None}
    return lambda member_id: known.get(member_id, "")
