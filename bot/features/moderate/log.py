"""The audit log of a server: pages of the acts of moderators and managers, and the text of one act."""

import re
from typing import Final

from bot.core.caller import Caller
from bot.core.controls.ids import ReadId
from bot.core.controls.post_views import pager_view
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.servers.several import Many, parts
from bot.core.text.lines import split
from bot.core.text.translator import Translator, translator
from bot.store.people.audit import Deed
from bot.tables.moderating.deeds import fact
from bot.tables.moderating.lost import UNSET
from bot.tables.moderating.moderation import Moderation
from bot.tables.settings import (
    BY_LANGUAGE,
    CHANNELS,
    HOURS,
    LIMITS,
    MODERATORS,
    OPENERS,
    ORGANISERS,
    PACES,
    TITLES,
)
from rules.core.errors import Refusal
from rules.core.text import Own, Typed, msg, typed

SOURCE: Final = "audit"
"""The source of its pages, in `ReadId`."""
MOST: Final = 500
"""Maximum number of acts on all pages."""
_PAGE_CHARS: Final = 1800
_MOST_SHARE: Final = len("100")
"""Most digits of a plain number; longer ones are channel ids."""
_MANY: Final = {
    TITLES: Many.TITLES,
    PACES: Many.PACES,
    CHANNELS: Many.CHANNELS,
    OPENERS: Many.ROLES,
    MODERATORS: Many.ROLES,
    ORGANISERS: Many.ROLES,
}
_OF = re.compile(r"g-(?P<table>[0-9]{1,15})-(?P<member>[0-9]{1,20})")


class AuditLog:
    def __init__(self, core: Core, moderation: Moderation) -> None:
        self._catalogues = core.catalogues
        self._moderation = moderation

    async def page(self, caller: Caller, guild_id: int, wanted: ReadId) -> Post:
        """Return one page of a server's acts, the newest first.

        Raises:
            Refusal: ui.outdated, or moderate.nothing_done.
        """
        of = _OF.fullmatch(wanted.of)
        if of is None:
            raise Refusal("ui.outdated")
        done = await self._moderation.page(
            guild_id, first=0, most=MOST, table_id=int(of["table"]), member_id=int(of["member"])
        )
        if not done:
            raise Refusal("moderate.nothing_done")
        text = translator(self._catalogues[caller.language], None)
        pages = split("\n".join(line(each, text) for each in done), chars=_PAGE_CHARS)
        number = min(wanted.page, len(pages) - 1)
        content = pages[number]
        if len(pages) > 1:
            content += "\n" + text.words("ui.read.page", page=number + 1, pages=len(pages))
        return Post(content, view=pager_view(SOURCE, wanted.of, number, len(pages), text))


def page_id(table_id: int = 0, member_id: int = 0) -> ReadId:
    """Return the id of the first page, limited to acts at one table or on one member if given."""
    return ReadId(SOURCE, f"g-{table_id}-{member_id}")


def line(deed: Deed, text: Translator) -> str:
    """Return the text of an act: time, table, moderator, act and reason. Its mentions ping no member."""
    before, after = _from_and_to(deed)
    what = text.words(
        f"audit.{deed.what}",
        mod=text.mention(deed.actor_id),
        subject=text.mention(deed.subject_id),
        place="" if deed.seat is None else str(deed.seat + 1),
        reason=typed(deed.reason),
        before=before,
        after=after,
    )
    head = f"<t:{deed.at_ms // 1000}:f>"
    if deed.table_id is not None:
        head += " · " + text.words("conduct.table", number=str(deed.table_id))
    if deed.plays_there:
        own = text.words("audit.plays_there", mod=text.mention(deed.actor_id))
        what = f"{what} {own}"
    return f"-# {head}\n{what}"


def _from_and_to(deed: Deed) -> tuple[Own, Own]:
    """Return the old and the new value of an act; for a setting its name and its new value, as members pick them."""
    if deed.what == UNSET:
        names = tuple(msg(f"cmd.choice.{each}") for each in deed.before.split())
        return names, typed(Typed(deed.after))
    if deed.what != "set":
        return fact(deed.before), fact(deed.after)
    name = msg(f"cmd.choice.{deed.before}")
    many = _MANY.get(deed.before)
    if deed.before in LIMITS:
        return name, deed.after
    if many is not None and deed.after not in ("all", "off"):
        return name, many.said(parts(deed.after))
    if deed.before == HOURS and deed.after != BY_LANGUAGE:
        return name, typed(Typed(deed.after))
    is_channel = len(deed.after) > _MOST_SHARE and deed.after.isdecimal()
    return name, f"<#{deed.after}>" if is_channel else msg(f"cmd.choice.{deed.after}")
