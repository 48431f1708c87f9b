"""Rulings about cards, goals and their keywords, as keys of sentences, for members who look them up.

Rulings about a keyword follow from the effects, in the order of the rule book; those about a single card or goal are
listed here.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from rules.core.text import Msg, msg
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.content import BASIC_PILE
from rules.mine.components.designs import (
    Card,
    CorporateGoal,
    DeclaredLast,
    FlippedAfterLast,
    PublicGoal,
)
from rules.mine.components.effects import (
    Choose,
    Draw,
    EachSeat,
    Effect,
    If,
    Lose,
    MarketLook,
    Schedule,
    Until,
    Use,
    Watch,
)
from rules.mine.components.terms import ANY_CARD, CountAtLeast, Happening, Trigger

_PLAIN: Final = ("trade", "collect", "research", "sales", "fund")
_OWN: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "trade": ("only_card", "discard_is_no_put_down"),
        "collect": ("collect",),
        "research": ("research",),
        "the_more": ("the_more",),
        "recycled_fuel": ("recycled_fuel", "recycled_fuel_itself"),
        "barter": ("only_card",),
        "business_report": ("business_report",),
        "venture": ("venture_empty", "venture_second"),
        "bursting": ("bursting",),
        "subcontract": ("subcontract",),
        "discovery": ("printed_limit", "unseen"),
        "economic_paper": ("unseen",),
        "consulting": ("unseen",),
        "bargain_sale": ("bargain_sale",),
        "pie_in_the_sky": ("off_turn",),
        "know_how": ("only_card", "know_how"),
        "opportunity_cost": ("only_card", "opportunity_cost"),
        "mad_scientist": ("mad_scientist",),
        "turtle_idol": ("turtle_idol",),
        "labor_dispute": ("labor_dispute", "ties_of_largest", "who_stayed_out"),
        "smelting": ("smelting", "who_stayed_out"),
        "scathing_criticism": ("scathing_criticism", "chosen_together"),
        "tech_leak": ("tech_leak", "no_put_down", "tech_leak_last"),
        "chicken_game": ("chicken_game",),
        "cooked_books": ("cooked_books",),
        "rich_get_richer": ("show_fewer",),
        "giving_back": ("show_fewer",),
        "human_capital": ("human_capital", "owner_benefits"),
        "gold_standard": ("gold_standard", "owner_benefits"),
        "imitation_tech": ("imitation_empty", "imitation_trigger"),
        "small_diamond_mine": ("no_resource_card",),
        "big_spender": ("only_card",),
        "expo": ("expo",),
        "loan": ("loan",),
        "lightweight": ("discard_works",),
        "mine_survey": ("mine_survey",),
        "spoil_the_pot": ("spoil_the_pot",),
        "side_income": ("side_income",),
        "hire_interns": ("hire_interns", "hire_interns_decks", "who_stayed_out"),
        "disposable_battery": ("exile_works",),
        "secondhand_mania": ("secondhand_mania",),
        "scrap_resources": ("scrap_resources",),
        "handicap": ("discard_works",),
        "isolated_factory": ("isolated_factory",),
        "goal_achieved": ("goal_achieved",),
        "octopus": ("octopus", "no_put_down"),
        "boost": ("boost",),
        "slush_fund": ("slush_fund",),
        "out_boxer": ("no_put_down",),
        "overflow": ("overflow", "no_put_down"),
        "project_presentation": ("no_put_down",),
        "dodge": ("dodge",),
        "the_traders": ("the_traders",),
        "the_ambition": ("the_ambition",),
        "mirae_mining": ("largest_tie",),
        "greed_salads": ("greed_salads",),
        "mr_borobo": ("mr_borobo",),
        "infinite_analysis": ("infinite_analysis",),
        "matrix_group": ("matrix_group",),
        "revival": ("revival", "no_put_down"),
        "easter_melon": ("easter_melon",),
        "starting_point": ("starting_point",),
        "arsene": ("arsene",),
    }
)


def rulings(name: str) -> tuple[Msg, ...]:
    """The rulings for a card, public goal or corporate goal: its own, then those of its keywords."""
    keys = (*_OWN.get(name, ()), *_keywords(name))
    return tuple(msg(f"mine.ruling.{key}") for key in dict.fromkeys(keys))


def _keywords(name: str) -> Iterator[str]:
    if name in CARDS:
        return _of_card(CARDS[name])
    if name in PUBLIC_GOALS:
        return _of_goal(PUBLIC_GOALS[name])
    return _of_corporate(CORPORATE_GOALS[name])


def _of_card(card: Card) -> Iterator[str]:
    if card.energy is None:
        yield "energy_x"
    yield from _of_effects(card.effects)
    if card.on_exile:
        yield "on_exile"
    elif card.on_discard:
        yield "on_discard"
    if card.id in BASIC_PILE:
        yield "basic_pile"
    elif card.id in _PLAIN:
        yield "plain"
    elif card.start:
        yield "small_mine"


def _of_goal(goal: PublicGoal) -> Iterator[str]:
    yield from _of_effects(goal.effects)
    if goal.trigger is None:
        yield "active"
    else:
        yield from _of_trigger(goal.trigger)


def _of_trigger(trigger: Trigger) -> Iterator[str]:
    if trigger.on is Happening.STATE:
        yield "at_once"
    elif trigger.on is Happening.TURN_END:
        yield "turn_end"
    yield "passive"


def _of_corporate(goal: CorporateGoal) -> Iterator[str]:
    if goal.tracker is not None:
        yield "research_goal"
    if not isinstance(goal.condition, FlippedAfterLast | DeclaredLast):
        yield "until_the_end"
    yield "not_met"


def _of_effects(effects: tuple[Effect, ...]) -> Iterator[str]:
    for effect in effects:
        match effect:
            case Draw():
                yield "draw"
            case Lose():
                yield "lose"
            case If(condition, then):
                if isinstance(condition, CountAtLeast) and condition.filter == ANY_CARD:
                    yield "if_done"
                yield from _of_effects(then)
            case Choose(options):
                for option in options:
                    yield from _of_effects(option)
            case EachSeat(_, inner):
                yield from _of_effects(inner)
            case Use():
                yield "use"
            case MarketLook(gain=gain):
                if gain is not None:
                    yield "gain"
                yield "look"
            case Schedule():
                yield "next_turn"
            case Watch(until=Until.NEXT_TURN_START):
                yield "next_turn"
            case _:
                pass
