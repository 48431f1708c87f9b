"""Ratings in words."""

from typing import Final

from bot.core.posts.clock_lines import stamp
from bot.core.text.translator import Translator
from bot.ratings.boards import Board
from bot.ratings.figures import TitleFigures
from bot.ratings.profiles import Profile
from bot.ratings.service import Versus
from bot.ratings.shown import PoolRating, Share, tally
from rules.contest.ratings.model import SURE_AFTER
from rules.contest.ratings.pools import FIRST_PRACTICE, mode_of, part_of, sure_after, title_of
from rules.core.stats import Stat
from rules.core.text import Msg, msg
from rules.registry import load, title_keys

LATELY: Final = 6
"""Number of values of a curve that are shown, the latest ones."""
LAST_MET: Final = 5
MOST_CHOICES: Final = 12


def pool_name(pool: str) -> Msg:
    """Return the full name of a pool: its title and the kind of its tables."""
    title = msg(f"{title_of(pool)}.title")
    return msg("rating.pool", title=title, kind=_kind(pool, "rating.kind"))


def short_name(pool: str) -> Msg:
    """Return the short name of a pool, for cards and buttons."""
    return msg(f"contest.pool.{kind_of(pool)}", title=msg(f"{title_of(pool)}.title"))


def kind_msg(pool: str) -> Msg:
    """Return the kind of a pool's tables, in the words of pictures."""
    return _kind(pool, "contest.about.pool")


def kind_of(pool: str) -> str:
    """Return the kind of a pool; for deals played solo, without their mode."""
    return part_of(pool).partition("-")[0]


def _kind(pool: str, key: str) -> Msg:
    """Return the kind of a pool; for deals played solo, with their mode."""
    mode, title = mode_of(pool), title_of(pool)
    kind = msg(f"{key}.{kind_of(pool)}")
    if mode is None or title not in title_keys():
        return kind
    ways = [
        msg(f"{title}.option.{spec.name}.{each}")
        for spec in load(title).options
        if spec.name in load(title).solo_modes
        for each in mode.split("-")
        if each in spec.choices
    ]
    return msg(f"{key}.solo_as", kind=kind, ways=tuple(ways)) if ways else kind


def number(rating: PoolRating, text: Translator) -> str:
    key = "rating.early" if rating.is_provisional else "rating.number"
    return text.words(key, points=str(rating.points), spread=str(rating.spread))


def profile_lines(profile: Profile, text: Translator) -> list[str]:
    """Return a member's ratings, the main one first, and their wins by title."""
    lines = [_whose(profile, text)]
    for each in profile.pools:
        lines.append(f"{text.say(pool_name(each.pool))}: {_facts(each, text)}")
        if len(each.curve) > 1:
            lately = " → ".join(str(value.rating) for value in each.curve[-LATELY:])
            lines.append(text.words("rating.lately", numbers=lately))
    lines += _state(profile, text)
    for title, tables, wins in profile.by_title:
        if title in title_keys():
            name = msg(f"{title}.title")
            lines.append(text.words("rating.won", title=name, tables=tables, wins=wins))
    lines += _favourites(profile, text)
    if profile.recent:
        finished, started = profile.reliability
        lines.append(text.words("rating.reliability", finished=str(finished), started=str(started)))
    return lines


def card_lines(profile: Profile, text: Translator) -> list[str]:
    """Return the text above a profile card, with only the main rating; the card shows the rest."""
    lines = [_whose(profile, text)]
    if profile.pools:
        main = profile.pools[0]
        lines.append(f"{_facts(main, text)} · {text.say(pool_name(main.pool))}")
    return [*lines, *_state(profile, text)]


def _whose(profile: Profile, text: Translator) -> str:
    return text.words("rating.head", name=text.mention(profile.member_id))


def _facts(rating: PoolRating, text: Translator) -> str:
    facts = text.words("rating.facts", tables=rating.tables, wins=rating.wins)
    return f"{number(rating, text)} · {facts}"


def _state(profile: Profile, text: Translator) -> list[str]:
    lines = []
    if not profile.pools:
        lines.append(text.words("rating.erased" if profile.is_unrated else "rating.none"))
    elif any(each.is_provisional for each in profile.pools):
        facts = {"least": SURE_AFTER, "practice": FIRST_PRACTICE + 1}
        lines.append(text.words("rating.why_early", **facts))
    if profile.is_hidden:
        lines.append(text.words("rating.is_hidden"))
    return lines


