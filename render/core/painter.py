"""The contract between a title's pictures and everything else: a frozen record of functions."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from PIL.Image import Image

from render.core.canvas import Drawing
from render.core.cover import Event
from render.core.crest import Crest, plain
from render.core.panel.focus import Focus, Question
from render.core.region import Region
from rules.core.text import Say

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Moments(Generic[V]):
    """Earlier public views that a sheet shows beside the last one, such as one for each of some rounds."""

    wanted: Callable[[V], tuple[int, ...]]
    """The moments to show beside this last view, in ascending order."""
    moment_of: Callable[[V], int]
    """The moment that a view belongs to; it never decreases. Shown is the first view of a moment."""
    paint: Callable[[V, tuple[V, ...], Say], Image]
    """Paints the last view with the views of the wanted moments, of which some may be missing."""


@dataclass(frozen=True, slots=True)
class Sheet(Generic[V]):
    """Another public picture, for the views that it fits."""

    name: str
    when: Callable[[V], bool]
    paint: Callable[[V, Say], Image]
    moments: Moments[V] | None = None
    """The painter of the sheet if the past of the table is known; otherwise `paint` is used."""


def single(paint: Callable[[V, Say], Image]) -> Callable[[V, Say], tuple[Image, ...]]:
    """An extra picture that always has room."""
    return lambda view, say: (paint(view, say),)


def paint_scenes(
    scenes: Mapping[int, Callable[[Say], Focus]],
) -> Mapping[int, Callable[[Say], Image]]:
    """Return the painters of drawn examples that are focuses."""

    def painted(scene: Callable[[Say], Focus]) -> Callable[[Say], Image]:
        return lambda say: scene(say).finished().image()

    return MappingProxyType({number: painted(scene) for number, scene in scenes.items()})


def no_regions(view: Any) -> tuple[Region, ...]:
    """The picture has no parts that belong together."""
    return ()


def no_hand_regions(view: Any) -> tuple[tuple[Region, ...], ...]:
    """No part of a private picture has a name."""
    return ()


@dataclass(frozen=True, slots=True)
class Drawings(Generic[V]):
    """Pictures that are painted again and again, as lists of marks: only changes are repainted (ADR 36)."""

    board: Callable[[V, Say], Drawing]
    hand: Callable[[V, Say], tuple[Drawing, ...]]
    ahead: Callable[[], Iterator[None]] | None = None
    """Draws the parts that boards need sooner or later, in short steps while the renderer is idle."""


@dataclass(frozen=True, slots=True)
class Painter(Generic[V]):
    board: Callable[[V, Say], Image]
    """Everything the view shows of the table: the public picture for a spectator's view, the preview for a seat's."""
    hand: Callable[[V, Say], tuple[Image, ...]]
    """The private pictures of the viewer's seat; empty if the viewer has no seat."""
    cover: Callable[[Say], Image]
    """The title's picture in the lobby."""
    focus: Callable[[Question[V], Say], Focus] | None = None
    """The one picture of a panel: what the question concerns, and what it spends. Without it a panel shows the preview
    and the private pictures.
    """
    event_cover: Callable[[Say, Event], Image] | None = None
    """The same with the name and the date of an event; without it a cover says neither."""
    sheets: tuple[Sheet[V], ...] = ()
    extra_pictures: Mapping[str, Callable[[V, Say], tuple[Image, ...]]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """Further pictures of the table that people can ask for, by name; texts under ``<key>.look.<name>``. What has no
    room on one picture is on several.
    """
    drawings: Drawings[V] | None = None
    """Board and hand as drawings. Without them every picture is painted as a whole."""
    figures: Mapping[int, Callable[[Say], Image]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """Drawn examples, by the paragraph of the rules each belongs to; texts under ``<key>.figure.<paragraph>``."""
    regions: Callable[[V], tuple[Region, ...]] = no_regions
    """The parts of the board, of which each hides those before it where they meet; at most 254."""
    marks: Callable[[V], tuple[Region, ...]] = no_regions
    """Further parts of the board that a lesson may mark, such as points where things meet."""
    hand_regions: Callable[[V], tuple[tuple[Region, ...], ...]] = no_hand_regions
    """The parts of each private picture that a lesson may mark."""
    as_then: Callable[[V, V], Callable[[Say], Image]] | None = None
    """The board of an earlier view (the first) with everything at the places that it has on the board of a later one.

    None if the places never change."""
    crest: Crest = field(default_factory=plain)
    """The title's part in the pictures of tournaments."""
    unpainted: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Facts of views that no picture shows, such as ``SeatView.energy``, each with the reason."""
