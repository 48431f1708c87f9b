"""The pictures of ratings in a sentence or two, for members that cannot see them."""

from render.contest.parts.words import joined, per_cent, said
from render.contest.twins.alts import TOLD, head_of, placed, sentence, told_of
from rules.contest.views.ratings import (
    CurveView,
    LeaderboardView,
    ProfileView,
    StatisticsView,
    VersusView,
)
from rules.contest.views.server import ServerView
from rules.core.text import Msg, Say, msg


def leaderboard_alt(view: LeaderboardView, say: Say) -> str:
    places = [
        placed(row.place, row.name, _rated(row.rated.rating, row.rated.deviation))
        for row in view.rows[:TOLD]
    ]
    return told_of(head_of(view.head, say), sentence(places, say))


def profile_alt(view: ProfileView, say: Say) -> str:
    """Everything that the card says."""
    pools = tuple(
        msg(
            "contest.alt.pool",
            name=pool.name,
            rated=_rated(pool.rated.rating, pool.rated.deviation, "?" * pool.is_provisional),
        )
        for pool in view.pools
    )
    wins = tuple(
        msg(
            "contest.alt.wins",
            name=msg(f"{won.title}.title"),
            wins=won.wins,
            tables=won.tables,
        )
        for won in view.wins
    )
    medals = _medals(view.medals)
    favourite = ""
    if view.favourite is not None:
        favourite = f"{say(view.favourite.label)}: {say(view.favourite.name)}."
    return told_of(
        f"{view.name}. {joined(view.about, say)}.",
        f"{medals}." if medals else "",
        sentence(pools, say),
        sentence(wins, say),
        f"{say(msg('contest.reliability'))}: {view.finished}/{view.started}.",
        favourite,
    )


def statistics_alt(view: StatisticsView, say: Say) -> str:
    shares = tuple(
        f"{say(share.label)} {say(msg('contest.per_cent', share=per_cent(share.share, 0, say)))}"
        for share in view.shares
    )
    return told_of(
        head_of(view.head, say), f"{say(view.label)}: {', '.join(shares)}." if shares else ""
    )


def curve_alt(view: CurveView, say: Say) -> str:
    if not view.history:
        return told_of(head_of(view.head, say))
    first, last = view.history[0], view.history[-1]
    told = msg("contest.alt.curve", first=str(first.rating), last=str(last.rating))
    return told_of(head_of(view.head, say), say(told))


def versus_alt(view: VersusView, say: Say) -> str:
    tally = view.tally
    score = msg(
        "contest.alt.versus",
        own=view.own.name,
        other=view.other.name,
        ahead=tally.ahead,
        level=tally.level,
        behind=tally.behind,
    )
    titles = tuple(
        msg(
            "contest.alt.title",
            title=msg(f"{each.title}.title"),
            ahead=each.tally.ahead,
            behind=each.tally.behind,
        )
        for each in view.by_title
    )
    return told_of(say(score), sentence(titles, say))


def _medals(counts: tuple[int, int, int]) -> str:
    return ", ".join(f"{place}. ×{count}" for place, count in enumerate(counts, 1) if count)


def server_alt(view: ServerView, say: Say) -> str:
    fame = [
        placed(
            row.place,
            said(row.name, say),
            msg("contest.joined", names=_medals(row.medals)),
        )
        for row in view.fame[:TOLD]
    ]
    tables = tuple(
        msg("contest.alt.tables", title=msg(f"{each.title}.title"), tables=each.tables)
        for each in view.titles
    )
    return told_of(head_of(view.head, say), sentence(fame, say), sentence(tables, say))


def _rated(rating: int, deviation: int, mark: str = "") -> Msg:
    return msg("contest.alt.rated", rating=f"{rating}{mark}", deviation=str(deviation))
