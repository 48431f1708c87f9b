"""Views of ratings and of a group, made up."""

from random import Random

from rules.contest.views.crosstable import Chip, CrossRow, CrosstableView, Promotion
from rules.contest.views.numbers import UNIT
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
    Share,
    Side,
    StatisticsView,
    Tally,
    TitleTally,
    TitleWins,
    Tower,
    VersusView,
)
from rules.contest.views.server import FameRow, ServerView, TitlePlayed
from rules.core.text import msg
from rules.registry import GAME_KEYS
from tests.render.contest.samples import LAST, named


def crosstable(
    count: int = 7, meets: int = 2, *, title: str = LAST, long: str | None = None
) -> CrosstableView:
    """Return a group in which tables are still played, with two relegations and one withdrawal."""
    dice = Random(count)
    cells: list[list[tuple[Chip, ...]]] = [[() for _ in range(count)] for _ in range(count)]
    opposite = {Chip.AHEAD: Chip.BEHIND, Chip.BEHIND: Chip.AHEAD}
    for a in range(count):
        for b in range(a + 1, count):
            chips = tuple(
                dice.choice(
                    (Chip.AHEAD, Chip.AHEAD, Chip.AHEAD, Chip.BEHIND, Chip.LEVEL, Chip.PLAYING)
                )
                for _ in range(meets)
            )
            if (a, b) == (2, 5):
                chips = chips[:-1]
            cells[a][b] = chips
            cells[b][a] = tuple(opposite.get(chip, chip) for chip in chips)
    rows = tuple(
        CrossRow(
            Place(index + 1, index in (3, 4)) if index != 4 else Place(4, True),
            name,
            (25 - 3 * index) * UNIT // (1 if index != 2 else 2),
            tuple(cells[index]),
            places=(1, 2, 3, None) if index % 2 else (3, 1, 2, 4, 5),
            shared=(True,),
            promotion=Promotion.UP
            if index == 0
            else Promotion.DOWN
            if index > count - 3
            else Promotion.STAYS,
            is_withdrawn=index == count - 2,
        )
        for index, name in enumerate(named(count, long))
    )
    return CrosstableView(
        Head(
            title,
            "League of Seven",
            (msg("contest.about.division", division=2), msg("contest.about.group", group="B")),
            msg("contest.figure.of", now=6, all=7),
            msg("contest.caption.tables"),
        ),
        rows,
        msg("contest.meets", count=meets),
        msg("contest.scoring", points="10 · 6 · 3 · 1"),
    )


def leaderboard(count: int = 15, *, title: str = LAST, long: str | None = None) -> LeaderboardView:
    dice = Random(count)
    found = sorted(
        (Rated(dice.randrange(1480, 1800), dice.randrange(85, 240)) for _ in range(count)),
        key=lambda each: each.deviation - each.rating,
    )
    rows = tuple(
        LeaderRow(
            Place(index + 1),
            name,
            rated,
            Change(0, is_new=True) if index == 5 else Change(dice.choice((0, 1, -2, 11))),
            tuple(dice.randrange(1, 6) for _ in range(5 if index != 7 else 3)),
            is_reader=index == 9,
        )
        for index, (name, rated) in enumerate(zip(named(count, long), found, strict=True))
    )
    return LeaderboardView(
        Head(
            title,
            msg("contest.leaderboard"),
            (
                msg(f"{title}.title"),
                msg("contest.about.pool.table"),
                msg("contest.about.this_server"),
            ),
            str(count + 12),
            msg("contest.caption.rated_members"),
        ),
        rows,
        provisional=9,
    )


def history(count: int = 50) -> tuple[Rated, ...]:
    dice = Random(8)
    rating, deviation = 1500, 300
    found = []
    for _ in range(count):
        rating += dice.randrange(-28, 40)
        deviation = max(90, deviation - 5)
        found.append(Rated(rating, deviation))
    return tuple(found)


