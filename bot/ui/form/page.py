"""Which rows a half-filled form shows, and what it holds after a click. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice
from typing import Any

from bot.ui.form import payment
from bot.ui.form.picks import picked
from bot.ui.form.rows import BUTTONS, Choice, Control, choice_of, json_of, rows
from rules.core import engine
from rules.core.domains import Domain, OneOf, SomeOf, Split, contains, values
from rules.core.errors import Refusal
from rules.core.game import Field, GameDef, Given, Move, Verb
from rules.core.seats import Seat
from rules.core.text import Msg, msg

ROWS = 4
"""Rows of choices on one panel; a fifth holds its buttons."""
WINDOW = "*"
"""The name under which `pages` holds the first row shown."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a panel shows of a half-filled move."""

    verb: str
    given: Given
    """All values that stand: chosen, forced and starting ones, in the order of the fields."""
    controls: tuple[Control, ...]
    next_rows: int | None
    """The first row of the next window, when there are more rows than fit."""
    instant: bool
    """Does a click on a choice make the move? It may then be taken back."""
    move: Move | None
    """The move, once every field has a value."""
    problem: Msg | None
    """Why the move cannot be made; None while it is incomplete, and when it may be made."""
    taken: tuple[Choice, ...] = ()
    """Noted options that had no alternative, and so have no row."""
    payments: tuple[Msg, ...] = ()
    """In words what is paid, where there is a choice."""
    is_chosen: bool = False
    """Was anything chosen, so that there is something to forget?"""
    in_hand: bool = False
    """Do the private pictures help with what comes next, or show what is about to be confirmed?"""

    @property
    def digest(self) -> str:
        """Tells one filling of a form from another: 8 hexadecimal digits."""
        text = json_of([self.verb, dict(self.given)])
        return blake2b(text.encode(), digest_size=4).hexdigest()

    @property
    def may_confirm(self) -> bool:
        return self.move is not None and self.problem is None


def page(
    game: GameDef[Any, Any],
    state: Any,
    seat: Seat,
    verb: Verb[Any, Any],
    given: Given,
    pages: Mapping[str, int],
) -> Page:
    """The form as it stands. `pages` says which page of a long row is open, by the row's name."""
    shown: list[Control] = []
    held: dict[str, Any] = {}
    problem: Msg | None = None
    taken: list[Choice] = []
    payments: list[Msg] = []
    in_hand = not given
    chosen_in_hand = False
    instant = is_instant(game, state, seat, verb)
    for field in verb.fields:
        domain = field.domain(state, seat, held)
        value = None if instant else _standing(field, domain, given)
        label = msg(f"{game.key}.field.{verb.name}.{field.name}")
        if instant or not _is_forced(domain):
            chosen_in_hand |= field.in_hand(state, seat, given)
            with_none = _may_be_none(domain)
            shown.extend(rows(field.name, label, domain, value, pages, with_none=with_none))
            if isinstance(domain, Split) and value is not None:
                pieces = payment.pieces(domain, value)
                payments.append(msg("ui.panel.payment", field=label, pieces=pieces))
        elif isinstance(domain, OneOf) and domain.options[0].note is not None:
            taken.append(choice_of(domain.options[0], chosen=True))
        if value is None or _is_partial(domain, value):
            in_hand = field.in_hand(state, seat, given)
            if all(control.field != field.name for control in shown):
                problem = msg("error.ui.nothing_to_pick", field=label)
            break
        held[field.name] = value
    move = None
    if len(held) == len(verb.fields):
        move = verb.move(**held)
        in_hand |= chosen_in_hand
        problem = _refusal(game, state, seat, move)
    controls, next_rows = _window(shown, pages.get(WINDOW))
    return Page(
        verb.name,
        held,
        controls,
        next_rows,
        instant,
        move,
        problem,
        taken=tuple(taken),
        payments=tuple(payments),
        is_chosen=bool(given),
        in_hand=in_hand,
    )


def choose(
    state: Any,
    seat: Seat,
    verb: Verb[Any, Any],
    given: Given,
    name: str,
    *,
    tokens: Sequence[str],
    page_shown: int = 0,
) -> dict[str, Any]:
    """What is given after a click on the named row; later values that no longer fit are dropped.

    Raises:
        Refusal: the choice is not offered (any more), or picks are too many or do not go together.
    """
    field_name, _, part = name.partition(".")
    kept = settled(state, seat, verb, given)
    held: dict[str, Any] = {}
    for field in verb.fields:
        domain = field.domain(state, seat, held)
        value = _standing(field, domain, kept)
        if field.name == field_name:
            with_none = _may_be_none(domain)
            new = picked(domain, value, part, tokens, page_shown, with_none=with_none)
            return settled(state, seat, verb, {**kept, field_name: new})
        if value is None or _is_partial(domain, value):
            break
        held[field.name] = value
    raise Refusal("ui.no_longer_offered")


