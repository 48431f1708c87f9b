"""Checks that pictures show the facts: each fact changes pixels, unless the painter declares that none shows it."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice, zip_longest
from typing import Any, TypeAlias
from zlib import crc32

from PIL.Image import Image

from render.core.painter import Painter, single
from rules.core import engine
from rules.core.rng import Rng
from rules.core.text import Say
from tests.conformance.facts import Fact, Met, empty_fields, facts
from tests.conformance.filling import half_filled
from tests.conformance.tables import Game, PlayedTable
from tests.scale import GAMES, sized

_PLACES = sized(16, 48 * GAMES)
"""In how many places a fact is tried before the check decides that nothing shows it."""
_UNPAINTED_PLACES = sized(1, 2 * GAMES)
"""In how many places a fact is tried that is declared unpainted."""
_SOUGHT_PLACES = 400
"""In how many further places a fact is tried that none of the first ones showed."""
_OTHERS = 4
"""The most other values tried in one place until one can be painted."""


def check_facts_are_painted(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Every fact of a view changes the pixels of some picture, or the painter says why it does not.

    A view that differs in one fact may contradict itself, so it need not be paintable. Facts with only one value at
    these tables are not checked, nor are the contents of fields that were empty at all of them.
    """
    around = tables[0].around
    painter, say = around.painter, around.say("en")
    met, found = Met(), defaultdict[str, _Places](_Places)
    empty = set[str]()
    for view in _views(game, tables):
        seen = _Seen(view, painter, say)
        empty |= {f"{name}, presence" for name in empty_fields(view)}
        for fact in facts(view):
            met.note(fact)
            found[fact.name].add((seen, fact))
    stale = sorted(painter.unpainted.keys() - found.keys() - empty)
    assert not stale, f"{game.key}: views hold no such facts as {stale}"
    nowhere, painted = [], []
    shown_in: dict[str, str] = {}
    for name, places in sorted(found.items()):
        struct = name.partition(".")[0]
        first = shown_in.get(struct)
        # Where a view was painted before, only the changed one has to be.
        some = sorted(places.some, key=lambda place: place[0].left_to_paint(first))
        if name in painter.unpainted:
            if _shows(some[:_UNPAINTED_PLACES], met, first):
                painted.append(name)
            continue
        picture = _shows(some, met, first)
        if picture:
            shown_in[struct] = picture
        elif picture is not None:
            nowhere.append(name)
    nowhere = _nowhere_else(nowhere, tables, met, painter, say)
    assert not nowhere, f"{game.key}: no picture shows {nowhere}"
    assert not painted, f"{game.key}: said to be unpainted, but painted: {painted}"


def _nowhere_else(
    names: Sequence[str],
    tables: Sequence[PlayedTable],
    met: Met,
    painter: Painter[Any],
    say: Say,
) -> list[str]:
    """Return the facts that no picture shows at any other position of the tables either.

    Some facts have a place on the board in a few positions alone, such as a deed that is only shown while nothing
    weightier has followed.
    """
    left = dict.fromkeys(names, _SOUGHT_PLACES)
    for view in _views_of_all(tables) if left else ():
        seen = _Seen(view, painter, say)
        for fact in facts(view):
            if left.get(fact.name, 0) > 0:
                left[fact.name] -= 1
                if _shows([(seen, fact)], met, None):
                    del left[fact.name]
        if not any(left.values()):
            break
    return list(left)


def _views_of_all(tables: Sequence[PlayedTable]) -> Iterator[Any]:
    """Yield one position of each table in turn: a fact often appears only with an option, which another table has."""
    for positions in zip_longest(*(table.positions for table in tables)):
        for table, position in zip(tables, positions, strict=True):
            if position is not None:
                for viewer in table.viewers_at(position.number):
                    yield table.game.view(position.state, viewer)


class _Seen:
    """A view with its pictures, each painted on first use."""

    def __init__(self, view: Any, painter: Painter[Any], say: Say) -> None:
        self._painter, self._say = painter, say
        self._pictures = _pictures(view, painter, say)
        self._digests: dict[str, int] = {}

    def left_to_paint(self, first: str | None) -> tuple[bool, int]:
        """Return true while one picture has not been painted yet, and the number of pictures left."""
        return first not in self._digests, len(self._pictures) - len(self._digests)

    def differs(self, other: Any, first: str | None) -> str:
        """The name of a picture in which another view differs, `first` being tried first; empty if there is none."""
        pictures = _pictures(other, self._painter, self._say)
        if changed := pictures.keys() ^ self._pictures.keys():
            return min(changed)
        for name in sorted(pictures, key=lambda name: name != first):
            if pictures[name]() != self._digest(name):
                return name
        return ""

    def _digest(self, name: str) -> int:
        if name not in self._digests:
            self._digests[name] = self._pictures[name]()
        return self._digests[name]


_Place: TypeAlias = tuple[_Seen, Fact]


class _Places:
    """A random sample of the places where a fact was found, the same in every run."""

    def __init__(self) -> None:
        self.some: list[_Place] = []
        self._found = 0
        self._chance = Rng(0)

    def add(self, place: _Place) -> None:
        self._found += 1
        if len(self.some) < _PLACES:
            self.some.append(place)
        elif (slot := self._chance.below(self._found)) < _PLACES:
            self.some[slot] = place


def _pictures(view: Any, painter: Painter[Any], say: Say) -> Mapping[str, Callable[[], int]]:
    """All pictures of the view by name, as functions that paint and digest them."""
    paints: dict[str, Callable[[Any, Say], Image]] = {"board": painter.board}
    paints |= {f"sheet {sheet.name}": sheet.paint for sheet in painter.sheets if sheet.when(view)}
    several = {f"extra picture {name}": paint for name, paint in painter.extra_pictures.items()}
    several |= {name: single(paint) for name, paint in paints.items()} | {"hand": painter.hand}
    return {name: partial(_painted, paint, view, say) for name, paint in several.items()}


def _painted(paint: Callable[[Any, Say], tuple[Image, ...]], view: Any, say: Say) -> int:
    return _digest(*paint(view, say))


def _digest(*images: Image) -> int:
    """Return a checksum: thousands are made, and on data as long as a picture this is three times faster than a
    hash.
    """
    pixels = 0
    for image in images:
        pixels = crc32(image.tobytes(), crc32(f"{image.size}".encode(), pixels))
    return pixels


def _views(game: Game, tables: Sequence[PlayedTable]) -> Iterator[Any]:
    """Views of every table at some positions, and of half-filled moves."""
    for table in tables:
        for position in table.picked(4 if len(tables) > 12 else 8):
            for viewer in table.viewers_at(position.number):
                yield game.view(position.state, viewer)
            chance, where = table.chance(position.number), table.at(position.number)
            for seat in list(game.waiting_for(position.state))[:1]:
                for verb in engine.verbs_on_menu(game, position.state, seat):
                    fillings = half_filled(verb, position.state, seat, chance, where)
                    for given in islice(fillings, 1, 3):
                        yield game.preview(position.state, seat, verb.name, given)


def _shows(places: Sequence[_Place], met: Met, first: str | None) -> str | None:
    """A picture that shows another value in one of these places; empty if there is none, None if none can be tried."""
    was_tried = False
    for seen, fact in places:
        for other in islice(met.others(fact), _OTHERS):
            try:
                if picture := seen.differs(fact.put(other), first):
                    return picture
            except Exception:
                # The changed view contradicts itself and cannot be painted.
                continue
            was_tried = True
            break
    return "" if was_tried else None
