"""Setting a table up (chapters "Game options" and "Set-up")."""

from collections.abc import Mapping
from typing import Final

from rules.core.game import Setup
from rules.core.options import OptionSpec
from rules.core.piles import shuffle
from rules.core.rng import Rng
from rules.tmars.bans import assert_enough, banned
from rules.tmars.bans import option as ban_option
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.cards import CORPORATIONS, PRELUDES, PROJECTS
from rules.tmars.components.content import (
    BEGINNER,
    BOT_CARDS,
    BOT_PRELUDE_CARDS,
    CORPORATIONS_DEALT,
    FIRST_HAND,
    PRELUDES_DEALT,
    PROJECTS_DEALT,
    SEATS,
    SOLO_TR,
    START,
    START_TR,
)
from rules.tmars.components.designs import Card, Module
from rules.tmars.components.effects import RESOURCES, Parameter
from rules.tmars.components.tracks import TRACKS
from rules.tmars.economy.neutral import place_neutral_tiles
from rules.tmars.state import BotState, Mode, SeatState, Stage, State

RANDOM: Final = "random"
ON: Final = "on"
OFF: Final = "off"
FROM_START: Final = "start"
WITH_CORPORATIONS: Final = "corporations"
LEVEL: Final = "level"
MARSBOT: Final = "marsbot"
NEAR: Final = "bot_near"
BESIDE: Final = "beside"
REMOVALS: Final = "bot_removals"
CLASSIC: Final = "classic"
RATING: Final = "rating"
"""Classic solo play that a terraform rating wins instead of the three parameters."""
_ALONE: Final = range(1, 2)
_TOGETHER: Final = range(2, max(SEATS) + 1)


def _bot_option(
    name: str, *choices: str, always_told: bool = False, before: str | None = None
) -> OptionSpec:
    """Return an option that matters against MarsBot. The first choice is the default."""
    return OptionSpec(
        name,
        choices,
        choices[0],
        always_told=always_told,
        seats=_ALONE,
        only_with=("alone", MARSBOT),
        before=before,
    )


OPTIONS: Final = (
    OptionSpec("board", (*BOARDS, RANDOM), "tharsis"),
    OptionSpec("corporate_era", (ON, OFF), ON),
    OptionSpec("prelude", (OFF, ON), OFF),
    OptionSpec("draft", (OFF, ON, FROM_START, WITH_CORPORATIONS), OFF, seats=_TOGETHER),
    OptionSpec("beginner_corporations", (OFF, ON), OFF, seats=_TOGETHER),
    ban_option(lambda seats, options: modules_of(options, _mode(seats, options))),
    OptionSpec("alone", (MARSBOT, CLASSIC, RATING), MARSBOT, seats=_ALONE),
    _bot_option("difficulty", "normal", "hard", always_told=True),
    _bot_option("bot_advance_chains", LEVEL, ON, OFF),
    _bot_option("bot_starts_on_space_1", LEVEL, ON, OFF),
    _bot_option("bot_scores_cards", LEVEL, ON, OFF),
    # Every lobby against MarsBot says which reading of the awards is played.
    _bot_option("bot_award_choice", "bot_lead", "human_best", always_told=True),
    _bot_option("bot_greenery_choice", "literal", "own_cities_first"),
    _bot_option(NEAR, "nearest", BESIDE, before=BESIDE),
    _bot_option(REMOVALS, "least", "printed"),
)

NEUTRAL_CARDS: Final = 4
"""Cards turned up to place the neutral tiles."""


def new(setup: Setup) -> State:
    """Deal everything; every seat then chooses the cards it keeps."""
    rng = Rng(setup.seed)
    mode = mode_of(setup)
    # The order of the draws below must not change: records replay by it.
    board = setup.options["board"]
    if board == RANDOM:
        board = rng.pick(tuple(BOARDS))
    deck, corporations, preludes = (
        _shuffled(cards, setup.options, mode, rng) for cards in (PROJECTS, CORPORATIONS, PRELUDES)
    )
    with_preludes = has_prelude(setup.options)
    assert_enough(setup.seats, len(corporations), len(preludes) if with_preludes else None)
    first = setup.first_or(rng.below(setup.seats))
    draft = State(
        rng=rng,
        mode=mode,
        board=board,
        options=dict(setup.options),
        stage=Stage.START,
        generation=1,
        first=first,
        active=first,
        actions=0,
        oxygen=START[Parameter.OXYGEN],
        temperature=START[Parameter.TEMPERATURE],
        tiles={},
        claims={},
        deck=deck,
        discard=[],
        prelude_deck=preludes,
        prelude_discard=[],
        set_aside=[],
        milestones={},
        awards={},
        seats=[],
        bot=None,
        stack=[],
        question=None,
        acts=[],
        marked=[],
    )
    if mode is Mode.SOLO:
        draft.discard += _dealt(deck, NEUTRAL_CARDS)
        place_neutral_tiles(draft, draft.discard)
    draft.seats += (_seat(draft, corporations) for _ in range(setup.seats))
    draft.set_aside += corporations
    if has_first_draft(draft):
        draft.stage = Stage.DRAFT
    if mode is Mode.AUTOMA:
        draft.bot = _bot(draft)
    return draft


