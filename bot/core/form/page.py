"""Works out the rows that a half-filled form shows, and its values after a click. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice
from typing import Any, assert_never

from bot.core.form import payment
from bot.core.form.picks import picked
from bot.core.form.rows import AREA, BUTTONS, NONE, Choice, Control, choice_of, json_of, rows
from bot.core.form.shortcuts import filled, shortened
from bot.core.form.shortcuts import picked as picked_whole
from render.core.panel.focus import Offer, Offered
from rules.core import engine
from rules.core.domains import Amount, Domain, OneOf, SomeOf, Split, contains, held_first, values
from rules.core.errors import Refusal
from rules.core.game import Field, GameDef, Given, Move, Verb
from rules.core.seats import Seat
from rules.core.text import Msg, msg

ROWS = 4
"""The rows of choices on one panel; a fifth row holds its buttons."""
WINDOW = "*"
"""The key in `pages` of the first row shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """The view of a half-filled move on a panel."""

    verb: str
    given: Given
    """All current values in the order of the fields: chosen, forced and default ones."""
    controls: tuple[Control, ...]
    next_rows: int | None
    """The first row of the next window, if not all rows fit."""
    instant: bool
    """True if a click on a choice makes the move at once. Such a move can be undone."""
    move: Move | None
    """The move, once every field has a value."""
    problem: Msg | None
    """The reason against the move; None if it is incomplete or legal."""
    taken: tuple[Choice, ...] = ()
    """Options with a note that had no alternative and therefore have no row."""
    payments: tuple[Msg, ...] = ()
    """The payments in words, if there was a choice."""
    is_chosen: bool = False
    """True if the member has made a choice that can be reset."""
    show_private: bool
    """True if the private pictures help with the next choice, or show the move to be confirmed."""
    offered: tuple[Offered, ...] = ()
    """The fields with a choice, for the picture."""
    said: tuple[Msg, ...] = ()
    """Explanations of the values or of their limits, where the fields give them."""
    missing: Msg | None = None
    """The choice that is missing before the move can be confirmed."""
    caution: Msg | None = None
    """The reason for which the member may not mean this move, although it is legal."""
    in_pieces: bool = False
    """True while the form asks field by field, although it has shortcuts."""
    other_way: Msg | None = None
    """The text of the button that leads from the shortcuts to the fields, or back; None if only one can be used."""

    @property
    def digest(self) -> str:
        """Return a digest of the form's current values: 8 hexadecimal digits."""
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
    *,
    rows_free: int = ROWS,
    advises: bool = True,
) -> Page:
    """Return the form with its current values. `pages` holds the open page of each long row, by the row's name.

    `rows_free` rows are free for choices. Unless it `advises`, no advice is proposed.
    """
    shown: list[Control] = []
    held: dict[str, Any] = {}
    problem: Msg | None = None
    taken: list[Choice] = []
    payments: list[Msg] = []
    said: list[Msg] = []
    offered: list[Offered] = []
    missing: Msg | None = None
    show_private = not given
    chosen_shows_private = False
    # A typed or hinted move is shown as chosen, and must be confirmed.
    instant = not given and is_instant(game, state, seat, verb)
    cut = shortened(game, state, seat, verb, given, pages)
    shown.extend(cut.controls)
    offered.extend(cut.offered)
    if cut.is_open:
        sentence = verb.fields[0].says(state, seat, {})
        said += [] if sentence is None else [sentence]
        missing = _missing(cut.controls[0].label, OneOf(()), None)
    for number, field in enumerate(() if cut.is_open else verb.fields):
        if number < cut.filled:
            held[field.name] = given[field.name]
            continue
        domain = field.domain(state, seat, held)
        value = None if instant else standing(field, domain, given, advises=advises)
        label = msg(f"{game.key}.field.{verb.name}.{field.name}")
        if instant or not _is_forced(domain):
            chosen_shows_private |= field.show_private(state, seat, given)
            with_none = may_be_none(domain)
            own = tuple(rows(field.name, label, domain, value, pages, with_none=with_none))
            shown.extend(own)
            offered.append(_offered(field.name, domain, value, own))
            if isinstance(domain, Split) and value is not None:
                pieces = payment.pieces(domain, value)
                payments.append(msg("ui.panel.payment", field=label, pieces=pieces))
        elif isinstance(domain, OneOf) and domain.options[0].note is not None:
            taken.append(choice_of(domain.options[0], chosen=True))
        if not instant:
            so_far = held if value is None else {**held, field.name: value}
            sentence = field.says(state, seat, so_far)
            said += [] if sentence is None else [sentence]
        if value is None or is_partial(domain, value):
            missing = None if instant else _missing(label, domain, value)
            show_private = field.show_private(state, seat, given)
            if all(control.field != field.name for control in shown):
                problem = msg("error.ui.nothing_to_pick", field=label)
                missing = None
            break
        held[field.name] = value
    move = None
    caution = None
    if len(held) == len(verb.fields):
        move = verb.move(**held)
        show_private |= chosen_shows_private
        problem = _refusal(game, state, seat, move)
        caution = verb.caution(state, seat, move) if problem is None else None
    controls, next_rows = _window(shown, pages.get(WINDOW), rows_free)
    return Page(
        verb=verb.name,
        given=held,
        controls=controls,
        next_rows=next_rows,
        instant=instant,
        move=move,
        problem=problem,
        taken=tuple(taken),
        payments=tuple(payments),
        is_chosen=bool(given),
        show_private=show_private,
        offered=tuple(offered),
        said=tuple(said),
        missing=missing,
        caution=caution,
        in_pieces=bool(cut.in_pieces),
        other_way=cut.other_way,
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
    advises: bool = True,
) -> dict[str, Any]:
    """Return the values after a click in the named row. Later values that no longer fit are dropped.

    Raises:
        Refusal: the choice is not offered (any more), or picks are too many or do not go together.
    """
    field_name, _, part = name.partition(".")
    kept = settled(state, seat, verb, given, advises=advises)
    held: dict[str, Any] = {}
    if part == AREA:
        return kept
    for shortcut in verb.shortcuts:
        if shortcut.name == name:
            whole = picked_whole(state, seat, shortcut, kept, tokens)
            return settled(state, seat, verb, filled(verb, whole))
    for field in verb.fields:
        domain = field.domain(state, seat, held)
        value = standing(field, domain, kept, advises=advises)
        if field.name == field_name:
            with_none = may_be_none(domain)
            new = picked(domain, value, part, tokens, page_shown, with_none=with_none)
            return settled(state, seat, verb, {**kept, field_name: new}, advises=advises)
        if value is None or is_partial(domain, value):
            break
        held[field.name] = value
    raise Refusal("ui.no_longer_offered")


