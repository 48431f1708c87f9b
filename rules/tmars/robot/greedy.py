"""A robot that takes the action with the best estimate, seeing no more than its seat does."""

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from rules.core.erring import Judgement, exact
from rules.core.game import Move
from rules.core.seats import Seat
from rules.tmars.components.cards import CARDS, CORPORATIONS
from rules.tmars.components.content import (
    AWARD_POINTS,
    CARD_PRICE,
    MILESTONE_POINTS,
    MILESTONE_PRICE,
    PRELUDES_KEPT,
)
from rules.tmars.economy.costs import card_cost, project_cost
from rules.tmars.economy.goals import (
    award_price,
    award_value,
    awards_left,
    milestone_met,
    milestones_left,
)
from rules.tmars.economy.paying import NOTHING, Means, Units, funds, means, suggest
from rules.tmars.resolve.card_actions import (
    ACTIONS,
    action_means,
    amount_range,
    options_of,
    usable_actions,
)
from rules.tmars.resolve.playing import means_for, playable_cards
from rules.tmars.resolve.projects import (
    CONVERSIONS,
    SELL_PATENTS,
    available_projects,
    brings_tile,
    conversion_refusal,
    conversion_spaces,
    project_means,
    project_spaces,
)
from rules.tmars.robot.answers import answer
from rules.tmars.robot.appraisal import (
    action_worth,
    card_worth,
    corporation_worth,
    hope,
)
from rules.tmars.robot.goals import lead
from rules.tmars.robot.outlook import ONE, Outlook
from rules.tmars.robot.weights import Weights
from rules.tmars.state import Stage, State
from rules.tmars.turns.drafting import draft_hand, drafts_corporations
from rules.tmars.turns.finals import may_convert_last
from rules.tmars.turns.generations import research_means, research_price
from rules.tmars.turns.opening import least_projects, most_projects
from rules.tmars.turns.turn import may_act, may_end
from rules.tmars.verbs.action import CardAction
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

_METAL: Final = 2
"""M€ for which a metal pays, about."""
_SETUP: Final = 6
"""M€ by which all cards are dearer when they are compared by cost: each takes an action too."""
_LATE: Final = 120
"""Hundredths of generations before the end, from which on cards that will never be played are sold."""


def greedy_move(
    state: State, seat: Seat, weights: Weights | None = None, judge: Judgement = exact
) -> Move:
    outlook = Outlook(state, seat, weights, judge)
    if state.question is not None:
        return answer(outlook, state.question)
    match state.stage:
        case Stage.START:
            return _start(outlook)
        case Stage.DRAFT:
            worth = corporation_worth if drafts_corporations(state) else hope
            return Draft(max(draft_hand(state, seat), key=lambda card: worth(outlook, card)))
        case Stage.RESEARCH:
            return _research(outlook)
        case Stage.FINAL:
            return _final(outlook)
        case _:
            return _action(outlook)


def _start(outlook: Outlook) -> Start:
    mine = outlook.mine
    corporation = max(mine.corporations, key=lambda each: corporation_worth(outlook, each))
    pairs = permutations(mine.preludes, PRELUDES_KEPT)
    preludes = max(
        pairs, key=lambda pair: sum(card_worth(outlook, each) for each in pair), default=()
    )
    start_mc = CORPORATIONS[corporation].start_mc
    budget = outlook.weights.kept_at_start * start_mc // (ONE * CARD_PRICE)
    most = min(budget, most_projects(corporation))
    wanted = _to_buy(outlook, start_mc)[:most]
    if (least := least_projects(corporation)) > len(wanted):
        wanted = sorted(mine.offer, key=lambda card: -hope(outlook, card))[:least]
    return Start(corporation, preludes, tuple(card for card in mine.offer if card in wanted))


def _research(outlook: Outlook) -> Research:
    state, seat, mine = outlook.state, outlook.seat, outlook.mine
    able = research_means(state, seat)
    most = outlook.weights.kept_in_research * able.total // (ONE * CARD_PRICE)
    wanted = _to_buy(outlook, able.total)[:most]
    cards = tuple(card for card in mine.offer if card in wanted)
    return Research(cards, suggest(able, research_price(len(cards))) or NOTHING)


