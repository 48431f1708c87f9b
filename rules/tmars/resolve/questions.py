"""Questions before a step can be carried out, and steps with only one answer (chapter "Pending decisions").

`resolve.stack` uses the picks.
"""

from functools import cache
from typing import Final, assert_never

from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import CARD_PRICE, METALS
from rules.tmars.components.effects import (
    RESOURCES,
    AddHere,
    AddToCard,
    AfterPlay,
    CardResource,
    Choose,
    CopyProduction,
    DiscardToDraw,
    Draw,
    DrawKeep,
    DrawTagged,
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
    Where,
)
from rules.tmars.components.programs import PROGRAMS
from rules.tmars.components.reasons import Reason
from rules.tmars.economy.costs import heat_pays
from rules.tmars.economy.goals import awards_left
from rules.tmars.economy.paying import funds
from rules.tmars.economy.placing import claimable_spaces, is_ocean_left, legal_spaces, where_of
from rules.tmars.resolve.feasible import cards_for, copy_targets, is_possible
from rules.tmars.resolve.playing import play_refusal
from rules.tmars.resolve.preludes import prelude_blocked
from rules.tmars.resolve.removing import (
    flood_targets,
    lowering_targets,
    removal_targets,
    steal_targets,
    take_targets,
)
from rules.tmars.state import Frame, Question, State
from rules.tmars.wording.names import card_msg

_ASKS_NOTHING: Final = (AddHere, AfterPlay, Draw, Gain, Production, Raise, RaiseTr, Spend)
"""The most frequent of the steps that need no choice."""


