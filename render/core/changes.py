"""A picture in which everything is dimmed that looks as it did on an earlier one (hosting, chapters 5.1 and 14)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from render.core.boxes import Box
from render.core.palette import BACKGROUND
from render.core.region import Region

GREYED, PALED = 0.85, 0.64
"""The shares of grey, and then of the background, in dimmed pixels."""
MOST_LIT = 2 / 3
"""If more than this share of the picture has changed, nothing is dimmed."""
CELL_PX = 4
JOINED_CELLS = 6
"""Changes outside regions that are no farther apart than this are lit together."""
RADIUS_PX = 12
BAND_PX = 64
"""The rows that are worked on at a time."""


@dataclass(frozen=True, slots=True)
class Changes:
    """The difference between two pictures."""

    lit: Image.Image
    """A mask, white where the later picture keeps its colours. It holds every pixel that differs."""
    places: tuple[Region, ...]
    """The regions in which something differs, in their order."""
    share: float
    """The lit share of the picture, from 0 to 1."""


def changes(before: Image.Image, after: Image.Image, regions: Sequence[Region]) -> Changes | None:
    """Compare two pictures; None if they differ in size."""
    if before.size != after.size:
        return None
    changed = _changed(before, after)
    owners = _owners(after.size, regions)
    counts = owners.histogram(changed)
    is_lit = [False, *(counts[number] > 0 for number in range(1, 256))]
    lit = owners.point([255 * lit for lit in is_lit])
    nobodys = owners.point([255, *([0] * 255)])
    between = Image.new("L", after.size)
    for box in _joined(ImageChops.multiply(changed, nobodys)):
        corners = (*box[:2], box.x1 - 1, box.y1 - 1)
        ImageDraw.Draw(between).rounded_rectangle(corners, RADIUS_PX, 255)
    # A region that has not changed stays dimmed as a whole.
    lit = ImageChops.lighter(lit, ImageChops.multiply(between, nobodys))
    lit = ImageChops.lighter(lit, changed)
    places = tuple(each for number, each in enumerate(regions, start=1) if is_lit[number])
    return Changes(lit, places, lit.histogram()[255] / (lit.width * lit.height))


def paste_dimmed(onto: Image.Image, top: int, picture: Image.Image, lit: Image.Image) -> None:
    """Paste the picture into an RGB image from row `top` on, greyed and paled where the mask is black."""
    for band in _bands(picture.size):
        colours = picture.crop(band).convert("RGB")
        grey = Image.blend(colours, ImageOps.grayscale(colours).convert("RGB"), GREYED)
        pale = Image.blend(grey, Image.new("RGB", grey.size, BACKGROUND), PALED)
        pale.paste(colours, (0, 0), lit.crop(band))
        onto.paste(pale, (0, top + band.y0))


def _changed(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return a mask, white where two pictures of one size differ."""
    changed = Image.new("L", before.size)
    for band in _bands(before.size):
        parts = (each.crop(band).convert("RGB") for each in (before, after))
        red, green, blue = ImageChops.difference(*parts).split()
        differs = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        changed.paste(differs.point([0, *([255] * 255)]), (0, band.y0))
    return changed


def _bands(size: tuple[int, int]) -> Iterator[Box]:
    """Cut a picture into bands from top to bottom: a whole one in colours takes 8 MB, and each step makes another."""
    width, height = size
    for top in range(0, height, BAND_PX):
        yield Box(0, top, width, min(top + BAND_PX, height))


def _owners(size: tuple[int, int], regions: Sequence[Region]) -> Image.Image:
    """The number of the region that each pixel belongs to, counted from 1; 0 for none.

    Raises:
        ValueError: there are more regions than a pixel can name.
    """
    if len(regions) > 254:
        raise ValueError(f"{len(regions)} regions")
    owners = Image.new("L", size)
    for number, region in enumerate(regions, start=1):
        if region.shape is None:
            owners.paste(number, region.box)
        else:
            owners.paste(number, region.box, region.shape)
    return owners


def _joined(changed: Image.Image) -> Iterator[Box]:
    """Boxes around changed pixels; those that are close to each other share one."""
    if changed.getbbox() is None:
        return
    width, height = (-(-side // CELL_PX) for side in changed.size)
    whole = Image.new("L", (width * CELL_PX, height * CELL_PX))
    whole.paste(changed)
    cells = whole.reduce(CELL_PX).point([0, *([255] * 255)])
    near = cells.filter(ImageFilter.MaxFilter(2 * (JOINED_CELLS // 2) + 1))
    while (start := near.getbbox()) is not None:
        row = near.crop((start[0], start[1], start[2], start[1] + 1)).getbbox()
        assert row is not None
        group = near.copy()
        ImageDraw.floodfill(group, (start[0] + row[0], start[1]), 128)
        found = group.point([255 * (value == 128) for value in range(256)])
        near = ImageChops.subtract(near, found)
        box = ImageChops.multiply(cells, found).getbbox()
        if box is not None:
            left, top, right, bottom = (edge * CELL_PX for edge in box)
            yield Box(left, top, min(right, changed.width), min(bottom, changed.height))
