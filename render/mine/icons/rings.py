"""The ring for a token of a public goal."""

from render.core.artwork import Artwork
from render.core.palette import MUTED, TEXT
from render.core.sprites import SPRITES, Sprite


@SPRITES.keep
def ring(r: int, *, filled: bool, square: bool) -> Sprite:
    """The ring for a token; it is square for a goal without tokens."""
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    thick = max(1.5, r / 4.5)
    if square:
        art.plate(-r, -r, r, r, r / 3, TEXT if filled else None, rim=MUTED, rim_width=thick)
    elif filled:
        art.ellipse(0, 0, r, r, TEXT)
    else:
        art.ring(0, 0, r - thick / 2, r - thick / 2, MUTED, thick)
    return art.sprite()
