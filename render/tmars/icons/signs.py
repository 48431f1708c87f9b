"""All signs by name, each with its own silhouette."""

from typing import Final

from render.core.artwork import Artwork
from render.core.palette import INK
from render.core.sprites import SPRITES, Sprite
from render.tmars.icons import marks as icons_marks
from render.tmars.icons import resources as icons_resources
from render.tmars.icons import tags as icons_tags
from render.tmars.icons.resources import Drawing
from render.tmars.icons.tile_glyphs import GROUNDS, draw_small_tile

_DRAWINGS: Final[dict[str, Drawing]] = {
    **icons_resources.DRAWINGS,
    **icons_tags.DRAWINGS,
    **icons_marks.DRAWINGS,
}
ICONS = (*_DRAWINGS, *GROUNDS)
"""Resources, on cards too, by their own names, tags as ``tag_<name>``, tiles by their kind, and the rest."""

BADGE = 0.68
"""The size of the badge that means "any player's", as a share of the sign."""
_RIM = 1.14
"""The size of the dark rim around the badge, as a share of the badge."""


@SPRITES.keep
def icon(name: str, size: int) -> Sprite:
    """A sign by its name; its middle is the anchor.

    Raises:
        KeyError: there is no such sign.
    """
    half = size / 2
    art = Artwork(-half - 1, -half - 1, half + 1, half + 1)
    _draw(art, name, half)
    return art.sprite()


def tag(name: str, size: int) -> Sprite:
    return icon(f"tag_{name}", size)


@SPRITES.keep
def badged(name: str, size: int) -> Sprite:
    """Return the sign with a red person at its lower right, which means "any player's"."""
    half, r = size / 2, BADGE * size / 2
    at = half - 0.3 * r
    end = at + _RIM * r + 1
    art = Artwork(-half - 1, -half - 1, end, end)
    _draw(art, name, half)
    art.figure(at, at, r).disc(0, 0, _RIM, _RIM, INK)
    _draw(art, "person", r, at)
    return art.sprite()


def _draw(art: Artwork, name: str, half: float, at: float = 0) -> None:
    if name in GROUNDS:
        draw_small_tile(art, name, half)
    else:
        _DRAWINGS[name](art.figure(at, at, half))
