"""Totals with their parts, and the winner (chapters "Tiles", "Milestones and awards" and "End of game")."""

from collections.abc import Iterable
from typing import assert_never

from rules.core import standings
from rules.core.game import Outcome, ScorePart, SeatScore
from rules.core.seats import Seat
from rules.core.text import SeatName, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import (
    AWARD_POINTS,
    MILESTONE_POINTS,
    SEATS_FOR_SECOND_PLACE,
    TOKEN_POINTS,
)
from rules.tmars.components.designs import (
    Card,
    Fixed,
    IfResources,
    PerAdjacentCity,
    PerAdjacentOcean,
    PerCity,
    PerResource,
    PerTag,
)
from rules.tmars.components.effects import Parameter, PlaceTile
from rules.tmars.economy.counting import cities, is_city
from rules.tmars.economy.goals import award_value
from rules.tmars.economy.metrics import (
    cities_beside,
    greeneries,
    greeneries_beside,
    rating,
    tags_of,
    used_tags,
)
from rules.tmars.economy.owners import owners
from rules.tmars.economy.parameters import is_complete
from rules.tmars.economy.placing import oceans_beside
from rules.tmars.marsbot.level import scores_cards
from rules.tmars.state import BotState, Mode, SeatState, Stage, State
from rules.tmars.turns.generations import is_won_alone, rating_goal
from rules.tmars.view import BOT
from rules.tmars.wording.names import parameter_msg


def public_parts(state: State, seat: Seat) -> tuple[ScorePart, ...]:
    """The current score, without face-down events."""
    mine = state.seats[seat]
    return (*_common_parts(state, seat), _part("cards", _cards_points(state, mine, mine.tableau)))


def own_parts(state: State, seat: Seat) -> tuple[ScorePart, ...]:
    """The current score."""
    mine = state.seats[seat]
    cards = (*mine.tableau, *mine.events)
    return (*_common_parts(state, seat), _part("cards", _cards_points(state, mine, cards)))


def bot_parts(state: State) -> tuple[ScorePart, ...]:
    """MarsBot's current score."""
    bot = state.bot
    assert bot is not None
    tokens = bot.tokens * token_points(state.generation)
    parts = (*_common_parts(state, BOT), _part("tokens", tokens))
    return (*parts, _part("cards", _used_points(state, bot))) if scores_cards(state) else parts


def score(state: State, seat: Seat) -> SeatScore:
    return _total(own_parts(state, seat))


def bot_score(state: State) -> SeatScore:
    return _total(bot_parts(state))


def outcome(state: State) -> Outcome | None:
    """Return the outcome of the table; None while it is in play."""
    return standings_now(state) if state.stage is Stage.OVER else None


def standings_now(state: State) -> Outcome:
    """Return the outcome of the table if it ended now."""
    match state.mode:
        case Mode.MULTI:
            return standings.final_outcome(
                "tmars",
                [score(state, seat) for seat in range(len(state.seats))],
                {"mc": [mine.stock["mc"] for mine in state.seats]},
            )
        case Mode.SOLO:
            return _solo_outcome(state)
        case Mode.AUTOMA:
            return _automa_outcome(state)
        case _:
            assert_never(state.mode)


def token_points(generation: int) -> int:
    """Return the worth of a token for a failed action if the game ends in this generation."""
    return next(points for last, points in TOKEN_POINTS if last is None or generation <= last)


def award_points(state: State, award: str) -> dict[int, int]:
    """Return the present points of a funded award, by owner."""
    values = {owner: award_value(state, owner, award) for owner in owners(state)}
    first_points, second_points = AWARD_POINTS
    best = max(values.values())
    points = {owner: first_points for owner, value in values.items() if value == best}
    if len(points) == 1 and len(state.seats) >= SEATS_FOR_SECOND_PLACE:
        second = max(value for owner, value in values.items() if owner not in points)
        points |= {owner: second_points for owner, value in values.items() if value == second}
    return points


def missing_parameters(state: State) -> tuple[Parameter, ...]:
    """The parameters that have not reached their goals."""
    return tuple(each for each in Parameter if not is_complete(state, each))


