"""What is said in a table's thread about an act of moderators."""

import re
from typing import Final

from bot.store.people.audit import Deed
from rules.core.text import Arg, Msg, msg

_TIME: Final = re.compile(r"(?P<sign>[+−]?)(?P<hours>[0-9]+) h")


def told(deed: Deed, who: str, subject: str) -> Msg:
    """The sentence that says what was done, by whom and why.

    Args:
        who: the name of whoever did it, or a mention.
        subject: the same for the member concerned.
    """
    return msg(
        f"audit.{deed.what}",
        mod=who,
        subject=subject,
        place="" if deed.seat is None else str(deed.seat + 1),
        reason=deed.reason,
        before=deed.before,
        after=amount(deed.after),
    )


def amount(written: str) -> Arg:
    """What an act changed something to; an amount of time is told in the reader's words."""
    time = _TIME.fullmatch(written)
    if time is None:
        return written
    return msg("audit.time", sign=time["sign"], hours=time["hours"])
