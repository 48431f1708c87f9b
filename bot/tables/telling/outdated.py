"""Notices to tables that stay with earlier rules of their title, once each (ADR 44)."""

from collections.abc import Callable, Iterable
from typing import Any

from bot.store import outbox, settings, tables
from bot.store.database import Connection, Database
from bot.tables import notices
from rules.core.game import GameDef
from rules.core.versions import ruling


async def tell_of_new_rules(
    database: Database,
    games: Callable[[str], GameDef[Any, Any]],
    titles: Iterable[str],
    now_s: float,
) -> int:
    """Tell tables in play about new rules of their title that they do not go up to; return their number.

    The database remembers the version of the last notice, so a restart repeats none.
    """
    newest = [games(title) for title in titles]

    def tell(conn: Connection) -> int:
        return sum(_told(conn, game, now_s) for game in newest)

    return await database.write(tell)


def _told(conn: Connection, newest: GameDef[Any, Any], now_s: float) -> int:
    fact = f"rules:{newest.key}"
    if int(settings.fact(conn, fact) or 0) >= newest.rules_version:
        return 0
    # Processes that share the database may start together; one of them sends the notice.
    last = int(settings.held_fact(conn, fact, "0"))
    if last >= newest.rules_version:
        return 0
    told = 0
    for table_id, version in tables.outdated(conn, newest.key, newest.rules_version):
        stays_with = ruling(newest, version)
        # Tables that stayed with still earlier rules had their notice when they first stayed behind.
        if stays_with is newest or stays_with.rules_version < last:
            continue
        # By its number alone: one that is damaged must not keep the program from starting.
        outbox.put(conn, notices.keeps_rules(table_id), now=now_s)
        told += 1
    settings.set_fact(conn, fact, str(newest.rules_version))
    return told
