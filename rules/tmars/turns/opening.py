"""Reveal the cards that every seat kept, in player order (chapter "Set-up")."""

from rules.core.log import Log
from rules.core.seats import Seat, seats_in_order
from rules.core.text import SeatName
from rules.tmars.components.cards import CORPORATIONS
from rules.tmars.components.content import BEGINNER, CARD_PRICE, PROJECTS_DEALT
from rules.tmars.components.designs import Event, Trigger
from rules.tmars.components.effects import Who
from rules.tmars.components.programs import AFTER_PLAY, ongoing_program, play_program
from rules.tmars.economy.counting import is_city
from rules.tmars.economy.frames import begin
from rules.tmars.economy.supplies import begin_act, change_stock
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import StartChoice, State
from rules.tmars.view import NEUTRAL
from rules.tmars.wording.names import amount_msg, card_msg


def projects_price(corporation: str, projects: int) -> int:
    """The price of the projects kept."""
    return 0 if CORPORATIONS[corporation].free_hand else CARD_PRICE * projects


def most_projects(corporation: str) -> int:
    """The most projects that a seat with this corporation can keep."""
    card = CORPORATIONS[corporation]
    return PROJECTS_DEALT if card.free_hand else min(PROJECTS_DEALT, card.start_mc // CARD_PRICE)


def least_projects(corporation: str) -> int:
    return PROJECTS_DEALT if CORPORATIONS[corporation].free_hand else 0


def reveal_choices(draft: State, log: Log) -> None:
    log.reveal()
    for seat in seats_in_order(draft.first, len(draft.seats)):
        draft.active = seat
        _reveal(draft, seat, log)


def _reveal(draft: State, seat: Seat, log: Log) -> None:
    mine = draft.seats[seat]
    choice = mine.choice
    assert choice is not None
    card = CORPORATIONS[choice.corporation]
    begin_act(draft, seat, "corporation", card.id)
    log.tell(
        "tmars.event.corporation",
        seat=SeatName(seat),
        card=card_msg(card.id),
        start=amount_msg("mc", card.start_mc),
    )
    mine.corporation = card.id
    mine.tableau.append(card.id)
    mine.first_due = bool(card.first_action)
    change_stock(draft, seat, {"mc": card.start_mc}, None)
    _carry_out(draft, seat, log)
    _keep_projects(draft, seat, choice, log)
    _put_back(draft, seat, choice)
    begin(draft, AFTER_PLAY, "", seat, cause=card.id)
    _resolve(draft, log)


def _carry_out(draft: State, seat: Seat, log: Log) -> None:
    """Resolve the corporation's own steps. Those that react to any city also see the neutral ones."""
    corporation = draft.seats[seat].corporation
    assert corporation is not None
    begin(draft, play_program(corporation), corporation, seat)
    _resolve(draft, log)
    neutral = [
        space for space, tile in draft.tiles.items() if tile.owner == NEUTRAL and is_city(tile)
    ]
    for at, ongoing in enumerate(CORPORATIONS[corporation].ongoing):
        if (
            isinstance(ongoing, Trigger)
            and ongoing.event is Event.CITY_PLACED
            and ongoing.who is Who.ANY
        ):
            for space in neutral:
                begin(draft, ongoing_program(corporation, at), corporation, seat, space=space)
                _resolve(draft, log)


def _keep_projects(draft: State, seat: Seat, choice: StartChoice, log: Log) -> None:
    mine = draft.seats[seat]
    price = projects_price(choice.corporation, len(choice.projects))
    change_stock(draft, seat, {"mc": -price}, None)
    mine.hand += choice.projects
    log.tell(
        "tmars.event.kept",
        seat=SeatName(seat),
        count=len(choice.projects),
        cost=price,
    )


def _put_back(draft: State, seat: Seat, choice: StartChoice) -> None:
    """Put everything that was not kept back, face down."""
    mine = draft.seats[seat]
    draft.discard += (card for card in mine.offer if card not in choice.projects)
    draft.prelude_discard += (card for card in mine.preludes if card not in choice.preludes)
    draft.set_aside += (
        card for card in mine.corporations if card not in (choice.corporation, BEGINNER)
    )
    mine.offer, mine.corporations, mine.choice = [], [], None
    mine.preludes = list(choice.preludes)


def _resolve(draft: State, log: Log) -> None:
    resolve(draft, log)
    assert draft.question is None
