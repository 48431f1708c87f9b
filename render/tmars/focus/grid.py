"""Tiles in rows: as many as there is room for, and the rest by name."""

from collections.abc import Sequence
from dataclasses import replace

from render.core.boxes import Box
from render.core.panel.focus import Focus
from render.tmars.focus.tiles import (
    GAP,
    GUTTER,
    MARGIN,
    MOST,
    WIDTH,
    Refusal,
    Tile,
    draw_tile,
    height,
)
from rules.core.text import Say, msg

MOST_NAMED = 4
"""The most tiles left out that are named."""


def grid(tiles: Sequence[Tile], columns: int = 2, *, room: int = 0) -> tuple[int, ...]:
    """Return the heights of the rows of tiles, stretched into the room that there is."""
    width = tile_width(columns)
    rows = [tiles[start : start + columns] for start in range(0, len(tiles), columns)]
    heights = [max(height(tile, width) for tile in row) for row in rows]
    more = max(0, room - total(heights)) // max(1, len(rows))
    return tuple(max(each, min(MOST, each + more)) for each in heights)


def total(heights: Sequence[int]) -> int:
    return sum(heights) + GAP * max(0, len(heights) - 1)


def tile_width(columns: int) -> int:
    return (WIDTH - 2 * MARGIN - GUTTER * (columns - 1)) // columns


def fitting(
    tiles: Sequence[Tile], columns: int, room: int, *, kept: int = 0, say: Say | None = None
) -> tuple[Tile, ...]:
    """Return as many tiles as have room with their effects, without the words if signs tell the same.

    Refused ones lose the words of their reasons first, and are then the first to be left out; the first `kept` and
    chosen ones stay longest. With `say`, a last tile names the rest.
    """
    shown = list(tiles)
    if total(grid(shown, columns)) <= room:
        return tuple(shown)
    width = tile_width(columns)
    shown = [replace(tile, words="") if tile.rows else tile for tile in shown]
    while total(grid(shown, columns)) > room:
        spare = [height(tile, width) - height(_unreasoned(tile), width) for tile in shown]
        if not any(spare):
            break
        worst = spare.index(max(spare))
        shown[worst] = _unreasoned(shown[worst])
    places = list(range(len(shown)))
    while (
        places
        and total(grid([*(shown[p] for p in places), *_rest(tiles, places, say)], columns)) > room
    ):
        places.remove(max(places, key=lambda place: _dispensable(shown[place], place, kept)))
    return (*(shown[place] for place in places), *_rest(tiles, places, say))


def _unreasoned(tile: Tile) -> Tile:
    """A refused tile without the words of its reason."""
    return tile if tile.refusal is None else replace(tile, refusal=Refusal(tile.refusal.items))


def _dispensable(tile: Tile, place: int, kept: int) -> tuple[bool, bool, int]:
    return tile.refusal is not None, place >= kept and not tile.is_chosen, place


def _rest(tiles: Sequence[Tile], places: Sequence[int], say: Say | None) -> list[Tile]:
    """A tile with the labels and names of those that are left out, or with their number if they are many."""
    left = [tile for place, tile in enumerate(tiles) if place not in places]
    if say is None or not left:
        return []
    named = " · ".join(f"{tile.mark} {tile.name}".strip() for tile in left)
    words = named if len(left) <= MOST_NAMED else ""
    return [Tile(say(msg("tmars.board.more", count=len(left))), words=words)]


def draw_grid(
    focus: Focus, tiles: Sequence[Tile], top: int, heights: Sequence[int], columns: int = 2
) -> int:
    """Draw tiles in rows of these heights; return the height where they end."""
    width, y = tile_width(columns), top
    for row, high in enumerate(heights):
        for column, tile in enumerate(tiles[row * columns : (row + 1) * columns]):
            x = MARGIN + column * (width + GUTTER)
            draw_tile(focus, Box(x, y, x + width, y + high), tile)
        y += high + GAP
    return y