def mode_of(setup: Setup) -> Mode:
    return _mode(setup.seats, setup.options)


def _mode(seats: int, options: Mapping[str, str]) -> Mode:
    if seats > 1:
        return Mode.MULTI
    return Mode.AUTOMA if options["alone"] == MARSBOT else Mode.SOLO


def modules_of(options: Mapping[str, str], mode: Mode) -> frozenset[Module]:
    """The card pools. Classic solo play always includes the corporate era."""
    modules = {Module.BASE}
    if has_corporate_era(options, mode):
        modules.add(Module.CORPORATE_ERA)
    if has_prelude(options):
        modules.add(Module.PRELUDE)
    return frozenset(modules)


def has_corporate_era(options: Mapping[str, str], mode: Mode) -> bool:
    return mode is Mode.SOLO or options["corporate_era"] == ON


def has_prelude(options: Mapping[str, str]) -> bool:
    return options["prelude"] == ON


def has_draft(state: State) -> bool:
    return state.mode is Mode.MULTI and state.options["draft"] != OFF


def has_first_draft(state: State) -> bool:
    """Return true if the projects of the start are drafted too."""
    return has_draft(state) and state.options["draft"] != ON


def has_corporation_draft(state: State) -> bool:
    return has_draft(state) and state.options["draft"] == WITH_CORPORATIONS


def has_rating_goal(state: State) -> bool:
    """Return true if a terraform rating wins the table."""
    return state.mode is Mode.SOLO and state.options["alone"] == RATING


def has_beginners(state: State) -> bool:
    """Return true if every seat may take the beginners' corporation."""
    return (
        state.mode is Mode.MULTI
        and state.options["beginner_corporations"] == ON
        and not has_prelude(state.options)
    )


def cards_in_play(cards: Mapping[str, Card], options: Mapping[str, str], mode: Mode) -> list[str]:
    """Return those of the cards that the modules include and the opener has not banned."""
    modules, out = modules_of(options, mode), banned(options) | {BEGINNER}
    return [card.id for card in cards.values() if card.module in modules and card.id not in out]


def _shuffled(
    cards: Mapping[str, Card], options: Mapping[str, str], mode: Mode, rng: Rng
) -> list[str]:
    pile = cards_in_play(cards, options, mode)
    shuffle(pile, rng)
    return pile


def _dealt(pile: list[str], count: int) -> list[str]:
    """Deal without recording anything, since no card has been seen yet."""
    dealt = pile[:count]
    del pile[:count]
    return dealt


def _first_offer(draft: State) -> int:
    """Return the number of projects that each seat is dealt at once."""
    if has_corporation_draft(draft):
        return 0
    return FIRST_HAND if has_first_draft(draft) else PROJECTS_DEALT


def _seat(draft: State, corporations: list[str]) -> SeatState:
    offered = _dealt(corporations, CORPORATIONS_DEALT)
    if has_beginners(draft) and not has_corporation_draft(draft):
        offered.append(BEGINNER)
    production = 0 if has_corporate_era(draft.options, draft.mode) else 1
    return SeatState(
        corporations=offered,
        offer=_dealt(draft.deck, _first_offer(draft)),
        kept=[],
        preludes=_dealt(draft.prelude_deck, PRELUDES_DEALT),
        choice=None,
        bought=None,
        paid=(),
        corporation=None,
        tr=SOLO_TR if draft.mode is Mode.SOLO else START_TR,
        tr_raised=False,
        stock={resource.value: 0 for resource in RESOURCES},
        production={resource.value: production for resource in RESOURCES},
        hand=[],
        tableau=[],
        events=[],
        on_card={},
        metals={},
        used=[],
        next_discount=0,
        next_flex=0,
        passed=False,
        first_due=False,
    )


def _bot(draft: State) -> BotState:
    cards = BOT_CARDS + (BOT_PRELUDE_CARDS if has_prelude(draft.options) else 0)
    return BotState(
        tr=START_TR,
        markers=dict.fromkeys(TRACKS, 0),
        pile=_dealt(draft.deck, cards),
        used=[],
        tokens=0,
        passed=False,
        turn=[],
    )
