"""Deliberately broken toys, continued: faults in moves, texts and declarations."""

from dataclasses import replace

import msgspec

from rules.core.domains import Amount, Domain, OneOf, Option
from rules.core.errors import IllegalMove
from rules.core.folding import ActFold, Fold
from rules.core.game import Given, Move
from rules.core.log import Log
from rules.core.naming import Spoken
from rules.core.options import OptionSpec
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from tests.conformance import (
    checks_declaration,
    checks_forms,
    checks_moves,
    checks_spoken,
    checks_texts,
)
from tests.conformance.broken import NIM, Broken, with_domain, with_verb
from tests.conformance.tables import Game
from tests.toys import nim


def _acting_alone(state: nim.State, seat: Seat) -> bool:
    return seat == state.acting and nim.TAKE.available(state, seat)


def _waits_for_all(state: nim.State) -> dict[Seat, Msg]:
    asked = msg("nim.asked.take")
    return {seat: asked for seat in range(state.seats) if nim.waiting_for(state)}


def _with_empty_heaps(state: nim.State, seat: Seat, given: Given) -> Domain:
    heaps = range(1, len(state.heaps) + 1) if state.from_heap is None else (state.from_heap,)
    return OneOf(tuple(Option(heap, msg("nim.heap", heap=heap)) for heap in heaps))


def _one_too_many(state: nim.State, seat: Seat, given: Given) -> Domain:
    return Amount(1, state.heaps[given["heap"] - 1] + 1)


def _from_none(state: nim.State, seat: Seat, given: Given) -> Domain:
    return Amount(1, state.heaps[given["heap"] - 1], start=0)


def _one_heap_twice(state: nim.State, seat: Seat, given: Given) -> Domain:
    heaps = next(field for field in nim.TAKE.fields if field.name == "heap")
    offered = heaps.domain(state, seat, given)
    assert isinstance(offered, OneOf)
    return OneOf((*offered.options, offered.options[0]))


def _with_long_labels(state: nim.State, seat: Seat, given: Given) -> Domain:
    heaps = next(field for field in nim.TAKE.fields if field.name == "heap")
    offered = heaps.domain(state, seat, given)
    assert isinstance(offered, OneOf)
    label = msg("nim.heap", heap="1" * 80)
    return OneOf(tuple(msgspec.structs.replace(each, label=label) for each in offered.options))


def _crashing_check(state: nim.State, seat: Seat, move: nim.Take) -> None:
    if state.heaps[move.heap - 1] == 0:
        raise IllegalMove("nim.not_so_many", count=move.count, left=0)
    nim.TAKE.check(state, seat, move)


def _uncatalogued(state: nim.State, seat: Seat, move: nim.Take) -> None:
    if move.count > 2:
        raise IllegalMove("nim.too_greedy")
    nim.TAKE.check(state, seat, move)


def _without_facts(state: nim.State, seat: Seat, move: nim.Take) -> None:
    if not (1 <= move.heap <= len(state.heaps) and 1 <= move.count <= state.heaps[move.heap - 1]):
        raise IllegalMove("nim.not_so_many")


def _trusting_read(state: nim.State, seat: Seat, text: str, spoken: Spoken) -> Move:
    del spoken
    return nim.EndTurn() if text == "end_turn" else nim.Take(*map(int, text.split()))


MOVES = (
    Broken(
        "waits for seats without moves",
        checks_moves.check_waiting,
        "has no move",
        with_verb(
            replace(NIM, waiting_for=_waits_for_all), replace(nim.TAKE, available=_acting_alone)
        ),
    ),
    Broken(
        "offers empty heaps",
        checks_moves.check_offers,
        "dead end",
        with_domain(NIM, nim.TAKE, "heap", _with_empty_heaps),
    ),
    Broken(
        "offers a stone too many",
        checks_moves.check_offers,
        "offered, then refused",
        with_domain(NIM, nim.TAKE, "count", _one_too_many),
    ),
    Broken(
        "offers the same twice",
        checks_forms.check_pages_fit,
        "twice",
        with_domain(NIM, nim.TAKE, "heap", _one_heap_twice),
    ),
    Broken(
        "labels a heap at length",
        checks_forms.check_pages_fit,
        "is cut",
        with_domain(NIM, nim.TAKE, "heap", _with_long_labels),
    ),
    Broken(
        "starts from no stone",
        checks_moves.check_offers,
        "starts from 0",
        with_domain(NIM, nim.TAKE, "count", _from_none),
    ),
    Broken(
        "offers one stone alone",
        checks_moves.check_legal_is_offered,
        "not offered",
        with_domain(NIM, nim.TAKE, "count", lambda state, seat, given: Amount(1, 1)),
    ),
    Broken(
        "checks without looking",
        checks_moves.check_legal_is_offered,
        "neither accepted",
        with_verb(NIM, replace(nim.TAKE, check=_crashing_check)),
    ),
    Broken(
        "writes too little",
        checks_moves.check_notation,
        "means",
        replace(NIM, write=lambda move: "take" if isinstance(move, nim.Take) else "end_turn"),
    ),
    Broken(
        "reads another move",
        checks_moves.check_notation,
        "is read as",
        replace(NIM, read=lambda state, seat, text, spoken: nim.Take(1, 9)),
    ),
    Broken(
        "reads without looking",
        checks_moves.check_nonsense_is_refused,
        "reading",
        replace(NIM, read=_trusting_read),
    ),
)


