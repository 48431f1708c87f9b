"""Moves as one line of text (chapter "Discord flow", the one-line alternative).

``park@N1E1; b N1 N2E1; r N1 N2E1=o`` · ``keep park_view`` · ``fulfil skyline quarter`` · ``fulfil -`` · ``tile park``
"""

import re
import unicodedata
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.core.errors import MalformedMove
from rules.core.game import Move
from rules.core.naming import excerpt
from rules.core.notation import checked
from rules.core.seats import Seat
from rules.core.squares import Cell
from rules.core.text import msg
from rules.expancity.components.content import COM, FLAT, POINTED, RES, ROUND, SHAPES
from rules.expancity.components.coordinates import cell_name, read_cell
from rules.expancity.state import State
from rules.expancity.verbs.fulfil import Fulfil
from rules.expancity.verbs.keep_contract import KeepContract
from rules.expancity.verbs.keep_tile import KeepTile
from rules.expancity.verbs.plan import Plan

_TILE_NAMES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        RES: (
            "주",
            "주거",
            "주거구역",
            "residential",
            "residentiallot",
            "residenziale",
            "lottoresidenziale",
        ),
        COM: (
            "상",
            "상업",
            "상업구역",
            "commercial",
            "commerciallot",
            "commerciale",
            "lottocommerciale",
        ),
        "park": ("공원", "parco"),
        "church": ("성당", "교회", "chiesa"),
        "bank": ("은행", "banca"),
        "school": ("학교", "scuola"),
        "mall": ("쇼핑몰", "몰", "centrocommerciale"),
        "police": ("경찰서", "경찰", "policestation", "polizia", "stazionedipolizia"),
        "wine_bar": ("와인바", "winebar", "enoteca"),
        "hospital": ("병원", "ospedale"),
        "stadium": ("경기장", "stadio"),
    }
)

_TILES: Final = {
    name: tile for tile, names in _TILE_NAMES.items() for name in (tile.replace("_", ""), *names)
}
_SHAPES: Final = {
    **dict.fromkeys(("f", FLAT, "납작", "납작한", "평평한", "piatto"), FLAT),
    **dict.fromkeys(("o", ROUND, "둥근", "tondo", "rotondo"), ROUND),
    **dict.fromkeys(("^", POINTED, "뾰족", "뾰족한", "punta", "appuntito"), POINTED),
}
_WRITTEN: Final = {FLAT: "", ROUND: "=o", POINTED: "=^"}
_BUILDS: Final = ("b", "build", "builds", "층", "costruisci")
_ROOFS: Final = ("r", "roof", "roofs", "지붕", "tetti")
_KEEP_CONTRACT: Final = ("keep", "keep_contract", "계약", "contratto")
_FULFIL: Final = ("fulfil", "fulfill", "완수", "realizza", "esaudisci")
_KEEP_TILE: Final = ("tile", "keep_tile", "타일", "tessera")
_SPACES: Final = re.compile(r"[\s_-]+")
_LIST: Final = re.compile(r"[\s,]+")


def write(move: Move) -> str:
    """The canonical line of a move."""
    match move:
        case Plan():
            return _write_plan(move)
        case KeepContract(card):
            return f"keep {card}"
        case Fulfil(cards):
            return f"fulfil {' '.join(cards) or '-'}"
        case KeepTile(tile):
            return f"tile {tile}"
        case _:
            raise TypeError(f"{type(move).__name__} is no move of Expancity")


def read(state: State, seat: Seat, text: str) -> Move:
    """The move that a line means; tiles and directions also in Korean and Italian, in any case.

    Raises:
        MalformedMove: the line is not a move.
    """
    line = unicodedata.normalize("NFKC", checked(text)).lower()
    if "@" in line:
        return _read_plan(state, line)
    word, *rest = [each for each in _LIST.split(line) if each] or [""]
    if word in _KEEP_CONTRACT and len(rest) == 1:
        return KeepContract(card=rest[0])
    if word in _FULFIL and rest:
        return Fulfil(cards=() if rest == ["-"] else tuple(rest))
    if word in _KEEP_TILE and rest:
        return KeepTile(tile=_read_tile("".join(rest)))
    raise MalformedMove("expancity.move_parse", text=excerpt(text))


def _write_plan(move: Plan) -> str:
    parts = [f"{move.tile}@{move.at}"]
    if move.builds:
        parts.append(" ".join(["b", *move.builds]))
    if move.roofs:
        parts.append(" ".join(["r", *(_write_roof(roof) for roof in move.roofs)]))
    return "; ".join(parts)


def _write_roof(roof: str) -> str:
    cell, _, shape = roof.rpartition("=")
    return cell + _WRITTEN.get(shape, f"={shape}")


def _read_plan(state: State, line: str) -> Plan:
    laid, *clauses = (clause.strip() for clause in line.split(";"))
    tile_text, _, cell_text = laid.partition("@")
    tile = _read_tile(tile_text)
    at = read_cell(cell_text)
    city = {**state.city, at: tile}
    builds: tuple[str, ...] = ()
    roofs: tuple[str, ...] = ()
    for clause in clauses:
        word, *rest = [each for each in _LIST.split(clause) if each] or [""]
        if word in _BUILDS and not builds:
            builds = tuple(cell_name(read_cell(each)) for each in rest)
        elif word in _ROOFS and not roofs:
            roofs = tuple(_read_roof(city, each) for each in rest)
        elif word:
            raise MalformedMove("expancity.move_parse", text=excerpt(clause))
    return Plan(tile=tile, at=cell_name(at), builds=builds, roofs=roofs)


def _read_roof(city: Mapping[Cell, str], text: str) -> str:
    cell_text, equals, shape_text = text.partition("=")
    at = read_cell(cell_text)
    if equals:
        if shape_text not in _SHAPES:
            raise MalformedMove("expancity.roof_parse", text=excerpt(text))
        return f"{cell_name(at)}={_SHAPES[shape_text]}"
    if city.get(at) == COM:
        raise MalformedMove(
            "expancity.roof_type",
            kind=msg(f"expancity.kind.{COM}"),
            allowed=tuple(msg(f"expancity.roof.{shape}") for shape in SHAPES[COM]),
        )
    return f"{cell_name(at)}={FLAT}"


def _read_tile(text: str) -> str:
    tile = _TILES.get(_SPACES.sub("", text))
    if tile is None:
        raise MalformedMove("expancity.unknown_tile", text=excerpt(text.strip()))
    return tile
