"""Resolves steps one at a time until a question comes up (chapters "Order" and "Pending decisions")."""

from collections.abc import Sequence
from typing import assert_never

from rules.core.log import Log
from rules.tmars.components.effects import (
    AddHere,
    AddToCard,
    AfterPlay,
    Choose,
    CopyProduction,
    DiscardToDraw,
    Draw,
    DrawKeep,
    DrawTagged,
    EffectStep,
    Flooding,
    FundAwardFree,
    Gain,
    HeatToMc,
    If,
    LandClaim,
    LookBuy,
    MetalBonusProduction,
    PayMc,
    PlaceCity,
    PlaceGreenery,
    PlaceOcean,
    PlaceTile,
    PlantOrResource,
    PlayFromHand,
    PlayOnePrelude,
    Production,
    Raise,
    RaiseLowestProduction,
    RaiseTr,
    ReduceAnyProduction,
    RemoveAny,
    RemoveHere,
    RevealForTag,
    Spend,
    StealAny,
    Take,
)
from rules.tmars.components.programs import PROGRAMS, box_program, within
from rules.tmars.economy.counting import amount_of, count_of
from rules.tmars.economy.frames import begin
from rules.tmars.economy.goals import fund
from rules.tmars.economy.parameters import raise_parameter
from rules.tmars.economy.supplies import add_tr, draw_cards
from rules.tmars.economy.triggers import after_play
from rules.tmars.resolve.cards import (
    discard_to_draw,
    draw_kept,
    draw_tagged,
    look,
    look_at_preludes,
    play_from_hand,
    play_one_prelude,
    reveal_for_tag,
)
from rules.tmars.resolve.questions import ask
from rules.tmars.resolve.removing import remove, steal, take
from rules.tmars.resolve.supplies import (
    add_resources,
    change_productions,
    change_stocks,
    pay_mc,
    reduce_production,
)
from rules.tmars.resolve.tiles import claim_land, flood, place
from rules.tmars.state import Frame, Question, State


def resolve(draft: State, log: Log) -> None:
    """Resolve the stack until a question is open or nothing is left."""
    while draft.stack and draft.question is None:
        _carry_on(draft, log)


def _carry_on(draft: State, log: Log) -> None:
    """Resolve the next step of the topmost frame, or ask its question."""
    frame = draft.stack[-1]
    steps = PROGRAMS[frame.program]
    if frame.at == len(steps):
        draft.stack.pop()
        return
    step = steps[frame.at]
    picks = frame.given
    if picks is None:
        if frame.round == 0:
            _look_first(draft, frame, step, log)
        asked = ask(draft, frame)
        if isinstance(asked, Question):
            draft.question = asked
            return
        picks = asked
    frame.given = None
    at, round_ = frame.at, frame.round
    frame.at, frame.round = at + 1, 0
    if not _resolve_step(draft, frame, step, picks, round_, log):
        frame.at, frame.round = at, round_ + 1


def _look_first(draft: State, frame: Frame, step: EffectStep, log: Log) -> None:
    """Cards that must be seen before the question is asked."""
    match step:
        case DrawKeep(look=n) | LookBuy(n):
            look(draft, frame.actor, n, log)
        case PlayOnePrelude(n):
            look_at_preludes(draft, frame.actor, n, log)
        case _:
            pass


def _resolve_step(
    draft: State, frame: Frame, step: EffectStep, picks: Sequence[str], round_: int, log: Log
) -> bool:
    """Resolve a step as far as this round of choices reaches. Returns whether it is finished."""
    match step:
        case Gain() | Spend():
            # The most frequent steps come first.
            change_stocks(draft, frame, step, log)
        case Production() | HeatToMc() | RaiseLowestProduction() | MetalBonusProduction():
            change_productions(draft, frame, step, picks, log)
        case AfterPlay() | Choose() | If() | CopyProduction():
            _go_deeper(draft, frame, step, picks, log)
        case PlaceOcean(count):
            place(draft, frame, step, picks, log)
            return round_ + 1 >= count
        case Flooding():
            return flood(draft, frame, step, picks, round_, log)
        case PlaceGreenery() | PlaceCity() | PlaceTile():
            place(draft, frame, step, picks, log)
        case Raise(parameter, steps):
            raise_parameter(draft, frame.actor, parameter, steps, log)
        case AddHere() | RemoveHere() | AddToCard() | PlantOrResource():
            add_resources(draft, frame, step, picks, log)
        case RemoveAny() | StealAny() | Take() | ReduceAnyProduction():
            _hit(draft, frame, step, picks, log)
        case RaiseTr(n):
            add_tr(draft, frame.actor, amount_of(draft, frame, n), log)
        case PayMc(n):
            pay_mc(draft, frame.actor, n, int(picks[0]), log)
        case LandClaim():
            claim_land(draft, frame, picks, log)
        case FundAwardFree():
            for award in picks:
                fund(draft, frame.actor, award, log)
        case _:
            _move_cards(draft, frame, step, picks, log)
    return True


def _move_cards(
    draft: State,
    frame: Frame,
    step: Draw
    | DrawKeep
    | DrawTagged
    | LookBuy
    | RevealForTag
    | DiscardToDraw
    | PlayFromHand
    | PlayOnePrelude,
    picks: Sequence[str],
    log: Log,
) -> None:
    match step:
        case Draw(n):
            draw_cards(draft, frame.actor, n, log)
        case DrawKeep() | LookBuy():
            draw_kept(draft, frame.actor, picks, log)
        case DrawTagged(n, tag):
            draw_tagged(draft, frame.actor, n, tag, log)
        case RevealForTag(tag):
            reveal_for_tag(draft, frame, tag, log)
        case DiscardToDraw():
            discard_to_draw(draft, frame.actor, picks, log)
        case PlayFromHand(discount):
            play_from_hand(draft, frame.actor, picks, discount, log)
        case PlayOnePrelude():
            play_one_prelude(draft, frame.actor, picks, log)
        case _:
            assert_never(step)


def _hit(
    draft: State,
    frame: Frame,
    step: RemoveAny | StealAny | Take | ReduceAnyProduction,
    picks: Sequence[str],
    log: Log,
) -> None:
    """Carry out a loss."""
    match step:
        case RemoveAny():
            for target in picks:
                remove(draft, frame.actor, target, step, log)
        case StealAny():
            for target in picks:
                steal(draft, frame.actor, target, step, log)
        case Take(n=n):
            for target in picks:
                take(draft, frame.actor, target, n, log)
        case ReduceAnyProduction():
            reduce_production(draft, frame, step, picks, log)
        case _:
            assert_never(step)


def _go_deeper(
    draft: State,
    frame: Frame,
    step: Choose | If | CopyProduction | AfterPlay,
    picks: Sequence[str],
    log: Log,
) -> None:
    """Start steps within a step, of another card, or of a trigger."""
    # The frame already points to the step after this one.
    at = frame.at - 1
    match step:
        case Choose():
            _branch(draft, frame, within(frame.program, at, int(picks[0]) - 1))
        case If(count, at_least):
            holds = count_of(draft, frame.actor, count, paid=frame.paid) >= at_least
            _branch(draft, frame, within(frame.program, at, 0 if holds else 1))
        case CopyProduction():
            for card in picks:
                begin(draft, box_program(card), card, frame.actor)
        case AfterPlay():
            after_play(draft, frame.actor, frame.cause)
        case _:
            assert_never(step)


def _branch(draft: State, frame: Frame, program: str) -> None:
    begin(
        draft,
        program,
        frame.source,
        frame.actor,
        cause=frame.cause,
        paid=frame.paid,
        space=frame.space,
    )