def profile(
    *, long: str | None = None, is_light: bool = False, is_new: bool = False
) -> ProfileView:
    names = [msg(f"{key}.title") for key in GAME_KEYS]
    past = history(5 if is_new else 50)
    pools = (
        Pool(GAME_KEYS[-1], names[-1], past[-1], is_new, past),
        *(
            Pool(key, name, Rated(1574 - 61 * index, 141 + 40 * index), index == 2)
            for index, (key, name) in enumerate(zip(GAME_KEYS[:-1], names, strict=False))
        ),
        Pool(GAME_KEYS[0], names[0], Rated(1400, 200)),
    )
    return ProfileView(
        name=long or "Alessandra Bonaventura-Visconti",
        initials="AB",
        seat=2,
        about=(
            msg("contest.about.tables", count=143),
            msg(
                "contest.about.first_table",
                month=msg("contest.month_long", month="m3"),
                year="2026",
            ),
        ),
        tables=143,
        medals=(0, 0, 0) if is_new else (12, 3, 1),
        pools=pools[:1] if is_new else pools,
        wins=tuple(
            TitleWins(key, 31 - 8 * index, 178 - 30 * index) for index, key in enumerate(GAME_KEYS)
        ),
        finished=5 if is_new else 21,
        started=6 if is_new else 23,
        recent=(True,) * 4 if is_new else tuple(index != 13 for index in range(20)),
        favourite=None
        if is_new
        else Favourite(GAME_KEYS[-1], msg("contest.tie.wins"), names[-1], 17, 9),
        is_light=is_light,
    )


def statistics(*, title: str = LAST, left_out: int = 3) -> StatisticsView:
    """Shares of wins with some clearly above and below, and the totals."""
    dice = Random(4)
    keys = (
        "standings",
        "pairings",
        "swiss",
        "single",
        "double",
        "round_robin",
        "this_server",
        "scores",
    )
    shares = tuple(
        Share(
            msg(f"contest.about.{key}"),
            370 - 34 * index,
            280 - 34 * index,
            465 - 34 * index,
            118 - 9 * index,
        )
        for index, key in enumerate(keys)
    )
    towers = tuple(
        Tower(
            30 + 5 * index,
            max(0, 3 * (index - 4)) if index < 14 else 20 - index,
            max(1, 60 - (index - 10) ** 2 + dice.randrange(6)),
        )
        for index in range(20)
    )
    return StatisticsView(
        Head(
            title,
            msg(f"{title}.title"),
            (msg("contest.about.scores"), msg("contest.about.pool.table")),
            "237",
            msg("contest.caption.rated_tables"),
        ),
        msg("contest.wins_as_four"),
        250,
        shares,
        left_out,
        towers,
        5,
        86,
    )


def curve(count: int = 50, *, title: str = LAST, long: str | None = None) -> CurveView:
    past = history(count)
    best = max(range(count), key=lambda index: past[index].rating)
    return CurveView(
        Head(
            title,
            long or "Alessandra Bonaventura-Visconti",
            (msg("contest.curve"), msg(f"{title}.title"), msg("contest.about.last", count=count)),
            str(past[-1].rating),
            msg("contest.caption.rating"),
        ),
        past,
        best,
    )


def versus(count: int = 14, *, long: str | None = None) -> VersusView:
    dice = Random(count)
    met = tuple(
        Meeting(
            GAME_KEYS[dice.randrange(len(GAME_KEYS))], dice.randrange(1, 4), dice.randrange(1, 5)
        )
        for _ in range(count)
    )
    names = named(2, long)
    ahead, level, behind = 11 * count // 14, count // 7, 3 * count // 14
    return VersusView(
        Side(names[0], "AB", 0, Rated(1688, 96)),
        Side(names[1], "N", 1, Rated(1512, 204), is_provisional=True),
        Tally(ahead, level, behind),
        tuple(
            TitleTally(key, Tally(12 - 3 * index, index % 2, index + 1))
            for index, key in enumerate(GAME_KEYS[: max(1, count // 3)])
        ),
        met,
        msg("contest.about.pool.table"),
    )


def server(count: int = 8, *, title: str = LAST, long: str | None = None) -> ServerView:
    fame = tuple(
        FameRow(
            Place(index + 1, index in (3, 4)) if index != 4 else Place(4, True),
            msg("contest.server.hidden") if index == 2 else name,
            (max(0, 4 - index), index % 3, (index + 1) % 2),
            12 - index,
            is_reader=index == 1,
        )
        for index, name in enumerate(named(count, long) if count else ())
    )
    titles = tuple(
        TitlePlayed(
            key,
            237 - 50 * index,
            64 - 9 * index,
            (12_400, 3_200, 640, 20)[index % 4],
            (7200, 1500, None, 200_000)[index % 4],
            40 + 11 * index,
        )
        for index, key in enumerate(GAME_KEYS)
    )
    return ServerView(
        Head(
            title,
            long or msg("contest.server.title"),
            (msg("contest.server.about"),),
            "548",
            msg("contest.caption.finished_tables"),
        ),
        fame,
        titles,
        9 if count else 0,
    )
