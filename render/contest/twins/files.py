"""The contents of each picture of a tournament, as a file of plain characters."""

from collections.abc import Iterator, Sequence

from render.contest.parts.words import joined, said
from render.contest.twins.grids import (
    GridView,
    bracket_grids,
    crosstable_grid,
    duplicate_grid,
    head_of,
    standings_grid,
)
from render.contest.twins.tables import page, table
from rules.contest.views.bracket import BracketView
from rules.contest.views.crosstable import CrosstableView
from rules.contest.views.duplicate import DuplicateView
from rules.contest.views.parts import Head
from rules.contest.views.standings import StandingsView
from rules.core.text import Say


def head_lines(head: Head, say: Say) -> list[str]:
    lines = [said(head.event, say), joined(head.about, say)]
    if head.figure is not None:
        caption = f" {say(head.caption)}" if head.caption is not None else ""
        lines.append(said(head.figure, say) + caption)
    return lines


def standings_text(pages: Sequence[StandingsView], say: Say) -> str:
    return page(head_lines(head_of(pages), say), *_blocks(standings_grid(pages, say)))


def bracket_text(view: BracketView, say: Say) -> str:
    grids = bracket_grids(view, say)
    blocks = [block for each in grids for block in ([f"-- {each.caption} --"], *_blocks(each))]
    return page(head_lines(view.head, say), *blocks)


def crosstable_text(view: CrosstableView, say: Say) -> str:
    return page(head_lines(view.head, say), *_blocks(crosstable_grid(view, say)))


def duplicate_text(pages: Sequence[DuplicateView], say: Say) -> str:
    return page(head_lines(head_of(pages), say), *_blocks(duplicate_grid(pages, say)))


def _blocks(grid: GridView) -> tuple[list[str], Sequence[str]]:
    return grid_lines(grid), grid.notes


def grid_lines(grid: GridView) -> list[str]:
    """Return the rows of a grid, each fact beside a cell in a column of its own."""
    return table(list(_rows(grid)), left=(2,))


def _rows(grid: GridView) -> Iterator[list[str]]:
    yield [each for head in grid.columns for each in (head, "")]
    for row in grid.rows:
        yield [each for cell in row.cells for each in (cell.text, cell.more)]
        if row.cut:
            yield ["", "", f"--- {row.cut} ---"]
