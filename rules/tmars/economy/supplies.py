"""A seat's stock, production, terraform rating, and resources on cards (chapter "Constants").

Every change is logged in a line and counted for the list of recent acts.
"""

from collections.abc import Mapping

from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import LEAST_MC_PRODUCTION
from rules.tmars.components.effects import Resource
from rules.tmars.economy.deck import take_top
from rules.tmars.economy.owners import owner_msg
from rules.tmars.state import State
from rules.tmars.view import BOT, MOST_ACTS, Act
from rules.tmars.wording.names import amount_msg, card_msg, on_card_amount, production_word

_OF_PRODUCTION: Mapping[str, str] = {resource: f"p_{resource.value}" for resource in Resource}


def begin_act(draft: State, owner: int, what: str, subject: str) -> None:
    """Begin an act. Changes from now on count for it."""
    draft.acts.append(Act(owner=owner, what=what, subject=subject, space="", changes={}))
    del draft.acts[:-MOST_ACTS]
    draft.marked = []


def note_change(draft: State, owner: int | None, key: str, n: int) -> None:
    """Count a change for the latest act if it has this owner; None is a change of the planet."""
    if not draft.acts or owner not in (None, draft.acts[-1].owner):
        return
    act = draft.acts[-1]
    changes = {**act.changes, key: act.changes.get(key, 0) + n}
    if not changes[key]:
        del changes[key]
    draft.acts[-1] = Act(act.owner, act.what, act.subject, act.space, changes)


def gain(draft: State, seat: Seat, resource: str, n: int, log: Log) -> None:
    change_stock(draft, seat, {resource: n}, log)


def change_stock(
    draft: State, seat: Seat, deltas: Mapping[str, int], log: Log | None, *, by: str = ""
) -> None:
    """Add to the stock or spend from it, logged in one line, or not at all without a log.

    `by` is the card in play that causes it, if that is not the one being played.
    """
    stock = draft.seats[seat].stock
    for resource, n in deltas.items():
        if n:
            stock[resource] += n
            assert stock[resource] >= 0
            note_change(draft, seat, resource, n)
    if log is None or not log.hears:
        return
    if gains := _amounts(deltas):
        if by:
            log.tell("tmars.event.gained_by", seat=SeatName(seat), what=gains, card=card_msg(by))
        else:
            log.tell("tmars.event.gained", seat=SeatName(seat), what=gains)
    if spent := _amounts({resource: -n for resource, n in deltas.items()}):
        log.tell("tmars.event.spent", seat=SeatName(seat), what=spent)


def _amounts(deltas: Mapping[str, int]) -> tuple[Msg, ...]:
    return tuple(amount_msg(resource, n) for resource, n in deltas.items() if n > 0)


def change_production(
    draft: State, seat: Seat, deltas: Mapping[str, int], log: Log, *, by: str = ""
) -> None:
    """Change productions, logged in one line; `by` as in `change_stock`."""
    production = draft.seats[seat].production
    changed: list[Msg] = []
    for resource, n in deltas.items():
        if n:
            production[resource] += n
            assert production[resource] >= least_production(resource)
            note_change(draft, seat, _OF_PRODUCTION[resource], n)
            changed.append(msg("tmars.changed_by", what=production_word(resource), count=n))
    if not changed:
        return
    what = tuple(changed)
    if by:
        log.tell("tmars.event.production_by", seat=SeatName(seat), what=what, card=card_msg(by))
    else:
        log.tell("tmars.event.production", seat=SeatName(seat), what=what)


def least_production(resource: str) -> int:
    return LEAST_MC_PRODUCTION if resource == Resource.MC else 0


def add_tr(draft: State, owner: int, n: int, log: Log) -> None:
    """Raise the terraform rating of a seat or of MarsBot."""
    if n == 0:
        return
    if owner == BOT:
        assert draft.bot is not None
        draft.bot.tr += n
        rating = draft.bot.tr
    else:
        mine = draft.seats[owner]
        mine.tr += n
        mine.tr_raised = True
        rating = mine.tr
    note_change(draft, owner, "tr", n)
    log.tell("tmars.event.tr", owner=owner_msg(owner), count=n, tr=rating)


def add_on_card(draft: State, seat: Seat, card: str, n: int, log: Log | None) -> None:
    """Put resources on a card of the seat, or take some away; not logged without a log."""
    if n == 0:
        return
    on_card = draft.seats[seat].on_card
    total = on_card.get(card, 0) + n
    assert total >= 0
    if total:
        on_card[card] = total
    else:
        del on_card[card]
    if log is None:
        return
    holds = CARDS[card].holds
    assert holds is not None
    log.tell(
        "tmars.event.onto_card" if n > 0 else "tmars.event.off_card",
        seat=SeatName(seat),
        card=card_msg(card),
        what=on_card_amount(holds, abs(n)),
        total=total,
    )


def draw_cards(draft: State, seat: Seat, n: int, log: Log) -> None:
    """Draw cards, fewer if the deck runs out. Only the seat learns which ones."""
    take_into_hand(draft, seat, take_top(draft, n, log), log)


def take_into_hand(draft: State, seat: Seat, cards: list[str], log: Log) -> None:
    if not cards:
        return
    draft.seats[seat].hand += cards
    note_change(draft, seat, "cards", len(cards))
    log.tell("tmars.event.drew", seat=SeatName(seat), count=len(cards))
    log.whisper(seat, "tmars.event.drew_these", cards=tuple(card_msg(card) for card in cards))
