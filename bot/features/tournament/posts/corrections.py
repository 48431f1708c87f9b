"""Posts of rulings: one in the channel, and one in the thread of the table that a ruling is about."""

from typing import Any, Final

from msgspec import json

from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.text.translator import Translator, translator
from bot.features.tournament.posts.mentioning import Mentioning
from bot.features.tournament.posts.ruled import ruling_post
from bot.features.tournament.words import Shown, person
from bot.store.contest.rows import RulingKind, RulingRow
from bot.store.rows import OutboxRow
from bot.tournaments.rulings.penalties import PENALTIES, entrant_in
from bot.tournaments.service import Tournaments
from rules.core.text import Own

_OF_ENTRANTS: Final = (
    RulingKind.ADD,
    RulingKind.DROP,
    RulingKind.KEEP,
    RulingKind.BYE,
    *PENALTIES,
)


class Corrections:
    def __init__(
        self,
        core: Core,
        tournaments: Tournaments,
        mentioning: Mentioning,
    ) -> None:
        self._catalogues, self._receipts = core.catalogues, core.posting.receipts
        self._tournaments = tournaments
        self._mentioning = mentioning

    async def in_channel(self, row: OutboxRow, shown: Shown, ruling_id: int) -> None:
        """Post a ruling in the channel. It pings those concerned only if they do not read it in a thread."""
        found = _found(shown, ruling_id)
        if found is None:
            await self._receipts.note(row, None)
            return
        has_thread = await self._thread_of(shown, found) is not None
        await self._send(row, shown, found, shown.row.channel_id, () if has_thread else None)

    async def in_thread(self, row: OutboxRow, shown: Shown, ruling_id: int) -> None:
        """Post a ruling about a table in its thread, with its effect on the seats; ping those concerned."""
        found = _found(shown, ruling_id)
        place = None if found is None else await self._thread_of(shown, found)
        if found is None or place is None:
            await self._receipts.note(row, None)
            return
        await self._send(row, shown, found, place, None)

    async def _send(
        self,
        row: OutboxRow,
        shown: Shown,
        ruling: RulingRow,
        place: int,
        pinged: tuple[int, ...] | None,
    ) -> None:
        """Send the post; `pinged` are the members to ping, None for all that the ruling concerns."""
        text = translator(self._catalogues[shown.row.language], None)
        wanted = concerned(shown, ruling) if pinged is None else pinged
        called = await self._mentioning.mentioned(wanted)
        lines = [ruling_post(shown, ruling, text).content]
        if place != shown.row.channel_id and (meaning := meaning_of(shown, ruling, text)):
            lines.append(meaning)
        if called:
            lines.append(" ".join(text.mention(each) for each in called))
        post = Post("\n".join(lines), mentions=tuple(called))
        await self._mentioning.send(row, place, (post,), called, "ruling")

    async def _thread_of(self, shown: Shown, ruling: RulingRow) -> int | None:
        """Return the thread of the table that a ruling is about; None if it has none of its own."""
        pod = next((each for each in shown.stored.pods if each.id == ruling.pod_id), None)
        if pod is None or pod.table_id is None:
            return None
        table = (await self._tournaments.context.tables.position(pod.table_id)).table
        return None if table.thread_id == table.channel_id else table.thread_id


def concerned(shown: Shown, ruling: RulingRow) -> tuple[int, ...]:
    """Return the members that a ruling concerns, without the referee: those of its table, or its entrant."""
    about = _undone(shown, ruling)
    before: dict[str, Any] = json.decode(about.before)
    nos = [each.no for each in shown.held.seats(about.pod_id or 0)]
    if about.kind is RulingKind.SUBSTITUTE:
        nos.append(before["no"])
    elif about.kind in _OF_ENTRANTS:
        nos.append(entrant_in(about))
    members = dict.fromkeys(shown.entrant(no).member_id for no in nos)
    return tuple(each for each in members if each != ruling.by_id)


def meaning_of(shown: Shown, ruling: RulingRow, text: Translator) -> str:
    """Return the effect of a ruling on the seats of its table; empty if the ruling says it."""
    if ruling.kind is RulingKind.UNDO:
        return text.words("tournament.means.undo")
    after: dict[str, Any] = json.decode(ruling.after)
    facts: dict[str, Own] = {}
    key = ruling.kind.value
    if ruling.kind is RulingKind.FAULT:
        fault = after.get("fault")
        kind = "cleared" if fault is None else str(fault["kind"])
        key = kind if kind in ("cleared", "excused", "loss") else "fault"
        facts["player"] = person(text, shown.entrant(after["no"]).name)
    elif ruling.kind not in (RulingKind.RESULT, RulingKind.SUBSTITUTE):
        return ""
    return text.words(f"tournament.means.{key}", **facts)


def _undone(shown: Shown, ruling: RulingRow) -> RulingRow:
    """Return the ruling that an undo is about; else the ruling itself."""
    found = (each for each in shown.stored.rulings if each.id == ruling.undoes_id)
    return next(found, ruling)


def _found(shown: Shown, ruling_id: int) -> RulingRow | None:
    return next((each for each in shown.stored.rulings if each.id == ruling_id), None)
