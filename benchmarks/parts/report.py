"""Tables of figures in Markdown that are also readable in a terminal."""

from collections.abc import Sequence


def markdown(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table with its first column aligned to the left and figures to the right."""
    widths = [max(len(row[column]) for row in (heads, *rows)) for column in range(len(heads))]
    rule = [f":{'-' * (widths[0] - 1)}", *(f"{'-' * (width - 1)}:" for width in widths[1:])]
    return "\n".join(_line(row, widths) for row in (heads, rule, *rows))


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    first, *figures = zip(row, widths, strict=True)
    cells = [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in figures)]
    return f"| {' | '.join(cells)} |"
