"""Views for the pictures of statistics: of a title, and of a server."""

from collections.abc import Sequence
from typing import Final

from bot.features.rating.views import named
from bot.ratings.figures import ServerFigures, TitleFigures
from bot.ratings.shown import Share
from bot.store.ratings.served import Medalled
from rules.contest.views import ratings as views
from rules.contest.views.parts import Head, Place
from rules.contest.views.ratings import StatisticsView
from rules.contest.views.server import FameRow, ServerView, TitlePlayed
from rules.core.stats import JOIN, Stat
from rules.core.text import Msg, msg
from rules.registry import title_keys

A_PAGE: Final = 8
"""Maximum number of choices on a page."""
FAME_A_PAGE: Final = 6
AS_IF: Final = 4
"""Shares of wins are shown as if every table had this many seats."""
EVEN: Final = 1000 // AS_IF
_DAY_S: Final = 86_400


def title_views(found: TitleFigures) -> list[StatisticsView]:
    """Return the pages of a title's statistics; the first one also has the totals."""
    lists: list[tuple[Msg, list[views.Share], int]] = []
    for each in found.choices:
        shares = [_share(_called(each.stat, share.choice), share) for share in each.shares]
        if shares:
            for start in range(0, len(shares), A_PAGE):
                lists.append((each.stat.label, shares[start : start + A_PAGE], each.rare))
    order = [
        _share(msg("contest.seat_of", seats=seats, seat=seat), share)
        for seats, seat, share in found.order
    ]
    if order:
        lists.append((msg("contest.about.seat_order"), order, 0))
    if not lists:
        lists.append((msg("contest.about.scores"), [], sum(each.rare for each in found.choices)))
    return [
        StatisticsView(
            _head(found, label),
            msg("contest.wins_as_four"),
            EVEN,
            tuple(shares),
            rare,
            found.towers if index == 0 else (),
            found.step,
            found.median,
        )
        for index, (label, shares, rare) in enumerate(lists)
    ]


def _head(found: TitleFigures, about: Msg) -> Head:
    return Head(
        found.title,
        msg(f"{found.title}.title"),
        (about, msg("contest.about.everywhere")),
        str(found.tables),
        msg("contest.caption.finished_tables"),
    )


def _called(stat: "Stat[object]", choice: str) -> Msg:
    names = stat.texts(choice)
    return names[0] if JOIN not in choice else msg("contest.joined", names=names)


def _share(label: Msg, share: Share) -> views.Share:
    won, low, high = (min(round(EVEN * each), 1000) for each in (share.won, share.low, share.high))
    return views.Share(label, won, low, high, share.seats)


def server_pages(found: ServerFigures) -> int:
    return max(1, -(-len(found.fame) // FAME_A_PAGE))


def server_view(found: ServerFigures, reader_id: int, page: int = 0) -> ServerView:
    """Return a page of the hall of fame; the first one also lists the titles played on the server."""
    titles = [each for each in found.titles if each.title in title_keys()]
    start = page * FAME_A_PAGE
    rows = tuple(
        FameRow(
            _place(found.fame, each),
            msg("contest.server.hidden")
            if each.is_hidden and each.member_id != reader_id
            else named(each.name),
            _medals(each),
            each.entered,
            is_reader=each.member_id == reader_id,
        )
        for each in found.fame[start : start + FAME_A_PAGE]
    )
    return ServerView(
        Head(
            titles[0].title if titles else title_keys()[0],
            msg("contest.server.title"),
            (msg("contest.server.about"),),
            str(sum(each.tables for each in titles)),
            msg("contest.caption.finished_tables"),
        ),
        rows,
        tuple(
            TitlePlayed(
                each.title,
                each.tables,
                each.members,
                each.length_s * 1000 // _DAY_S,
                None if each.answer_ms is None else each.answer_ms // 1000,
                each.unfinished,
            )
            for each in titles
        )
        if page == 0
        else (),
        found.tournaments,
    )


def _medals(each: Medalled) -> tuple[int, int, int]:
    return each.first, each.second, each.third


def _place(fame: Sequence[Medalled], own: Medalled) -> Place:
    """Return a member's place in the hall of fame; members with equal medals share one."""
    ahead = sum(_medals(each) > _medals(own) for each in fame)
    level = sum(_medals(each) == _medals(own) for each in fame)
    return Place(ahead + 1, level > 1)
