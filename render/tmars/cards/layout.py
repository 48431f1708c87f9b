"""The layout of cards, and of pictures of cards: only numbers, in pixels."""

from dataclasses import dataclass

from render.core.boxes import Box


@dataclass(frozen=True, slots=True)
class CardFrame:
    """A size of cards. Sizes of texts and signs are tried in turn until everything fits."""

    width: int
    height: int
    tab: Box
    """The place of the number above the card."""
    tab_size: int
    top: int
    """The height of the part with the cost and the tags."""
    cost: int
    """The width of the cost's plate."""
    cost_size: int
    printed_size: int
    number: bool
    """Is the printed number of the card shown?"""
    tag: int
    tag_pitch: int
    band: int
    glyph: int
    names: tuple[tuple[int, int], ...]
    """The sizes of the name, each with its number of lines."""
    need: int
    """The height of the band with the requirements."""
    need_sign: int
    foot: int
    foot_size: int
    medal: int
    points: int
    """The size of the number on the medal."""
    tries: tuple[tuple[int, int], ...]
    """The sizes of signs and of the text below them; size 0 means no text."""
    least: int
    """The size of signs below which rows are broken."""
    inset: int
    radius: int = 10

    @property
    def outer(self) -> Box:
        return Box(0, self.tab.y0, self.width, self.height)

    @property
    def medal_box(self) -> Box:
        """The square around the medal."""
        x, y = self.width - round(0.66 * self.medal), self.height - round(0.53 * self.medal)
        half = self.medal // 2
        return Box(x - half, y - half, x + half, y + half)


BIG = CardFrame(
    width=376,
    height=364,
    tab=Box(10, -28, 62, 0),
    tab_size=24,
    top=56,
    cost=78,
    cost_size=44,
    printed_size=24,
    number=True,
    tag=42,
    tag_pitch=46,
    band=46,
    glyph=24,
    names=((32, 1), (28, 1), (24, 1), (20, 1), (18, 2)),
    need=38,
    need_sign=30,
    foot=44,
    foot_size=24,
    medal=64,
    points=24,
    tries=(
        (48, 18),
        (40, 18),
        (36, 18),
        (36, 16),
        (32, 16),
        (32, 14),
        (28, 14),
    ),
    least=30,
    inset=16,
)
COVER_TEXT = Box(56, 96, 590, 420)
