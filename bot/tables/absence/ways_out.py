"""The ways out that refusals name, as far as they depend on more than the position of a table."""

from bot.store.database import Database
from bot.store.errors import Unreachable
from bot.tables.absence.taking_back import TakingBack
from bot.tables.conduct.permitted import assert_welcome
from bot.tables.errors import NotSeated, TableRefusal
from bot.tables.model import Actor, Position
from bot.tables.service import Tables
from rules.core.errors import Refusal


class Ways:
    def __init__(self, database: Database, tables: Tables, taking_back: TakingBack) -> None:
        self._database = database
        self._tables = tables
        self._taking_back = taking_back

    async def told(self, refused: Refusal, at: Position, actor: Actor) -> Refusal:
        """Return the refusal to tell a member at a table: the same one, or one with a way that is open to them.

        While the database cannot be reached, it is the same one, since it holds all the same.
        """
        try:
            return await self._with_way(refused, at, actor)
        except Unreachable:
            return refused

    async def _with_way(self, refused: Refusal, at: Position, actor: Actor) -> Refusal:
        match refused.code:
            case "table.not_seated":
                return NotSeated(await self._way_in(at, actor))
            case "table.not_started" if at.seat_of(actor.member_id) is None:
                way = await self._way_in(at, actor)
                return TableRefusal("starts_later", way="join" if way == "join" else "look")
            case "table.nothing_to_undo" if await self._taking_back.may_ask(at, actor.member_id):
                return TableRefusal("others_undo")
            case _:
                return refused

    async def _way_in(self, at: Position, actor: Actor) -> str:
        """Return the way to a seat that would not be refused: `join`, `take`, `open`; else `look`."""
        try:
            await self._tables.joined(at, actor)
        except Refusal:
            pass
        else:
            return "join"
        try:
            await self._tables.taken(at, actor, None)
        except Refusal:
            pass
        else:
            return "take"
        try:
            await assert_welcome(
                self._database, at.table.guild_id, actor.member_id, self._tables.now_ms()
            )
        except Refusal:
            return "look"
        return "open"
