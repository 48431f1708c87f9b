"""Nim: take stones from one heap, several times if you like, then end your turn. The last stone wins or loses."""

import re
from collections.abc import Hashable

from msgspec import Struct

from rules.core.ahead import Ahead, AutoAnswer, never_tells
from rules.core.copying import copy_state
from rules.core.domains import Amount, Domain, OneOf, Option
from rules.core.engine import sample_move
from rules.core.errors import IllegalMove, InvariantBroken, MalformedMove
from rules.core.game import Field, GameDef, Given, Move, Outcome, RobotLevel, SeatScore, Setup, Verb
from rules.core.glossary import Glossary
from rules.core.log import Log
from rules.core.naming import Spoken
from rules.core.notation import read_move, write_move
from rules.core.options import OptionSpec, OwnValue
from rules.core.rng import Rng
from rules.core.seats import Seat, following
from rules.core.text import Msg, SeatName, msg

HEAPS = {"few": (1, 3, 5), "many": (3, 4, 5, 6)}


class State(Struct, forbid_unknown_fields=True):
    seats: int
    heaps: list[int]
    first_heaps: list[int]
    last_wins: bool
    acting: Seat
    from_heap: int | None
    """The heap that this turn's stones come from, once the first is taken."""
    over: bool
    rng: Rng


class View(Struct, frozen=True):
    viewer: Seat | None
    heaps: tuple[int, ...]
    acting: Seat
    from_heap: int | None
    last_wins: bool
    outcome: Outcome | None


class Take(Move, frozen=True):
    heap: int
    """Counted from 1."""
    count: int


class EndTurn(Move, frozen=True):
    pass


def read_heaps(text: str) -> str:
    """Heaps that the opener chooses, such as ``3-5-7``."""
    if not re.fullmatch(r"[1-9](-[1-9]){1,5}", text):
        raise MalformedMove("nim.bad_heaps", text=text[:20])
    return text


def _heaps_of(text: str) -> tuple[int, ...]:
    return HEAPS[text] if text in HEAPS else tuple(int(heap) for heap in text.split("-"))


OWN_HEAPS = OwnValue(read_heaps, lambda text: msg("nim.option.heaps.own", text=text), "2-1")


def new(setup: Setup) -> State:
    rng = Rng(setup.seed)
    heaps = _heaps_of(setup.options["heaps"])
    return State(
        seats=setup.seats,
        heaps=list(heaps),
        first_heaps=list(heaps),
        last_wins=setup.options["ending"] == "last_wins",
        acting=setup.first_or(rng.below(setup.seats)),
        from_heap=None,
        over=False,
        rng=rng,
    )


def _may_take(state: State, seat: Seat) -> bool:
    return bool(_open_heaps(state))


def _open_heaps(state: State) -> list[int]:
    heaps = range(1, len(state.heaps) + 1) if state.from_heap is None else (state.from_heap,)
    return [heap for heap in heaps if state.heaps[heap - 1] > 0]


def _check_take(state: State, seat: Seat, move: Take) -> None:
    if not 1 <= move.heap <= len(state.heaps):
        raise IllegalMove("nim.no_such_heap", heap=move.heap, heaps=len(state.heaps))
    if state.from_heap not in (None, move.heap):
        raise IllegalMove("nim.one_heap_per_turn", heap=state.from_heap or 0)
    left = state.heaps[move.heap - 1]
    if not 1 <= move.count <= left:
        raise IllegalMove("nim.not_so_many", count=move.count, left=left)


def _take(draft: State, seat: Seat, move: Take, log: Log) -> None:
    draft.from_heap = move.heap
    draft.heaps[move.heap - 1] -= move.count
    log.tell("nim.event.took", seat=SeatName(seat), count=move.count, heap=move.heap)


