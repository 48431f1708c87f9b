"""A member's conduct in words, and the number of hints that players asked of robots; others learn nothing more."""

from collections import Counter
from collections.abc import Sequence

from bot.clocks.conduct import START, Conduct
from bot.core.text.lines import SMALL
from bot.core.text.translator import Translator
from bot.store.rows import TableRow
from bot.tables.history.archive import called_at
from bot.tables.model import Position
from bot.tables.timing.durations import duration
from rules.core.seats import Seat
from rules.core.text import Msg, msg


def who_sits(least: int) -> Msg:
    """Return the reliability needed to join, in words; 0 admits every member."""
    return msg("conduct.from", least=least) if least else msg("conduct.anyone")


def newcomers_sit(on: bool) -> Msg:
    return msg("conduct.newcomers_on" if on else "conduct.newcomers_off")


def filter_lines(table: TableRow, text: Translator) -> list[str]:
    """Return a table's conditions for joining, in small type; empty if there are none."""
    asked: list[str] = []
    if table.filters.private:
        asked.append(text.words("finding.private"))
    if table.filters.reliability:
        asked.append(text.say(who_sits(table.filters.reliability)))
    if not table.filters.newcomers:
        asked.append(text.say(newcomers_sit(False)))
    if table.filters.quiet:
        asked.append(text.words("talk.closed"))
    if (hints := hints_chosen(table)) is not None:
        asked.append(text.say(hints))
    return [f"-# {' · '.join(asked)}"] if asked else []


def seat_facts(shown: Conduct, text: Translator) -> str:
    """Return the conduct shown beside a member's seat. A newcomer's reliability shows only if it has fallen."""
    facts: list[str] = []
    if shown.is_new:
        facts.append(text.words("conduct.new"))
    if not shown.is_new or shown.reliability < START:
        facts.append(text.words("conduct.reliability", share=shown.reliability))
    if not shown.is_new and shown.in_time is not None:
        facts.append(text.words("conduct.in_time", share=shown.in_time))
    if not shown.is_new and shown.usual_ms is not None:
        facts.append(text.words("conduct.usual", time=duration(shown.usual_ms)))
    return " · ".join(facts)


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
