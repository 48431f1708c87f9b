"""What each picture of ratings shows, as a file of plain characters."""

from collections.abc import Sequence

from render.contest.parts.words import joined, margin, per_cent, place_text
from render.contest.twins.files import head_lines
from render.contest.twins.tables import page, table
from rules.contest.views.ratings import (
    CurveView,
    LeaderboardView,
    Pool,
    ProfileView,
    StatisticsView,
)
from rules.core.text import Say, msg


def leaderboard_text(pages: Sequence[LeaderboardView], say: Say) -> str:
    rows = [["", "", "", say(msg("contest.rating")), "", say(msg("contest.last_five"))]]
    for view in pages:
        for row in view.rows:
            change = ""
            if row.change is not None:
                change = say(msg("contest.new")) if row.change.is_new else margin(row.change.by)
            rows.append(
                [
                    place_text(row.place),
                    change,
                    row.name,
                    str(row.rated.rating),
                    f"±{row.rated.deviation}",
                    " ".join(str(place) for place in row.last),
                ]
            )
    notes = []
    if pages[0].provisional:
        notes.append(say(msg("contest.provisional_left_out", count=pages[0].provisional)))
    return page(head_lines(pages[0].head, say), table(rows, left=(2,)), notes)


def profile_text(view: ProfileView, say: Say) -> str:
    pools = [
        [
            _pool_name(pool, say),
            str(pool.rated.rating) + "?" * pool.is_provisional,
            f"±{pool.rated.deviation}",
        ]
        for pool in view.pools
    ]
    names = {pool.title: pool.name for pool in view.pools}
    wins = [
        [
            say(names.get(won.title, msg(f"{won.title}.title"))),
            str(won.wins),
            say(msg("contest.of", count=won.tables)),
        ]
        for won in view.wins
    ]
    medals = [f"{place}. ×{count}" for place, count in enumerate(view.medals, 1) if count]
    reliability = f"{say(msg('contest.reliability'))}: {view.finished}/{view.started}"
    favourite = []
    if view.favourite is not None:
        told = msg("contest.favourite", tables=view.favourite.tables, wins=view.favourite.wins)
        favourite.append(f"{say(view.favourite.label)}: {say(view.favourite.name)} ({say(told)})")
    return page(
        [view.name, joined(view.about, say)],
        medals,
        table(pools, left=(0,)),
        [say(msg("contest.wins")), *table(wins, left=(0,))],
        [reliability, *favourite],
    )


def _pool_name(pool: Pool, say: Say) -> str:
    return (
        say(msg("contest.provisional", name=pool.name)) if pool.is_provisional else say(pool.name)
    )


def statistics_text(view: StatisticsView, say: Say) -> str:
    rows = [
        [
            say(share.label),
            f"{per_cent(share.share, 0, say)}%",
            f"({per_cent(share.low, 0, say)}–{per_cent(share.high, 0, say)}%)",
            str(share.tables),
        ]
        for share in view.shares
    ]
    towers = [
        [
            f"{tower.start}–{tower.start + view.step - 1}",
            str(tower.won + tower.lost),
            str(tower.won),
        ]
        for tower in view.towers
    ]
    if towers:
        towers.insert(0, [say(msg("contest.totals")), "", say(msg("contest.won"))])
    notes = [say(msg("contest.left_out", count=view.left_out))] if view.left_out else []
    head = head_lines(view.head, say)
    even = f"{say(msg('contest.even'))}: {per_cent(view.even, 0, say)}%"
    return page(head, [say(view.label), *table(rows, left=(0,)), even], table(towers), notes)


def curve_text(view: CurveView, say: Say) -> str:
    rows = [
        [str(index), str(rated.rating), f"±{rated.deviation}"]
        for index, rated in enumerate(view.history, start=1)
    ]
    return page(head_lines(view.head, say), table(rows))
