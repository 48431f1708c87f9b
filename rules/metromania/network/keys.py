"""Letters that link an option of the form to its mark on the preview picture."""

from collections.abc import Iterable
from itertools import count
from string import ascii_uppercase
from typing import Final, TypeAlias

from rules.metromania.components.content import LETTERS
from rules.metromania.components.coordinates import CITY_CELLS, EXIT, START
from rules.metromania.components.steps import BonusStep, DigStep, TunnelStep
from rules.metromania.network.lines import Opening

_KEYS: Final = tuple(letter for letter in ascii_uppercase if letter not in LETTERS)
"""A destination shows the letter of its marker, so no key is one of these."""
_NAMES: Final = {cell[0] for cell in CITY_CELLS} | {START, EXIT}
_PAIRED: Final = tuple(letter for letter in _KEYS if letter not in _NAMES)
"""With a digit, other letters would be the names of cells and arrow spaces."""

Place: TypeAlias = tuple[int, str, str, str] | str
"""The place of a key: a tunnel, or a vertex that may get a station."""


def place_of(opening: Opening) -> Place:
    """A tunnel, given by its line, its cell, and the vertices where its rail begins and ends."""
    return opening.track.number, opening.cell, opening.start, opening.end


def is_at(step: DigStep, place: Place) -> bool:
    """Return true if the step digs this tunnel, or builds its bonus station at this vertex."""
    match step:
        case BonusStep(vertex):
            return place == vertex
        case TunnelStep(line, cell, end):
            return not isinstance(place, str) and (place[0], place[1], place[3]) == (
                line,
                cell,
                end,
            )


class Keys:
    """The keys of a dig's steps: each place has one key, whichever steps offer it, and no two places share one."""

    def __init__(self) -> None:
        self._found: dict[Place, str] = {}

    def add(self, places: Iterable[Place]) -> None:
        """Give a key to each place that has none yet, in order."""
        free = (key for key in map(_key, count()) if key not in self._found.values())
        for place in places:
            if place not in self._found:
                self._found[place] = next(free)

    def keep_only(self, step: DigStep) -> None:
        """Take the keys of all places but that of a step which is chosen: the others are seen no more."""
        self._found = {place: key for place, key in self._found.items() if is_at(step, place)}

    def __getitem__(self, place: Place) -> str:
        return self._found[place]


def vertex_keys(vertices: Iterable[str]) -> dict[str, str]:
    """A key for each vertex that may get a station, in order."""
    return {vertex: _key(number) for number, vertex in enumerate(vertices)}


def _key(number: int) -> str:
    """``G`` to ``Z``, then, on crowded maps, ``K1``, ``L1`` and so on: signs that nothing else on the picture has."""
    if number < len(_KEYS):
        return _KEYS[number]
    rounds, letter = divmod(number - len(_KEYS), len(_PAIRED))
    return f"{_PAIRED[letter]}{rounds + 1}"