def settled(
    state: Any, seat: Seat, verb: Verb[Any, Any], given: Given, *, advises: bool = True
) -> dict[str, Any]:
    """Return the chosen values, without those that do not fit the position or the values before them."""
    kept: dict[str, Any] = {}
    held: dict[str, Any] = {}
    for field in verb.fields:
        domain = field.domain(state, seat, held)
        if field.name in given:
            value = _fitting(domain, given[field.name])
            if value is not None:
                kept[field.name] = value
        now = standing(field, domain, kept, advises=advises)
        if now is None or is_partial(domain, now):
            break
        held[field.name] = now
    return kept


def given_of(verb: Verb[Any, Any], move: Move) -> dict[str, Any]:
    """Return the arguments of a whole move, as if they had been chosen one by one."""
    return {field.name: getattr(move, field.name) for field in verb.fields}


def is_instant(game: GameDef[Any, Any], state: Any, seat: Seat, verb: Verb[Any, Any]) -> bool:
    """Return whether one click makes the move: no field or one with few options, and every such move can be undone.

    A move that cannot be undone is shown and confirmed first. If the verb is the only one on the menu, it may have
    further fields. Each of those must have a single value left after any click.
    """
    moves = _moves_of_a_click(game, state, seat, verb)
    return bool(moves) and all(_may_be_taken_back(game, state, seat, move) for move in moves)


