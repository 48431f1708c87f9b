"""Tournaments that need only a name, a title and a date (section "Presets")."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from msgspec import structs

from rules.contest.director.plan import Format
from rules.contest.parameters.model import Parameters
from rules.contest.parameters.reading import Unfit, filled


class Preset(StrEnum):
    QUICK_CUP = "quick_cup"
    SWISS = "swiss"
    LEAGUE = "league"
    """Of seven."""
    DUEL = "duel"
    """Swiss in pairs."""
    DUPLICATE = "duplicate"
    """Solo, three deals."""


_CHOICES: Final[Mapping[Preset, Mapping[str, object]]] = {
    Preset.QUICK_CUP: {"format": Format.SINGLE, "entrants_max": 16, "entrants_min": 8},
    Preset.SWISS: {"format": Format.SWISS},
    Preset.LEAGUE: {"format": Format.LEAGUE, "is_season": True},
    Preset.DUEL: {"format": Format.SWISS, "seats": 2},
    Preset.DUPLICATE: {"format": Format.DUPLICATE, "seats": 1, "rounds": 3},
}


def preset(
    which: Preset, *, name: str, title: str, starts_at_ms: int, seats: Sequence[int]
) -> Parameters:
    """The parameters of a preset for a title of so many seats, filled up.

    Raises:
        Unfit: size_unfit, if the title cannot be seated so.
    """
    chosen = _CHOICES[which]
    size = chosen.get("seats")
    if isinstance(size, int) and size not in seats:
        raise Unfit("size_unfit", size=size)
    given = Parameters(name=name, title=title, format=Format.SWISS, starts_at_ms=starts_at_ms)
    found = filled(structs.replace(given, **chosen), seats)
    if which is Preset.SWISS:
        # One final table of the best.
        return structs.replace(found, cut=found.seats)
    return found


def presets_for(seats: Sequence[int], *, has_deals: bool) -> tuple[Preset, ...]:
    """Those that a title of so many seats can have; `has_deals`: whether it is played alone for a comparable result."""
    fit = []
    for which in Preset:
        size = _CHOICES[which].get("seats")
        if which is Preset.DUPLICATE and not has_deals:
            continue
        if size is None and max(seats, default=0) < 3:
            continue
        if size is None or size in seats:
            fit.append(which)
    return tuple(fit)
