"""Standard projects (chapter "Turns and moves")."""

from functools import partial
from typing import Final

from rules.core.domains import Offers, OneOf, Option, SomeOf, Split
from rules.core.domains import sample as draw
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb, always, never
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.tmars.economy.costs import project_cost
from rules.tmars.economy.paying import check_payment, draw_payment, split
from rules.tmars.economy.spots import NO_SPACE, space_domain
from rules.tmars.forms.offers import project_option, refuse_picks
from rules.tmars.forms.warnings import project_warning
from rules.tmars.resolve.projects import (
    SELL_PATENTS,
    available_projects,
    brings_tile,
    has_project,
    project_means,
    project_refusal,
    project_spaces,
    refuse_project_space,
    sell_patents,
    take_project,
)
from rules.tmars.state import State
from rules.tmars.turns.turn import count_action, may_act, refuse_action
from rules.tmars.wording.names import project_msg

_NO_CARDS: Final = OneOf((Option((), msg("tmars.pick.no_cards")),))


class StandardProject(Move, frozen=True):
    project: str
    cards: tuple[str, ...]
    """The cards to sell, for the project that sells cards."""
    space: str
    """The space of the tile, if the project places one."""
    pay: tuple[int, ...]


def _available(state: State, seat: Seat) -> bool:
    return may_act(state, seat) and has_project(state, seat)


def check(state: State, seat: Seat, move: StandardProject) -> None:
    """Raises IllegalMove: see `turn.refuse_action`, `projects.project_refusal`, `projects.refuse_project_space`,
    `paying.check_payment`; sells_nothing, too_few_sold, not_offered or card_order."""
    refuse_action(state, seat)
    if (refused := project_refusal(state, seat, move.project)) is not None:
        raise refused
    _refuse_cards(state, seat, move)
    refuse_project_space(state, seat, move.project, move.space)
    cost = project_cost(state, seat, move.project)
    check_payment(project_means(state, seat), move.pay, cost, project_msg(move.project))


def _refuse_cards(state: State, seat: Seat, move: StandardProject) -> None:
    if move.project != SELL_PATENTS:
        if move.cards:
            raise IllegalMove("tmars.sells_nothing", project=project_msg(move.project))
        return
    if not move.cards:
        raise IllegalMove("tmars.too_few_sold")
    refuse_picks(move.cards, state.seats[seat].hand)


def apply(draft: State, seat: Seat, move: StandardProject, log: Log) -> None:
    count_action(draft)
    if move.project == SELL_PATENTS:
        sell_patents(draft, seat, move.cards, log)
    else:
        take_project(draft, seat, move.project, move.space, move.pay, log)


def _projects(state: State, seat: Seat, given: Given) -> OneOf:
    return OneOf(Offers(available_projects(state, seat), partial(_project, state, seat)))


def _project(state: State, seat: Seat, project: str) -> Option:
    return Option(project, project_msg(project), note=_note(state, seat, project))


def _note(state: State, seat: Seat, project: str) -> Msg:
    """The cost, and a warning if it raises nothing."""
    if project == SELL_PATENTS:
        return msg("tmars.note.sell")
    cost = project_cost(state, seat, project)
    if (warning := project_warning(state, project)) is not None:
        return msg("tmars.note.project_warned", cost=cost, warning=warning)
    return msg(f"tmars.note.project.{project}", cost=cost)


def _cards(state: State, seat: Seat, given: Given) -> OneOf | SomeOf:
    if given["project"] != SELL_PATENTS:
        return _NO_CARDS
    hand = state.seats[seat].hand
    options = tuple(project_option(card, number) for number, card in enumerate(hand, 1))
    return SomeOf(options, 1, len(options))


def _spaces(state: State, seat: Seat, given: Given) -> OneOf:
    project = given["project"]
    if not brings_tile(state, project):
        return NO_SPACE
    return space_domain(state, seat, project_spaces(state, seat, project))


def _pay(state: State, seat: Seat, given: Given) -> Split:
    return split(project_means(state, seat), project_cost(state, seat, given["project"]))


def sample(state: State, seat: Seat, rng: Rng) -> StandardProject:
    project = rng.pick(available_projects(state, seat))
    cards: tuple[str, ...] = draw(_cards(state, seat, {"project": project}), rng)
    spaces = project_spaces(state, seat, project) if brings_tile(state, project) else ("",)
    space = rng.pick(spaces)
    cost = project_cost(state, seat, project)
    pay = draw_payment(project_means(state, seat), cost, rng)
    return StandardProject(project, cards, space, pay)


PROJECT = Verb(
    name="project",
    move=StandardProject,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(
        Field("project", _projects, show_private=never),
        Field("cards", _cards, show_private=always),
        Field("space", _spaces, show_private=never),
        Field("pay", _pay),
    ),
    check_off_menu=True,
)