def _moves_of_a_click(
    game: GameDef[Any, Any], state: Any, seat: Seat, verb: Verb[Any, Any]
) -> tuple[Move, ...]:
    """Return the moves that a single click can choose from; none if one click is not enough."""
    if not verb.fields:
        return (verb.move(),)
    if verb.shortcuts:
        return ()
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
    """Return the choices, plus the only possible value of each other field; None if one of those has several."""
    held: dict[str, Any] = {}
    for field in verb.fields:
        domain = field.domain(state, seat, held)
        if field.name not in given and not _is_forced(domain):
            return None
        held[field.name] = given[field.name] if field.name in given else next(values(domain))
    return held


def standing(field: Field[Any], domain: Domain, given: Given, *, advises: bool = True) -> Any:
    """Return a field's current value: chosen, forced, proposed, its default, or a suggested payment; else None."""
    if field.name in given:
        return given[field.name]
    if _is_forced(domain):
        return next(values(domain))
    first = held_first(domain, advises=advises)
    if first is not None:
        return first
    return payment.suggested(domain) if isinstance(domain, Split) else None


def _is_forced(domain: Domain) -> bool:
    return len(list(islice(values(domain), 2))) == 1


def is_partial(domain: Domain, value: Any) -> bool:
    """Return whether the value is a subset that needs more picks."""
    return isinstance(domain, SomeOf) and len(value) < domain.at_least


def _offered(name: str, domain: Domain, value: Any, own: Sequence[Control]) -> Offered:
    """Return what a field's rows offer."""
    choices = [each for control in own if control.name == name for each in control.choices]
    offers = tuple(
        Offer(each.value, each.mark, each.label) for each in choices if each.token != NONE
    )
    match domain:
        case OneOf() | SomeOf():
            count = len(domain.options)
        case Amount():
            count = domain.high - domain.low + 1
        case Split():
            count, offers = 0, ()
        case _:
            assert_never(domain)
    return Offered(name, offers, value, count)


def _missing(label: Msg, domain: Domain, value: Any) -> Msg:
    """Return the message about the choice that a field still needs."""
    if isinstance(domain, SomeOf) and domain.at_least > 1:
        more = domain.at_least - len(value or ())
        return msg("ui.panel.missing_some", field=label, more=more)
    return msg("ui.panel.missing", field=label)


def may_be_none(domain: Domain) -> bool:
    """Return whether “none of these” needs a choice of its own: it is allowed and not the default."""
    return isinstance(domain, SomeOf) and domain.at_least == 0 and domain.start is None


def _fitting(domain: Domain, value: Any) -> Any:
    """Return the value, or the part of a subset that still fits; None if nothing fits."""
    if contains(domain, value):
        return value
    if not isinstance(domain, SomeOf) or not isinstance(value, tuple):
        return None
    rest = tuple(option.value for option in domain.options if option.value in value)
    return rest if rest and (contains(domain, rest) or is_partial(domain, rest)) else None


def _refusal(game: GameDef[Any, Any], state: Any, seat: Seat, move: Move) -> Msg | None:
    try:
        engine.check(game, state, seat, move)
    except Refusal as refusal:
        return refusal.msg
    return None


def _window(
    controls: Sequence[Control], first: int | None, rows_free: int
) -> tuple[tuple[Control, ...], int | None]:
    """Return the controls that fit, by default the last ones, and the start of the next window."""
    last_start = len(controls)
    while last_start > 0 and _fit(controls[last_start - 1 :], rows_free):
        last_start -= 1
    if last_start == 0:
        return tuple(controls), None
    start = last_start if first is None else min(max(first, 0), last_start)
    end = start + 1
    while end < len(controls) and _fit(controls[start : end + 1], rows_free):
        end += 1
    return tuple(controls[start:end]), 0 if start == last_start else min(end, last_start)


def _fit(controls: Sequence[Control], rows_free: int) -> bool:
    return sum(control.height for control in controls) <= rows_free
