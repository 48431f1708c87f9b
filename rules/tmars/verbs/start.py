"""Choosing a corporation, preludes and projects, in secret (chapter "Set-up")."""

from collections.abc import Mapping
from itertools import permutations

from rules.core.domains import Domain, OneOf, Option, SomeOf
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb, always
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg
from rules.tmars.components.cards import CORPORATIONS
from rules.tmars.components.content import PRELUDES_KEPT
from rules.tmars.forms.offers import TEXTS, corporation_options, project_option, refuse_picks
from rules.tmars.state import Stage, StartChoice, State
from rules.tmars.turns.opening import least_projects, most_projects, projects_price
from rules.tmars.turns.turn import refuse_other_stage
from rules.tmars.wording.names import card_msg


class Start(Move, frozen=True):
    corporation: str
    preludes: tuple[str, ...]
    """Two, in the order in which they will be played; empty without preludes."""
    projects: tuple[str, ...]


def _available(state: State, seat: Seat) -> bool:
    return state.stage is Stage.START and state.seats[seat].choice is None


def check(state: State, seat: Seat, move: Start) -> None:
    """Raises IllegalMove: wrong_phase, not_offered, card_order, prelude_count, keeps_all or bad_start."""
    refuse_other_stage(state, Stage.START)
    mine = state.seats[seat]
    refuse_picks((move.corporation,), mine.corporations)
    for prelude in move.preludes:
        refuse_picks((prelude,), mine.preludes)
    kept = PRELUDES_KEPT if mine.preludes else 0
    if len(move.preludes) != kept or len(set(move.preludes)) != kept:
        raise IllegalMove("tmars.prelude_count", count=kept)
    refuse_picks(move.projects, mine.offer)
    name, count = card_msg(move.corporation), len(move.projects)
    if count < least_projects(move.corporation):
        raise IllegalMove("tmars.keeps_all", card=name, count=least_projects(move.corporation))
    if count > most_projects(move.corporation):
        raise IllegalMove(
            "tmars.bad_start",
            count=count,
            cost=projects_price(move.corporation, count),
            card=name,
            start=CORPORATIONS[move.corporation].start_mc,
        )


def apply(draft: State, seat: Seat, move: Start, log: Log) -> None:
    mine = draft.seats[seat]
    # In the order of the offer, so that the order in which cards were named makes no difference.
    mine.choice = StartChoice(move.corporation, move.preludes, move.projects)
    log.tell("tmars.event.chosen", seat=SeatName(seat))


def _corporations(state: State, seat: Seat, given: Given) -> OneOf:
    """The form proposes the first."""
    offered = state.seats[seat].corporations
    return OneOf(corporation_options(offered), proposed=lambda: offered[0])


def _preludes(state: State, seat: Seat, given: Given) -> OneOf:
    """Pairs of preludes in the order of play."""
    offered = state.seats[seat].preludes
    if not offered:
        return OneOf((Option((), msg("tmars.pick.no_preludes")),))
    numbers = {card: number for number, card in enumerate(offered, 1)}
    return OneOf(
        tuple(
            Option(
                pair,
                msg(
                    "tmars.pick.preludes",
                    first=_numbered(pair[0], numbers),
                    second=_numbered(pair[1], numbers),
                ),
                note=_prelude_note(pair),
            )
            for pair in permutations(offered, PRELUDES_KEPT)
        )
    )


def _numbered(card: str, numbers: Mapping[str, int]) -> Msg:
    return msg("tmars.pick.numbered", number=numbers[card], card=card_msg(card))


def _prelude_note(pair: tuple[str, ...]) -> Msg:
    first, second = (TEXTS[card] for card in pair)
    return msg("tmars.note.preludes", first=first, second=second)


def _projects(state: State, seat: Seat, given: Given) -> Domain:
    corporation = given["corporation"]
    options = tuple(
        project_option(card, number) for number, card in enumerate(state.seats[seat].offer, 1)
    )
    return SomeOf(options, least_projects(corporation), most_projects(corporation))


START = Verb(
    name="start",
    move=Start,
    available=_available,
    check=check,
    apply=apply,
    fields=(
        Field("corporation", _corporations, show_private=always),
        Field("preludes", _preludes, show_private=always),
        Field("projects", _projects, show_private=always),
    ),
    check_off_menu=True,
)
