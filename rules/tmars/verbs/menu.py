"""The menu of a seat in its turn, with each question asked once."""

from rules.core.seats import Seat
from rules.tmars.components.content import MILESTONE_PRICE
from rules.tmars.economy.goals import award_price, can_claim
from rules.tmars.economy.paying import funds
from rules.tmars.resolve.card_actions import has_usable_action
from rules.tmars.resolve.playing import has_playable_card
from rules.tmars.resolve.projects import CONVERSIONS, can_convert, has_project
from rules.tmars.state import Stage, State
from rules.tmars.turns.turn import ACTIONS_A_TURN, is_alone
from rules.tmars.verbs.action import ACTION
from rules.tmars.verbs.answer import ANSWER
from rules.tmars.verbs.award import AWARD
from rules.tmars.verbs.convert import CONVERT
from rules.tmars.verbs.draft import DRAFT
from rules.tmars.verbs.end import END
from rules.tmars.verbs.first import FIRST
from rules.tmars.verbs.milestone import MILESTONE
from rules.tmars.verbs.passing import PASS
from rules.tmars.verbs.play import PLAY
from rules.tmars.verbs.project import PROJECT
from rules.tmars.verbs.research import RESEARCH
from rules.tmars.verbs.start import START

_ELSEWHERE = (START, DRAFT, RESEARCH, CONVERT, PASS)


def menu(state: State, seat: Seat) -> tuple[str, ...]:
    if state.question is not None:
        return (ANSWER.name,)
    if state.stage is not Stage.ACTION:
        return tuple([verb.name for verb in _ELSEWHERE if verb.available(state, seat)])
    alone, acted = is_alone(state, seat), state.actions > 0
    ends = (END.name,) if acted and not alone else ()
    if state.seats[seat].first_due:
        return FIRST.name, *ends
    passes = () if ends else (PASS.name,)
    if state.actions >= ACTIONS_A_TURN and not alone:
        return *ends, *passes
    return *_actions(state, seat), *ends, *passes


def _actions(state: State, seat: Seat) -> list[str]:
    found = []
    if has_playable_card(state, seat):
        found.append(PLAY.name)
    if has_project(state, seat):
        found.append(PROJECT.name)
    if has_usable_action(state, seat):
        found.append(ACTION.name)
    if any(can_convert(state, seat, what) for what in CONVERSIONS):
        found.append(CONVERT.name)
    left, price = funds(state, seat), award_price(state)
    if left >= MILESTONE_PRICE and can_claim(state, seat):
        found.append(MILESTONE.name)
    if price is not None and left >= price:
        found.append(AWARD.name)
    return found
