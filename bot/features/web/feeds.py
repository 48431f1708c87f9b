"""News of a tournament as Atom, and its dates as iCalendar."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

from bot.features.tournament.words import Shown
from bot.features.web.answers import Answer
from bot.features.web.views import TournamentView
from bot.features.web.words import Plain
from bot.store.contest.rows import RoundRow
from rules.contest.director.snapshot import Status

_ATOM: Final = "http://www.w3.org/2005/Atom"
_LINE_BYTES: Final = 73


def atom(view: TournamentView, shown: Shown, address: str) -> Answer:
    """Return the news of a tournament: one entry a round, and one for the announcement and the podium."""
    times = [row.ended_ms or row.paired_ms for row in shown.stored.rounds]
    newest = max([shown.row.created_ms, shown.row.ended_ms or 0, *times])
    feed = Element("feed", {"xmlns": _ATOM})
    _put(feed, title=view.name, id=address, updated=_iso(newest))
    SubElement(feed, "link", {"href": address})
    SubElement(SubElement(feed, "author"), "name").text = "Turnpost"
    if view.podium:
        ended = shown.row.ended_ms or newest
        _entry(feed, address, "podium", view.podium[0], _iso(ended), view.podium[1:])
    for told, row in zip(view.rounds, reversed(_told(shown)), strict=False):
        lines = [" · ".join(seat.name for seat in pod.seats) for pod in told.pods]
        key = f"round-{shown.stage_of(row)}-{row.number}"
        _entry(feed, address, key, told.label, _iso(row.paired_ms), (told.due, *lines))
    _entry(feed, address, "announcement", view.name, _iso(shown.row.created_ms), view.says)
    body = tostring(feed, encoding="utf-8", xml_declaration=True)
    return Answer(body, "application/atom+xml; charset=utf-8")


def _told(shown: Shown) -> list[RoundRow]:
    return [row for row in shown.stored.rounds if not shown.is_alone(shown.stage_of(row))]


def _entry(
    feed: Element, address: str, key: str, title: str, updated: str, lines: Iterable[str]
) -> None:
    entry = SubElement(feed, "entry")
    _put(entry, title=title, id=f"{address}#{key}", updated=updated)
    SubElement(entry, "link", {"href": address})
    SubElement(entry, "content", {"type": "text"}).text = "\n".join(lines)


def _put(element: Element, **texts: str) -> None:
    for name, told in texts.items():
        SubElement(element, name).text = told


def calendar(view: TournamentView, shown: Shown, address: str, plain: Plain) -> Answer:
    """Return the start and the deadlines of a tournament."""
    row = shown.row
    dates = [("start", row.starts_ms, plain.words("web.starts"))]
    checkin = row.starts_ms - shown.at.plan.checkin_ms
    if shown.at.status in (Status.OPEN, Status.CHECKIN):
        dates.append(("checkin", checkin, plain.words("web.checkin")))
    for paired, each in zip(view.rounds, reversed(_told(shown)), strict=False):
        due = shown.due_of(each)
        dates.append((f"round-{shown.stage_of(each)}-{each.number}", due, paired.label))
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Turnpost//EN"]
    host = address.partition("//")[2].partition("/")[0]
    for key, at_ms, told in dates:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{view.href.rpartition('/')[2]}-{key}@{host}",
            f"DTSTAMP:{_stamp(row.created_ms)}",
            f"DTSTART:{_stamp(at_ms)}",
            f"SUMMARY:{_value(f'{view.name}: {told}')}",
            f"URL:{address}",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    body = "".join(f"{folded}\r\n" for line in lines for folded in _folded(line))
    return Answer(body.encode(), "text/calendar; charset=utf-8", name="calendar.ics")


def _value(told: str) -> str:
    for char in "\\;,":
        told = told.replace(char, f"\\{char}")
    return told.replace("\n", "\\n")


def _folded(line: str) -> Iterator[str]:
    """Yield a line in pieces of at most 75 bytes, as iCalendar wants them."""
    piece = ""
    for char in line:
        if len((piece + char).encode()) > _LINE_BYTES:
            yield piece
            piece = " "
        piece += char
    yield piece


def _stamp(at_ms: int) -> str:
    return f"{datetime.fromtimestamp(at_ms / 1000, UTC):%Y%m%dT%H%M%SZ}"


def _iso(at_ms: int) -> str:
    return f"{datetime.fromtimestamp(at_ms / 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"
