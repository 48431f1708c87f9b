"""Positions that are built and not played. A case names only its subject; the rest is empty."""

from collections.abc import Mapping
from typing import Any

from rules.core import engine
from rules.core.copying import copy_state
from rules.core.domains import OneOf, SomeOf
from rules.core.errors import IllegalMove
from rules.core.game import Move, Setup
from rules.core.log import Log
from rules.core.text import Msg
from rules.tmars.notation.moves import read
from rules.tmars.resolve.stack import resolve
from rules.tmars.setup import OPTIONS, new
from rules.tmars.state import SeatState, Stage, State
from rules.tmars.turns.flow import advance
from rules.tmars.verbs.action import ACTION
from rules.tmars.verbs.answer import ANSWER
from rules.tmars.verbs.award import AWARD
from rules.tmars.verbs.convert import CONVERT
from rules.tmars.verbs.draft import DRAFT
from rules.tmars.verbs.end import END
from rules.tmars.verbs.first import FIRST
from rules.tmars.verbs.milestone import MILESTONE
from rules.tmars.verbs.passing import PASS
from rules.tmars.verbs.play import PLAY
from rules.tmars.verbs.project import PROJECT
from rules.tmars.verbs.research import RESEARCH
from rules.tmars.verbs.start import START
from rules.tmars.view import BOT, NEUTRAL, NOBODY, Tile
from tests.catalogues import spoken

VERBS: tuple[Any, ...] = (
    START,
    DRAFT,
    RESEARCH,
    FIRST,
    PLAY,
    PROJECT,
    ACTION,
    CONVERT,
    MILESTONE,
    AWARD,
    END,
    PASS,
    ANSWER,
)
OWNERS = {"bot": BOT, "neutral": NEUTRAL}
STOCK = ("mc", "steel", "titanium", "plants", "energy", "heat")


def fresh(seats: int = 2, seed: int = 7, **options: Any) -> State:
    """A new table before anything is chosen."""
    defaults = {spec.name: spec.default for spec in OPTIONS}
    return new(Setup(seats, {**defaults, **options}, seed))


def started(seats: int = 2, seed: int = 7, **options: Any) -> State:
    """A table whose seats took the first corporation, the first preludes and no projects."""
    state = fresh(seats, seed, **options)
    for seat in range(seats):
        mine = state.seats[seat]
        kept = " ".join(mine.preludes[:2])
        state = played(state, seat, f"start {mine.corporations[0]} {kept}")
    return state


def drawn(*seats: Mapping[str, Any], **board: Any) -> State:
    """A position in the first seat's turn.

    A seat may give its stock (``mc`` …), production (``+mc`` …) and ``tr corp hand tableau events on_card metals used
    passed next_discount next_flex first_due``; the board tiles (``D5:city:0 E5:ocean``), claims (``B1:0``), any option
    and any field of the state.
    """
    names = {spec.name for spec in OPTIONS}
    options = {name: board.pop(name) for name in sorted(names & board.keys())}
    state = fresh(len(seats), **options)
    state.stage = Stage(board.pop("stage", "action"))
    state.first = state.active = 0
    tiles, claims = board.pop("tiles", ""), board.pop("claims", "")
    state.seats = [_seat(state.seats[seat], given) for seat, given in enumerate(seats)]
    for name, value in board.items():
        assert name in State.__struct_fields__, name
        setattr(state, name, value)
    if tiles:
        state.tiles = {}
    put(state, tiles)
    for claim in claims.split():
        space, owner = claim.split(":")
        state.claims[space] = int(owner)
    return state


def put(state: State, tiles: str) -> None:
    for each in tiles.split():
        space, kind, *owner = each.split(":")
        whose = NOBODY if not owner else OWNERS.get(owner[0])
        state.tiles[space] = Tile(kind, int(owner[0]) if whose is None else whose)


def _seat(mine: SeatState, given: Mapping[str, Any]) -> SeatState:
    corporation = given.get("corp", "R00")
    mine.corporations, mine.offer, mine.preludes = [], [], []
    mine.corporation = corporation
    mine.tableau = [corporation, *given.get("tableau", ())]
    mine.hand = list(given.get("hand", ()))
    mine.events = list(given.get("events", ()))
    for name in STOCK:
        mine.stock[name] = given.get(name, 0)
        mine.production[name] = given.get(f"+{name}", 0)
    for name in ("on_card", "metals"):
        setattr(mine, name, dict(given.get(name, {})))
    mine.used = list(given.get("used", ()))
    for name in ("tr", "tr_raised", "passed", "next_discount", "next_flex", "first_due"):
        if name in given:
            setattr(mine, name, given[name])
    return mine


def move_of(state: State, seat: int, line: str | Move) -> Move:
    return read(state, seat, line, spoken) if isinstance(line, str) else line


def verb_of(move: Move) -> Any:
    return next(verb for verb in VERBS if verb.move is type(move))


def do(draft: State, seat: int, *lines: str | Move, log: Log | None = None) -> None:
    """Make moves on the draft itself and carry them out, without continuing to the next turn.

    Raises:
        IllegalMove: the rules forbid one of them.
    """
    log = log or Log()
    for line in lines:
        move = move_of(draft, seat, line)
        verb = verb_of(move)
        verb.check(draft, seat, move)
        verb.apply(draft, seat, move, log)
        resolve(draft, log)


def played(state: State, seat: int, *lines: str | Move, log: Log | None = None) -> State:
    """The state after moves, and after the automatic steps that follow each."""
    draft, log = copy_state(state), log or Log()
    for line in lines:
        move = move_of(draft, seat, line)
        verb = verb_of(move)
        verb.check(draft, seat, move)
        verb.apply(draft, seat, move, log)
        advance(draft, log)
    return draft


def gone_on(state: State, log: Log | None = None) -> State:
    """The state after its automatic steps."""
    draft = copy_state(state)
    advance(draft, log or Log())
    return draft


def refusal(state: State, seat: int, line: str | Move) -> str | None:
    """The code of the refusal, without the title."""
    move = move_of(state, seat, line)
    try:
        verb_of(move).check(state, seat, move)
    except IllegalMove as refused:
        return refused.code.removeprefix("tmars.")
    return None


def offered(state: State, seat: int, verb: Any, field: str, **given: Any) -> list[Any]:
    """The values that a form offers."""
    domain = engine.domain_of(verb, state, seat, given, field)
    assert isinstance(domain, OneOf | SomeOf)
    return [option.value for option in domain.options]


def notes(state: State, seat: int, verb: Any, **given: Any) -> dict[Any, Msg]:
    """By value: the notes of the first field's options."""
    domain = verb.fields[0].domain(state, seat, given)
    return {option.value: option.note for option in domain.options}


def is_offered(state: State, seat: int, verb: Any) -> bool:
    available: bool = verb.available(state, seat)
    return available


def stock(state: State, seat: int = 0) -> tuple[int, ...]:
    return tuple(state.seats[seat].stock[name] for name in STOCK)


def production(state: State, seat: int = 0) -> tuple[int, ...]:
    return tuple(state.seats[seat].production[name] for name in STOCK)


def pay(mc: int = 0, steel: int = 0, titanium: int = 0, heat: int = 0, microbes: int = 0) -> Any:
    return (mc, steel, titanium, heat, microbes)
