"""What is said in a table's thread about an act of moderators."""

from bot.store.people.audit import Deed
from rules.core.text import Msg, msg


def told(deed: Deed, who: str, subject: str) -> Msg:
    """What was done, by whom and why.

    Args:
        who: the name of whoever did it, or a mention.
        subject: the same of the member whom it concerns.
    """
    return msg(
        f"audit.{deed.what}",
        mod=who,
        subject=subject,
        place="" if deed.seat is None else str(deed.seat + 1),
        reason=deed.reason,
        before=deed.before,
        after=deed.after,
    )
