"""Deliberately broken toys, continued: they reveal secrets, or hide things that they should show."""

from dataclasses import replace
from typing import Any

import msgspec
from PIL import Image

from render.core.painter import Painter
from rules.core.copying import copy_state
from rules.core.domains import Domain, SomeOf
from rules.core.engine import sample_move
from rules.core.errors import IllegalMove
from rules.core.game import Given, Move, RobotLevel
from rules.core.log import Event, Log
from rules.core.rng import Rng
from rules.core.seats import Seat, following
from rules.core.text import Msg, Say, SeatName, msg
from tests.conformance import (
    checks_facts,
    checks_pictures,
    checks_robots,
    checks_secrets,
    checks_undo,
)
from tests.conformance.broken import NIM, SEALED, Broken, with_domain, with_verb
from tests.toys import nim, painter, sealed
from tests.toys.sealed import verbs
from tests.toys.sealed.state import card_msg, worth


class Glass:
    """A view that holds a secret and claims to hold none."""

    def __init__(self, seen: sealed.View, secret: str) -> None:
        self.seen = seen
        self.secret = secret

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Glass) and self.seen == other.seen

    __hash__ = None  # type: ignore[assignment]  # nothing keeps these


def _behind_glass(state: sealed.State, viewer: Seat | None) -> Glass:
    return Glass(sealed.GAME.view(state, viewer), state.deck[0])


def _through_glass(seen: Glass) -> tuple[Msg, ...]:
    return (*sealed.GAME.describe(seen.seen), card_msg(seen.secret))


def _open_deck(state: sealed.State, viewer: Seat | None) -> sealed.View:
    return msgspec.structs.replace(sealed.GAME.view(state, viewer), used=tuple(state.deck))


def _asked_of_deck(state: sealed.State) -> dict[Seat, Msg]:
    asked = msg("sealed.asked.lay", prize=worth(state.deck[0]))
    return dict.fromkeys(sealed.GAME.waiting_for(state), asked)


def _turn_of_deck(state: sealed.State) -> tuple[int | str, ...]:
    return (*sealed.GAME.turn(state), state.deck[0])


def _preview_of_deck(state: sealed.State, seat: Seat, verb: str, given: Given) -> sealed.View:
    return _open_deck(state, seat)


def _cards_with_deck(state: sealed.State, seat: Seat, given: Given) -> Domain:
    domain = verbs.LAY.fields[0].domain(state, seat, given)
    assert isinstance(domain, SomeOf)
    noted = tuple(
        msgspec.structs.replace(option, note=card_msg(state.deck[0])) for option in domain.options
    )
    return msgspec.structs.replace(domain, options=noted)


def _refused_with_deck(state: sealed.State, seat: Seat, move: verbs.Lay) -> None:
    try:
        verbs.LAY.check(state, seat, move)
    except IllegalMove:
        raise IllegalMove("sealed.not_there", card=state.deck[0]) from None


def _peeking_robot(state: sealed.State, seat: Seat, level: RobotLevel, rng: Rng) -> Move:
    return sample_move(SEALED, state, seat, Rng(len(state.deck[0]) + worth(state.deck[0])))


def _careless_robot(state: sealed.State, seat: Seat, level: RobotLevel, rng: Rng) -> Move:
    return verbs.Lay(("lamp9#9",))


def _losing_determinize(state: sealed.State, viewer: Seat | None, rng: Rng) -> sealed.State:
    world = sealed.GAME.determinize(state, viewer, rng)
    world.deck.pop()
    return world


def _same_world(state: sealed.State, viewer: Seat | None, rng: Rng) -> sealed.State:
    return copy_state(state)


def _other_chance(state: sealed.State, viewer: Seat | None, rng: Rng) -> sealed.State:
    world = copy_state(state)
    world.rng = Rng(rng.next64())
    return world


def _same_chance(state: sealed.State, viewer: Seat | None, rng: Rng) -> sealed.State:
    world = sealed.GAME.determinize(state, viewer, rng)
    world.rng = Rng(state.rng.word)
    return world


def _open_lay(draft: sealed.State, seat: Seat, move: verbs.Lay, log: Log) -> None:
    verbs.LAY.apply(draft, seat, move, log)
    log.tell("sealed.event.laid", cards=tuple(map(card_msg, move.cards)))


def _told_to_nobody(draft: sealed.State, seat: Seat, move: verbs.Lay, log: Log) -> None:
    verbs.LAY.apply(draft, seat, move, log)
    log.events.append(Event(msg("sealed.event.left", seat=SeatName(seat)), only_to=()))