def _heaps(state: State, seat: Seat, given: Given) -> Domain:
    return OneOf(
        tuple(
            Option(
                heap, msg("nim.heap", heap=heap), note=msg("nim.stones", n=state.heaps[heap - 1])
            )
            for heap in _open_heaps(state)
        )
    )


def _counts(state: State, seat: Seat, given: Given) -> Domain:
    return Amount(1, state.heaps[given["heap"] - 1], start=1)


def _my_turn(state: State, seat: Seat) -> State | None:
    """The heaps as they are, at the start of the seat's turn."""
    if state.over or state.acting == seat:
        return None
    draft = copy_state(state)
    draft.acting, draft.from_heap = seat, None
    return draft


def _its_heap(state: State, seat: Seat, move: Take) -> Hashable:
    return state.heaps[move.heap - 1]


TAKE = Verb(
    name="take",
    move=Take,
    available=_may_take,
    check=_check_take,
    apply=_take,
    fields=(Field("heap", _heaps), Field("count", _counts)),
    ahead=Ahead(_my_turn, _its_heap),
    tells=never_tells,
)


def _has_taken(state: State, seat: Seat) -> bool:
    return state.from_heap is not None


def _check_end(state: State, seat: Seat, move: EndTurn) -> None:
    """It is legal if it is on the menu."""


def _end(draft: State, seat: Seat, move: EndTurn, log: Log) -> None:
    draft.from_heap = None
    if any(draft.heaps):
        draft.acting = following(seat, draft.seats)
    else:
        draft.over = True
        log.explain("nim.event.no_stone_left", heaps=len(draft.heaps))
    log.tell("nim.event.ended_turn", seat=SeatName(seat))


END_TURN = Verb(
    name="end_turn",
    move=EndTurn,
    available=_has_taken,
    check=_check_end,
    apply=_end,
    tells=never_tells,
)


def _end_at_once(state: State, seat: Seat) -> EndTurn | None:
    return EndTurn() if state.from_heap is not None else None


def _not_over(state: State, seat: Seat) -> bool:
    return not state.over


def _is_over(before: State, after: State, seat: Seat) -> bool:
    return after.over


ENDING_AT_ONCE = AutoAnswer("end_turn", offered=_not_over, answer=_end_at_once, ends=_is_over)
KEEPING_QUIET = AutoAnswer(
    "hold", offered=_not_over, answer=_end_at_once, ends=_is_over, tells=True
)


def advance(draft: State, log: Log) -> None:
    """There are no automatic steps."""


def waiting_for(state: State) -> dict[Seat, Msg]:
    if state.over:
        return {}
    if state.from_heap is None:
        return {state.acting: msg("nim.asked.take")}
    return {state.acting: msg("nim.asked.go_on", heap=state.from_heap)}


def turn(state: State) -> tuple[int]:
    """The acting seat identifies the turn, since no seat has two turns in a row."""
    return (state.acting,)


def outcome(state: State) -> Outcome | None:
    if not state.over:
        return None
    wins = tuple((seat == state.acting) == state.last_wins for seat in range(state.seats))
    return Outcome(
        ranks=tuple(1 if won else 1 + sum(wins) for won in wins),
        scores=tuple(SeatScore(total=int(won), parts=()) for won in wins),
        reason=msg("nim.ended", seat=SeatName(state.acting)),
    )


def view(state: State, viewer: Seat | None) -> View:
    return View(
        viewer=viewer,
        heaps=tuple(state.heaps),
        acting=state.acting,
        from_heap=state.from_heap,
        last_wins=state.last_wins,
        outcome=outcome(state),
    )


def preview(state: State, seat: Seat, verb: str, given: Given) -> View:
    shown = copy_state(state)
    heap, count = given.get("heap"), given.get("count")
    if verb == TAKE.name and heap in _open_heaps(state):
        shown.from_heap = heap
        if isinstance(count, int) and 1 <= count <= state.heaps[heap - 1]:
            shown.heaps[heap - 1] -= count
    return view(shown, seat)