def _solo_outcome(state: State) -> Outcome:
    mine, goal = score(state, 0), rating_goal(state)
    if goal is not None:
        result = "won" if is_won_alone(state) else "lost"
        reason = msg(
            f"tmars.reason.rating_{result}",
            seat=SeatName(0),
            generation=state.generation,
            goal=goal,
            rating=state.seats[0].tr,
            total=mine.total,
        )
        return Outcome((1,) if result == "won" else (2,), (mine,), reason)
    missing = missing_parameters(state)
    if not missing:
        reason = msg("tmars.reason.solo_won", seat=SeatName(0), total=mine.total)
        return Outcome((1,), (mine,), reason)
    parameters = tuple(parameter_msg(parameter) for parameter in missing)
    last = state.generation
    reason = msg("tmars.reason.solo_lost", generation=last, parameters=parameters)
    return Outcome((2,), (mine,), reason)


def _automa_outcome(state: State) -> Outcome:
    mine, other = score(state, 0), bot_score(state)
    won = mine.total > other.total
    result = "automa_won" if won else "automa_tied" if mine.total == other.total else "automa_lost"
    reason = msg(f"tmars.reason.{result}", seat=SeatName(0), total=mine.total, bot=other.total)
    return Outcome((1,) if won else (2,), (mine,), reason)


def _total(parts: tuple[ScorePart, ...]) -> SeatScore:
    return SeatScore(sum(part.points for part in parts), parts)


def _part(name: str, points: int) -> ScorePart:
    return ScorePart(msg(f"tmars.part.{name}"), points)


def _common_parts(state: State, owner: int) -> tuple[ScorePart, ...]:
    """The parts that seats and MarsBot score alike."""
    parts = [_part("tr", rating(state, owner))]
    if state.mode is not Mode.SOLO:
        claimed = sum(each == owner for each in state.milestones.values())
        awards = sum(award_points(state, award).get(owner, 0) for award in state.awards)
        parts += [_part("milestones", claimed * MILESTONE_POINTS), _part("awards", awards)]
    parts += [
        _part("greeneries", greeneries(state, owner)),
        _part("cities", _city_points(state, owner)),
    ]
    return tuple(parts)


def _city_points(state: State, owner: int) -> int:
    """Return one point per greenery of any owner beside each city."""
    return sum(
        greeneries_beside(state, space)
        for space, tile in state.tiles.items()
        if tile.owner == owner and is_city(tile)
    )


def _cards_points(state: State, mine: SeatState, cards: Iterable[str]) -> int:
    return sum(card_points(state, mine, CARDS[card]) for card in cards)


def card_points(state: State, mine: SeatState, card: Card) -> int:
    """Return the present points of a seat's card."""
    here = mine.on_card.get(card.id, 0)
    match card.points:
        case None:
            return 0
        case Fixed(points):
            return points
        case PerResource(points, for_every):
            return points * (here // for_every)
        case IfResources(points, at_least):
            return points if here >= at_least else 0
        case PerTag(tag, points):
            return points * tags_of(mine)[tag]
        case PerAdjacentOcean(points):
            return points * sum(oceans_beside(state, space) for space in _spaces_of(state, card))
        case PerAdjacentCity(points):
            return points * sum(cities_beside(state, space) for space in _spaces_of(state, card))
        case PerCity():
            return _per_city(state, card.points)
        case _:
            assert_never(card.points)


def _spaces_of(state: State, card: Card) -> list[str]:
    """Return the spaces of the card's special tile."""
    kinds = [step.tile for step in card.play if isinstance(step, PlaceTile)]
    return [space for space, tile in state.tiles.items() if tile.kind in kinds]


def _per_city(state: State, points: PerCity) -> int:
    return points.points * (cities(state) // points.for_every)


def _used_points(state: State, bot: BotState) -> int:
    """The points printed on MarsBot's used cards (DECISION 29)."""
    return sum(_used_card_points(state, bot, CARDS[card]) for card in bot.used)


def _used_card_points(state: State, bot: BotState, card: Card) -> int:
    match card.points:
        case Fixed(points):
            return points
        case PerTag(tag, points):
            return points * used_tags(bot)[tag]
        case PerCity():
            return _per_city(state, card.points)
        case None | PerResource() | IfResources() | PerAdjacentOcean() | PerAdjacentCity():
            return 0
        case _:
            assert_never(card.points)
