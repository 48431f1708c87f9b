"""Conditions for taking part in a tournament (chapter "Permissions and limits")."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from bot.clocks.paces import DAY_MS
from bot.store.contest import tournaments
from bot.store.people import bans, results
from bot.store.ratings import people
from bot.tables.conduct.permitted import assert_welcome
from bot.tables.errors import NoSuchTitle
from bot.tables.model import Actor, snowflake_ms
from bot.tables.names import visible
from bot.tournaments.changing import Context
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.loading import GamesOf
from bot.tournaments.model import Held
from rules.contest.ratings.model import Rating, points
from rules.contest.ratings.pools import kind_of, pool
from rules.core.game import GameDef
from rules.core.text import Msg, Typed, msg

MOST_ENTERED: Final = 5
"""Tournaments that are not over in which one member may be."""

MOST_SEATED: Final = 20
"""Tables of tournaments in play at which one member may have a seat."""


@dataclass(frozen=True, slots=True)
class Who:
    """Facts about a member that Discord alone knows. None is unknown, and refuses nothing."""

    roles: Collection[int] | None = None
    language: str | None = None
    sees_private_threads: bool = False
    """True if they may see private threads of the tournament's channel to which they do not belong."""
    code: str | None = None
    """The code that they have typed."""


ANYBODY: Final = Who()


def game_named(games: GamesOf, title: str) -> GameDef[Any, Any]:
    """Return the title of that key, or raise `NoSuchTitle`."""
    try:
        return games(title)
    except KeyError:
        raise NoSuchTitle(title) from None


async def check(
    context: Context, held: Held, actor: Actor, who: Who, *, is_in: bool = False
) -> None:
    """Refuse a member who may not take part.

    Raises:
        TournamentRefusal: not_eligible, code_needed, code_wrong, too_many_tables, too_many_seats, sealed_moderator or
            operator_barred.
        Refusal: the member is banned in the server.
    """
    member, row = actor.member_id, held.row
    await assert_welcome(context.database, row.guild_id, member, context.now_ms())
    missing = await _missing(context, held, actor, who)
    if missing is None and held.of_member(member) is None:
        # What a member reached when they signed up is not asked for again.
        missing = await _unreached(context, held, member)
    if missing is not None:
        raise TournamentRefusal("not_eligible", condition=missing)
    if held.of_member(member) is None:
        _assert_invited(held, member, who.code)
    if row.settings.is_sealed:
        if member in context.operators:
            raise TournamentRefusal("operator_barred")
        if held.has_closed_tables and who.sees_private_threads:
            raise TournamentRefusal("sealed_moderator")
    if is_in:
        return
    await assert_room(context, member)


async def assert_room(context: Context, member_id: int) -> None:
    """Refuse one more tournament to a member at the limit of tournaments or seats.

    Raises:
        TournamentRefusal: too_many_tables or too_many_seats.
    """
    entered, seated = await context.database.read(lambda conn: tournaments.busy(conn, member_id))
    if entered >= MOST_ENTERED:
        raise TournamentRefusal("too_many_tables", most=MOST_ENTERED)
    if seated >= MOST_SEATED:
        raise TournamentRefusal("too_many_seats", most=MOST_SEATED)


async def assert_not_banned(context: Context, held: Held, member_id: int) -> None:
    """Refuse a referee who gives a banned member a place or a seat.

    Raises:
        TournamentRefusal: banned.
    """
    guild, now = held.row.guild_id, context.now_ms()
    found = await context.database.read(lambda conn: bans.of(conn, guild, member_id, now))
    if found is not None:
        until = str(found.until_ms // 1000)
        raise TournamentRefusal("banned", until=until, reason=found.reason)


async def assert_seat(context: Context, member_id: int) -> None:
    """Refuse one more table of a tournament to a member.

    Raises:
        TournamentRefusal: too_many_seats.
    """
    _, seated = await context.database.read(lambda conn: tournaments.busy(conn, member_id))
    if seated >= MOST_SEATED:
        raise TournamentRefusal("too_many_seats", most=MOST_SEATED)


async def _missing(context: Context, held: Held, actor: Actor, who: Who) -> Msg | None:
    """Return the condition that a member does not meet."""
    wanted = held.row.settings.eligible
    if wanted.role_id is not None and who.roles is not None and wanted.role_id not in who.roles:
        return msg("tournament.eligible.role", role=str(wanted.role_id))
    age = (context.now_ms() - snowflake_ms(actor.member_id)) // DAY_MS
    if wanted.account_days and age < wanted.account_days:
        return msg("tournament.eligible.account", days=wanted.account_days)
    if wanted.language is not None and who.language not in (None, wanted.language):
        return msg("tournament.eligible.language", language=wanted.language)
    if wanted.rated_tables:
        played = await context.database.read(
            lambda conn: results.counting(conn, actor.member_id, held.row.title)
        )
        if played < wanted.rated_tables:
            return msg("tournament.eligible.tables", tables=wanted.rated_tables)
    return None


async def _unreached(context: Context, held: Held, member_id: int) -> Msg | None:
    """Return the reliability or the rating that a member does not have."""
    wanted = held.row.settings.eligible
    if wanted.reliability:
        found = await context.tables.conducts.of(member_id, now_ms=context.now_ms())
        if found[member_id].reliability < wanted.reliability:
            return msg("tournament.eligible.reliability", least=wanted.reliability)
    if wanted.rating_least or wanted.rating_most:
        own = await _rating(context, held, member_id)
        if wanted.rating_least and (own is None or own < wanted.rating_least):
            return msg("tournament.eligible.rating_least", rating=wanted.rating_least)
        if wanted.rating_most and own is not None and own > wanted.rating_most:
            return msg("tournament.eligible.rating_most", rating=wanted.rating_most)
    return None


async def _rating(context: Context, held: Held, member_id: int) -> int | None:
    """Return a member's rating at tables of the size that the tournament has; None before their first table."""
    kind = kind_of(held.row.plan.stages[0].scheme.wanted, has_robots=False)
    if kind is None:
        return None
    own = pool(held.row.title, kind)
    rated = await context.database.read(lambda conn: people.of_member(conn, member_id))
    found = (each for each in rated if each.pool == own)
    return next((points(Rating(each.mu, each.sigma)) for each in found), None)


def _assert_invited(held: Held, member_id: int, code: str | None) -> None:
    """Refuse a member without an invitation and without the code, in any case and with any spaces around it.

    Raises:
        TournamentRefusal: not_eligible, code_needed or code_wrong.
    """
    wanted, is_by_list = held.row.entry_code, held.row.settings.eligible.is_by_list
    if is_by_list and member_id in held.stored.invited:
        return
    if not wanted and is_by_list:
        raise TournamentRefusal("not_eligible", condition=msg("tournament.eligible.invited_list"))
    if not wanted:
        return
    if not code:
        raise TournamentRefusal("code_needed")
    if visible(Typed(code)).strip().casefold() != visible(wanted).casefold():
        raise TournamentRefusal("code_wrong")
