"""Parts of a panel's picture below one another, and tiles that give way where there is no room for their texts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TypeAlias

from render.core.boxes import Box
from render.core.palette import BACKGROUND, MUTED, TEXT, Colour
from render.core.panel.focus import ESSENTIAL_PX, HEIGHT, LEAST_PX, MOST_HEIGHT, Focus
from render.core.panel.pages import cuts
from render.core.text import Line, Type, fit
from render.mine.focus.tile import (
    CHIP_HEIGHT,
    GAP,
    HALF_HEIGHT,
    HALF_WIDTH,
    LEFT,
    RIGHT,
    Tile,
    chip_room,
    compact_height,
    draw_chip,
    draw_compact,
    draw_full,
    draw_half,
    full_height,
    tells_in_chip,
)
from render.mine.quantised import colours

EDGE = 12
SIZES = (ESSENTIAL_PX, LEAST_PX)
"""The sizes of texts; the first with room for all is used."""
HEADING_HEIGHT = 56
_HEADING = tuple(map(Type, SIZES))
_INSET = 20


@dataclass(frozen=True, slots=True)
class Block:
    height: int
    draw: Callable[[Focus, int], None]


Pages: TypeAlias = list[Sequence[Block]]


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture from top to bottom."""

    tiles: Sequence[Tile] = ()
    above: Sequence[Block] = ()
    below: Sequence[Block] = field(default=())


def painted(scene: Scene) -> Focus:
    fixed = (*scene.above, *scene.below)
    room = MOST_HEIGHT - 2 * EDGE - sum(each.height + GAP for each in fixed)
    return stacked([*scene.above, *_tile_blocks(scene.tiles, room), *scene.below])


def stacked(blocks: Sequence[Block]) -> Focus:
    height = 2 * EDGE + sum(each.height + GAP for each in blocks) - GAP
    focus = Focus(max(height, HALF_HEIGHT), BACKGROUND, colours())
    y = EDGE
    for block in blocks:
        block.draw(focus, y)
        y += block.height + GAP
    return focus


def paged(blocks: Sequence[Block]) -> Pages:
    """Spread the blocks over as few pictures as hold them."""
    heights = [block.height + GAP for block in blocks]
    return [blocks[start:end] for start, end in cuts(heights, HEIGHT - 2 * EDGE + GAP)]


def fewest(large: Pages, small: Pages) -> Pages:
    """Return the pictures with small words if they are fewer."""
    return small if len(small) < len(large) else large


def joined(upper: Block, lower: Block) -> Block:
    """Two blocks that stay on one picture."""

    def draw(focus: Focus, y: int) -> None:
        upper.draw(focus, y)
        lower.draw(focus, y + upper.height + GAP)

    return Block(upper.height + GAP + lower.height, draw)


class _Shape(IntEnum):
    FULL = 0
    COMPACT = 1
    HALF = 2
    CHIP = 3


_HALVES = ((_Shape.HALF, HALF_HEIGHT, draw_half), (_Shape.CHIP, CHIP_HEIGHT, draw_chip))
"""The shapes of which two are side by side."""


