"""The same as a picture in a monospaced text, for those who do not see it and for spreadsheets."""

import unicodedata
from collections.abc import Sequence

from bot.tables.names import visible
from bot.ui.text.translator import Translator
from bot.ui.tournaments.standing import value_text
from bot.ui.tournaments.words import Shown, points
from rules.contest.scores.results import Standing
from rules.contest.scores.tie_breaks import DRAW, POINTS

_GAP = "  "


def standings_text(shown: Shown, standings: Sequence[Standing], text: Translator) -> str:
    """Place, name, points, points by round, and every tie-break that was compared."""
    compared = [
        name
        for name in (standings[0].values if standings else {})
        if name not in (POINTS, DRAW) and any(each.values[name] is not None for each in standings)
    ]
    rounds = max((len(each.by_round) for each in standings), default=0)
    words = text.catalogue.words
    head = ["#", "", words("contest.points"), *(str(number + 1) for number in range(rounds))]
    head += [words(f"contest.tie.{name}") for name in compared]
    rows = [head]
    for each in standings:
        entrant = shown.entrant(each.no)
        gone = "† " if entrant.dropped_round is not None else ""
        cells = [str(each.place), gone + visible(entrant.name), points(text, each.points)]
        cells += [points(text, units) for units in each.by_round]
        cells += [""] * (rounds - len(each.by_round))
        for name in compared:
            value = each.values[name]
            cells.append("" if value is None else value_text(name, value, text))
        rows.append(cells)
    widths = [max(_width(row[at]) for row in rows) for at in range(len(head))]
    lines = [
        _GAP.join(_padded(cell, widths[at], left=at == 1) for at, cell in enumerate(row)).rstrip()
        for row in rows
    ]
    title = f"{visible(shown.row.name)} · {words(f'{shown.row.title}.title')}"
    return "\n".join([title, "", *lines, ""])


def _padded(cell: str, width: int, *, left: bool) -> str:
    space = " " * (width - _width(cell))
    return cell + space if left else space + cell


def _width(cell: str) -> int:
    """Columns that a text takes; Hangul takes two a syllable."""
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in cell)
