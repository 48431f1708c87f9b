"""Positions for MarsBot, goals and scores. A case names only its subject."""

from collections.abc import Mapping
from typing import Any

from rules.core.log import Log
from rules.core.rng import Rng
from rules.tmars.components.cards import PROJECTS
from rules.tmars.components.content import START_TR
from rules.tmars.components.designs import Type
from rules.tmars.components.effects import RESOURCES, Tag
from rules.tmars.components.tracks import TRACKS
from rules.tmars.marsbot.turn import take_turn
from rules.tmars.state import BotState, Mode, SeatState, Stage, State
from rules.tmars.view import BOT, NEUTRAL, NOBODY, Tile
from tests.catalogues import catalogue_of

OWNERS = {"bot": BOT, "none": NEUTRAL, "ocean": NOBODY}
OPTIONS = {
    "corporate_era": "on",
    "prelude": "off",
    "draft": "off",
    "beginner_corporations": "off",
    "alone": "marsbot",
    "difficulty": "normal",
    "bot_advance_chains": "level",
    "bot_starts_on_space_1": "level",
    "bot_scores_cards": "level",
    "bot_award_choice": "bot_lead",
    "bot_greenery_choice": "literal",
    "bot_near": "nearest",
    "bot_removals": "least",
}
ENGLISH = catalogue_of("en")


def table(
    *seats: Mapping[str, Any],
    mode: Mode = Mode.MULTI,
    tiles: str = "",
    bot: Mapping[str, Any] | None = None,
    **board: Any,
) -> State:
    """A table in its action phase.

    Tiles are written ``D5:city:bot E5:ocean F2:greenery:0``; a seat may give ``tr stock production hand tableau events
    on_card``, MarsBot ``tr markers pile used tokens``, the board any field of `State` and any option.
    """
    options = {**OPTIONS, **{name: board.pop(name) for name in OPTIONS if name in board}}
    state = State(
        rng=Rng(7),
        mode=mode,
        board="tharsis",
        options=options,
        stage=Stage.ACTION,
        generation=1,
        first=0,
        active=0,
        actions=0,
        oxygen=0,
        temperature=-30,
        tiles={},
        claims={},
        deck=[],
        discard=[],
        prelude_deck=[],
        prelude_discard=[],
        set_aside=[],
        milestones={},
        awards={},
        seats=[_seat(given) for given in seats or ({},)],
        bot=None if bot is None else _bot(bot),
        stack=[],
        question=None,
        acts=[],
        marked=[],
    )
    for name, value in board.items():
        assert name in State.__struct_fields__, name
        setattr(state, name, value)
    put(state, tiles)
    return state


def automa(
    human: Mapping[str, Any] | None = None, bot: Mapping[str, Any] | None = None, **board: Any
) -> State:
    """One seat against MarsBot."""
    return table(human or {}, mode=Mode.AUTOMA, bot=bot or {}, **board)


def bot_of(state: State) -> BotState:
    assert state.bot is not None
    return state.bot


def put(state: State, tiles: str) -> None:
    for each in tiles.split():
        space, kind, *owner = each.split(":")
        whose = owner[0] if owner else "ocean"
        state.tiles[space] = Tile(kind, OWNERS[whose] if whose in OWNERS else int(whose))


def act(state: State, *cards: str) -> Log:
    """Let MarsBot turn up these cards."""
    log = Log()
    bot_of(state).pile = list(cards)
    state.active = BOT
    take_turn(state, log)
    return log


def results(state: State) -> list[tuple[str, ...]]:
    """The results of MarsBot's latest turn, move by move."""
    return [move.results for card in bot_of(state).turn for move in card.moves]


def said(log: Log) -> list[str]:
    """The public lines, in English."""
    say = ENGLISH.sayer(lambda seat: f"Seat {seat + 1}")
    return [say(event.msg) for event in log.events if event.only_to is None]


def costing(cost: int) -> str:
    """A project card with that cost."""
    return next(card.id for card in PROJECTS.values() if card.cost == cost)


def single(tag: Tag) -> str:
    """A card that has only this tag and is no event."""
    return next(
        card.id for card in PROJECTS.values() if card.tags == (tag,) and card.type is not Type.EVENT
    )


def _seat(given: Mapping[str, Any]) -> SeatState:
    none = {resource.value: 0 for resource in RESOURCES}
    return SeatState(
        corporations=[],
        offer=[],
        kept=[],
        preludes=[],
        choice=None,
        bought=None,
        paid=(),
        corporation=None,
        tr=given.get("tr", START_TR),
        tr_raised=False,
        stock={**none, **given.get("stock", {})},
        production={**none, **given.get("production", {})},
        hand=list(given.get("hand", ())),
        tableau=list(given.get("tableau", ())),
        events=list(given.get("events", ())),
        on_card=dict(given.get("on_card", {})),
        metals={},
        used=[],
        next_discount=0,
        next_flex=0,
        passed=False,
        first_due=False,
    )


def _bot(given: Mapping[str, Any]) -> BotState:
    return BotState(
        tr=given.get("tr", START_TR),
        markers={**dict.fromkeys(TRACKS, 0), **given.get("markers", {})},
        pile=list(given.get("pile", ())),
        used=list(given.get("used", ())),
        tokens=given.get("tokens", 0),
        passed=False,
        turn=[],
    )
