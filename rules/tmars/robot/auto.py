"""The automatic move of a quick robot: it plays no cards, but terraforms so that the table ends."""

from typing import Final

from rules.core.game import Move
from rules.core.seats import Seat
from rules.tmars.components.content import PRELUDES_KEPT
from rules.tmars.economy.costs import project_cost
from rules.tmars.economy.paying import NOTHING, suggest
from rules.tmars.forms.warnings import project_warning
from rules.tmars.resolve.projects import (
    CONVERSIONS,
    available_projects,
    brings_tile,
    conversion_refusal,
    conversion_spaces,
    project_means,
    project_spaces,
)
from rules.tmars.resolve.purchases import payment_domain
from rules.tmars.state import Question, Stage, State
from rules.tmars.turns.drafting import draft_hand
from rules.tmars.turns.finals import may_convert_last
from rules.tmars.turns.opening import least_projects
from rules.tmars.turns.turn import may_act, may_end
from rules.tmars.verbs.answer import Answer
from rules.tmars.verbs.convert import Convert
from rules.tmars.verbs.draft import Draft
from rules.tmars.verbs.end import End
from rules.tmars.verbs.first import First
from rules.tmars.verbs.passing import Pass
from rules.tmars.verbs.project import StandardProject
from rules.tmars.verbs.research import Research
from rules.tmars.verbs.start import Start

_PROJECTS: Final = ("asteroid", "aquifer", "greenery")


def auto_move(state: State, seat: Seat) -> Move:
    mine = state.seats[seat]
    if state.question is not None:
        return _answer(state, seat, state.question)
    match state.stage:
        case Stage.START:
            corporation = mine.corporations[0]
            projects = tuple(mine.offer[: least_projects(corporation)])
            return Start(corporation, tuple(mine.preludes[:PRELUDES_KEPT]), projects)
        case Stage.DRAFT:
            return Draft(draft_hand(state, seat)[0])
        case Stage.RESEARCH:
            return Research((), NOTHING)
        case Stage.FINAL:
            if may_convert_last(state, seat):
                return Convert("plants", conversion_spaces(state, seat)[0])
            return Pass()
        case _:
            return _act(state, seat)


def _answer(state: State, seat: Seat, question: Question) -> Answer:
    picks = question.options[: question.at_least]
    domain = payment_domain(state, seat, question, picks)
    return Answer(picks, domain.start if domain.start is not None else NOTHING)


def _act(state: State, seat: Seat) -> Move:
    if state.seats[seat].first_due:
        return First()
    if may_act(state, seat):
        for what in CONVERSIONS:
            if (
                conversion_refusal(state, seat, what) is None
                and project_warning(state, what) is None
            ):
                space = conversion_spaces(state, seat)[0] if what == "plants" else ""
                return Convert(what, space)
        possible = available_projects(state, seat)
        for project in _PROJECTS:
            if project in possible and project_warning(state, project) is None:
                return _project(state, seat, project)
    return End() if may_end(state, seat) else Pass()


def _project(state: State, seat: Seat, project: str) -> StandardProject:
    space = project_spaces(state, seat, project)[0] if brings_tile(state, project) else ""
    pay = suggest(project_means(state, seat), project_cost(state, seat, project))
    assert pay is not None
    return StandardProject(project, (), space, pay)