def settled(state: Any, seat: Seat, verb: Verb[Any, Any], given: Given) -> dict[str, Any]:
    """What was chosen, without the values that do not fit the position or what stands before them."""
    kept: dict[str, Any] = {}
    held: dict[str, Any] = {}
    for field in verb.fields:
        domain = field.domain(state, seat, held)
        if field.name in given:
            value = _fitting(domain, given[field.name])
            if value is not None:
                kept[field.name] = value
        standing = _standing(field, domain, kept)
        if standing is None or _is_partial(domain, standing):
            break
        held[field.name] = standing
    return kept


def given_of(verb: Verb[Any, Any], move: Move) -> dict[str, Any]:
    """The arguments of a whole move, as if they had been chosen one by one."""
    return {field.name: getattr(move, field.name) for field in verb.fields}


def is_instant(game: GameDef[Any, Any], state: Any, seat: Seat, verb: Verb[Any, Any]) -> bool:
    """Is one click enough: no field at all, or one with a handful of options, and moves that may all be taken back?

    Whatever cannot be taken back is shown and confirmed first. Where a verb is alone on the menu, further fields may
    follow, if each is left with one value whatever is clicked.
    """
    moves = _moves_of_a_click(game, state, seat, verb)
    return bool(moves) and all(_may_be_taken_back(game, state, seat, move) for move in moves)


def _moves_of_a_click(
    game: GameDef[Any, Any], state: Any, seat: Seat, verb: Verb[Any, Any]
) -> tuple[Move, ...]:
    """The moves among which one click decides; none where it takes more."""
    if not verb.fields:
        return (verb.move(),)
    first, *others = verb.fields
    if others and len(engine.verbs_on_menu(game, state, seat)) > 1:
        return ()
    domain = first.domain(state, seat, {})
    if not isinstance(domain, OneOf) or len(domain.options) > BUTTONS:
        return ()
    moves: list[Move] = []
    for option in domain.options:
        whole = completed(state, seat, verb, {first.name: option.value})
        if whole is None:
            return ()
        moves.append(verb.move(**whole))
    return tuple(moves)


def _may_be_taken_back(game: GameDef[Any, Any], state: Any, seat: Seat, move: Move) -> bool:
    try:
        return engine.play(game, state, seat, move).undoable
    except Refusal:
        return False


def completed(state: Any, seat: Seat, verb: Verb[Any, Any], given: Given) -> dict[str, Any] | None:
    """What was chosen with the one value that each other field is left with; None where there are several."""
    held: dict[str, Any] = {}
    for field in verb.fields:
        domain = field.domain(state, seat, held)
        if field.name not in given and not _is_forced(domain):
            return None
        held[field.name] = given[field.name] if field.name in given else next(values(domain))
    return held


def _standing(field: Field[Any], domain: Domain, given: Given) -> Any:
    """The value a field has now, or None: chosen, forced, the one it starts with, or a suggested payment."""
    if field.name in given:
        return given[field.name]
    if _is_forced(domain):
        return next(values(domain))
    if domain.start is not None:
        return domain.start
    return payment.suggested(domain) if isinstance(domain, Split) else None


def _is_forced(domain: Domain) -> bool:
    return len(list(islice(values(domain), 2))) == 1


def _is_partial(domain: Domain, value: Any) -> bool:
    """Is it a subset that still needs more picks?"""
    return isinstance(domain, SomeOf) and len(value) < domain.at_least


def _may_be_none(domain: Domain) -> bool:
    """Must “none of these” be said, because it is allowed and not what the form starts from?"""
    return isinstance(domain, SomeOf) and domain.at_least == 0 and domain.start is None


def _fitting(domain: Domain, value: Any) -> Any:
    """The value, or as much of a subset as still fits; None when nothing does."""
    if contains(domain, value):
        return value
    if not isinstance(domain, SomeOf) or not isinstance(value, tuple):
        return None
    rest = tuple(option.value for option in domain.options if option.value in value)
    return rest if rest and (contains(domain, rest) or _is_partial(domain, rest)) else None


def _refusal(game: GameDef[Any, Any], state: Any, seat: Seat, move: Move) -> Msg | None:
    try:
        engine.check(game, state, seat, move)
    except Refusal as refusal:
        return refusal.msg
    return None


def _window(
    controls: Sequence[Control], first: int | None
) -> tuple[tuple[Control, ...], int | None]:
    """The controls that fit, by default the last ones, and where the next window begins."""
    last_start = len(controls)
    while last_start > 0 and _fit(controls[last_start - 1 :]):
        last_start -= 1
    if last_start == 0:
        return tuple(controls), None
    start = last_start if first is None else min(max(first, 0), last_start)
    end = start + 1
    while end < len(controls) and _fit(controls[start : end + 1]):
        end += 1
    return tuple(controls[start:end]), 0 if start == last_start else min(end, last_start)


def _fit(controls: Sequence[Control]) -> bool:
    return sum(control.height for control in controls) <= ROWS
