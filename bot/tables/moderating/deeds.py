"""Messages in a table's thread about acts of moderators."""

import re
from typing import Final

from bot.store.people.audit import Deed
from bot.tables.names import channel
from rules.core.text import Msg, Typed, msg, typed

_TIME: Final = re.compile(r"(?P<sign>[+−]?)(?P<hours>[0-9]+) h")

_PLACE: Final = re.compile(r"<#(?P<id>[0-9]+)>(?: <#[0-9]+>)*")
"""A place, and perhaps others that are not shown."""


def told(deed: Deed, who: Typed, subject: Typed) -> Msg:
    """Return the sentence about a deed: the act, its actor and its reason.

    Args:
        who: the name of the actor, or a mention.
        subject: the same for the member concerned.
    """
    return msg(
        f"audit.{deed.what}",
        mod=who,
        subject=subject,
        place="" if deed.seat is None else str(deed.seat + 1),
        reason=deed.reason,
        before=fact(deed.before),
        after=fact(deed.after),
    )


def fact(written: str) -> Msg:
    """Return a value before or after an act: an amount of time in the reader's words, a place as a mention."""
    if (time := _TIME.fullmatch(written)) is not None:
        return msg("audit.time", sign=time["sign"], hours=time["hours"])
    if (place := _PLACE.fullmatch(written)) is not None:
        return channel(place["id"])
    return typed(Typed(written))
