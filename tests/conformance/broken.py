"""Deliberately broken toys. Each violates one part of the contract, so that one check must catch it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from render.core.painter import Painter
from rules.core.domains import Amount, Domain
from rules.core.game import Given, Outcome, Setup, Verb
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.conformance import checks_declaration, checks_play
from tests.conformance.tables import Game
from tests.toys import nim, painter, sealed
from tests.toys.sealed import verbs

NIM: Game = nim.GAME
SEALED: Game = sealed.GAME


@dataclass(frozen=True)
class Broken:
    """One fault: the title (or its pictures) that has it, the check that catches it, and a word of its message."""

    what: str
    check: Callable[[Game, Any], None]
    says: str
    game: Game = SEALED
    painter: Painter[Any] = painter.PAINTER
    source: str = "tests.toys.sealed:GAME"
    texts: Mapping[str, str] = field(default_factory=dict)
    """The source of its texts by language, where they are not those of the toy."""
    golden: Path = Path("nowhere")


def with_verb(game: Game, changed: Verb[Any, Any]) -> Game:
    return replace(
        game, verbs=tuple(changed if verb.name == changed.name else verb for verb in game.verbs)
    )


def with_domain(
    game: Game, verb: Verb[Any, Any], name: str, domain: Callable[[Any, Seat, Given], Domain]
) -> Game:
    fields = tuple(
        replace(field, domain=domain) if field.name == name else field for field in verb.fields
    )
    return with_verb(game, replace(verb, fields=fields))


def _sorting_view(state: sealed.State, viewer: Seat | None) -> sealed.View:
    for seat in state.seats:
        seat.hand.sort()
    return sealed.GAME.view(state, viewer)


_COUNTER = count()


def _counting(draft: nim.State, log: Log) -> None:
    log.tell("nim.text.heap", heap=1, n=next(_COUNTER))


def _wavering(setup: Setup) -> nim.State:
    return nim.new(msgspec.structs.replace(setup, seed=next(_COUNTER) * 977))


def _view_of_lists(state: nim.State, viewer: Seat | None) -> nim.View:
    """A view that differs between a new state and a stored one."""
    seen = nim.view(state, viewer)
    return msgspec.structs.replace(seen, heaps=() if type(state.heaps) is list else seen.heaps)


class Heaps(list[int]):
    """Stored like any other list, so it does not come back as the same type."""


def _in_heaps(setup: Setup) -> nim.State:
    state = nim.new(setup)
    state.heaps = Heaps(state.heaps)
    return state


def _in_tuples(setup: Setup) -> nim.State:
    state = nim.new(setup)
    state.first_heaps = tuple(state.first_heaps)  # type: ignore[assignment]  # that is the fault
    return state


def _with_fraction(setup: Setup) -> nim.State:
    state = nim.new(setup)
    state.first_heaps[0] += 0.5  # type: ignore[call-overload]  # that is the fault
    return state


def _turn_of_heaps(state: nim.State) -> tuple[int | str, ...]:
    return (state.acting, type(state.heaps).__name__)


def _turn_in_truths(state: nim.State) -> tuple[int | str, ...]:
    return (state.acting, state.over)


def _losing_keep(draft: sealed.State, seat: Seat, move: verbs.Keep, log: Log) -> None:
    draft.drawn = list(move.cards)
    verbs.KEEP.apply(draft, seat, move, log)


def _losing_leave(draft: sealed.State, seat: Seat, log: Log) -> None:
    draft.seats[seat].hand.clear()


def _nobody_wins(state: nim.State) -> Outcome | None:
    outcome = nim.outcome(state)
    return outcome and msgspec.structs.replace(outcome, ranks=(2,) * state.seats)


def _hashed_start(setup: Setup) -> nim.State:
    state = nim.new(setup)
    state.rng = Rng(hash("somebody") % 2**64)
    return state


HASHED: Game = replace(NIM, new=_hashed_start)

PLAYING = (
    Broken(
        "sorts the hand it shows",
        checks_play.check_input_untouched,
        "view changed the state",
        replace(SEALED, view=_sorting_view),
    ),
    Broken(
        "tells what it has counted",
        checks_play.check_same_move_same_step,
        "other events",
        replace(NIM, advance=_counting),
    ),
    Broken(
        "shows how it is held",
        checks_play.check_same_move_same_step,
        "once stored",
        replace(NIM, new=_in_heaps, view=_view_of_lists),
    ),
    Broken(
        "keeps a tuple in a list's place",
        checks_play.check_codec,
        "changed by storing",
        replace(NIM, new=_in_tuples),
    ),
    Broken(
        "keeps a fraction",
        checks_play.check_codec,
        "not readable again",
        replace(NIM, new=_with_fraction),
    ),
    Broken(
        "keeps a fraction unseen",
        checks_declaration.check_values_are_plain,
        "holds 1.5",
        replace(NIM, new=_with_fraction),
    ),
    Broken(
        "begins another turn when it is stored",
        checks_play.check_turn_is_kept,
        "storing ends the turn (1, 'Heaps')",
        replace(NIM, new=_in_heaps, turn=_turn_of_heaps),
    ),
    Broken(
        "names turns by neither numbers nor words",
        checks_play.check_turn_is_kept,
        "the turn is (1, False)",
        replace(NIM, turn=_turn_in_truths),
    ),
    Broken(
        "loses cards",
        checks_play.check_sound,
        "cards are lost",
        with_verb(SEALED, replace(verbs.KEEP, apply=_losing_keep)),
    ),
    Broken(
        "notices nothing",
        checks_play.check_sound_notices,
        "notices no loss",
        replace(SEALED, check_invariants=lambda state: None),
    ),
    Broken(
        "promises too few moves",
        checks_play.check_ends,
        "not over within 3",
        replace(NIM, most_moves=3),
    ),
    Broken("has no winner", checks_play.check_ends, "ranks", replace(NIM, outcome=_nobody_wins)),
    Broken(
        "offers what it refuses",
        checks_play.check_ends,
        "cannot go on",
        with_domain(NIM, nim.TAKE, "count", lambda state, seat, given: Amount(8, 9)),
    ),
    Broken(
        "starts elsewhere",
        checks_play.check_replay,
        "replayed otherwise",
        replace(NIM, new=_wavering),
    ),
    Broken(
        "depends on hashes",
        checks_play.check_hash_seeds,
        "PYTHONHASHSEED changes step 0",
        HASHED,
        source="tests.conformance.broken:HASHED",
    ),
    Broken(
        "takes cards of who leaves",
        checks_play.check_leaving,
        "once seat",
        replace(SEALED, leave=_losing_leave),
    ),
)
