"""Views for the pictures of ratings, made from the data of the service of ratings."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from bot.features.rating.lines import kind_msg, pool_name, short_name, stat_of
from bot.ratings.boards import Board
from bot.ratings.profiles import Profile
from bot.ratings.service import Versus
from bot.ratings.shown import PoolRating, tally
from bot.tables.names import visible
from rules.contest.ratings.pools import title_of
from rules.contest.showing.subject import initials
from rules.contest.views.parts import Change, Head, Place
from rules.contest.views.ratings import (
    CurveView,
    Favourite,
    LeaderboardView,
    LeaderRow,
    Meeting,
    Pool,
    ProfileView,
    Rated,
    SeatsPlayed,
    Side,
    Tally,
    TitleTally,
    TitleWins,
    VersusView,
)
from rules.core.text import Msg, Typed, msg
from rules.registry import title_keys

A_PAGE: Final = 12
LAST_MET: Final = 14
_COLOURS: Final = 5
_NOBODY: Final = "–"


def named(name: Typed) -> str:
    return visible(name) or _NOBODY


def colour_of(member_id: int) -> int:
    """Return the seat whose colour stands for a member; it never changes."""
    return (member_id // 4096 + member_id) % _COLOURS


def rated(rating: PoolRating) -> Rated:
    return Rated(rating.points, rating.spread)


def profile_view(profile: Profile) -> ProfileView:
    """Return the view of a profile. Its pools keep their order, the one with most tables first."""
    known = [each for each in profile.pools if title_of(each.pool) in title_keys()]
    times = Counter(title_of(each.pool) for each in known)
    pools = tuple(
        Pool(
            title_of(each.pool),
            short_name(each.pool)
            if times[title_of(each.pool)] > 1
            else msg(f"{title_of(each.pool)}.title"),
            rated(each),
            each.is_provisional,
            each.curve if index == 0 else (),
        )
        for index, each in enumerate(known)
    )
    about = [msg("contest.about.tables", count=profile.tables)]
    if profile.first_at is not None:
        about.append(_first_table(profile.first_at))
    finished, started = profile.reliability
    name = named(profile.name)
    return ProfileView(
        name=name,
        initials=initials(name),
        seat=colour_of(profile.member_id),
        about=tuple(about),
        tables=profile.tables,
        medals=profile.medals,
        pools=pools,
        wins=tuple(
            TitleWins(title, wins, tables)
            for title, tables, wins in profile.by_title
            if title in title_keys()
        ),
        finished=finished,
        started=started,
        recent=profile.recent,
        favourite=_favourite(profile),
        by_seats=tuple(
            SeatsPlayed(each.seats, each.tables, each.wins, round(1000 * each.ranks / each.tables))
            for each in profile.by_seats
        ),
        is_light=profile.is_light,
    )


def _first_table(at_s: int) -> Msg:
    at = datetime.fromtimestamp(at_s, UTC)
    month = msg("contest.month_long", month=f"m{at.month}")
    return msg("contest.about.first_table", month=month, year=str(at.year))


def _favourite(profile: Profile) -> Favourite | None:
    for each in profile.favourites:
        stat = stat_of(each.title, each.stat)
        if stat is not None:
            (name, *_) = stat.texts(each.value)
            label = msg("contest.favourite_what", what=stat.label)
            return Favourite(each.title, label, name, each.tables, each.wins)
    return None


def board_view(
    board: Board, pool: str, reader_id: int, *, is_here: bool, page: int
) -> LeaderboardView:
    """Return a page of a leaderboard, with the reader's own row marked."""
    first = page * A_PAGE
    rows = tuple(
        LeaderRow(
            Place(place),
            named(board.names.get(each.member_id, Typed(""))),
            rated(each),
            _change(board, each.member_id),
            board.last.get(each.member_id, ()),
            is_reader=each.member_id == reader_id,
        )
        for place, each in enumerate(board.rows[first : first + A_PAGE], start=first + 1)
    )
    about = [msg(f"{title_of(pool)}.title"), kind_msg(pool)]
    about.append(msg("contest.about.this_server" if is_here else "contest.about.everywhere"))
    if len(board.rows) > A_PAGE:
        last = first + len(rows)
        about[-1:] = [msg("contest.about.page", first=first + 1, last=last)]
    return LeaderboardView(
        Head(
            title_of(pool),
            msg("contest.leaderboard"),
            tuple(about),
            str(len(board.rows) + board.provisional),
            msg("contest.caption.rated_members"),
        ),
        rows,
        board.provisional,
    )


def _change(board: Board, member_id: int) -> Change | None:
    if not board.changes:
        return None
    by = board.changes.get(member_id)
    return Change(0, is_new=True) if by is None else Change(by)


def curve_view(profile: Profile, pool: PoolRating) -> CurveView:
    """Return the curve of a rating, which has at least one table."""
    history = pool.curve
    best = max(range(len(history)), key=lambda index: (history[index].rating, index))
    return CurveView(
        Head(
            title_of(pool.pool),
            named(profile.name),
            (
                msg("contest.curve"),
                pool_name(pool.pool),
                msg("contest.about.last", count=len(history)),
            ),
            f"{pool.points}?" if pool.is_provisional else str(pool.points),
            msg("contest.caption.rating"),
        ),
        history,
        best,
    )


def versus_view(own_id: int, other_id: int, found: Versus) -> VersusView:
    """Return the results of two members at their common tables, of which there is at least one."""
    met = [each for each in found.met if each.title in title_keys()]
    titles = [title for title, _ in Counter(each.title for each in met).most_common()]
    ratings: Sequence[PoolRating | None] = found.ratings or (None, None)
    own, other = (
        _side(member, found.names.get(member, Typed("")), rating)
        for member, rating in zip((own_id, other_id), ratings, strict=True)
    )
    if own.seat == other.seat:
        other = _side(other_id, found.names.get(other_id, Typed("")), ratings[1], shift=1)
    return VersusView(
        own,
        other,
        Tally(*tally(met)),
        tuple(
            TitleTally(title, Tally(*tally([each for each in met if each.title == title])))
            for title in titles
        ),
        tuple(Meeting(each.title, each.own, each.other) for each in met[:LAST_MET][::-1]),
        pool_name(found.ratings[0].pool) if found.ratings else None,
    )


def _side(member_id: int, name: Typed, rating: PoolRating | None, *, shift: int = 0) -> Side:
    seat = (colour_of(member_id) + shift) % _COLOURS
    if rating is None:
        return Side(named(name), initials(named(name)), seat)
    return Side(named(name), initials(named(name)), seat, rated(rating), rating.is_provisional)