def _tile_blocks(tiles: Sequence[Tile], room: int) -> list[Block]:
    """Full tiles first, then halves and chips, two in a row, at the largest size with room for all.

    Without room, words begin beside the names. If that does not help, tiles of the least weight keep only their first
    line; tiles that still have no room are counted.
    """
    shapes = [_Shape.FULL if tile.text else _Shape.HALF for tile in tiles]
    for size in SIZES:
        if _height(blocks := _blocks(tiles, shapes, size)) <= room:
            return blocks
    shapes = [max(shape, _Shape.COMPACT) for shape in shapes]
    if _height(blocks := _blocks(tiles, shapes)) <= room:
        return blocks
    roomy = tuple(shapes)
    light = sorted(
        range(len(tiles)), key=lambda place: (not tells_in_chip(tiles[place]), tiles[place].weight)
    )
    for given, place in enumerate(light, 1):
        shapes[place] = _Shape.CHIP if chip_room(tiles[place]) >= 0 else _Shape.HALF
        if _height(_blocks(tiles, shapes)) <= room:
            return _blocks(tiles, _restored(tiles, shapes, roomy, light[:given], room))
    most = 2 * ((room + GAP) // (CHIP_HEIGHT + GAP)) - 1
    shown = sorted(light[-most:]) if most > 0 else []
    blocks = _blocks([tiles[place] for place in shown], [_Shape.CHIP] * len(shown))
    return [*blocks[:-1], _with_rest(blocks[-1], len(tiles) - len(shown))] if blocks else []


def _restored(
    tiles: Sequence[Tile],
    shapes: list[_Shape],
    roomy: Sequence[_Shape],
    given: Sequence[int],
    room: int,
) -> list[_Shape]:
    """Return the shapes, with those tiles as before that have room after all; the last to give way come first."""
    for place in reversed(given):
        tried = [*shapes[:place], roomy[place], *shapes[place + 1 :]]
        if _height(_blocks(tiles, tried)) <= room:
            shapes = tried
    return shapes


def _height(blocks: Sequence[Block]) -> int:
    return sum(block.height + GAP for block in blocks) - GAP


def _blocks(tiles: Sequence[Tile], shapes: Sequence[_Shape], size: int = SIZES[-1]) -> list[Block]:
    by_shape = {
        shape: [tile for tile, own in zip(tiles, shapes, strict=True) if own is shape]
        for shape in _Shape
    }
    blocks = [_full(tile, size) for tile in by_shape[_Shape.FULL]]
    blocks += [_compact(tile) for tile in by_shape[_Shape.COMPACT]]
    for shape, height, draw in _HALVES:
        found = by_shape[shape]
        blocks += [
            _pair(found[start : start + 2], height, draw) for start in range(0, len(found), 2)
        ]
    return blocks


def heading(text: str, ink: Colour = TEXT) -> Block:
    """Words above what they concern."""
    line = fit(text, RIGHT - LEFT - _INSET, _HEADING)

    def draw(focus: Focus, y: int) -> None:
        box = Box(LEFT, y, RIGHT, y + HEADING_HEIGHT)
        focus.say(line, LEFT + _INSET // 2, box.middle[1], ink, on=BACKGROUND, within=box)

    return Block(HEADING_HEIGHT, draw)


def rows_of(tiles: Sequence[Tile], size: int) -> list[Block]:
    """The tiles with their whole effects: full ones with words of this size, then halves, two in a row."""
    return _blocks(tiles, [_Shape.FULL if tile.text else _Shape.HALF for tile in tiles], size)


def _full(tile: Tile, size: int) -> Block:
    height = full_height(tile, size)
    return Block(
        height,
        lambda focus, y: draw_full(focus, Box(LEFT, y, RIGHT, y + height), tile, size),
    )


def _compact(tile: Tile) -> Block:
    height = compact_height(tile)
    return Block(
        height, lambda focus, y: draw_compact(focus, Box(LEFT, y, RIGHT, y + height), tile)
    )


def _pair(tiles: Sequence[Tile], height: int, draw: Callable[[Focus, Box, Tile], None]) -> Block:
    def both(focus: Focus, y: int) -> None:
        for place, tile in enumerate(tiles):
            x = LEFT if place == 0 else RIGHT - HALF_WIDTH
            draw(focus, Box(x, y, x + HALF_WIDTH, y + height), tile)

    return Block(height, both)


def _with_rest(last: Block, rest: int) -> Block:
    """The last row with the number of tiles that have no room, in the place of one."""

    def draw(focus: Focus, y: int) -> None:
        last.draw(focus, y)
        box = Box(RIGHT - HALF_WIDTH, y, RIGHT, y + last.height)
        line = Line(f"+{rest}", Type(44))
        focus.say(line, *box.middle, MUTED, on=BACKGROUND, within=box, align="middle")

    return Block(last.height, draw)
