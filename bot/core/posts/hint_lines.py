"""Counts of the hints that members asked of robots, and the choice to allow hints. Others learn nothing more."""

from collections import Counter
from collections.abc import Sequence

from bot.core.text.lines import SMALL
from bot.core.text.translator import Translator
from bot.store.rows import TableRow
from bot.tables.history.naming import called_at
from bot.tables.model import Position
from rules.core.seats import Seat
from rules.core.text import Msg, msg


def hint_lines(
    position: Position, hinted: Sequence[tuple[Seat, int]], text: Translator
) -> list[str]:
    """Return the number of hints by player, in small type. `hinted` has seats, each with the last log entry then."""
    asked = Counter((seat, called_at(position, seat, entry + 1)) for seat, entry in hinted)
    if not asked:
        return []
    counts = tuple(
        msg("hint.count", name=name or msg("ui.seat", place=str(seat + 1)), count=count)
        for (seat, name), count in sorted(asked.items())
    )
    return [f"{SMALL}{text.say(msg('hint.counts', counts=counts))}"]


def hints_chosen(table: TableRow) -> Msg | None:
    """Return the choice about hints made when the table was opened; None if there was none."""
    chosen = table.filters.hints
    return None if chosen is None else msg("hint.lobby_on" if chosen else "hint.lobby_off")
