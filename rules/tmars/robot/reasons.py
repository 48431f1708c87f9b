"""Reasons of the robot for a move, in words of the title (ADR 43). They use only the seat's knowledge."""

from collections.abc import Iterable, Iterator
from typing import Final

from rules.core.copying import copy_state
from rules.core.game import Move
from rules.core.hinting import weightiest
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import HIGHEST, MILESTONE_PRICE, OCEAN_MC
from rules.tmars.components.coordinates import OFF_MAP, neighbours
from rules.tmars.components.designs import Type
from rules.tmars.components.effects import EffectStep, Parameter, Production
from rules.tmars.components.reasons import Reason
from rules.tmars.economy.counting import amounts, is_city
from rules.tmars.economy.goals import (
    award_price,
    award_value,
    milestone_need,
    milestone_value,
    milestones_left,
)
from rules.tmars.economy.owners import owner_msg, owners
from rules.tmars.economy.placing import oceans_out
from rules.tmars.resolve.projects import HEAT, PLANTS
from rules.tmars.robot.appraisal import (
    hope,
    ongoing_worth,
    option_worth,
    points_worth,
    step_worth,
)
from rules.tmars.robot.outlook import ONE, Outlook
from rules.tmars.state import Question, State
from rules.tmars.verbs.action import CardAction
from rules.tmars.verbs.answer import Answer
from rules.tmars.verbs.award import FundAward
from rules.tmars.verbs.convert import Convert
from rules.tmars.verbs.draft import Draft
from rules.tmars.verbs.end import End
from rules.tmars.verbs.first import First
from rules.tmars.verbs.milestone import ClaimMilestone
from rules.tmars.verbs.passing import Pass
from rules.tmars.verbs.play import PlayCard
from rules.tmars.verbs.project import StandardProject
from rules.tmars.verbs.research import Research
from rules.tmars.verbs.start import Start
from rules.tmars.wording.actions import ongoing_sentence
from rules.tmars.wording.cards import action_text, points_text, steps_text
from rules.tmars.wording.names import (
    award_msg,
    card_msg,
    milestone_msg,
    production_word,
)
from rules.tmars.wording.steps import sentence

_Weighed = tuple[int, Msg]
"""A reason, after about how many hundredths of a M€ it is worth."""

_NAMED: Final = 3
"""Cards of which something is said when several are taken."""
_GOAL: Final = 800
"""A milestone or an award."""
_TILES: Final = {"aquifer": "ocean", "greenery": "greenery", "city": "city"}
"""The tile that a standard project places."""


def reasons(state: State, seat: Seat, move: Move) -> tuple[Msg, ...]:
    """Return the reasons for a legal move, the weightiest first."""
    return weightiest(_weighed(Outlook(state, seat), move))


def _weighed(outlook: Outlook, move: Move) -> Iterator[_Weighed]:
    match move:
        case PlayCard(card):
            yield from _card(outlook, card)
            yield from _towards(outlook, card)
        case CardAction(card):
            yield from _points(outlook, card)
            yield 1, msg("tmars.reason.each_generation")
        case First():
            corporation = outlook.mine.corporation
            assert corporation is not None
            does = steps_text(corporation, CARDS[corporation].first_action)
            yield 1, msg("tmars.reason.action_now", does=does)
        case ClaimMilestone(milestone):
            yield from _milestone(outlook, milestone)
        case FundAward(award):
            yield from _award(outlook, award)
        case Convert(what, space):
            yield from _parameter(outlook, "oxygen" if what == PLANTS else "temperature")
            if what != HEAT:
                yield outlook.point, msg("tmars.reason.points", points=1)
                yield from _space(outlook, space, "greenery")
        case StandardProject(project, _, space):
            yield from _project(outlook, project, space)
        case Research(cards) if cards:
            yield from _cards(outlook, cards)
        case Start(corporation, preludes, projects):
            start = CARDS[corporation].start_mc
            named = card_msg(corporation)
            yield 20 * ONE, msg("tmars.reason.start", card=named, count=start)
            yield from _cards(outlook, (*preludes, *projects))
        case Draft(card) if CARDS[card].type is Type.CORPORATION:
            count = CARDS[card].start_mc
            yield 20 * ONE, msg("tmars.reason.start", card=card_msg(card), count=count)
            yield from _card(outlook, card)
        case Draft(card):
            yield from _card(outlook, card)
        case Answer(picks):
            question = outlook.state.question
            if question is not None:
                yield from _answered(outlook, question, picks)
        case Research() | Pass() | End():
            yield 1, msg("tmars.reason.nothing_pays")


