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
from rules.core.naming import Spoken, excerpt, listed, named
from rules.core.notation import checked
from rules.core.seats import Seat
from rules.core.squares import Cell
from rules.core.text import msg
from rules.expancity.components.cards.contracts import CONTRACTS
from rules.expancity.components.content import COM, FLAT, POINTED, RES, ROUND, SHAPES, TILES
from rules.expancity.components.coordinates import cell_name, read_cell
from rules.expancity.state import State
from rules.expancity.verbs.fulfil import Fulfil
from rules.expancity.verbs.keep_contract import KeepContract
from rules.expancity.verbs.keep_tile import KeepTile
from rules.expancity.verbs.plan import Plan, unknown_tile

_TILES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        **dict.fromkeys(TILES, ()),
        RES: ("주", "주거", "residential", "residenziale"),
        COM: ("상", "상업", "commercial", "commerciale"),
        "church": ("교회",),
        "mall": ("몰",),
        "police": ("경찰", "polizia"),
    }
)
"""Every tile, with names that it has beside its name in each language."""
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


def read(state: State, seat: Seat, text: str, spoken: Spoken) -> Move:
    """The move that a line means; tiles, contracts and directions in any language and case.

    Raises:
        MalformedMove: the line is not a move.
    """
    line = unicodedata.normalize("NFKC", checked(text)).lower()
    if "@" in line:
        return _read_plan(state, line, spoken)
    word, *rest = [each for each in _LIST.split(line) if each] or [""]
    if word in _KEEP_CONTRACT and rest and len(cards := _read_cards(rest, spoken)) == 1:
        return KeepContract(card=cards[0])
    if word in _FULFIL and rest:
        return Fulfil(cards=() if rest == ["-"] else _read_cards(rest, spoken))
    if word in _KEEP_TILE and rest:
        return KeepTile(tile=_read_tile(" ".join(rest), spoken))
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


def _read_plan(state: State, line: str, spoken: Spoken) -> Plan:
    laid, *clauses = (clause.strip() for clause in line.split(";"))
    tile_text, _, cell_text = laid.partition("@")
    tile = _read_tile(tile_text, spoken)
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


def _read_tile(text: str, spoken: Spoken) -> str:
    names = {
        tile: (tile, *also, *spoken(msg(f"expancity.tile.{tile}"))) for tile, also in _TILES.items()
    }
    found = named(text, names)
    if not found:
        raise unknown_tile(text, names)
    if len(found) > 1:
        tiles = tuple(msg(f"expancity.tile.{tile}") for tile in found)
        raise MalformedMove("expancity.ambiguous_tile", text=excerpt(text.strip()), tiles=tiles)
    return found[0]


def _read_cards(words: list[str], spoken: Spoken) -> tuple[str, ...]:
    """The contracts that words name; words that name none stay, for the check to refuse."""
    names = {card: (card, *spoken(msg(f"expancity.contract.{card}"))) for card in CONTRACTS}
    if (whole := listed(" ".join(words), names)) is not None:
        return whole
    if len(one := named(" ".join(words), names)) == 1:
        return one
    found = [named(word, names) for word in words]
    return tuple(
        each[0] if len(each) == 1 else word for word, each in zip(words, found, strict=True)
    )
