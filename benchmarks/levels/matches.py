"""Matches of robots, played on in place (`rules.core.playout`): events are not kept."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from rules.core.game import GameDef, Move, Outcome, RobotLevel, Setup, default_options
from rules.core.playout import Playout
from rules.core.rng import Rng
from rules.core.search import choose
from rules.core.seats import Seat
from rules.tmars.state import Mode

Player: TypeAlias = Callable[[Playout[Any, Any], Seat, Rng], Move]

RANDOM: Final = "random"


@dataclass(frozen=True, slots=True)
class Scene:
    """The settings of a title in a match."""

    seats: int = 2
    options: dict[str, str] = field(default_factory=dict)

    def setup(self, game: GameDef[Any, Any], seed: int) -> Setup:
        return Setup(self.seats, default_options(game) | self.options, seed)


def at_random(playout: Playout[Any, Any], seat: Seat, rng: Rng) -> Move:
    return playout.sample(seat, rng)


def robot(level: RobotLevel) -> Player:
    def move(playout: Playout[Any, Any], seat: Seat, rng: Rng) -> Move:
        return choose(playout.game, playout.state, seat, level, rng)

    return move


def player_named(name: str) -> Player:
    """``random``, or the number of a level."""
    return at_random if name == RANDOM else robot(RobotLevel(int(name)))


def played_out(
    game: GameDef[Any, Any], setup: Setup, players: Sequence[Player]
) -> tuple[Outcome, Any]:
    """Return the outcome of a table of these players, and its last state."""
    playout: Playout[Any, Any] = Playout.start(game, setup)
    chance = Rng(setup.seed)
    while acting := playout.acting:
        seat = min(acting)
        playout.play(seat, players[seat](playout, seat, chance))
    outcome = playout.outcome()
    assert outcome is not None
    return outcome, playout.state


def share(outcome: Outcome, seat: Seat) -> float:
    """The part of a win that a seat has: a shared first rank counts as a share of one."""
    winners = outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def margin(outcome: Outcome, state: Any, seat: Seat) -> float:
    """By how many points a seat is ahead of the best other, or of the title itself.

    In classic solo play of Terraforming Mars, where points decide nothing, by how little the planet falls short.
    """
    mine = outcome.scores[seat].total
    others = [score.total for other, score in enumerate(outcome.scores) if other != seat]
    if others:
        return float(mine - max(others))
    bot = outcome.reason.args.get("bot")
    if isinstance(bot, int):
        return float(mine - bot)
    if getattr(state, "mode", None) is Mode.SOLO:
        missing = (14 - state.oxygen) + (8 - state.temperature) / 2
        oceans = 9 - sum(tile.kind == "ocean" for tile in state.tiles.values())
        return 15.0 if outcome.ranks[seat] == 1 else -4.0 * (missing + oceans)
    return float(mine)
