"""Tables of plain characters for a typeface in which a Korean syllable is as wide as two letters."""

from collections.abc import Collection, Sequence
from itertools import zip_longest
from unicodedata import combining, east_asian_width

GAP = "  "


def width_of(text: str) -> int:
    """Return the number of columns that a text takes."""
    return sum(
        0 if combining(each) else 2 if east_asian_width(each) in "WF" else 1 for each in text
    )


def table(rows: Sequence[Sequence[str]], *, left: Collection[int] = ()) -> list[str]:
    """Lines with the cells of each column below one another, numbers at the right, the columns of `left` at the left.

    Empty columns are left out.
    """
    columns = [list(column) for column in zip_longest(*rows, fillvalue="")]
    lines = [""] * len(rows)
    for index, column in enumerate(columns):
        wide = max(width_of(cell) for cell in column)
        if not wide:
            continue
        for row, cell in enumerate(column):
            space = " " * (wide - width_of(cell))
            lines[row] += GAP * bool(lines[row] or index) + (
                cell + space if index in left else space + cell
            )
    return [line.rstrip() for line in lines]


def page(*blocks: Sequence[str]) -> str:
    """Blocks of lines with an empty line between them."""
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"
