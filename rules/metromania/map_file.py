"""Reads and checks map files (chapter "Checks a map loader must make").

Every refusal names the faulty line of the file, counted from 1.
"""

import re
import tomllib
from importlib import resources
from types import MappingProxyType
from typing import Any, Final

from rules.core.errors import MalformedMove
from rules.core.naming import excerpt
from rules.core.text import Arg, msg
from rules.metromania.city import ROWS, CityMap
from rules.metromania.components.content import BLANK, KINDS, LAKE, PARK, SEATS
from rules.metromania.components.coordinates import EXIT, POSITIONS, SIDE, SIDES, START

_MEANINGS: Final = {
    "residential": "R",
    "commercial": "C",
    "entertainment": "E",
    "park": PARK,
    "lake": LAKE,
    "blank": BLANK,
}
_PLACES_PER_KIND: Final = 4
"""All twelve markers must fit on the map."""
LONGEST_NAME: Final = 60
MOST_LINES: Final = 200
MOST_CHARS: Final = 200
"""The longest line allowed, far more than a map needs: hostile text can cost a TOML parser seconds and gigabytes."""
_DEEPEST: Final = 3
"""The deepest nesting of lists and tables, and the most parts of a key."""
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|#.*')
"""Strings, and comments to the end of their line."""
_LONG_STRING: Final = re.compile("\"\"\"|'''")
"""A long string would hide the text after it from `_QUOTED`, and no map needs one."""
MOST_BRACKETS: Final = 16
"""The most brackets opened on one line."""
_KEY_OF_PARTS: Final = re.compile(rf"(?:[\w-]*\s*\.\s*){{{_DEEPEST}}}")
_ARROWS_NEEDED: Final = 2 * SEATS[-1]


def read_map(text: str) -> CityMap:
    """Read the map in a file.

    Raises:
        MalformedMove: map_too_much, map_toml, map_missing, map_value, map_side_length, map_meaning, map_border,
            map_piece_count, map_piece_repeated, map_rows, map_row, map_symbol, map_too_few, map_one or map_arrows.
    """
    return _Reader(text).map()