def _favourites(profile: Profile, text: Translator) -> list[str]:
    lines = []
    for each in profile.favourites:
        stat = stat_of(each.title, each.stat)
        if stat is not None:
            said = stat.texts(each.value)
            told = text.words(
                "rating.favourite", stat=stat.label, value=said, times=str(each.tables)
            )
            lines.append(told)
    return lines


def stat_of(title: str, name: str) -> "Stat[object] | None":
    if title not in title_keys():
        return None
    return next((stat for stat in load(title).statistics if stat.name == name), None)


def board_lines(board: Board, first: int, most: int, reader_id: int, text: Translator) -> list[str]:
    """Return the rows of a leaderboard from index `first` on, and the number of provisional members."""
    lines = []
    for place, each in enumerate(board.rows[first : first + most], start=first + 1):
        name = text.mention(each.member_id)
        key = "rating.row_own" if each.member_id == reader_id else "rating.row"
        shown = number(each, text)
        lines.append(text.words(key, place=place, name=name, number=shown, tables=each.tables))
    if board.rows and board.provisional:
        least = sure_after(board.pool)
        lines.append(text.words("rating.provisional", count=board.provisional, least=least))
    return lines


def own_lines(board: Board, reader_id: int, text: Translator) -> list[str]:
    """Return the reader's provisional rating if they are not on the leaderboard yet.

    An empty leaderboard adds the number of tables that a member needs to get there.
    """
    lines, least = [], sure_after(board.pool)
    if not board.rows:
        lines.append(text.words("rating.nobody", least=least))
    for each in board.early:
        if each.member_id == reader_id:
            shown = number(each, text)
            lines.append(
                text.words("rating.own_early", number=shown, tables=str(each.tables), least=least)
            )
    return lines


def versus_lines(own_id: int, other_id: int, found: Versus, text: Translator) -> list[str]:
    """Return the results of two members at their common tables."""
    met = found.met
    names = {"own": text.mention(own_id), "other": text.mention(other_id)}
    if not met:
        return [text.words("rating.never_met", **names)]
    ahead, level, behind = tally(met)
    lines = [
        text.words("rating.met", tables=len(met), **names),
        text.words("rating.tally", ahead=ahead, level=level, behind=behind),
    ]
    for each in met[:LAST_MET]:
        key = "ahead" if each.own < each.other else "behind" if each.own > each.other else "level"
        table = msg("hosting.table", title=Msg(f"{each.title}.title"), number=str(each.table_id))
        when = stamp(each.ended_at * 1000, "d")
        lines.append(
            text.words(f"rating.last_{key}", table=table, when=when, own=each.own, other=each.other)
        )
    return lines


def title_lines(found: TitleFigures, text: Translator) -> list[str]:
    """Return the totals of the finished tables of a title: length, duration and winning points."""
    name = msg(f"{found.title}.title")
    if not found.tables:
        return [text.words("rating.no_tables", title=name)]
    days = str(max(round(found.days), 1))
    lines = [text.words("rating.title", title=name, tables=found.tables)]
    lines.append(text.words("rating.length", moves=found.moves, days=days))
    for seats, (low, middle, high) in zip(found.seats, found.totals, strict=True):
        lines.append(
            text.words(
                "rating.totals", seats=seats, low=str(low), middle=str(middle), high=str(high)
            )
        )
    return lines


def choice_lines(found: TitleFigures, text: Translator) -> list[str]:
    """Return the share of wins of each choice, a line each."""
    lines = []
    for each in found.choices:
        if each.shares:
            lines.append(text.words("rating.choices", stat=each.stat.label))
            lines += [_share_line(each.stat, share, text) for share in each.shares[:MOST_CHOICES]]
    return lines


def _share_line(stat: "Stat[object]", share: Share, text: Translator) -> str:
    return text.words(
        "rating.choice",
        value=stat.texts(share.choice),
        won=_percent(share.won),
        low=_percent(share.low),
        high=_percent(share.high),
        seats=share.seats,
    )


def _percent(value: float) -> str:
    return str(round(100 * value))