def _quiet_buy(draft: sealed.State, seat: Seat, move: verbs.Buy, log: Log) -> None:
    verbs.BUY.apply(draft, seat, move, log)
    log.revealed = False


def _whispering_change(draft: sealed.State, seat: Seat, move: verbs.Change, log: Log) -> None:
    verbs.CHANGE.apply(draft, seat, move, log)
    other = following(seat, len(draft.seats))
    log.whisper(other, "sealed.event.drew", cards=(card_msg(draft.deck[0]),))


def _giving_change(draft: sealed.State, seat: Seat, move: verbs.Change, log: Log) -> None:
    verbs.CHANGE.apply(draft, seat, move, log)
    draft.seats[following(seat, len(draft.seats))].hand.append(draft.deck.pop())


def _blank(*_: Any) -> Image.Image:
    return Image.new("RGB", (200, 200))


def _painted_secret(seen: Glass, say: object) -> Image.Image:
    return painter.page([seen.secret])


THROUGH_GLASS: Painter[Any] = replace(painter.PAINTER, board=_painted_secret, hand=lambda *_: ())
HAND_SECRET: Painter[Any] = replace(
    painter.PAINTER, board=_blank, hand=lambda seen, say: (_painted_secret(seen, say),)
)

SECRETS = (
    Broken(
        "shows the deck",
        checks_secrets.check_determinized_view,
        "the view of None tells worlds apart",
        replace(SEALED, view=_open_deck),
    ),
    Broken(
        "says what it does not show",
        checks_secrets.check_determinized_words,
        "the words for None tell worlds apart",
        replace(SEALED, view=_behind_glass, describe=_through_glass),
    ),
    Broken(
        "asks with a secret",
        checks_secrets.check_determinized_waiting,
        "the question tells worlds apart",
        replace(SEALED, waiting_for=_asked_of_deck),
    ),
    Broken(
        "counts turns by a secret",
        checks_secrets.check_determinized_turn,
        "the turn tells None worlds apart",
        replace(SEALED, turn=_turn_of_deck),
    ),
    Broken(
        "previews what comes next",
        checks_secrets.check_determinized_previews,
        "the preview of lay",
        replace(SEALED, preview=_preview_of_deck),
    ),
    Broken(
        "labels with a secret",
        checks_secrets.check_determinized_offers,
        "lay.cards after {} tells",
        with_domain(SEALED, verbs.LAY, "cards", _cards_with_deck),
    ),
    Broken(
        "refuses with a secret",
        checks_secrets.check_determinized_refusals,
        "the refusal of",
        with_verb(SEALED, replace(verbs.LAY, check=_refused_with_deck)),
    ),
    Broken(
        "has a robot that peeks",
        checks_secrets.check_determinized_robots,
        "tells worlds apart",
        replace(SEALED, robot=_peeking_robot),
    ),
    Broken(
        "has a robot that is refused",
        checks_secrets.check_determinized_robots,
        "is refused",
        replace(SEALED, robot=_careless_robot),
    ),
    Broken(
        "loses a card in other worlds",
        checks_secrets.check_determinized_world,
        "cards are lost or doubled: determinized for",
        replace(SEALED, determinize=_losing_determinize),
    ),
    Broken(
        "knows one world",
        checks_secrets.check_determinize_deals,
        "never changes the seats' cards",
        replace(SEALED, determinize=_same_world),
    ),
    Broken(
        "knows one deal",
        checks_secrets.check_determinize_deals,
        "never changes the seats' cards",
        replace(SEALED, determinize=_other_chance),
    ),
    Broken(
        "knows what chance will bring",
        checks_secrets.check_determinize_deals,
        "never changes chance",
        replace(SEALED, determinize=_same_chance),
    ),
    Broken(
        "makes a secret choice public",
        checks_secrets.check_events_keep_secrets,
        "worlds apart",
        with_verb(SEALED, replace(verbs.LAY, apply=_open_lay)),
    ),
    Broken(
        "has an event without a reader",
        checks_secrets.check_events_keep_secrets,
        "has no reader",
        with_verb(SEALED, replace(verbs.LAY, apply=_told_to_nobody)),
    ),
    Broken(
        "paints a secret on the board",
        checks_secrets.check_determinized_pixels,
        "the picture board",
        replace(SEALED, view=_behind_glass),
        painter=THROUGH_GLASS,
    ),
    Broken(
        "paints a secret in a hand",
        checks_secrets.check_determinized_pixels,
        "the picture hand",
        replace(SEALED, view=_behind_glass),
        painter=HAND_SECRET,
    ),
    Broken(
        "takes drawn cards back",
        checks_undo.check_undo_in_other_worlds,
        "cannot be taken back",
        with_verb(SEALED, replace(verbs.BUY, apply=_quiet_buy)),
    ),
    Broken(
        "whispers what can be taken back",
        checks_undo.check_undo,
        "another seat learned",
        with_verb(SEALED, replace(verbs.CHANGE, apply=_whispering_change)),
    ),
    Broken(
        "gives what can be taken back",
        checks_undo.check_undo,
        "alone sees has changed",
        with_verb(SEALED, replace(verbs.CHANGE, apply=_giving_change)),
    ),
)


