"""The invariants of every state (chapter "State and hidden information")."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rules.core.errors import InvariantBroken
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.cards import CARDS, CORPORATIONS, PRELUDES, PROJECTS
from rules.tmars.components.content import (
    BEGINNER,
    HIGHEST,
    MOST_AWARDS,
    MOST_MILESTONES,
    START,
    STEP,
)
from rules.tmars.components.coordinates import OFF_MAP
from rules.tmars.components.designs import Type
from rules.tmars.components.effects import RESOURCES, Parameter, Special
from rules.tmars.components.programs import PROGRAMS
from rules.tmars.components.tracks import LAST_SPACE, TRACKS
from rules.tmars.economy.parameters import value_of
from rules.tmars.economy.supplies import least_production
from rules.tmars.limits import MOST_GENERATIONS
from rules.tmars.resolve.card_actions import ACTIONS
from rules.tmars.setup import cards_in_play
from rules.tmars.state import BotState, Mode, SeatState, Stage, State
from rules.tmars.turns.generations import last_generation
from rules.tmars.view import BOT, MOST_ACTS, NEUTRAL, NOBODY

_KINDS: Final = frozenset({"ocean", "greenery", "city", *(tile.value for tile in Special)})
_AT_ONCE: Final = (Stage.START, Stage.DRAFT, Stage.RESEARCH)
"""Stages in which all seats decide at the same time."""


def check_invariants(state: State) -> None:
    """Raises InvariantBroken."""
    _assert_cards(state)
    _assert_planet(state)
    _assert_goals(state)
    for mine in state.seats:
        _assert_seat(mine)
    if state.bot is not None:
        _assert_bot(state.bot)
    _assert_turns(state)
    _assert_questions(state)


def _must(holds: object, what: str) -> None:
    if not holds:
        raise InvariantBroken(f"tmars: {what}")


def _assert_cards(state: State) -> None:
    """No card is lost or duplicated."""
    for found, cards, what in (
        (_projects(state), PROJECTS, "projects"),
        (_preludes(state), PRELUDES, "preludes"),
        (_corporations(state), CORPORATIONS, "corporations"),
    ):
        expected = cards_in_play(cards, state.options, state.mode)
        _must(sorted(found) == sorted(expected), f"{what} are lost or doubled")


def _projects(state: State) -> Iterator[str]:
    yield from state.deck
    yield from state.discard
    for mine in state.seats:
        for zone in (mine.offer, mine.kept, mine.hand, mine.events):
            yield from zone
        yield from (card for card in mine.tableau if card in PROJECTS)
    if state.bot is not None:
        yield from state.bot.pile
        yield from state.bot.used


def _preludes(state: State) -> Iterator[str]:
    yield from state.prelude_deck
    yield from state.prelude_discard
    for mine in state.seats:
        yield from mine.preludes
        yield from (card for card in mine.tableau if card in PRELUDES)


def _corporations(state: State) -> Iterator[str]:
    """Every seat may have the beginners' corporation."""
    yield from state.set_aside
    for mine in state.seats:
        yield from (card for card in mine.corporations if card != BEGINNER)
        yield from (card for card in mine.tableau if card in CORPORATIONS and card != BEGINNER)


def _assert_planet(state: State) -> None:
    for parameter in Parameter:
        value = value_of(state, parameter)
        _must(START[parameter] <= value <= HIGHEST[parameter], f"{parameter} is {value}")
        _must((value - START[parameter]) % STEP[parameter] == 0, f"{parameter} is {value}")
    spaces = BOARDS[state.board].spaces
    owners = range(len(state.seats))
    for space, tile in state.tiles.items():
        _must(space in spaces or space in OFF_MAP, f"a tile on {space}")
        _must(tile.kind in _KINDS, f"a tile {tile.kind}")
        _must((tile.kind == "ocean") == (tile.owner == NOBODY), f"the owner of {space}")
        _must(tile.owner in owners or tile.owner in (BOT, NEUTRAL, NOBODY), "an unknown owner")
        _must(tile.owner != BOT or state.mode is Mode.AUTOMA, "a tile without an owner")
        _must(tile.owner != NEUTRAL or state.mode is Mode.SOLO, "a neutral tile")
    specials = Counter(tile.kind for tile in state.tiles.values() if tile.kind in set(Special))
    _must(all(count == 1 for count in specials.values()), "a special tile twice")
    for space, seat in state.claims.items():
        _must(space in spaces and space not in state.tiles, f"{space} is reserved")
        _must(seat in owners, f"{space} is reserved by {seat}")