def _card(outlook: Outlook, card: str) -> Iterator[_Weighed]:
    """Yield the gains of a card: its steps, points, action and lasting effects."""
    design = CARDS[card]
    yield from _steps(outlook, card, design.play)
    yield from _points(outlook, card)
    for option, action in enumerate(design.actions):
        worth = option_worth(outlook, design, action)
        if worth > 0:
            yield worth, msg("tmars.reason.action", does=action_text(card, option))
    for ongoing in design.ongoing:
        worth = ongoing_worth(outlook, design, ongoing)
        if worth > 0:
            yield worth, ongoing_sentence(ongoing, design)


def _points(outlook: Outlook, card: str) -> Iterator[_Weighed]:
    """Yield the card's score at the end, unless that is a loss."""
    design, points = CARDS[card], points_text(card)
    if points is not None:
        worth = points_worth(outlook, design, design.points)
        if worth >= 0:
            reason = msg("tmars.reason.at_the_end", points=points)
            yield max(worth, outlook.point // 2), reason


def _steps(outlook: Outlook, card: str, steps: Iterable[EffectStep]) -> Iterator[_Weighed]:
    design = CARDS[card]
    for step in steps:
        worth = step_worth(outlook, design, step)
        if worth <= 0:
            continue
        generations = (outlook.left + ONE // 2) // ONE
        match step:
            case Production() if generations > 1:
                for resource, n in amounts(outlook.state, outlook.seat, step).items():
                    if n > 0:
                        yield (
                            outlook.production(resource, n),
                            msg(
                                "tmars.reason.production",
                                production=production_word(resource),
                                count=n,
                                generations=generations,
                            ),
                        )
            case _:
                yield worth, sentence(step, design)


def _towards(outlook: Outlook, card: str) -> Iterator[_Weighed]:
    """Milestones that a card brings nearer, and funded awards in which it counts."""
    if CARDS[card].type is Type.EVENT:
        return
    state, seat = outlook.state, outlook.seat
    draft = copy_state(state)
    draft.seats[seat].tableau.append(card)
    for name in milestones_left(state):
        need = milestone_need(state, seat, name)
        old, new = milestone_value(state, seat, name), milestone_value(draft, seat, name)
        if old < new <= need:
            reason = msg("tmars.reason.towards", milestone=milestone_msg(name), have=new, need=need)
            yield _GOAL * new * new // (need * need), reason
    for name in state.awards:
        if award_value(draft, seat, name) > award_value(state, seat, name):
            yield from _standing(outlook, draft, name)


def _milestone(outlook: Outlook, milestone: str) -> Iterator[_Weighed]:
    state, seat = outlook.state, outlook.seat
    yield 3 * _GOAL, msg("tmars.reason.milestone", price=MILESTONE_PRICE)
    rivals = [owner for owner in owners(state) if owner != seat]
    close = [
        (milestone_need(state, owner, milestone) - milestone_value(state, owner, milestone), owner)
        for owner in rivals
    ]
    if close:
        missing, owner = min(close)
        if missing <= 0:
            yield 2 * _GOAL, msg("tmars.reason.rival_ready", owner=owner_msg(owner))
        elif missing <= 2:
            reason = msg("tmars.reason.rival_close", owner=owner_msg(owner), missing=missing)
            yield _GOAL, reason
    left = 3 - len(state.milestones) - 1
    yield ONE, msg("tmars.reason.milestones_left", count=left)


def _award(outlook: Outlook, award: str) -> Iterator[_Weighed]:
    price = award_price(outlook.state)
    if price is not None:
        yield _GOAL, msg("tmars.reason.award", price=price)
    yield from _standing(outlook, outlook.state, award)


def _standing(outlook: Outlook, state: State, award: str) -> Iterator[_Weighed]:
    """Yield the leader of an award, and the lead."""
    seat = outlook.seat
    rivals = [(award_value(state, owner, award), owner) for owner in owners(state) if owner != seat]
    if not rivals:
        return
    best, owner = max(rivals, key=lambda each: each[0])
    by = award_value(state, seat, award) - best
    name = award_msg(award)
    if by > 0:
        yield 2 * _GOAL, msg("tmars.reason.award_lead", award=name, by=by)
    elif by == 0:
        yield _GOAL, msg("tmars.reason.award_level", award=name, owner=owner_msg(owner))
    else:
        yield (
            _GOAL // 2,
            msg("tmars.reason.award_behind", award=name, owner=owner_msg(owner), by=-by),
        )


def _parameter(outlook: Outlook, parameter: str) -> Iterator[_Weighed]:
    """A step of a parameter, if there is one left: a step of the rating."""
    state = outlook.state
    is_open = {
        "oxygen": state.oxygen < HIGHEST[Parameter.OXYGEN],
        "temperature": state.temperature < HIGHEST[Parameter.TEMPERATURE],
        "oceans": oceans_out(state) < HIGHEST[Parameter.OCEANS],
    }
    if is_open[parameter]:
        yield outlook.step, msg(f"tmars.reason.raises.{parameter}")


def _project(outlook: Outlook, project: str, space: str) -> Iterator[_Weighed]:
    match project:
        case "aquifer":
            yield from _parameter(outlook, "oceans")
        case "greenery":
            yield from _parameter(outlook, "oxygen")
            yield outlook.point, msg("tmars.reason.points", points=1)
        case "asteroid":
            yield from _parameter(outlook, "temperature")
        case "sell_patents":
            yield 1, msg("tmars.reason.patents")
        case "power_plant" | "city":
            resource = "energy" if project == "power_plant" else "mc"
            generations = (outlook.left + ONE // 2) // ONE
            yield (
                outlook.production(resource, 1),
                msg(
                    "tmars.reason.production",
                    production=production_word(resource),
                    count=1,
                    generations=max(1, generations),
                ),
            )
    if project in _TILES and space:
        yield from _space(outlook, space, _TILES[project])


def _space(outlook: Outlook, label: str, kind: str) -> Iterator[_Weighed]:
    """Yield the reasons for a space."""
    if label in OFF_MAP or label not in BOARDS[outlook.state.board].spaces:
        return
    tiles = [tile for each in neighbours(label) if (tile := outlook.state.tiles.get(each))]
    oceans = sum(tile.kind == "ocean" for tile in tiles)
    if oceans:
        yield oceans * OCEAN_MC * ONE, msg("tmars.reason.oceans", count=oceans * OCEAN_MC)
    if kind == "greenery":
        own = sum(is_city(tile) and tile.owner == outlook.seat for tile in tiles)
        if own:
            yield own * outlook.point, msg("tmars.reason.own_cities", count=own)
    if kind == "city":
        green = sum(tile.kind == "greenery" for tile in tiles)
        if green:
            yield green * outlook.point, msg("tmars.reason.greeneries", count=green)
        elif outlook.is_early:
            yield ONE, msg("tmars.reason.room")
    bonus = BOARDS[outlook.state.board].spaces[label].bonus
    if bonus:
        named = tuple(
            msg(f"tmars.reason.bonus.{each}", count=bonus.count(each))
            for each in dict.fromkeys(bonus)
        )
        yield 2 * ONE * len(bonus), msg("tmars.reason.bonus", bonus=named)


def _cards(outlook: Outlook, cards: Iterable[str]) -> Iterator[_Weighed]:
    """The best thing about each of the cards that are hoped for most."""
    ranked = sorted(cards, key=lambda card: -hope(outlook, card))[:_NAMED]
    for card in ranked:
        found = max(_card(outlook, card), key=lambda each: each[0], default=None)
        if found is not None:
            worth, fact = found
            yield worth, msg("tmars.reason.card", card=card_msg(card), fact=fact)


def _answered(outlook: Outlook, question: Question, picks: Iterable[str]) -> Iterator[_Weighed]:
    """Yield the reasons for an answer."""
    cards: list[str] = []
    for pick in picks:
        match question.kind:
            case "space":
                yield from _space(outlook, pick, question.why.value)
            case "award":
                yield from _award(outlook, pick)
            case "card" | "cards" | "play" | "prelude" if pick in CARDS:
                cards.append(pick)
    if question.why is Reason.DISCARD:
        for card in cards:
            yield 1, msg("tmars.reason.least", card=card_msg(card))
        return
    if len(cards) == 1:
        yield from _card(outlook, cards[0])
    else:
        yield from _cards(outlook, cards)
