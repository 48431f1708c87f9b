"""The signs of tags, as discs."""

from math import cos, pi, sin

from render.core.artwork import Figure, round_box
from render.core.palette import INK, TEXT, WHITE, Colour, mix
from render.tmars import palette as ink
from render.tmars.icons.resources import (
    Drawing,
    atom,
    bolt,
    cell,
    leaves,
    paw,
    star,
)


def disc(fig: Figure, fill: Colour, rim: Colour | None = None) -> None:
    fig.disc(0, 0, 0.98, 0.98, rim or mix(fill, WHITE, 0.42))
    fig.disc(0, 0, 0.88, 0.88, fill)


def _building(fig: Figure) -> None:
    disc(fig, ink.TAG["building"][0])
    courses = (
        (-0.4, ((-0.46, -0.02), (0.04, 0.48))),
        (-0.12, ((-0.66, -0.26), (-0.2, 0.2), (0.26, 0.66))),
        (0.16, ((-0.46, -0.02), (0.04, 0.48))),
    )
    for y, bricks in courses:
        for x0, x1 in bricks:
            fig.polygon(round_box(x0, y, x1, y + 0.23, 0.04), ink.TAG["building"][1])


def _space(fig: Figure) -> None:
    disc(fig, ink.TAG["space"][0], ink.GREY_PAPER)
    star(fig, ink.TAG["space"][1])
    fig.disc(0.46, -0.44, 0.09, 0.09, WHITE)
    fig.disc(-0.46, 0.46, 0.07, 0.07, WHITE)


def _science(fig: Figure) -> None:
    disc(fig, ink.TAG["science"][0], ink.GREY_PAPER)
    atom(fig, ink.TAG["science"][1])


def _power(fig: Figure) -> None:
    disc(fig, ink.TAG["power"][0])
    bolt(fig, ink.TAG["power"][1])


def _earth(fig: Figure) -> None:
    disc(fig, ink.TAG["earth"][0])
    fig.ring(0, 0, 0.54, 0.54, ink.TAG["earth"][1], 0.1)
    fig.ring(0, 0, 0.22, 0.54, ink.TAG["earth"][1], 0.08)
    fig.line(((-0.54, 0), (0.54, 0)), ink.TAG["earth"][1], 0.08)


def _jovian(fig: Figure) -> None:
    disc(fig, ink.TAG["jovian"][0])
    for y, x0, x1 in ((-0.3, -0.62, 0.62), (-0.04, -0.7, 0.7), (0.4, -0.52, -0.1)):
        fig.line(((x0, y), (x1, y)), ink.TAG["jovian"][1], 0.11)
    fig.disc(0.26, 0.32, 0.28, 0.17, ink.TAG["jovian"][1])


def _plant(fig: Figure) -> None:
    disc(fig, ink.TAG["plant"][0])
    leaves(fig, ink.TAG["plant"][1])


def _microbe(fig: Figure) -> None:
    disc(fig, ink.TAG["microbe"][0])
    cell(fig, ink.TAG["microbe"][1], ink.TAG["microbe"][0])


def _animal(fig: Figure) -> None:
    disc(fig, ink.TAG["animal"][0])
    paw(fig, ink.TAG["animal"][1])


def _city(fig: Figure) -> None:
    disc(fig, ink.TAG["city"][0])
    for x, top in ((-0.54, -0.08), (-0.26, -0.5), (0.02, -0.3), (0.3, 0.02)):
        fig.polygon(((x, top), (x + 0.24, top), (x + 0.24, 0.48), (x, 0.48)), ink.TAG["city"][1])


def _wild(fig: Figure) -> None:
    disc(fig, ink.TAG["wild"][0], TEXT)
    for index in range(3):
        turn = pi / 2 + index * pi / 3
        x, y = 0.58 * cos(turn), 0.58 * sin(turn)
        fig.line(((-x, -y), (x, y)), INK, 0.17)


def arrow_down(fig: Figure, fill: Colour) -> None:
    fig.polygon(((-0.22, -0.66), (0.22, -0.66), (0.22, 0.0), (-0.22, 0.0)), fill)
    fig.polygon(((-0.58, -0.02), (0.58, -0.02), (0, 0.66)), fill)


def _event(fig: Figure) -> None:
    disc(fig, ink.TAG["event"][0])
    arrow_down(fig, ink.TAG["event"][1])


DRAWINGS: dict[str, Drawing] = {
    "tag_building": _building,
    "tag_space": _space,
    "tag_science": _science,
    "tag_power": _power,
    "tag_earth": _earth,
    "tag_jovian": _jovian,
    "tag_plant": _plant,
    "tag_microbe": _microbe,
    "tag_animal": _animal,
    "tag_city": _city,
    "tag_wild": _wild,
    "tag_event": _event,
}
