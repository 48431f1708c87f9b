"""The effect of a table on ratings: in its lobby, and below its result."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.core.text.lines import SMALL
from bot.core.text.translator import Translator
from bot.ratings.shown import Change
from bot.ratings.standard import may_be_rated
from bot.tables.model import Position
from rules.core.game import GameDef
from rules.core.text import Msg, Typed, msg


def rated_lines(position: Position, text: Translator) -> list[str]:
    """Return whether a table in its lobby counts for ratings, in small type; empty at a table of one seat."""
    table, seats = position.table, len(position.seats)
    if seats == 1:
        return []
    if table.is_rated:
        key = "practice" if any(row.is_robot for row in position.seats) else "rated"
    elif table.goes_on:
        key = "off"
    else:
        key = off_key(position.game, seats, table.options)
    return [f"{SMALL}{text.words(f'rating.lobby.{key}')}"]


def off_key(game: GameDef[Any, Any], seats: int, options: Mapping[str, str]) -> str:
    """Return `off` for a table that its opener left unrated, or `options` if its options do so."""
    return "off" if may_be_rated(game, seats, options) else "options"


def change_lines(position: Position, changes: Sequence[Change], text: Translator) -> list[str]:
    """Return the table's changes of ratings, the best first, in one line; empty if it was not rated."""
    names = {each.member_id: each.name for each in position.sittings if each.member_id is not None}
    told = tuple(
        _change(each, names[each.member_id]) for each in changes if each.member_id in names
    )
    if not told:
        return []
    is_practice = any(each.is_practice for each in changes)
    key = "rating.changes_practice" if is_practice else "rating.changes"
    return [text.words(key, changes=told)]


def _change(each: Change, name: Typed) -> Msg:
    """Return a change of a rating. An early one of practice is provisional, and never a loss."""
    shown = str(each.points)
    if each.is_early and each.by <= 0:
        return msg("rating.change_early", name=name, points=shown)
    key = "rating.change_gain" if each.is_early else "rating.change"
    return msg(key, name=name, points=shown, change=_signed(each.by))


def _signed(change: int) -> str:
    return f"+{change}" if change >= 0 else f"\N{MINUS SIGN}{-change}"
