"""Opens a member's first game of a title, and remembers its lessons that they have seen (ADR 42).

A first game is a sealed table outside of tournaments: others cannot see it, and it counts nowhere.
"""

from functools import partial

from msgspec.structs import replace

from bot.clocks.paces import NO_CLOCK
from bot.store import moves
from bot.store.database import Connection, Database
from bot.store.people import lessons
from bot.store.people.lessons import SeenLesson
from bot.store.rows import ANYONE
from bot.tables import opening
from bot.tables.conduct.permitted import assert_welcome
from bot.tables.conduct.sealing import is_first_game
from bot.tables.dependencies import Dependencies
from bot.tables.errors import NoSuchTitle
from bot.tables.history import records
from bot.tables.model import Actor, Done, Position
from bot.tables.seated import Seated
from bot.tables.service import Tables
from rules.core.errors import Refusal
from rules.core.game import RobotLevel, default_options
from rules.core.lessons import LEARNER, Course

BEGINNERS = RobotLevel.EASY
MOST_TOLD = 40
"""Most events shown of the time since the learner's last move."""


class FirstGames:
    def __init__(self, database: Database, dependencies: Dependencies, tables: Tables) -> None:
        self._database = database
        self._dependencies = dependencies
        self._tables = tables
        self._seated = Seated(database, dependencies, tables.almanac)

    async def open(
        self, actor: Actor, *, title: str, guild_id: int, channel_id: int, language: str
    ) -> int:
        """Return the number of the member's first game of a title, which is opened unless one is in play.

        Raises:
            NoSuchTitle, TableRefusal: banned.
            Refusal: learn.none.
        """
        try:
            game = self._dependencies.games(title)
        except KeyError:
            raise NoSuchTitle(title) from None
        course = game.lessons
        if course is None:
            raise Refusal("learn.none")
        held = await self._database.read(
            partial(lessons.first_game, member_id=actor.member_id, title=title)
        )
        if held is not None:
            return held
        await assert_welcome(self._database, guild_id, actor.member_id, self._tables.now_ms())
        secrets = replace(self._dependencies.secrets(), seed=course.seed)
        now = int(self._dependencies.now())
        options = default_options(game) | dict(course.options)
        table = opening.opened(
            game,
            actor,
            secrets,
            guild_id=guild_id,
            channel_id=channel_id,
            language=language,
            seats=course.seats,
            options=records.checked_options(game, course.seats, options),
            pace=NO_CLOCK,
            who=ANYONE,
            now=now,
            rated=False,
        )
        table = replace(table, is_sealed=True, first_seat=LEARNER)
        robots = (BEGINNERS,) * (course.seats - 1)

        def first(conn: Connection) -> None:
            moves.assert_new(conn, actor.interaction_id)

        def then(conn: Connection, table_id: int) -> None:
            moves.mark_done(
                conn, actor.interaction_id, table_id=table_id, seq=moves.NO_ENTRY, at=now
            )

        seats = opening.seats_for(actor, course.seats, robots)
        try:
            return await self._seated.open(table, seats, secrets, first=first, then=then)
        except moves.DoneBefore as earlier:
            return (await self._tables.changes.repeated(earlier)).position.table.id

    def course(self, at: Position) -> Course[object] | None:
        """Return the lessons of a table, if it is a first game."""
        return at.game.lessons if is_first_game(at.table) else None

    async def seen(self, at: Position, member_id: int) -> dict[str, SeenLesson]:
        """Return the lessons of a table's title that the member has seen."""
        title = at.table.title
        found = await self._database.read(lambda conn: lessons.of_title(conn, member_id, title))
        return {each.lesson: each for each in found}

    async def note(self, at: Position, member_id: int, *seen: SeenLesson) -> None:
        title = at.table.title
        await self._database.write(lambda conn: lessons.put(conn, member_id, title, *seen))

    async def skip(self, at: Position, member_id: int) -> None:
        """Mark all lessons of a table's title as seen."""
        course = self.course(at)
        if course is None:
            raise Refusal("ui.outdated")
        title, number = at.table.title, at.table.id
        keys = [each.key for each in course.lessons]
        await self._database.write(lambda conn: lessons.skip(conn, member_id, title, number, keys))

    async def stop(self, at: Position, actor: Actor) -> Done:
        """End a first game.

        Raises:
            Refusal: outdated, if it is another table.
        """
        if self.course(at) is None:
            raise Refusal("ui.outdated")
        return await self._tables.end(at.table.id, actor)