def _assert_goals(state: State) -> None:
    board = BOARDS[state.board]
    for taken, known, most in (
        (state.milestones, board.milestones, MOST_MILESTONES),
        (state.awards, board.awards, MOST_AWARDS),
    ):
        _must(taken.keys() <= known.keys(), "a goal of another map")
        _must(len(taken) <= (0 if state.mode is Mode.SOLO else most), "too many goals")
        for owner in taken.values():
            _must(owner in range(len(state.seats)) or owner == BOT, "an unknown owner")


def _assert_seat(mine: SeatState) -> None:
    _must(list(mine.stock) == list(RESOURCES), "a resource is missing")
    _must(list(mine.production) == list(RESOURCES), "a production is missing")
    _must(min(mine.stock.values()) >= 0, "a stock below 0")
    for resource, n in mine.production.items():
        _must(n >= least_production(resource), f"{resource} production is {n}")
    _must(mine.tr >= 0 and mine.next_discount >= 0 and mine.next_flex >= 0, "a number below 0")
    for card, n in mine.on_card.items():
        _must(card in mine.tableau and CARDS[card].holds is not None, f"resources on {card}")
        _must(n > 0, f"{n} resources on {card}")
    _must(set(mine.metals) <= {*mine.tableau}, "a metal of a card that is not there")
    _must(len(set(mine.used)) == len(mine.used), "an action taken twice")
    _must(all(card in mine.tableau and card in ACTIONS for card in mine.used), "no action to use")
    _must(all(CARDS[card].type is Type.EVENT for card in mine.events), "no event face down")
    offered = {*mine.offer, *mine.corporations}
    _must(mine.bought is None or set(mine.bought) <= offered, "bought without an offer")
    if mine.choice is not None:
        _must(mine.choice.corporation in mine.corporations, "chosen without an offer")
        _must(set(mine.choice.projects) <= set(mine.offer), "chosen without an offer")
        _must(set(mine.choice.preludes) <= set(mine.preludes), "chosen without an offer")


def _assert_bot(bot: BotState) -> None:
    _must(list(bot.markers) == list(TRACKS), "a marker is missing")
    for track, at in bot.markers.items():
        _must(0 <= at <= LAST_SPACE, f"the marker of {track} is on {at}")
    _must(bot.tokens >= 0 and bot.tr >= 0, "a number below 0")


def _assert_turns(state: State) -> None:
    seats = range(len(state.seats))
    _must((state.bot is not None) == (state.mode is Mode.AUTOMA), "MarsBot, or none")
    _must(len(state.seats) > 1 or state.mode is not Mode.MULTI, "seats are missing")
    turns = (*seats, BOT) if state.mode is Mode.AUTOMA else (*seats,)
    _must(state.first in turns and state.active in turns, "no owner's turn")
    last = last_generation(state) or MOST_GENERATIONS
    _must(1 <= state.generation <= last, f"generation {state.generation}")
    _must(state.actions >= 0 and len(state.acts) <= MOST_ACTS, "too many acts")
    drafts = state.stage is Stage.DRAFT and state.generation == 1
    started = state.stage is not Stage.START and not drafts
    for mine in state.seats:
        _must((mine.corporation is not None) == started, "a corporation too early or too late")
        _must(mine.corporation in (None, *mine.tableau), "a corporation without its card")
        _must(not mine.first_due or state.generation == 1, "a first action is overdue")
    if state.stage is Stage.ACTION and state.question is None and not state.stack:
        _must(
            state.active == BOT or not state.seats[state.active].passed,
            "the turn of an owner that passed",
        )


def _assert_questions(state: State) -> None:
    for frame in state.stack:
        _must(frame.program in PROGRAMS, f"no steps {frame.program}")
        _must(0 <= frame.at <= len(PROGRAMS[frame.program]), "a frame out of range")
        _must(frame.actor in range(len(state.seats)), "a frame without an actor")
    asked = state.question
    if asked is None:
        return
    _must(state.stack and state.stage not in _AT_ONCE, "a question without a frame")
    _must(asked.seat == state.stack[-1].actor == state.active, "a question to another seat")
    _must(len(set(asked.options)) == len(asked.options), "an option is offered twice")
    _must(0 <= asked.at_least <= asked.at_most, "a question without an answer")
    _must(asked.at_least <= len(asked.options), "a question without an answer")
