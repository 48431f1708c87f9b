"""Writes and reads moves as one line of text, with all accepted shortcuts (chapter "Move notation")."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from rules.core.errors import MalformedMove, Refusal
from rules.core.game import Move
from rules.core.log import Log
from rules.core.naming import Spoken, excerpt
from rules.core.notation import checked
from rules.core.seats import Seat
from rules.metromania.components.coordinates import (
    CELLS_AT,
    CORNERS,
    EXIT,
    START,
    edge_cells,
    mouths,
    tip,
)
from rules.metromania.components.steps import (
    DECLINED,
    BonusStep,
    DigStep,
    TunnelStep,
    known_cell,
    known_line,
    known_vertex,
    write_step,
)
from rules.metromania.network.board import is_city_vertex
from rules.metromania.network.digging import apply_step, check_step, with_steps
from rules.metromania.network.lines import Network
from rules.metromania.network.reach import next_tunnels
from rules.metromania.state import State
from rules.metromania.verbs.bonus import Bonus
from rules.metromania.verbs.dig import Dig, dig_of
from rules.metromania.verbs.pass_ import Pass
from rules.metromania.verbs.station import Station, station_places

_VERTEX: Final = re.compile(r"[a-z][0-9]+")
_TOKEN: Final = re.compile(
    r"(?:(?P<line>[0-9]+):)?(?P<cell>[a-z][0-9]+)?(?:>(?P<end>[a-z][0-9]+))?(?:=(?P<letter>[a-f]))?"
)
_WORDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "dig": ("파기", "터널", "scava"),
        "station": ("역", "보통역", "stazione"),
        "bonus": ("보너스", "보너스역"),
        "pass": ("패스", "passa"),
        DECLINED: ("없음", "nessuna"),
    }
)
_MEANT: Final = {word: verb for verb, words in _WORDS.items() for word in (verb, *words)}


def write(move: Move) -> str:
    """A move as a line of text: ``dig 1:S11>v2 1:A3>v9=B``, ``station 1 v9``, ``+v58``, ``pass``."""
    match move:
        case Dig():
            return " ".join(("dig", *move.texts))
        case Station(line=line, vertex=vertex):
            return f"station {line} {vertex}"
        case Bonus(vertex=vertex):
            return write_step(BonusStep(vertex))
        case _:
            return "pass"


def read(state: State, seat: Seat, text: str, spoken: Spoken) -> Move:
    """The move that a line of text means. Case does not matter, the word ``dig`` is optional, and words may be
    in any language.

    Raises:
        MalformedMove: syntax, unknown_line, unknown_cell, unknown_vertex, ambiguous or too_many_steps.
    """
    del spoken
    plain = unicodedata.normalize("NFKC", checked(text)).lower()
    words = plain.split()
    match [*(_MEANT.get(each, each) for each in words[:1]), *words[1:]]:
        case ["pass"]:
            return Pass()
        case ["station", *words]:
            return _read_station(state, seat, words)
        case ["bonus", word]:
            return Bonus(_read_bonus(f"+{word}"))
        case [word] if word.startswith("+"):
            return Bonus(_read_bonus(word))
        case ["dig", *words] | words:
            return _read_dig(state, seat, words)


def _read_station(state: State, seat: Seat, words: list[str]) -> Station:
    match words:
        case [line, vertex]:
            return Station(known_line(line), known_vertex(vertex))
        case [vertex]:
            at = known_vertex(vertex)
            lines = [number for number, found in station_places(state, seat).items() if at in found]
            if len(lines) > 1:
                raise _ambiguous(at, [f"{number} {at}" for number in lines])
            return Station(lines[0] if lines else 1, at)
        case _:
            raise _unreadable(" ".join(("station", *words)))


def _read_bonus(word: str) -> str:
    vertex = word.removeprefix("+")
    if _MEANT.get(vertex) == DECLINED:
        return ""
    if not _VERTEX.fullmatch(vertex):
        raise _unreadable(word)
    return known_vertex(vertex)


def _read_dig(state: State, seat: Seat, words: list[str]) -> Dig:
    """Read each step in the position after the steps before it, as far as those are legal."""
    draft = with_steps(state, seat, ())
    steps: list[DigStep] = []
    line: int | None = None
    for word in words:
        if word.startswith("+"):
            step: DigStep = BonusStep(_read_bonus(word))
        else:
            step = _read_tunnel(draft, seat, word, line)
            line = step.line
        steps.append(step)
        _try(draft, seat, step)
    return dig_of(tuple(write_step(step) for step in steps))


def _try(draft: State, seat: Seat, step: DigStep) -> None:
    """Do a step if it is legal."""
    if draft.turn.seat != seat:
        return
    try:
        check_step(draft, seat, step)
    except Refusal:
        return
    apply_step(draft, seat, step, Log())


@dataclass(frozen=True, slots=True)
class _Written:
    """The parts of a tunnel that a word names."""

    token: str
    line: int | None
    cell: str | None
    end: str | None
    letter: str

    def fits(self, step: TunnelStep) -> bool:
        return (
            self.line in (None, step.line)
            and self.cell in (None, step.cell)
            and self.end in (None, step.end)
            and self.letter in ("", step.letter)
        )


def _read_tunnel(state: State, seat: Seat, word: str, before: int | None) -> TunnelStep:
    """The tunnel that a word means: the only legal one that fits, else the likeliest.

    `before` is the line of the preceding step.
    """
    written = _read_word(word)
    legal = [step for step in _legal_steps(state, seat) if written.fits(step)]
    if written.line is None and any(step.line == before for step in legal):
        legal = [step for step in legal if step.line == before]
    if len({(step.line, step.cell, step.end) for step in legal}) > 1:
        raise _ambiguous(written.token, [write_step(step) for step in legal])
    if len(legal) == 1:
        return legal[0]
    if legal:
        # Only the letter is open: the check names the possible ones.
        return TunnelStep(legal[0].line, legal[0].cell, legal[0].end)
    return _likeliest(state, seat, written, before)


def _read_word(word: str) -> _Written:
    found = _TOKEN.fullmatch(word)
    if found is None or not (found["cell"] or found["end"]):
        raise _unreadable(word)
    line = None if found["line"] is None else known_line(found["line"])
    cell = None if found["cell"] is None else known_cell(found["cell"].upper())
    end = None if found["end"] is None else _end(found["end"], cell)
    if cell is not None and cell[0] == EXIT and end is None:
        end = tip(cell)
    return _Written(excerpt(word), line, cell, end, (found["letter"] or "").upper())


def _end(label: str, cell: str | None) -> str:
    """A vertex of the city, or the tip of the exit space it is written with."""
    if cell is not None and cell[0] == EXIT and label == tip(cell):
        return label
    return known_vertex(label)


def _legal_steps(state: State, seat: Seat) -> Iterator[TunnelStep]:
    if state.turn.seat != seat:
        return
    net = Network(state)
    for opening in next_tunnels(state, seat, net):
        place = (opening.track.number, opening.cell, opening.end)
        if net.board.kind(opening.cell) is None:
            yield TunnelStep(*place)
        else:
            for letter in net.letters(seat, opening.cell):
                yield TunnelStep(*place, letter)


def _likeliest(state: State, seat: Seat, written: _Written, before: int | None) -> TunnelStep:
    """A tunnel that fits but is not legal, so that its check can give the reason."""
    lines = state.seats[seat].lines
    heads = {number: line.path[-1] for number, line in enumerate(lines, 1) if line.path}
    number = written.line or before
    if number is None:
        near = [each for each, head in heads.items() if _touches(head, written)]
        number = near[0] if near else 1
    head = heads.get(number)
    if written.cell is not None:
        cell, end = written.cell, written.end or _other_end(written.cell, head)
    else:
        assert written.end is not None
        cell, end = _cell_beside(head, written.end), written.end
    letter = written.letter
    net = Network(state)
    if not letter and net.board.kind(cell) is not None:
        letters = tuple(net.letters(seat, cell))
        letter = letters[0] if len(letters) == 1 else ""
    return TunnelStep(number, cell, end, letter)


def _touches(head: str, written: _Written) -> bool:
    if written.cell is not None:
        return head in CORNERS[written.cell]
    return any(head in CORNERS[cell] for cell in CELLS_AT.get(written.end or "", ()))


def _other_end(cell: str, head: str | None) -> str:
    if cell[0] == START:
        return mouths(cell)[0]
    return next(vertex for vertex in CORNERS[cell] if vertex != head and is_city_vertex(vertex))


def _cell_beside(head: str | None, end: str) -> str:
    """A cell whose rail could lead to a vertex."""
    if head is not None and is_city_vertex(head):
        beside = edge_cells(head, end)
        if beside:
            return beside[0]
    return CELLS_AT[end][0]


def _ambiguous(token: str, candidates: list[str]) -> MalformedMove:
    return MalformedMove("metromania.ambiguous", token=token, candidates=tuple(candidates))


def _unreadable(token: str) -> MalformedMove:
    return MalformedMove("metromania.syntax", token=excerpt(token))