def _without_silver(seen: sealed.View, say: Say) -> Image.Image:
    poor = tuple(msgspec.structs.replace(seat, silver=0) for seat in seen.seats)
    return painter.PAINTER.board(msgspec.structs.replace(seen, seats=poor), say)


def _as_a_spectator(seen: sealed.View, say: Say) -> Image.Image:
    return painter.PAINTER.board(msgspec.structs.replace(seen, mine=None), say)


def _without_laid(seen: sealed.View, say: Say) -> tuple[Image.Image, ...]:
    if seen.mine is None:
        return ()
    return (painter.page([*seen.mine.hand, *seen.mine.drawn]),)


PICTURES = (
    Broken(
        "has no words",
        checks_pictures.check_views_are_described,
        "no words for None",
        replace(NIM, describe=lambda view: ()),
    ),
    Broken(
        "has no words for previews",
        checks_pictures.check_views_are_described,
        "no words for take",
        replace(
            NIM,
            preview=lambda state, seat, verb, given: None,
            describe=lambda view: () if view is None else nim.describe(view),
        ),
    ),
    Broken(
        "paints nothing",
        checks_pictures.check_views_are_painted,
        "empty: board for None",
        painter=replace(painter.PAINTER, board=_blank),
    ),
    Broken(
        "shows a spectator a hand",
        checks_pictures.check_views_are_painted,
        "a spectator is shown a hand",
        painter=replace(painter.PAINTER, hand=lambda view, say: (painter.page(["hand"]),)),
    ),
    Broken(
        "does not offer a look at hands",
        checks_pictures.check_views_are_painted,
        "a hand is not offered",
        replace(SEALED, hides=lambda state: False),
    ),
    Broken(
        "leaves a coin out of the picture",
        checks_facts.check_facts_are_painted,
        "no picture shows ['SeatView.silver']",
        painter=replace(painter.PAINTER, board=_without_silver),
    ),
    Broken(
        "leaves a card out of the picture",
        checks_facts.check_facts_are_painted,
        "no picture shows ['PrivateView.laid', 'PrivateView.laid, presence']",
        painter=replace(painter.PAINTER, board=_as_a_spectator, hand=_without_laid),
    ),
    Broken(
        "says that it does not paint what it paints",
        checks_facts.check_facts_are_painted,
        "said to be unpainted, but painted: ['View.round']",
        painter=replace(painter.PAINTER, unpainted={"View.round": "it is not counted"}),
    ),
    Broken(
        "says that it does not paint what there is not",
        checks_facts.check_facts_are_painted,
        "views hold no such facts as ['SeatView.copper']",
        painter=replace(painter.PAINTER, unpainted={"SeatView.copper": "worth too little"}),
    ),
    Broken(
        "has an empty cover",
        checks_pictures.check_cover,
        "empty: sealed: cover",
        painter=replace(painter.PAINTER, cover=_blank),
    ),
    Broken(
        "draws an example beside no paragraph",
        checks_pictures.check_figures,
        "no paragraph for sealed: figure 3",
        painter=replace(painter.PAINTER, figures={3: painter.PAINTER.cover}),
    ),
    Broken(
        "draws an example without words",
        checks_pictures.check_figures,
        "no words for sealed: figure 2",
        painter=replace(painter.PAINTER, figures={2: painter.PAINTER.cover}),
    ),
    Broken(
        "has an extra picture without words",
        checks_pictures.check_figures,
        "no words for sealed: aside",
        painter=replace(painter.PAINTER, extra_pictures={"aside": painter.PAINTER.hand}),
    ),
    Broken(
        "has a robot that gives up",
        checks_robots.check_robots_finish,
        "tries EndTurn()",
        replace(NIM, robot=lambda state, seat, level, rng: nim.EndTurn()),
    ),
    Broken(
        "has slow robots",
        checks_robots.check_robots_finish,
        "come to no end",
        replace(NIM, most_moves=2),
    ),
    Broken(
        "has a robot that peeks at a table of robots",
        checks_robots.check_robots_see_no_more,
        "tells worlds apart",
        replace(SEALED, robot=_peeking_robot),
    ),
)