def ask(state: State, frame: Frame) -> Question | tuple[str, ...]:
    """Return the question of the next step of a frame; the picks themselves if there is only one way."""
    asking = PROGRAMS[frame.program][frame.at]
    if type(asking) in _ASKS_NOTHING:
        return ()
    seat, mine = frame.actor, state.seats[frame.actor]
    match asking:
        case PlaceOcean() | PlaceGreenery() | PlaceCity() | PlaceTile() as step:
            return _space(state, frame, step)
        case LandClaim():
            return _one(frame, "space", Reason.CLAIM, claimable_spaces(state))
        case ReduceAnyProduction(resource, steps):
            own = mine.production[resource]
            targets = lowering_targets(state, seat, resource, steps, own)
            return _one(frame, "seat", Reason.LOWER, targets, is_harm=targets == (str(seat),))
        case RemoveAny(choices):
            return _perhaps(frame, "target", Reason.REMOVE, removal_targets(state, seat, choices))
        case StealAny(choices):
            return _perhaps(frame, "target", Reason.STEAL, steal_targets(state, seat, choices))
        case Take(resource, n):
            return _one(frame, "target", Reason.TAKE, take_targets(state, seat, resource, n))
        case Flooding():
            return _flooding(state, frame)
        case AddToCard() as step:
            return _one(frame, "card", Reason.ADD, cards_for(state, seat, frame.source, step))
        case CopyProduction():
            return _one(frame, "card", Reason.COPY, copy_targets(state, seat))
        case Choose(options):
            possible = tuple(
                str(number)
                for number, steps in enumerate(options, 1)
                if is_possible(state, seat, frame.source, steps)
            )
            return _one(frame, "option", Reason.CHOOSE, possible)
        case PlantOrResource():
            takes = CARDS[frame.cause].holds in (CardResource.ANIMAL, CardResource.MICROBE)
            return _one(frame, "option", Reason.PLANT_OR_RESOURCE, ("1", "2") if takes else ("1",))
        case DrawKeep(keep=keep):
            return _keep(frame, tuple(mine.offer), keep)
        case LookBuy():
            affordable = min(len(mine.offer), funds(state, seat) // CARD_PRICE)
            return _some(
                frame, "cards", Reason.BUY, tuple(mine.offer) if affordable else (), affordable
            )
        case DiscardToDraw():
            return _perhaps(frame, "cards", Reason.DISCARD, tuple(mine.hand))
        case PlayFromHand(discount, ignore_global):
            playable = tuple(
                card
                for card in mine.hand
                if play_refusal(state, seat, card, discount=discount, ignore_global=ignore_global)
                is None
            )
            return _question(frame, "play", Reason.PLAY, playable, 1, 1) if playable else ()
        case PlayOnePrelude():
            return _one(frame, "prelude", Reason.PRELUDE, _preludes(state, seat))
        case FundAwardFree():
            return _one(frame, "award", Reason.AWARD, awards_left(state))
        case MetalBonusProduction():
            return _one(frame, "metal", Reason.METAL, _metals(state, frame))
        case RaiseLowestProduction():
            least = min(mine.production.values())
            lowest = tuple(each.value for each in RESOURCES if mine.production[each] == least)
            return _one(frame, "resource", Reason.LOWEST, lowest)
        case HeatToMc():
            return _amount(frame, Reason.INSULATE, 0, mine.production["heat"])
        case PayMc(n):
            heat = mine.stock["heat"] if heat_pays(mine) else 0
            return _amount(frame, Reason.HEAT_FOR_MC, max(0, n - mine.stock["mc"]), min(n, heat))
        case AddHere() | AfterPlay() | Draw() | DrawTagged() | Gain() | If() | Production():
            return ()
        case Raise() | RaiseTr() | RemoveHere() | RevealForTag() | Spend():
            return ()
        case never:
            assert_never(never)


def _preludes(state: State, seat: Seat) -> tuple[str, ...]:
    """The preludes that can be carried out; all if none can, since then it makes no difference."""
    drawn = tuple(state.seats[seat].preludes)
    return tuple(each for each in drawn if prelude_blocked(state, seat, each) is None) or drawn


def question_msg(question: Question) -> Msg:
    """A question in words, with the card that asks."""
    return _asked(question.why, question.source)


@cache
def _asked(why: Reason, source: str) -> Msg:
    if source:
        return msg("tmars.asked_by", card=card_msg(source), what=msg(f"tmars.asked.{why}"))
    # A standard project names its space itself, so this ocean is a bonus.
    return msg("tmars.asked.bonus_ocean" if why is Reason.OCEAN else f"tmars.asked.{why}")


def _question(
    frame: Frame, kind: str, why: Reason, options: tuple[str, ...], at_least: int, at_most: int
) -> Question:
    return Question(
        seat=frame.actor,
        kind=kind,
        why=why,
        source=frame.source,
        options=options,
        at_least=at_least,
        at_most=at_most,
    )


def _one(
    frame: Frame, kind: str, why: Reason, options: tuple[str, ...], *, is_harm: bool = False
) -> Question | tuple[str, ...]:
    """One of the options; asked only if there is a choice, or if it does harm."""
    if len(options) > 1 or is_harm:
        return _question(frame, kind, why, options, 1, 1)
    return options


def _perhaps(
    frame: Frame, kind: str, why: Reason, options: tuple[str, ...]
) -> Question | tuple[str, ...]:
    """One of the options, or none."""
    return _some(frame, kind, why, options, 1)


def _some(
    frame: Frame, kind: str, why: Reason, options: tuple[str, ...], at_most: int
) -> Question | tuple[str, ...]:
    return _question(frame, kind, why, options, 0, at_most) if options else ()


def _amount(frame: Frame, why: Reason, low: int, high: int) -> Question | tuple[str, ...]:
    amounts = tuple(str(n) for n in range(low, high + 1))
    return _one(frame, "amount", why, amounts)


def _space(
    state: State, frame: Frame, step: PlaceOcean | PlaceGreenery | PlaceCity | PlaceTile
) -> Question | tuple[str, ...]:
    if isinstance(step, PlaceOcean) and not is_ocean_left(state):
        return ()
    where, seat = where_of(state.board, step), frame.actor
    spaces = legal_spaces(state, seat, where, mc_left=funds(state, seat))
    return _one(frame, "space", _WHY_SPACE[type(step)], spaces)


_WHY_SPACE = {
    PlaceOcean: Reason.OCEAN,
    PlaceGreenery: Reason.GREENERY,
    PlaceCity: Reason.CITY,
    PlaceTile: Reason.TILE,
}


def _flooding(state: State, frame: Frame) -> Question | tuple[str, ...]:
    """Ask in the first round for the ocean's space, in the second for the owner that loses M€."""
    if frame.round > 0:
        targets = flood_targets(state, frame.actor, frame.space)
        return _perhaps(frame, "target", Reason.FLOOD, targets)
    if not is_ocean_left(state):
        return ()
    spaces = legal_spaces(state, frame.actor, Where.OCEAN)
    return _one(frame, "space", Reason.OCEAN, spaces)


def _keep(frame: Frame, cards: tuple[str, ...], keep: int) -> Question | tuple[str, ...]:
    if len(cards) <= keep:
        return cards
    return _question(frame, "cards", Reason.KEEP, cards, keep, keep)


def _metals(state: State, frame: Frame) -> tuple[str, ...]:
    """The metals printed on the space just covered; without one, the metal that the card raised before."""
    if not frame.space:
        return (state.seats[frame.actor].metals[frame.source],)
    icons = BOARDS[state.board].spaces[frame.space].bonus
    return tuple(metal.value for metal in METALS if metal.value in icons)


def renew(state: State) -> bool:
    """Ask the open question again; False if it would be different.

    This serves `determinize`: the offered options follow the newly dealt cards.
    """
    if state.question is None:
        return True
    asked = ask(state, state.stack[-1])
    if not isinstance(asked, Question):
        return False
    same = (asked.at_least, asked.at_most) == (state.question.at_least, state.question.at_most)
    state.question = asked
    return same
