"""The time control of a table: the time that a seat has, and the reasons that stop its clock (ADR 15)."""

import re
from enum import StrEnum
from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from rules.core.errors import Refusal

MINUTE_MS: Final = 60 * 1000
HOUR_MS: Final = 60 * MINUTE_MS
DAY_MS: Final = 24 * HOUR_MS


class ZeroRule(StrEnum):
    """Consequence once a member's time and grace are used up."""

    STANDIN = "standin"
    """A robot plays until the member is back."""
    TURN = "turn"
    """A robot plays this turn; the second time in a row as for `STANDIN`."""
    RESIGN = "resign"
    """The member gives the seat up."""
    VOTE = "vote"
    """The others decide."""


class Pace(msgspec.Struct, frozen=True):
    """A time control with a clock. Seats of a table without one have no clock at all."""

    key: str
    """The name of a preset, or a pace as a member writes it: ``48h+12h/72h``."""
    bank_ms: int
    increment_ms: int
    """Added when the seat ends its turn with its own move."""
    cap_ms: int
    """The most that a seat can have in its bank."""
    grace_ms: int
    """The time between zero and the robot that then takes the seat."""
    sleeps: bool = True
    """True if the clock stands still during the member's night."""
    vacations: bool = True
    rests_at_weekends: bool = False
    zero: ZeroRule = ZeroRule.STANDIN

    @property
    def text(self) -> str:
        """Return the pace as it is stored and typed: its key, then each option that differs from the key's own."""
        plain = _without_options(self.key)
        chosen = [
            f"{name}={word}"
            for name, (field, values) in OPTIONS.items()
            for word, value in values.items()
            if value == getattr(self, field) != getattr(plain, field)
        ]
        return " ".join((self.key, *chosen))

    @property
    def is_live(self) -> bool:
        return self.key == "live"

    @property
    def floor_ms(self) -> int:
        """Return the least time that a member gets with a seat that a robot has played."""
        return max(self.increment_ms, self.bank_ms // 16)


PRESETS: Final = {
    pace.key: pace
    for pace in (
        Pace(
            key="live",
            bank_ms=15 * MINUTE_MS,
            increment_ms=MINUTE_MS,
            cap_ms=30 * MINUTE_MS,
            grace_ms=2 * MINUTE_MS,
            sleeps=False,
            vacations=False,
            zero=ZeroRule.TURN,
        ),
        Pace("fast", 16 * HOUR_MS, 4 * HOUR_MS, 24 * HOUR_MS, HOUR_MS),
        Pace("daily", 36 * HOUR_MS, 12 * HOUR_MS, 60 * HOUR_MS, 4 * HOUR_MS),
        Pace("weekly", 120 * HOUR_MS, 48 * HOUR_MS, 240 * HOUR_MS, 8 * HOUR_MS),
    )
}
NO_CLOCK: Final = "none"
DEFAULT: Final = "daily"

OPTIONS: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "nights": ("sleeps", {"sleep": True, "run": False}),
    "weekends": ("rests_at_weekends", {"run": False, "stop": True}),
    "vacation": ("vacations", {"yes": True, "no": False}),
    "zero": ("zero", {rule.value: rule for rule in ZeroRule}),
}
"""Options after a pace, as in ``daily weekends=stop``: the field that each sets, and its values by word."""
_OFFERED = [f"{name}={word}" for name, (_, values) in OPTIONS.items() for word in values]
_OPTION = re.compile(r"(\w+)\s*=\s*(\w*)")

_UNITS = {"m": MINUTE_MS, "h": HOUR_MS, "d": DAY_MS}
_DURATION = r"(\d{1,4})\s*(m|h|d)"
_OWN = re.compile(rf"{_DURATION}\s*\+\s*{_DURATION}\s*/\s*{_DURATION}")
_SHORTEST_GRACE_MS = 2 * MINUTE_MS
_LONGEST_GRACE_MS = 12 * HOUR_MS


@lru_cache(maxsize=1024)
def read_pace(text: str) -> Pace | None:
    """Read a preset or a member's own pace with its options, as typed or stored; None for a table without a clock.

    Raises:
        Refusal: pace.malformed, pace.option, pace.bank, pace.increment or pace.cap.
    """
    wanted = text.strip().lower()
    if wanted == NO_CLOCK:
        return None
    fields: dict[str, object] = {}
    for found in _OPTION.finditer(wanted):
        field, values = OPTIONS.get(found[1], ("", {}))
        if found[2] not in values:
            raise Refusal("pace.option", text=found[0][:50], options=", ".join(_OFFERED))
        fields[field] = values[found[2]]
    return replace(_without_options(_OPTION.sub("", wanted).strip()), **fields)


def _without_options(key: str) -> Pace:
    if key in PRESETS:
        return PRESETS[key]
    found = _OWN.fullmatch(key)
    if found is None:
        raise Refusal("pace.malformed", text=key[:50])
    bank, increment, cap = (
        int(found[at]) * _UNITS[found[at + 1]] for at in range(1, len(found.groups()), 2)
    )
    if not 5 * MINUTE_MS <= bank <= 30 * DAY_MS:
        raise Refusal("pace.bank")
    if increment > 7 * DAY_MS:
        raise Refusal("pace.increment")
    if not bank <= cap <= 60 * DAY_MS:
        raise Refusal("pace.cap")
    return Pace(
        key=f"{written(bank)}+{written(increment)}/{written(cap)}",
        bank_ms=bank,
        increment_ms=increment,
        cap_ms=cap,
        grace_ms=min(max(bank // 8, _SHORTEST_GRACE_MS), _LONGEST_GRACE_MS),
    )


def written(duration_ms: int) -> str:
    """Write a whole number of minutes as people do: ``90m``, ``36h``, and days from a week on: ``10d``."""
    if duration_ms >= 7 * DAY_MS and duration_ms % DAY_MS == 0:
        return f"{duration_ms // DAY_MS}d"
    if duration_ms and duration_ms % HOUR_MS == 0:
        return f"{duration_ms // HOUR_MS}h"
    return f"{duration_ms // MINUTE_MS}m"
