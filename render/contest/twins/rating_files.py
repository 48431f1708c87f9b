"""The contents of each picture of ratings, as a file of plain characters."""

from collections.abc import Sequence

from render.contest.pages.server import duration, length
from render.contest.parts.words import decimal, joined, per_cent, place_text, said
from render.contest.twins.files import grid_lines, head_lines
from render.contest.twins.grids import head_of, leaders_grid
from render.contest.twins.tables import page, table
from rules.contest.views.ratings import (
    CurveView,
    LeaderboardView,
    Pool,
    ProfileView,
    StatisticsView,
    VersusView,
)
from rules.contest.views.server import ServerView
from rules.core.text import Say, msg


def leaderboard_text(pages: Sequence[LeaderboardView], say: Say) -> str:
    grid = leaders_grid(pages, say)
    return page(head_lines(head_of(pages), say), grid_lines(grid), grid.notes)


def profile_text(view: ProfileView, say: Say) -> str:
    pools = [
        [
            _pool_name(pool, say),
            str(pool.rated.rating) + "?" * pool.is_provisional,
            f"±{pool.rated.deviation}",
        ]
        for pool in view.pools
    ]
    wins = [
        [
            say(msg(f"{won.title}.title")),
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
        [
            say(
                msg(
                    "contest.by_seats",
                    seats=each.seats,
                    tables=each.tables,
                    wins=each.wins,
                    place=decimal(each.place, 1, say),
                )
            )
            for each in view.by_seats
        ],
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


def versus_text(view: VersusView, say: Say) -> str:
    tally = view.tally
    level = say(msg("contest.versus.level", count=tally.level))
    titles = [
        [
            say(msg(f"{each.title}.title")),
            f"{each.tally.ahead} : {each.tally.behind}",
            say(msg("contest.versus.level", count=each.tally.level)) if each.tally.level else "",
        ]
        for each in view.by_title
    ]
    met = [
        [say(msg(f"{each.title}.title")), str(each.own), str(each.other)] for each in view.meetings
    ]
    return page(
        [f"{view.own.name} {tally.ahead} : {tally.behind} {view.other.name}", level],
        table(titles, left=(0,)),
        table([["", view.own.name, view.other.name], *met], left=(0,)) if met else [],
    )


def server_text(view: ServerView, say: Say) -> str:
    fame = [
        [
            place_text(row.place),
            said(row.name, say),
            *(f"{place}. ×{count}" if count else "–" for place, count in enumerate(row.medals, 1)),
            say(msg("contest.server.entered", count=row.entered)),
        ]
        for row in view.fame
    ]
    keys = ("tables", "members", "length", "answer", "unfinished")
    titles = [["", *(say(msg(f"contest.server.{key}")) for key in keys)]]
    for each in view.titles:
        titles.append(
            [
                say(msg(f"{each.title}.title")),
                str(each.tables),
                str(each.members),
                length(each.days, say),
                "–" if each.answer_s is None else duration(each.answer_s, say),
                f"{per_cent(each.unfinished, 0, say)}%",
            ]
        )
    told = say(msg("contest.server.tournaments", count=view.tournaments))
    rows = table(fame, left=(1,)) if fame else [say(msg("contest.server.nobody"))]
    return page(
        head_lines(view.head, say),
        [f"{say(msg('contest.server.fame'))} ({told})", *rows],
        table(titles, left=(0,)) if view.titles else [],
    )
