"""How often members asked robots for a hint, which is all that others learn of it, and whether they may."""

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
    """Who has had how many hints, in small type: seats, each with the last entry of the log when it asked."""
    asked = Counter((seat, called_at(position, seat, entry + 1)) for seat, entry in hinted)
    if not asked:
        return []
    counts = tuple(
        msg("hint.count", name=name or msg("ui.seat", place=str(seat + 1)), count=count)
        for (seat, name), count in sorted(asked.items())
    )
    return [f"{SMALL}{text.say(msg('hint.counts', counts=counts))}"]


def hints_chosen(table: TableRow) -> Msg | None:
    """What was chosen about hints when the table was opened; None if nothing was."""
    chosen = table.filters.hints
    return None if chosen is None else msg("hint.lobby_on" if chosen else "hint.lobby_off")