class _Reader:
    """Reads one file, and knows the line of each of its values."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        _assert_modest(text)
        try:
            self._data: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            at = re.search(r"at line ([0-9]+)", str(error))
            line = int(at[1]) if at else len(self._lines)
            raise MalformedMove("metromania.map_toml", line=line) from error

    def map(self) -> CityMap:
        head = self._table()
        if head.get("side_length") != SIDE:
            raise self._wrong("map_side_length", "side_length", length=SIDE)
        symbols = self._symbols(head)
        border = self._border(head)
        pieces = self._pieces(symbols)
        self._check_counts(pieces)
        self._check_arrows(border)
        return CityMap(
            id=self._text(head, "id"),
            title=self._text(head, "title"),
            pieces=MappingProxyType(pieces),
            border=border,
        )

    def _table(self) -> dict[str, Any]:
        head = self._data.get("map")
        if not isinstance(head, dict):
            raise MalformedMove("metromania.map_missing", line=1, key="[map]")
        for key in ("id", "title", "side_length", "symbols", "border"):
            if key not in head:
                raise MalformedMove("metromania.map_missing", line=self._line("[map]"), key=key)
        return head

    def _text(self, table: dict[str, Any], key: str) -> str:
        found = table[key]
        if not isinstance(found, str) or not found.isprintable():
            raise self._wrong("map_value", key)
        if not 0 < len(found.strip()) <= LONGEST_NAME:
            raise self._wrong("map_value", key)
        return found

    def _symbols(self, head: dict[str, Any]) -> dict[str, str]:
        """The symbols of the file, mapped to ours."""
        table = head["symbols"]
        if not isinstance(table, dict):
            raise self._wrong("map_value", "symbols")
        for symbol, meaning in table.items():
            if len(symbol) != 1 or not isinstance(meaning, str) or meaning not in _MEANINGS:
                raise self._wrong("map_meaning", "symbols", symbol=excerpt(symbol))
        return {symbol: _MEANINGS[meaning] for symbol, meaning in table.items()}

    def _border(self, head: dict[str, Any]) -> str:
        sides = head["border"]
        if not isinstance(sides, list) or len(sides) != len(SIDES):
            raise self._wrong("map_border_count", "border", sides=len(SIDES))
        for side in sides:
            fits = isinstance(side, str) and len(side) == len(POSITIONS)
            if not fits or set(side) - {START, EXIT, BLANK}:
                line = self._line(f'"{side}"', self._line("border") - 1)
                raise MalformedMove(
                    "metromania.map_border", line=line, key="border", text=excerpt(str(side))
                )
        return "".join(sides)

    def _pieces(self, symbols: dict[str, str]) -> dict[str, tuple[str, ...]]:
        listed = self._data.get("piece")
        if not isinstance(listed, list) or len(listed) != len(SIDES):
            raise self._wrong("map_piece_count", "[[piece]]", pieces=len(SIDES))
        pieces: dict[str, tuple[str, ...]] = {}
        for number, piece in enumerate(listed):
            start = self._piece_line(number)
            for key in ("id", "rows"):
                if not isinstance(piece, dict) or key not in piece:
                    raise MalformedMove("metromania.map_missing", line=start, key=key)
            name = piece["id"]
            if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z0-9_-]{1,12}", name):
                raise MalformedMove("metromania.map_value", line=self._line("id", start), key="id")
            if name.upper() in (other.upper() for other in pieces):
                raise MalformedMove(
                    "metromania.map_piece_repeated", line=self._line("id", start), piece=name
                )
            pieces[name] = self._rows(name, piece["rows"], symbols, start)
        return pieces

    def _rows(self, piece: str, rows: Any, symbols: dict[str, str], start: int) -> tuple[str, ...]:
        line = self._line("rows", start)
        if not isinstance(rows, list) or len(rows) != len(ROWS):
            raise MalformedMove("metromania.map_rows", line=line, piece=piece, rows=len(ROWS))
        found = []
        for row, (text, length) in enumerate(zip(rows, ROWS, strict=True), 1):
            at = self._line(f'"{text}"', line - 1)
            if not isinstance(text, str) or len(text) != length:
                raise MalformedMove(
                    "metromania.map_row", line=at, piece=piece, row=row, cells=length
                )
            for symbol in text:
                if symbol not in symbols:
                    raise MalformedMove(
                        "metromania.map_symbol", line=at, piece=piece, row=row, symbol=symbol
                    )
            found.append("".join(symbols[symbol] for symbol in text))
        return tuple(found)

    def _check_counts(self, pieces: dict[str, tuple[str, ...]]) -> None:
        printed = "".join(row for rows in pieces.values() for row in rows)
        line = self._piece_line(0)
        for kind in KINDS:
            if printed.count(kind) < _PLACES_PER_KIND:
                raise MalformedMove(
                    "metromania.map_too_few",
                    line=line,
                    kind=msg(f"metromania.kind.{kind}"),
                    count=printed.count(kind),
                    needed=_PLACES_PER_KIND,
                )
        for kind in (PARK, LAKE):
            if printed.count(kind) != 1:
                raise MalformedMove(
                    "metromania.map_one",
                    line=line,
                    kind=msg(f"metromania.kind.{kind}"),
                    count=printed.count(kind),
                )

    def _check_arrows(self, border: str) -> None:
        for kind in (START, EXIT):
            if border.count(kind) < _ARROWS_NEEDED:
                raise self._wrong(
                    "map_arrows",
                    "border",
                    kind=msg(f"metromania.kind.{kind}"),
                    count=border.count(kind),
                    needed=_ARROWS_NEEDED,
                )

    def _wrong(self, code: str, key: str, **facts: Arg) -> MalformedMove:
        return MalformedMove(f"metromania.{code}", line=self._line(key), key=key, **facts)

    def _line(self, text: str, after: int = 0) -> int:
        """The first line past `after` that has the key or text; if none has, the one at `after`."""
        for number, line in enumerate(self._lines[after:], after + 1):
            if text in line and not line.lstrip().startswith("#"):
                return number
        return max(1, after)

    def _piece_line(self, number: int) -> int:
        found = [
            at for at, line in enumerate(self._lines, 1) if line.strip().startswith("[[piece]]")
        ]
        return found[number] if number < len(found) else len(self._lines)


def _assert_modest(text: str) -> None:
    """Refuse text that no map needs and that would keep the parser busy.

    Raises:
        MalformedMove: map_too_much.
    """
    depth = 0
    # Only TOML's own line ends count here.
    for number, line in enumerate(text.split("\n", MOST_LINES + 1), 1):
        code = _QUOTED.sub(" q ", line) if len(line) <= MOST_CHARS else line
        depth += sum(code.count(each) for each in "[{") - sum(code.count(each) for each in "]}")
        too_deep = depth > _DEEPEST or max(code.count("["), code.count("{")) > MOST_BRACKETS
        too_long = number > MOST_LINES or len(line) > MOST_CHARS
        if too_long or too_deep or _KEY_OF_PARTS.search(code) or _LONG_STRING.search(line):
            raise MalformedMove(
                "metromania.map_too_much", line=number, lines=MOST_LINES, chars=MOST_CHARS
            )


ORIGINAL_TEXT: Final = (
    resources.files("rules.metromania").joinpath("data", "original.toml").read_text("utf-8")
)
ORIGINAL: Final = read_map(ORIGINAL_TEXT)
