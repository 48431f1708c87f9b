"""Shapes that the panels of every title need: boxes with round corners, and a cup."""

from render.core.artwork import Artwork
from render.core.palette import Colour
from render.core.sprites import SPRITES, Sprite


@SPRITES.keep
def box_sprite(
    width: int, height: int, radius: int, fill: Colour | None, rim: Colour | None, rim_width: int
) -> Sprite:
    """A box with round corners; its anchor is the upper left corner."""
    art = Artwork(0, 0, width, height)
    art.plate(0, 0, width, height, radius, fill, rim=rim, rim_width=rim_width)
    return art.sprite()


@SPRITES.keep
def cup(r: float, ink: Colour) -> Sprite:
    """The winner's cup."""
    art = Artwork(-1.2 * r, -1.2 * r, 1.2 * r, 1.2 * r)
    fig = art.figure(0, 0, r)
    for side in (-1, 1):
        handle = ((0.5 * side, -0.62), (0.98 * side, -0.62), (0.9 * side, -0.1), (0.4 * side, 0.1))
        fig.line(handle, ink, 0.2)
    bowl = ((-0.62, -0.9), (0.62, -0.9), (0.52, -0.1), (0.2, 0.26), (-0.2, 0.26), (-0.52, -0.1))
    fig.polygon(bowl, ink)
    fig.polygon(((-0.14, 0.2), (0.14, 0.2), (0.18, 0.62), (-0.18, 0.62)), ink)
    fig.polygon(((-0.56, 0.95), (-0.5, 0.6), (0.5, 0.6), (0.56, 0.95)), ink)
    return art.sprite()