def _secret_ending(draft: nim.State, seat: Seat, move: nim.EndTurn, log: Log) -> None:
    nim.END_TURN.apply(draft, seat, move, log)
    log.tell("nim.event.sighed")


class LooseState(nim.State):
    """A state that accepts unknown keys, lacks some, and holds values that cannot be stored exactly."""

    luck: float = 0.5
    seen: set[str] = msgspec.field(default_factory=set)


def _unknown_option() -> Game:
    return replace(NIM, options=(*NIM.options, OptionSpec("mood", ("calm",), default="calm")))


TEXTS = (
    Broken(
        "has an option without words",
        checks_texts.check_declared_texts,
        "nim.option.mood",
        _unknown_option(),
    ),
    Broken(
        "has a code without words",
        checks_texts.check_declared_texts,
        "nim.too_greedy",
        NIM,
        source="tests.conformance.broken_forms:NIM",
    ),
    Broken(
        "says nothing of a component",
        checks_texts.check_glossary,
        "nothing is said of nim: stone",
        replace(NIM, glossary=replace(nim.GLOSSARY, entry=lambda sign, seats: ())),
    ),
    Broken(
        "tells what has no words",
        checks_texts.check_told_texts,
        "nim.event.sighed",
        with_verb(NIM, replace(nim.END_TURN, apply=_secret_ending)),
    ),
    Broken(
        "repeats an act without words",
        checks_texts.check_told_texts,
        "nim.event.took.times",
        replace(NIM, folds={"nim.event.took": ActFold(gains=("count",))}),
    ),
    Broken(
        "adds up a number that no event has",
        checks_texts.check_told_texts,
        "to fold",
        replace(NIM, folds={"nim.event.took": Fold(gains=("stones",))}),
    ),
    Broken(
        "describes without a number",
        checks_texts.check_told_texts,
        "nim.text.heap",
        replace(NIM, describe=lambda view: (msg("nim.text.heap", heap=1),)),
    ),
    Broken(
        "describes with a piece of a sentence",
        checks_spoken.check_spoken_texts,
        "nim: en: a line begins with a small letter: 'three'",
        replace(NIM, describe=lambda view: (msg("nim.option.heaps.few"),)),
    ),
    Broken(
        "refuses without words",
        checks_texts.check_refusals_are_catalogued,
        "nim.too_greedy",
        with_domain(
            with_verb(NIM, replace(nim.TAKE, check=_uncatalogued)),
            replace(nim.TAKE, check=_uncatalogued),
            "count",
            lambda state, seat, given: Amount(1, 1),
        ),
    ),
    Broken(
        "refuses without facts",
        checks_texts.check_refusals_are_catalogued,
        "not_so_many",
        with_verb(NIM, replace(nim.TAKE, check=_without_facts)),
    ),
    Broken(
        "fills in too little",
        checks_declaration.check_declaration,
        "fills in",
        with_verb(NIM, replace(nim.TAKE, fields=nim.TAKE.fields[:1])),
    ),
    Broken(
        "leaves a gap in its upgrades",
        checks_declaration.check_declaration,
        "gaps",
        replace(NIM, rules_version=3, upgrades={1: dict}),
    ),
    Broken(
        "has a default that is no choice",
        checks_declaration.check_declaration,
        "no choice",
        replace(NIM, options=(NIM.options[0], OptionSpec("heaps", ("few",), default="many"))),
    ),
    Broken(
        "stores a fraction",
        checks_declaration.check_stored_types,
        "luck is a FloatType",
        replace(NIM, state=LooseState),
    ),
    Broken(
        "stores a set",
        checks_declaration.check_stored_types,
        "seen is a SetType",
        replace(NIM, state=LooseState),
    ),
    Broken(
        "may lack a key",
        checks_declaration.check_stored_types,
        "luck may be missing",
        replace(NIM, state=LooseState),
    ),
)
