"""Pace at which channels of direct messages may be opened. Pure functions.

Discord puts bots that open many channels into quarantine. Openings are therefore stored, so that a restart does not
speed the bot up.
"""

from msgspec import DecodeError, Struct, json, structs

SECONDS_APART = 30.0
MOST, WITHIN_S = 10, 600.0
"""At most one new channel in 30 seconds, and ten in ten minutes."""
TOO_FAST_S = 600.0
"""Pause of openings after Discord has said that the bot is too fast."""
_REMEMBERED = 100
"""Most remembered rows that Discord found too fast."""


class Openings(Struct, frozen=True):
    """The channels that were opened last. Times are seconds since 1970."""

    opened: tuple[float, ...] = ()
    """The earliest first."""
    shut_until: float = 0.0
    put_off: tuple[int, ...] = ()
    """Rows of the outbox that Discord has found too fast once."""


def read_openings(text: str | None, now: float) -> Openings:
    """Read the stored openings. If they are damaged, channels may have been opened a moment ago."""
    if text is None:
        return Openings()
    try:
        return json.decode(text, type=Openings)
    except (DecodeError, UnicodeDecodeError):
        return Openings(shut_until=now + TOO_FAST_S)


def written(openings: Openings) -> str:
    return json.encode(openings).decode()


def wait_s(openings: Openings, now: float) -> float:
    """Return the seconds until a new channel may be opened."""
    waits = [0.0, openings.shut_until - now]
    waits += [moment + SECONDS_APART - now for moment in openings.opened[-1:]]
    if len(openings.opened) >= MOST:
        waits.append(openings.opened[-MOST] + WITHIN_S - now)
    return max(waits)


def with_one_more(openings: Openings, now: float) -> Openings:
    return structs.replace(openings, opened=(*openings.opened, now)[-MOST:])


def too_fast(openings: Openings, row_id: int, now: float) -> Openings:
    """Return the openings after Discord has found the one for a row too fast."""
    put_off = (*openings.put_off, row_id)[-_REMEMBERED:]
    return structs.replace(openings, shut_until=now + TOO_FAST_S, put_off=put_off)
