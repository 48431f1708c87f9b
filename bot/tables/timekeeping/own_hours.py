"""The hours that a member sets, and those that a server chooses for members without hours of their own (ADR 15)."""

import re
from collections.abc import Sequence
from contextlib import suppress

from msgspec.structs import replace

from bot.clocks.hours import Hours, new_hours, zones
from bot.clocks.paces import DAY_MS
from bot.store.rows import Status
from bot.tables.errors import TableRefusal
from bot.tables.model import Change, Position
from bot.tables.service import Tables
from bot.tables.timing.almanac import NIGHT, Almanac
from rules.core.errors import Refusal

MOST_CHANGES = 4
"""Most changes of a member's hours within thirty days."""
_MONTH_MS = 30 * DAY_MS
MOST_OPEN = 1000
"""No server has more open tables."""
_CHOSEN = re.compile(r"(?P<zone>[^\d]+?)(?:[\s,]+(?P<sleep>\d.*))?")
_SHOWN = re.compile(r"(?P<sleep>\d[^()]*)\((?P<zone>[^()\d]+)\)")
"""A server's choice as it is shown: ``23:00–07:00 (Europe/Rome)``."""
_SLEEP = re.compile(r"(\d{1,2})(?:[:.](\d\d))?\s*[-–~]\s*(\d{1,2})(?:[:.](\d\d))?")


def read_sleep(text: str) -> tuple[int, int]:
    """Read a night as people write it, ``23:00-07:00``, ``23.00-7.00`` or ``23-7``, in minutes after midnight.

    Raises:
        Refusal: hours.no_such_time.
    """
    found = _SLEEP.fullmatch(text.strip())
    if found is None:
        raise Refusal("hours.no_such_time")
    from_h, from_min, to_h, to_min = map(int, found.groups(default=0))
    if max(from_min, to_min) > 59 or max(from_h, to_h) > 23:
        raise Refusal("hours.no_such_time")
    return from_h * 60 + from_min, to_h * 60 + to_min


async def set_hours(
    tables: Tables,
    almanac: Almanac,
    member_id: int,
    *,
    zone: str,
    sleep: str,
    language: str,
    guild_id: int | None = None,
) -> Hours:
    """Set a member's hours. They apply at once, or a day later if one of the member's clocks is running.

    Raises:
        Refusal: hours.no_such_zone, hours.no_such_time, hours.night_too_long, hours.used_up or act.unchanged.
    """
    sleep_from, sleep_to = read_sleep(sleep)
    zone = _zone_named(zone)
    now = tables.now_ms()
    wanted = new_hours(
        valid_from_ms=now, zone=zone, sleep_from_min=sleep_from, sleep_to_min=sleep_to
    )
    held = await almanac.hours_set(member_id)
    _assert_new(held, wanted)
    recent = [version for version in held if version.valid_from_ms > now - _MONTH_MS]
    if len(recent) >= MOST_CHANGES:
        next_s = (recent[0].valid_from_ms + _MONTH_MS) // 1000
        raise Refusal("hours.used_up", most=MOST_CHANGES, next=str(next_s))
    if await _is_on_the_clock(tables, member_id):
        wanted = new_hours(
            valid_from_ms=now + DAY_MS, zone=zone, sleep_from_min=sleep_from, sleep_to_min=sleep_to
        )
    if not held:
        # The hours assumed so far still apply to earlier time.
        versions = await almanac.assumed(language, guild_id)
        so_far = [each for each in versions if each.valid_from_ms <= now][-1]
        await almanac.set_hours(member_id, replace(so_far, valid_from_ms=0))
    await almanac.set_hours(member_id, wanted)
    return wanted


def read_chosen(text: str) -> Hours:
    """Read a server's choice, ``Europe/Rome 23:00-07:00``; the zone alone keeps the usual night.

    Raises:
        Refusal: hours.no_such_zone, hours.no_such_time or hours.night_too_long.
    """
    found = _CHOSEN.fullmatch(text.strip()) or _SHOWN.fullmatch(text.strip())
    if found is None:
        raise Refusal("hours.no_such_zone", zone=text.strip()[:50])
    sleep_from, sleep_to = NIGHT if found["sleep"] is None else read_sleep(found["sleep"])
    return new_hours(
        valid_from_ms=0,
        zone=_zone_named(found["zone"]),
        sleep_from_min=sleep_from,
        sleep_to_min=sleep_to,
    )


async def choose_hours(tables: Tables, guild_id: int, chosen: Hours | None) -> None:
    """Set the hours assumed in a server from now on, or from tomorrow if clocks may be running; None: by the language.

    Time that has passed stays as it was charged.

    Raises:
        Refusal: act.unchanged.
    """
    by_language = Hours(0, "", *NIGHT)
    version = by_language if chosen is None else chosen
    _assert_new(await tables.almanac.chosen(guild_id) or (by_language,), version)
    now = tables.now_ms()
    open_ones = await tables.in_guild(guild_id, MOST_OPEN)
    running = [at for at in open_ones if at.table.status is Status.PLAYING and at.table.clocks]
    if running:
        now += DAY_MS
    await tables.almanac.set_assumed(guild_id, replace(version, valid_from_ms=now))
    for at in running:
        # Later moments of clocks may come earlier by the new hours.
        with suppress(TableRefusal):
            await tables.changes.change(at.table.id, None, _unchanged)


def _assert_new(versions: Sequence[Hours], wanted: Hours) -> None:
    """Refuse hours that are those of the last version."""
    if versions and replace(versions[-1], valid_from_ms=wanted.valid_from_ms) == wanted:
        raise Refusal("act.unchanged")


async def _unchanged(at: Position) -> Change:
    return Change(at.table, at.seats, at.state)


def _zone_named(text: str) -> str:
    """Return the zone that a text names, also by its city alone; the text itself if there is none, or more than one."""
    wanted = text.strip().replace(" ", "_").casefold()
    found = [
        each for each in zones() if wanted in (each.casefold(), each.rpartition("/")[2].casefold())
    ]
    return found[0] if len(found) == 1 else text


async def _is_on_the_clock(tables: Tables, member_id: int) -> bool:
    for at in await tables.of_member(member_id):
        seat = at.seat_of(member_id)
        if seat is not None and at.table.clocks and at.table.clocks[seat].is_running:
            return True
    return False
