"""Time in posts. Discord shows each reader a timestamp in their own zone and counts it down."""

from collections.abc import Mapping
from dataclasses import replace

from bot.clocks.paces import DAY_MS, PRESETS, Pace
from bot.clocks.reminders import Rung
from bot.core.text.translator import Translator
from bot.store.rows import TableRow
from bot.tables.model import Position
from bot.tables.timekeeping.accounts import Account
from bot.tables.timing.clocking import SeatTime, pace_of
from bot.tables.timing.durations import duration
from bot.tables.timing.reaching import cut_off_since
from rules.core.seats import Seat
from rules.core.text import Msg, Own, msg

_TEXTS = dict.fromkeys((Rung.LAST, Rung.TWO_HOURS), "hosting.remind_last")


def due_lines(times: Mapping[Seat, SeatTime], text: Translator) -> list[str]:
    """Return lines on the time when the members asked to act are due; empty at a table without a clock.

    With several seats each line names those that it is about, unless it is about all.
    """
    paused = [each.paused_until_ms for each in times.values() if each.paused_until_ms is not None]
    if paused:
        return [text.words("hosting.paused", until=stamp(max(paused), "f"))]
    lines: list[str] = []
    due: dict[str, list[str]] = {}
    for seat, shown in sorted(times.items()):
        name = text.name(seat)
        if shown.asleep_until_ms is not None:
            until = stamp(shown.asleep_until_ms, "t")
            lines.append(text.words("hosting.asleep", seat=name, until=until))
        elif shown.grace_ends_ms is not None:
            lines.append(text.words("hosting.in_grace", until=stamp(shown.grace_ends_ms, "R")))
        elif shown.zero_ms is not None:
            style = "f" if shown.left_ms > DAY_MS else "R"
            due.setdefault(stamp(shown.zero_ms, style), []).append(name)
    for until, names in due.items():
        key = "hosting.due" if len(names) == len(times) else "hosting.due_of"
        lines.append(text.words(key, seat=", ".join(names), until=until))
    return lines


def own_due_lines(seat: Seat, times: Mapping[Seat, SeatTime], text: Translator) -> list[str]:
    """Return the line on the time when a seat is due, for its awake player; empty if no clock runs."""
    if seat not in times:
        return []
    return due_lines({seat: replace(times[seat], asleep_until_ms=None)}, text)


def clock_lines(at: Position, account: Account, text: Translator) -> list[str]:
    """Return a line for each member's clock: the time left, and the time when it is due, or the cause of its stop."""
    lines: list[str] = []
    is_cut_off = cut_off_since(at.table) is not None
    for seat, clock in enumerate(at.table.clocks):
        if at.seats[seat].member_id is None:
            continue
        shown = account.times.get(seat)
        left = clock.left_ms if shown is None else max(0, shown.left_ms)
        parts = [text.words("hosting.left", seat=text.name(seat), left=duration(left))]
        standing = account.standing.get(seat)
        if is_cut_off and (seat in account.untold or seat in account.standing):
            parts.append(text.words("hosting.stands.cut_off"))
        elif seat in account.untold:
            parts.append(text.words("hosting.stands.untold"))
        elif seat in account.voted_on:
            parts.append(text.words("hosting.stands.vote"))
        elif standing is not None:
            key = f"hosting.stands.{standing.because}"
            parts.append(text.words(key))
            if standing.until_ms is not None:
                parts.append(text.words("hosting.goes_on", until=stamp(standing.until_ms, "R")))
        elif shown is not None:
            parts += due_lines({seat: shown}, text)
        lines.append(" · ".join(parts))
    return lines


def cut_off_lines(table: TableRow, text: Translator) -> list[str]:
    """Return a line that says since when the bot cannot post at a table; empty if it can."""
    since_ms = cut_off_since(table)
    if since_ms is None:
        return []
    return [text.words("hosting.cut_off", since=stamp(since_ms, "f"))]


def turn_lines(account: Account, text: Translator) -> list[str]:
    """Return the last turns in small type: the time charged, and the free time with its causes."""
    if not account.turns:
        return []
    lines = [text.words("hosting.turns")]
    for spent in account.turns:
        free = tuple(
            msg(
                "hosting.free_because", because=msg(f"hosting.because.{because}"), time=duration(ms)
            )
            for because, ms in spent.free.items()
        )
        key = "hosting.turn_free" if free else "hosting.turn"
        if spent.turn.was_ahead:
            key = "hosting.turn_ahead"
        facts: dict[str, Own] = {
            "seat": text.name(spent.seat),
            "end": stamp(spent.turn.to_ms, "f"),
            "charged": duration(spent.turn.charged_ms),
        }
        lines.append(text.words(key, free=free, **facts))
    return lines


def reminder_lines(mention: str, rung: Rung, shown: SeatTime, text: Translator) -> list[str]:
    """Return the text of a reminder."""
    if rung is Rung.ZERO and shown.grace_ends_ms is not None:
        until = stamp(shown.grace_ends_ms, "R")
        return [text.words("hosting.remind_zero", mention=mention, until=until)]
    until = "" if shown.zero_ms is None else stamp(shown.zero_ms, "R")
    return [text.words(_TEXTS.get(rung, "hosting.remind_half"), mention=mention, until=until)]


def pace_lines(table: TableRow, text: Translator) -> list[str]:
    """Return the time control of a table in a sentence; empty at a table without a clock."""
    pace = pace_of(table)
    if pace is None:
        return []
    key = "hosting.pace" if pace.sleeps else "hosting.pace_all_day"
    facts = {
        "name": pace_name(pace),
        "bank": duration(pace.bank_ms),
        "increment": duration(pace.increment_ms),
    }
    chosen = _option_words(pace, text)
    return [text.words(key, **facts), *([f"-# {' · '.join(chosen)}"] if chosen else [])]


def _option_words(pace: Pace, text: Translator) -> list[str]:
    """Return the options that differ from those of the named pace."""
    written = [option.split("=") for option in pace.text.split()[1:]]
    return [
        text.words(f"hosting.option.{name}.{value}") for name, value in written if name != "nights"
    ]


def pace_name(pace: Pace) -> Msg | str:
    return Msg(f"hosting.name.{pace.key}") if pace.key in PRESETS else pace.key


def stamp(moment_ms: int, style: str) -> str:
    """Return a moment as Discord shows it: `R` relative, `f` in full, `t` the time of day."""
    return f"<t:{moment_ms // 1000}:{style}>"
