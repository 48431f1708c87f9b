"""Months of play on a server, written into its database: tables of every title, ratings, statistics, tournaments."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import Connection, insert

from bot.ratings.recalculating import Recalculation
from bot.store import schema
from bot.store import tables as stored
from bot.store.database import Database
from bot.store.declaring import contest
from bot.store.declaring.people import results
from bot.store.ratings import stats
from bot.store.ratings.stats import WHOLE_TABLE, StatRow
from bot.store.rows import Secrets, Status, TableRow
from rules.core.rng import Rng
from rules.core.stats import Scope, StatKind
from rules.registry import GAME_KEYS, load

HOUR_S: Final = 3600
OTHERS: Final = (
    "Alessandra Bonaventura-Visconti",
    "김하늘",
    "Søren Østergård",
    "Niccolò",
    "도윤 하늘별빛",
    "Zoë van den Berg",
    "Maximilian von Hohenlohe-Langenburg",
    "민서",
    "Ada",
    "Teo",
    "Giulia",
    "서지후",
    "Jean-Luc",
    "Beatrice",
    "Mina",
)
_CORPORATIONS: Final = {
    "tmars": ("R17", "R08", "R31", "R19", "R09", "R24", "R03", "R30"),
    "mine": ("dodge", "the_traders"),
}


def known(members: Mapping[int, str], others: int = len(OTHERS)) -> dict[int, str]:
    """Members of the server, and former ones."""
    names = [
        OTHERS[index % len(OTHERS)] + " II" * (index >= len(OTHERS)) for index in range(others)
    ]
    return dict(members) | {900_000 + index: name for index, name in enumerate(names)}


async def played(
    database: Database,
    names: Mapping[int, str],
    *,
    guild_id: int,
    now_s: int,
    tables: int = 240,
    seed: int = 5,
) -> None:
    """Tables that ended one after another until an hour ago; the first of `names` plays and wins most."""
    chance = Rng(seed)

    def write(conn: Connection) -> None:
        for number in range(tables):
            title = GAME_KEYS[-1] if number % 2 else GAME_KEYS[number // 2 % len(GAME_KEYS)]
            ended_at = now_s - HOUR_S - (tables - number) * 7 * HOUR_S
            _table(conn, title, names, guild_id=guild_id, ended_at=ended_at, chance=chance)
        for number in range(3):
            _tournament(conn, 9000 + number, names, guild_id=guild_id, chance=chance)

    await database.write(write)
    await Recalculation(database, lambda title, level: None).recalculate()


def _table(
    conn: Connection,
    title: str,
    names: Mapping[int, str],
    *,
    guild_id: int,
    ended_at: int,
    chance: Rng,
) -> None:
    game = load(title)
    count = min(2 + chance.below(3), game.seats[-1])
    free = list(names)
    # The first in the list are there more often, and meet one another now and then.
    sat = [free.pop(min(chance.below(len(free)), chance.below(len(free)))) for _ in range(count)]
    if chance.below(20) == 0:
        sat, count = list(names)[:3], 3
    strength = {who: chance.below(60) - list(names).index(who) for who in sat}
    order = sorted(sat, key=lambda who: -strength[who])
    row = TableRow(
        id=0,
        title=title,
        rules_version=game.rules_version,
        guild_id=guild_id,
        channel_id=1,
        thread_id=None,
        lobby=None,
        board=None,
        opener_id=sat[0],
        status=Status.FINISHED,
        options={},
        seat_count=count,
        seq=60 + chance.below(60),
        told_seq=0,
        asks=(),
        votes=(),
        commitment="",
        opened_at=ended_at - 90 * HOUR_S,
        touched_at=ended_at,
        ended_at=ended_at,
        language="en",
        is_rated=True,
    )
    row = replace(row, started_at=ended_at - (20 + chance.below(70)) * HOUR_S)
    table_id = stored.create(conn, row, Secrets(1, b""))
    rows: list[StatRow] = [StatRow(WHOLE_TABLE, stats.FIRST, number=chance.below(count))]
    for seat, who in enumerate(sat):
        rank = order.index(who) + 1
        values = {"table_id": table_id, "seat": seat, "member_id": who}
        conn.execute(insert(schema.sittings).values(**values, since=0, name=names[who]))
        total = 95 - 9 * rank + chance.below(14)
        conn.execute(
            insert(results).values(
                **values,
                number=0,
                stood="gave_up" if chance.below(40) == 0 else "player",
                rank=rank,
                points=total,
                share=1000,
                moves=20,
                gave_up_s=None,
                has_robot_seat=0,
                is_casual=0,
            )
        )
        rows += [StatRow(seat, "rank", number=rank), StatRow(seat, "total", number=total)]
        for stat in game.statistics:
            if stat.name == "corporation" and stat.scope is Scope.SEAT:
                assert stat.kind is StatKind.CHOICE
                rows.append(StatRow(seat, stat.name, text=chance.pick(_CORPORATIONS[title])))
        turn = {"ended_by": "move", "from_ms": 0, "to_ms": 0, "before_ms": 0, "after_ms": 0}
        charged = {"charged_ms": 60_000 * (20 + chance.below(200)), "turn": 1}
        conn.execute(insert(schema.turns).values(**values, **turn, **charged))
    stats.put(conn, table_id, rows)


def _tournament(
    conn: Connection, number: int, names: Mapping[int, str], *, guild_id: int, chance: Rng
) -> None:
    numbers = ("channel_id", "organiser_id", "version", "algorithm", "starts_ms", "created_ms")
    values: dict[str, Any] = dict.fromkeys(numbers, 0)
    texts = {"language": "en", "name": "Cup", "title": GAME_KEYS[0], "settings": "{}"}
    over = {"status": "finished", "plan": "{}", "seed": b"", "salt": b"", "commitment": ""}
    conn.execute(
        insert(contest.tournaments).values(**values, **texts, **over, id=number, guild_id=guild_id)
    )
    order = list(names)
    for place in range(1, 9):
        who = order.pop(min(chance.below(len(order)), chance.below(len(order))))
        conn.execute(
            insert(contest.entrants).values(
                tournament_id=number,
                no=place,
                member_id=who,
                name=names[who],
                kind="entrant",
                entered_ms=0,
                place=place,
            )
        )
