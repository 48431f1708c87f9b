"""The only way to play: pure functions of a title, a state, a seat and a move."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, Generic, TypeVar

from msgspec import structs

from rules.core.copying import copy_state
from rules.core.domains import Domain, sample, values
from rules.core.errors import GameOver, IllegalMove, InvariantBroken, MalformedMove, NotYourTurn
from rules.core.game import GameDef, Given, HasRng, Move, Setup, Verb, read_options, verb_of
from rules.core.log import Event, Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName

S = TypeVar("S", bound=HasRng)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The result of a move."""

    state: S
    events: tuple[Event, ...]
    waiting: Mapping[Seat, Msg]
    """The seats that must act next, each with its question; empty when the table is over."""
    undoable: bool
    """True if the seat that moved may undo the move: it drew and revealed nothing, and no other seat must act."""
    revealed: bool = False
    """True if a seat learned something hidden by it."""


def start(game: GameDef[S, V], setup: Setup) -> Step[S]:
    """Set up a table.

    Raises:
        MalformedMove: the title does not allow this number of seats, or these options.
    """
    draft = new(game, setup)
    log = Log()
    game.advance(draft, log)
    return Step(draft, tuple(log.events), _assert_somebody_acts(game, draft), undoable=False)


def new(game: GameDef[S, V], setup: Setup) -> S:
    """A table as it is set up, before the automatic steps of its start.

    Raises:
        MalformedMove: see `start`.
    """
    if setup.seats not in game.seats:
        raise MalformedMove(
            "core.seat_count", seats=setup.seats, low=game.seats[0], high=game.seats[-1]
        )
    options = read_options(game, setup.options)
    if missing := sorted({spec.name for spec in game.options} - options.keys()):
        raise MalformedMove("core.unknown_option", name=missing[0], choice="")
    return game.new(structs.replace(setup, options=options))


def check(game: GameDef[S, V], state: S, seat: Seat, move: Move) -> None:
    """Refuse a move that is not allowed.

    Raises:
        GameOver, NotYourTurn, MalformedMove, IllegalMove: in this order.
    """
    _accept(game, state, seat, move)


def play(game: GameDef[S, V], state: S, seat: Seat, move: Move) -> Step[S]:
    """Make a move on a copy of the state; the caller's state is never touched.

    Raises:
        GameOver, NotYourTurn, MalformedMove, IllegalMove: see `check`.
    """
    verb, alone = _accept(game, state, seat, move)
    draft = copy_state(state)
    log = Log()
    verb.apply(draft, seat, move, log)
    game.advance(draft, log)
    waiting = _assert_somebody_acts(game, draft)
    return Step(
        draft,
        tuple(log.events),
        waiting,
        undoable=(
            alone
            and not log.revealed
            and draft.rng.word == state.rng.word
            and waiting.keys() == {seat}
        ),
        revealed=log.revealed,
    )


def _accept(game: GameDef[S, V], state: S, seat: Seat, move: Move) -> tuple[Verb[S, Any], bool]:
    """Return the verb of a legal move, and true if no other seat is waited for."""
    if game.outcome(state) is not None:
        raise GameOver(GameOver.CODE)
    waiting = game.waiting_for(state)
    if seat not in waiting:
        others = tuple(SeatName(other) for other in sorted(waiting))
        raise NotYourTurn(NotYourTurn.CODE, others=others)
    verb = verb_of(game, move)
    if verb is None:
        raise MalformedMove("core.unknown_verb", text=type(move).__name__)
    if not verb.available(state, seat):
        if verb.check_off_menu:
            verb.check(state, seat, move)
        raise IllegalMove(
            "core.not_now", verb=Msg(f"{game.key}.verb.{verb.name}"), asked=waiting[seat]
        )
    verb.check(state, seat, move)
    return verb, len(waiting) == 1


def leave(game: GameDef[S, V], state: S, seat: Seat) -> Step[S]:
    """Let a member give up the seat; its next holder goes on from the new state.

    Raises:
        GameOver: the table is over.
    """
    if game.outcome(state) is not None:
        raise GameOver(GameOver.CODE)
    draft = copy_state(state)
    log = Log()
    game.leave(draft, seat, log)
    game.advance(draft, log)
    return Step(draft, tuple(log.events), _assert_somebody_acts(game, draft), undoable=False)