def describe(seen: View) -> tuple[Msg, ...]:
    heaps = tuple(
        msg("nim.text.heap", heap=place, n=left) for place, left in enumerate(seen.heaps, start=1)
    )
    if seen.outcome is not None:
        return (*heaps, seen.outcome.reason)
    if seen.from_heap is not None:
        heaps = (*heaps, msg("nim.text.from_heap", heap=seen.from_heap))
    ending = msg("nim.text.last_wins" if seen.last_wins else "nim.text.last_loses")
    return (*heaps, msg("nim.text.acting", seat=SeatName(seen.acting)), ending)


def robot(state: State, seat: Seat, level: RobotLevel, rng: Rng) -> Move:
    """At the normal level it leaves heaps whose exclusive or is zero, whenever it can."""
    if level is RobotLevel.EASY:
        return sample_move(GAME, state, seat, rng)
    if state.from_heap is not None:
        return EndTurn()
    if level is RobotLevel.NORMAL:
        balance = 0
        for left in state.heaps:
            balance ^= left
        for heap, left in enumerate(state.heaps, start=1):
            if left ^ balance < left:
                return Take(heap, left - (left ^ balance))
    return Take(_open_heaps(state)[0], 1)


def determinize(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Nothing is hidden, so only future random numbers change."""
    world = copy_state(state)
    world.rng = Rng(rng.next64())
    return world


def leave(draft: State, seat: Seat, log: Log) -> None:
    log.tell("nim.event.left", seat=SeatName(seat))


def check_invariants(state: State) -> None:
    if not 0 <= state.acting < state.seats:
        raise InvariantBroken(f"seat {state.acting} of {state.seats} acts")
    if len(state.heaps) != len(state.first_heaps):
        raise InvariantBroken("a heap is lost")
    for left, first in zip(state.heaps, state.first_heaps, strict=True):
        if not 0 <= left <= first:
            raise InvariantBroken(f"a heap of {first} has {left}")
    if state.over and any(state.heaps):
        raise InvariantBroken("over with stones left")


VERBS = (TAKE, END_TURN)


def _read_sign(text: str, spoken: Spoken) -> str:
    del spoken
    if text != "stone":
        raise MalformedMove("nim.bad_heaps", text=text[:20])
    return text


GLOSSARY = Glossary(
    ids=("stone",),
    name=lambda sign: msg("nim.stones", n=1),
    read=_read_sign,
    entry=lambda sign, seats: (msg("nim.rules.1"),),
)

GAME = GameDef(
    key="nim",
    rules_version=1,
    seats=range(2, 4),
    options=(
        OptionSpec("ending", choices=("last_wins", "last_loses"), default="last_wins"),
        OptionSpec("heaps", choices=("few", "many"), default="many", own=OWN_HEAPS),
    ),
    state=State,
    new=new,
    verbs=VERBS,
    advance=advance,
    waiting_for=waiting_for,
    turn=turn,
    outcome=outcome,
    view=view,
    preview=preview,
    describe=describe,
    untold={
        "Outcome.ranks": "the sentence about the end says who won",
        "Outcome.ranks, presence": "the sentence about the end says who won",
        "Outcome.scores, presence": "a score only says who won",
        "Outcome.scores.total": "a score only says who won",
    },
    told_at_times={
        "View.acting": "at the end it is nobody's turn",
        "View.last_wins": "at the end the result has been decided by it",
    },
    write=lambda move: write_move(VERBS, move),
    read=lambda state, seat, text, spoken: read_move(VERBS, text),
    robot=robot,
    determinize=determinize,
    leave=leave,
    check_invariants=check_invariants,
    most_moves=36,
    landmarks=("nim.event.left",),
    standing=(ENDING_AT_ONCE, KEEPING_QUIET),
    glossary=GLOSSARY,
    anchors={1: 20_000_000, 2: 25_000_000},
)
