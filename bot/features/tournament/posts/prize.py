"""The role of a tournament's winner: given at the end, and taken from the winner before."""

from typing import Final

import discord

from bot.core.core import Core
from bot.core.servers import roles
from bot.features.tournament.words import Shown
from bot.line.answers import TROUBLE
from bot.store import outbox
from bot.store.contest import winners
from bot.store.contest.rows import EntrantRow
from bot.store.contest.winners import Holding
from bot.store.database import Connection
from bot.store.rows import OutboxRow
from bot.tables.names import is_former
from bot.tournaments import notices
from rules.contest.scores.results import No

_LEFT: Final = "left"


class PrizeRoles:
    def __init__(self, core: Core) -> None:
        self._client, self._database = core.client, core.database
        self._receipts, self._now = core.posting.receipts, core.known.now

    async def post(self, row: OutboxRow, shown: Shown) -> None:
        """Hand the role of the winner on, and record it. Repeating it changes nothing.

        If that fails for good, the organisers get a direct message, and the tournament goes on as without a role.
        """
        number, role_id = shown.row.id, shown.row.settings.winner_role
        guild = self._client.get_guild(shown.row.guild_id)
        is_played = any(pod.is_scored for _, pod in shown.at.pods())
        if role_id is None or guild is None or not is_played:
            await self._receipts.note(row, None)
            return
        own, before = await self._database.read(
            lambda conn: (
                winners.of(conn, number),
                winners.holding(conn, shown.row.guild_id, role_id),
            )
        )
        if not own or any(_is_later(each, shown) for each in before):
            await self._receipts.note(row, None)
            return
        why, left = await self._handed_on(guild, role_id, own, before)

        def keep(conn: Connection) -> None:
            if why in (None, _LEFT):
                winners.hand_on(conn, role_id, number, before)
            if why is not None:
                self._tell(conn, shown, why, left)

        await self._receipts.note(row, None, also=keep)

    async def _handed_on(
        self,
        guild: discord.Guild,
        role_id: int,
        own: tuple[EntrantRow, ...],
        before: list[Holding],
    ) -> tuple[str | None, tuple[No, ...]]:
        """Take the role and give it; return what went wrong, and the winners that have left the server."""
        if (why := await roles.hindrance(guild, role_id)) is not None:
            return why, ()
        wanted = {each.member_id for each in own}
        old = {each.member_id for one in before for each in one.winners}
        try:
            for member_id in sorted(old - wanted):
                await roles.take(guild, member_id, role_id)
            given = [await roles.give(guild, each.member_id, role_id) for each in own]
        except (discord.NotFound, discord.Forbidden):
            return await roles.hindrance(guild, role_id) or "refused", ()
        left = tuple(each.no for each, there in zip(own, given, strict=True) if not there)
        return _LEFT if left else None, left

    def _tell(self, conn: Connection, shown: Shown, why: str, left: tuple[No, ...]) -> None:
        told = {shown.row.organiser_id, *shown.stored.organisers}
        for each in sorted(member for member in told if not is_former(member)):
            notice = notices.role_kept(shown.row.id, each, why, left)
            outbox.put_once(conn, notice, until="", now=self._now())

    async def take_from(self, member_id: int) -> None:
        """Take every winner's role from a member whose data is about to be deleted, as far as Discord lets the bot."""
        for guild_id, role_id in await self._database.read(
            lambda conn: winners.held_by(conn, member_id)
        ):
            guild = self._client.get_guild(guild_id)
            if guild is None:
                continue
            try:
                await roles.take(guild, member_id, role_id)
            except TROUBLE:
                # The deletion does not wait for Discord. Moderators can take the role.
                continue


def _is_later(each: Holding, shown: Shown) -> bool:
    """Return whether the winner of a tournament that ended after this one holds the role."""
    return (each.ended_ms, each.tournament_id) > (shown.row.ended_ms or 0, shown.row.id)
