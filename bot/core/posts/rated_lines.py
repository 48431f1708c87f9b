"""The effect of a table on ratings: in its lobby, and below its result."""

from collections.abc import Sequence

from bot.core.text.lines import SMALL
from bot.core.text.translator import Translator
from bot.ratings.standard import may_be_rated
from bot.tables.model import Position
from rules.contest.ratings.ledger import Event
from rules.contest.ratings.model import Rating, points
from rules.core.text import msg


def rated_lines(position: Position, text: Translator) -> list[str]:
    """Return whether a table in its lobby counts for ratings, in small type; empty at a table of one seat."""
    table = position.table
    if len(position.seats) == 1:
        return []
    if not table.is_rated:
        seats, options = len(position.seats), table.options
        is_off = table.goes_on or may_be_rated(position.game, seats, options)
        key = "off" if is_off else "options"
    else:
        key = "practice" if any(row.is_robot for row in position.seats) else "rated"
    return [f"{SMALL}{text.words(f'rating.lobby.{key}')}"]


def change_lines(position: Position, events: Sequence[Event], text: Translator) -> list[str]:
    """Return the table's changes of ratings, the best first, in one line; empty if it was not rated."""
    names = {each.member_id: each.name for each in position.sittings if each.member_id is not None}
    changes = tuple(
        msg(
            "rating.change",
            name=names[each.member_id],
            points=str(points(Rating(each.mu))),
            change=_signed(each),
        )
        for each in events
        if each.member_id in names
    )
    return [text.words("rating.changes", changes=changes)] if changes else []


def _signed(each: Event) -> str:
    change = points(Rating(each.mu)) - points(Rating(each.mu_before))
    return f"+{change}" if change >= 0 else f"\N{MINUS SIGN}{-change}"