def reshuffle(game: GameDef[S, V], state: S, seed: int) -> Step[S]:
    """Shuffle the face-down piles with this seed, so that knowledge of their order is worthless.

    Raises:
        GameOver: the table is over.
    """
    if game.outcome(state) is not None:
        raise GameOver(GameOver.CODE)
    shuffled = game.reshuffle or partial(_dealt_again, game)
    draft = shuffled(state, Rng(seed))
    return Step(draft, (), _assert_somebody_acts(game, draft), undoable=False)


def _dealt_again(game: GameDef[S, V], state: S, rng: Rng) -> S:
    return game.determinize(state, None, rng)


def verbs_on_menu(game: GameDef[S, V], state: S, seat: Seat) -> tuple[Verb[S, Any], ...]:
    """The verbs a seat may fill in now; none if it is not waited for."""
    if seat not in game.waiting_for(state):
        return ()
    menu = [verb for verb in game.verbs if verb.available(state, seat)]
    return tuple(menu)


def legal_moves(game: GameDef[S, V], state: S, seat: Seat) -> Iterator[Move]:
    """Every move the seat's forms can make, lazily, depth-first over the fields."""
    for verb in verbs_on_menu(game, state, seat):
        for given in _fillings(verb, state, seat, {}):
            yield verb.move(**given)


def aheads_on_menu(game: GameDef[S, V], state: S, seat: Seat) -> tuple[tuple[Verb[S, Any], S], ...]:
    """Return the verbs of pre-moves, each with the state that its form supposes."""
    if seat in game.waiting_for(state):
        return ()
    supposed = (
        (verb, verb.ahead.supposed(state, seat)) for verb in game.verbs if verb.ahead is not None
    )
    return tuple(
        (verb, then)
        for verb, then in supposed
        if then is not None and verb in verbs_on_menu(game, then, seat)
    )


def forced_move(game: GameDef[S, V], state: S, seat: Seat) -> Move | None:
    """Return the only legal move of a seat, if making it at once tells the others nothing; None if it has a choice."""
    menu = verbs_on_menu(game, state, seat)
    if not menu or any(verb.tells(state, seat) for verb in menu):
        return None
    moves = list(islice(legal_moves(game, state, seat), 2))
    return moves[0] if len(moves) == 1 else None


def sample_move(game: GameDef[S, V], state: S, seat: Seat, rng: Rng) -> Move:
    """One legal move without listing them all.

    Raises:
        InvariantBroken: the seat is waited for but has no move.
    """
    menu = verbs_on_menu(game, state, seat)
    if not menu:
        raise InvariantBroken(f"{game.key}: seat {seat} has no move")
    return sample_of(game, rng.pick(menu), state, seat, rng)


def sample_of(game: GameDef[S, V], verb: Verb[S, Any], state: S, seat: Seat, rng: Rng) -> Move:
    """One legal move of a verb that is on the seat's menu.

    Raises:
        InvariantBroken: the verb's form leads nowhere.
    """
    if verb.sample is None:
        return sample_by_form(game, verb, state, seat, rng)
    move: Move = verb.sample(state, seat, rng)
    return move


def sample_by_form(game: GameDef[S, V], verb: Verb[S, Any], state: S, seat: Seat, rng: Rng) -> Move:
    """One move of a verb, from field to field.

    Raises:
        InvariantBroken: a field has nothing to pick.
    """
    given: dict[str, Any] = {}
    for field in verb.fields:
        domain = field.domain(state, seat, given)
        try:
            given[field.name] = sample(domain, rng)
        except IndexError as error:
            raise InvariantBroken(
                f"{game.key}: nothing to pick for {verb.name}.{field.name} after {given}"
            ) from error
    move: Move = verb.move(**given)
    return move


def domain_of(verb: Verb[S, Any], state: S, seat: Seat, given: Given, name: str) -> Domain:
    """Return the values that the named field may hold, given the fields before it."""
    field = next(field for field in verb.fields if field.name == name)
    return field.domain(state, seat, given)


def _fillings(
    verb: Verb[S, Any], state: S, seat: Seat, given: dict[str, Any]
) -> Iterator[dict[str, Any]]:
    if len(given) == len(verb.fields):
        yield given
        return
    field = verb.fields[len(given)]
    for value in values(field.domain(state, seat, given)):
        yield from _fillings(verb, state, seat, {**given, field.name: value})


def _assert_somebody_acts(game: GameDef[S, V], state: S) -> Mapping[Seat, Msg]:
    waiting = game.waiting_for(state)
    over = game.outcome(state) is not None
    if over == bool(waiting):
        raise InvariantBroken(f"{game.key}: over is {over}, waiting for {waiting}")
    return waiting