def _to_buy(outlook: Outlook, funds_now: int) -> list[str]:
    """Return the offered cards that it will have the money to play, beside its hand; the best first.

    Cards are taken by their gain for their cost until the income over some generations is spent.
    """
    weights, mine = outlook.weights, outlook.mine
    metals = mine.production["steel"] + mine.production["titanium"]
    income = mine.tr + mine.production["mc"] + _METAL * metals
    budget = ONE * funds_now + income * max(0, min(outlook.left - ONE, weights.stocked))
    held = [(hope(outlook, card), card, 0) for card in mine.hand]
    offered = [(hope(outlook, card) - ONE * CARD_PRICE, card, CARD_PRICE) for card in mine.offer]
    costs = {card: card_cost(outlook.state, outlook.seat, card) for _, card, _ in (*held, *offered)}
    bar = weights.bar_at_start if outlook.state.stage is Stage.START else weights.bar
    enough = [each for each in (*held, *offered) if each[0] > (bar if each[2] else 0)]
    enough.sort(key=lambda each: -each[0] * ONE // (costs[each[1]] + each[2] + _SETUP))
    found: list[str] = []
    for _, card, price in enough:
        budget -= ONE * (costs[card] + price)
        if budget < 0:
            break
        if price:
            found.append(card)
    return found


def _final(outlook: Outlook) -> Move:
    if not may_convert_last(outlook.state, outlook.seat):
        return Pass()
    return Convert("plants", _spot(outlook, conversion_spaces(outlook.state, outlook.seat)))


def _spot(outlook: Outlook, spaces: tuple[str, ...], kind: str = "greenery") -> str:
    return max(spaces, key=lambda label: outlook.space(label, kind))


def _action(outlook: Outlook) -> Move:
    """The most valuable action, or the end of the turn."""
    state, seat = outlook.state, outlook.seat
    if outlook.mine.first_due:
        return First()
    if may_act(state, seat):
        enough, judge = outlook.weights.enough, outlook.judge
        offers = [(judge(worth), move) for worth, move in _offers(outlook) if worth > enough]
        if offers:
            return max(offers, key=lambda offer: offer[0])[1]
    return End() if may_end(state, seat) else Pass()


def _offers(outlook: Outlook) -> Iterator[tuple[int, Move]]:
    yield from _goals(outlook)
    yield from _conversions(outlook)
    yield from _actions(outlook)
    yield from _cards(outlook)
    yield from _projects(outlook)


def _goals(outlook: Outlook) -> Iterator[tuple[int, Move]]:
    state, seat = outlook.state, outlook.seat
    able = means(state, seat)
    if able.total >= MILESTONE_PRICE:
        for milestone in milestones_left(state):
            if milestone_met(state, seat, milestone):
                pay = _pay(able, MILESTONE_PRICE)
                points = MILESTONE_POINTS * outlook.point * outlook.weights.milestone // ONE
                yield points - MILESTONE_PRICE * outlook.money, ClaimMilestone(milestone, pay)
    price = award_price(state)
    if price is None or able.total < price:
        return
    for award in awards_left(state):
        worth = _award_worth(outlook, award) - price * outlook.money
        if worth > 0:
            yield worth, FundAward(award, _pay(able, price))


def _award_worth(outlook: Outlook, award: str) -> int:
    """Its points by the chance to win them, less those of the others: an award that is funded may go to them."""
    weights = outlook.weights
    ahead = lead(outlook.state, outlook.seat, award)
    size = max(2, award_value(outlook.state, outlook.seat, award))
    trust = ONE * ahead // size - weights.doubt * (outlook.left - ONE) // ONE
    worth = AWARD_POINTS[0] * outlook.point * weights.award // ONE
    return worth * max(-ONE, min(ONE, trust + ONE // 2)) // ONE if ahead > 0 else 0


def _thrifty(outlook: Outlook, gain: int, cost: int) -> int:
    """A gain as a reason: with the same money, several cheap things may be done instead of a dear one."""
    thrift = ONE * outlook.weights.thrift
    return gain * thrift // max(1, thrift + cost) if gain > 0 else gain


def _conversions(outlook: Outlook) -> Iterator[tuple[int, Move]]:
    state, seat = outlook.state, outlook.seat
    for what in CONVERSIONS:
        if conversion_refusal(state, seat, what) is not None:
            continue
        if what == "plants":
            space = _spot(outlook, conversion_spaces(state, seat))
            yield outlook.greenery + 30 * ONE, Convert(what, space)
        elif outlook.units["heat"] > 0:
            yield outlook.step + 20 * ONE, Convert(what, "")


def _actions(outlook: Outlook) -> Iterator[tuple[int, Move]]:
    """Actions of cards. They use up no card, so they come before anything that is bought."""
    state, seat = outlook.state, outlook.seat
    for card in usable_actions(state, seat):
        for option in options_of(state, seat, card):
            action = ACTIONS[card][option]
            worth = action_worth(outlook, CARDS[card], action)
            if worth <= 0:
                continue
            high = amount_range(state, seat, card, option)[1]
            pay = _pay(action_means(state, seat, card, option), action.cost.mc)
            yield worth + 5 * ONE, CardAction(card, option, high, pay)


def _cards(outlook: Outlook) -> Iterator[tuple[int, Move]]:
    state, seat = outlook.state, outlook.seat
    for card in playable_cards(state, seat):
        cost = card_cost(state, seat, card)
        pay = suggest(means_for(state, seat, card), cost)
        assert pay is not None
        spent = sum(
            count * outlook.units.get(unit, 2 * ONE)
            for unit, count in zip(
                ("mc", "steel", "titanium", "heat", "microbes"), pay, strict=True
            )
        )
        yield _thrifty(outlook, card_worth(outlook, card) - spent, spent), PlayCard(card, pay)


def _projects(outlook: Outlook) -> Iterator[tuple[int, Move]]:
    state, seat = outlook.state, outlook.seat
    worths = {
        "power_plant": outlook.production("energy", 1),
        "asteroid": outlook.step if outlook.units["heat"] > 0 else 0,
        "aquifer": outlook.ocean,
        "greenery": outlook.greenery,
        "city": outlook.city + outlook.production("mc", 1),
    }
    able = project_means(state, seat)
    for project in available_projects(state, seat):
        if project == SELL_PATENTS:
            yield from _sale(outlook)
            continue
        space, bonus = "", 0
        if brings_tile(state, project):
            kind = "ocean" if project == "aquifer" else project
            space = _spot(outlook, project_spaces(state, seat, project), kind)
            # Its worth is that of a tile in a usual place.
            bonus = outlook.space(space, kind) - outlook.weights.usual
        cost = project_cost(state, seat, project)
        price = cost * outlook.money
        yield (
            _thrifty(outlook, worths[project] + bonus - price, price),
            StandardProject(project, (), space, _pay(able, cost)),
        )


def _sale(outlook: Outlook) -> Iterator[tuple[int, Move]]:
    """Cards that will never be played, once the end is near."""
    if outlook.left > _LATE:
        return
    useless = tuple(card for card in outlook.mine.hand if hope(outlook, card) <= 0)
    if useless and funds(outlook.state, outlook.seat) < project_cost(
        outlook.state, outlook.seat, "greenery"
    ):
        yield (
            len(useless) * ONE + outlook.weights.enough,
            StandardProject(SELL_PATENTS, useless, "", NOTHING),
        )


def _pay(able: Means, cost: int) -> Units:
    pay = suggest(able, cost)
    assert pay is not None
    return pay


def best_actions(outlook: Outlook) -> list[Move]:
    """All actions, the most valuable first."""
    return [move for _, move in sorted(_offers(outlook), key=lambda offer: -offer[0])]
