"""Differences between colours, with any colour vision."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from render.core.palette import Colour

Matrix = tuple[tuple[float, float, float], ...]

NORMAL: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
PROTAN: Matrix = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTAN: Matrix = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
TRITAN: Matrix = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)

_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)

Lab = tuple[float, float, float]


def linear(colour: Colour) -> tuple[float, float, float]:
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in colour)
    )
    return red, green, blue


def contrast(a: Colour, b: Colour) -> float:
    """The ratio of luminances, from 1 to 21."""
    low, high = sorted(_times(_TO_XYZ, linear(colour))[1] for colour in (a, b))
    return (high + 0.05) / (low + 0.05)


def seen(colour: Colour, vision: Matrix) -> Lab:
    """The colour in CIE L*a*b*, as seen with that kind of colour vision."""
    clipped = [min(1.0, max(0.0, value)) for value in _times(vision, linear(colour))]
    x, y, z = (
        value ** (1 / 3) if value > (6 / 29) ** 3 else value * (29 / 6) ** 2 / 3 + 4 / 29
        for value in (a / b for a, b in zip(_times(_TO_XYZ, clipped), _WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(first: Lab, second: Lab) -> float:
    """CIEDE2000."""
    l1, a1, b1 = first
    l2, a2, b2 = second
    mean_c = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2)
    s_c, s_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    rotation = -sin(radians(60 * exp(-(((mean_h - 275) / 25) ** 2)))) * (
        2 * sqrt(mean_c**7 / (mean_c**7 + 25**7))
    )
    dl, dc, dh = (l2 - l1) / s_l, (c2 - c1) / s_c, dh / s_h
    return sqrt(dl**2 + dc**2 + dh**2 + rotation * dc * dh)


def _times(matrix: Matrix, vector: tuple[float, ...] | list[float]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
