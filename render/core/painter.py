"""The contract between a title's pictures and everything else: a frozen record of functions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Generic, TypeVar

from PIL.Image import Image

from rules.core.text import Say

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Sheet(Generic[V]):
    """A further public picture, for those views it is meant for."""

    name: str
    when: Callable[[V], bool]
    paint: Callable[[V, Say], Image]


@dataclass(frozen=True, slots=True)
class Painter(Generic[V]):
    board: Callable[[V, Say], Image]
    """All that the view holds of the table: the public picture of a spectator's view, the preview of a seat's."""
    hand: Callable[[V, Say], tuple[Image, ...]]
    """What only the viewer's own seat sees; empty when the viewer has no seat."""
    cover: Callable[[Say], Image]
    """The title's picture for those who have not sat down yet."""
    sheets: tuple[Sheet[V], ...] = ()
    looks: Mapping[str, Callable[[V, Say], Image]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """Further pictures of the table that people ask for, by name; in words ``<key>.look.<name>``."""
    figures: Mapping[int, Callable[[Say], Image]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """Drawn examples by the paragraph of the rules that each stands beside; in words ``<key>.figure.<paragraph>``."""
