"""A robot's estimates of worth (not rules). All values are hundredths of M€ or of generations."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import Final

from rules.core.erring import Judgement, exact
from rules.core.seats import Seat
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.content import (
    HEAT_FOR_TEMPERATURE,
    HIGHEST,
    OCEAN_MC,
    SOUTH_POLE_MC,
    STEP,
)
from rules.tmars.components.coordinates import OFF_MAP, neighbours
from rules.tmars.components.effects import Parameter, Resource, Tag
from rules.tmars.components.maps import Bonus, Measure
from rules.tmars.economy.costs import greenery_plants, metal_values
from rules.tmars.economy.counting import is_city
from rules.tmars.economy.paying import funds
from rules.tmars.economy.placing import oceans_out
from rules.tmars.limits import MOST_GENERATIONS
from rules.tmars.marsbot.level import is_hard
from rules.tmars.robot.goals import pulls
from rules.tmars.robot.weights import AGAINST_BOT, PLAYER, Weights
from rules.tmars.state import Mode, SeatState, State
from rules.tmars.turns.generations import is_won_alone, last_generation, rating_goal
from rules.tmars.turns.scoring import token_points

ONE: Final = 100
"""One M€, point or generation."""
_WHOLE: Final = 10_000
_RICH: Final = 120
"""M€ that cannot be spent in a generation."""
_NEAR: Final = 220
"""Hundredths of generations before the end, when it may come in this one."""
_MIDDLE: Final = 7
"""The generation in which the planet changes about as fast as on average."""


@lru_cache(maxsize=256)
def _fading(percent: int) -> tuple[int, ...]:
    """Return the worth of a thing so many generations earlier, in ten-thousandths."""
    found = [_WHOLE]
    for _ in range(MOST_GENERATIONS):
        found.append(found[-1] * percent // ONE)
    return tuple(found)


@lru_cache(maxsize=256)
def _streams(percent: int) -> tuple[int, ...]:
    """Return the present worth of one M€ in each of so many generations, in ten-thousandths."""
    return (0, *accumulate(_fading(percent)))


@lru_cache(maxsize=256)
def _growing(percent: int) -> tuple[int, ...]:
    """The same, if one M€ more comes in each generation: a step of the rating in each, say."""
    streams, fading = _streams(percent), _fading(percent)
    return tuple(
        sum(fading[each] * streams[generations - each] for each in range(1, generations + 1))
        // _WHOLE
        for generations in range(len(fading))
    )


def _between(table: tuple[int, ...], generations: int) -> int:
    """The value of a table at hundredths of generations."""
    whole, rest = divmod(min(max(generations, 0), ONE * (len(table) - 2)), ONE)
    return table[whole] + (table[whole + 1] - table[whole]) * rest // ONE


class Outlook:
    """A table as a seat sees it: its length, and the worth of things because of that.

    Without weights, those of level 2 for the mode of play. `lasts` is its length if that is given and not reckoned from
    the planet.
    """

    def __init__(
        self,
        state: State,
        seat: Seat,
        weights: Weights | None = None,
        judge: Judgement = exact,
        lasts: int | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights or (AGAINST_BOT if state.mode is Mode.AUTOMA else PLAYER)
        self.judge = judge
        self._lasts = lasts
        self.mine: SeatState = state.seats[seat]

    @cached_property
    def steps_left(self) -> int:
        state = self.state
        oxygen = HIGHEST[Parameter.OXYGEN] - state.oxygen
        warmth = (HIGHEST[Parameter.TEMPERATURE] - state.temperature) // STEP[Parameter.TEMPERATURE]
        return oxygen + warmth + HIGHEST[Parameter.OCEANS] - oceans_out(state)

    @cached_property
    def left(self) -> int:
        """The remaining generations with production, including this one."""
        return min(self._left if self._lasts is None else self._lasts, self.weights.horizon)

    @cached_property
    def _left(self) -> int:
        last = last_generation(self.state)
        if last is not None:
            return ONE * (last - self.state.generation + 1)
        weights = self.weights
        pace = (
            weights.pace_alone,
            weights.pace_of_two,
            weights.pace_of_three,
            weights.pace_of_four,
            weights.pace_of_five,
        )[len(self.state.seats) - 1]
        return max(ONE, self._generations(ONE * self.steps_left, max(1, pace)))

    def _generations(self, steps: int, pace: int) -> int:
        """Return the length of so many hundredths of steps: the planet changes faster from generation to generation."""
        growth, generation, found = self.weights.pace_growth, self.state.generation, 0
        while True:
            late = min(8, max(-6, generation - _MIDDLE))
            now = max(pace // 3, pace * (ONE + growth * late) // ONE, 1)
            if steps <= now or found > ONE * MOST_GENERATIONS:
                return found + ONE * steps // now
            steps -= now
            found += ONE
            generation += 1

    @cached_property
    def is_racing(self) -> bool:
        """Return true if points count for nothing yet: in classic solo play the planet must be finished first, or the
        rating reached.
        """
        state = self.state
        return state.mode is Mode.SOLO and not (self._needs_rating and is_won_alone(state))

    @cached_property
    def _needs_rating(self) -> bool:
        return rating_goal(self.state) is not None

    @cached_property
    def point(self) -> int:
        """A victory point: worth little while money still grows, much at the end."""
        if self.is_racing:
            return ONE
        weights = self.weights
        return weights.point * _between(_fading(weights.fading), self.left - ONE) // _WHOLE

    @cached_property
    def lasting(self) -> int:
        """The rest of the table in hundredths of generations, those to come faded."""
        return self._income(self.left - ONE // 2)

    def _income(self, generations: int) -> int:
        """A M€ in each of so many hundredths of generations."""
        return ONE * _between(_streams(self.weights.patience), generations) // _WHOLE

    @cached_property
    def rating(self) -> int:
        """A step of the rating: a point, and M€ in every generation."""
        income = self._income(self.left - self.weights.mc_delay)
        rating = self.point + income + self.pulls.get(Measure.TR, 0)
        return rating + self._race if self.is_racing and self._needs_rating else rating

    @property
    def _race(self) -> int:
        """The part of a step in the goal of classic solo play."""
        faded = _between(_fading(self.weights.race_fading), self.left - ONE)
        return self.weights.race * faded // _WHOLE

    @cached_property
    def step(self) -> int:
        """A step of a parameter, which in a race decides the game."""
        if self.is_racing:
            return self.rating if self._needs_rating else self.rating + self._race
        return max(0, self.rating + self._hurry) if self.state.bot is not None else self.rating

    @cached_property
    def _hurry(self) -> int:
        """Return the worth of a step towards the end: MarsBot's points of a generation less the seat's own."""
        weights, production = self.weights, self.mine.production
        pace = self.bot_pace
        income = (
            self.mine.tr + production["mc"] + 2 * production["steel"] + 3 * production["titanium"]
        )
        income += 3 * production["plants"] + production["heat"] + production["energy"]
        later = min(self.left - ONE, 6 * ONE)
        income += income * weights.growth * later // (ONE * ONE)
        # A seat with more than can be spent gains nothing by waiting.
        own = ONE * income // max(1, weights.point_price) if self.mine.stock["mc"] < _RICH else 0
        if self.left < _NEAR:
            pace += ONE * self.dearer_tokens
        steps = max(1, min(weights.pace_alone, ONE * self.steps_left))
        return weights.hurry * (pace - own) * self.point // (ONE * steps)

    @property
    def bot_pace(self) -> int:
        """Hundredths of points that MarsBot gains in a generation."""
        weights = self.weights
        return weights.bot_pace_hard if is_hard(self.state) else weights.bot_pace

    @property
    def dearer_tokens(self) -> int:
        """Return MarsBot's gain by its tokens if the table ends only in the next generation."""
        bot, generation = self.state.bot, self.state.generation
        if bot is None:
            return 0
        return bot.tokens * (token_points(generation + 1) - token_points(generation))

    @cached_property
    def pulls(self) -> Mapping[Measure | Tag | Resource, int]:
        """Return the worth of one more towards milestones and awards, by their measures."""
        if self.is_racing or not self.weights.pull:
            return {}
        return pulls(self.state, self.seat, self.point * self.weights.pull // ONE)

    @cached_property
    def money(self) -> int:
        """A M€: worth little if the seat has plenty, or no time left to spend it."""
        weights = self.weights
        plenty = max(0, funds(self.state, self.seat) - weights.purse)
        return self.spending * weights.plenty // max(1, weights.plenty + plenty)

    @cached_property
    def spending(self) -> int:
        """A M€ for a seat that has few of them: there may be no time left to spend it well."""
        weights = self.weights
        return min(ONE, weights.last_money + self.left * weights.money_slope // ONE)

    @cached_property
    def steady(self) -> int:
        """A M€ in every generation to come, however much the seat has now."""
        return self._income(self.left - self.weights.mc_delay) * self.spending // ONE

    @cached_property
    def units(self) -> Mapping[str, int]:
        """A unit in stock."""
        steel, titanium = metal_values(self.mine)
        greenery = self.greenery // greenery_plants(self.mine)
        warmth = self.step if self.state.temperature < HIGHEST[Parameter.TEMPERATURE] else 0
        weights = self.weights
        heat = min(weights.most_heat, warmth * weights.heat // (ONE * HEAT_FOR_TEMPERATURE))
        return {
            "mc": self.money,
            "steel": weights.steel * steel,
            "titanium": weights.titanium * titanium,
            "plants": greenery * weights.plants // ONE,
            "energy": heat * weights.energy // ONE,
            "heat": heat,
        }

    @cached_property
    def greenery(self) -> int:
        """A greenery tile: its point, the oxygen, and about one printed bonus."""
        oxygen = self.step if self.state.oxygen < HIGHEST[Parameter.OXYGEN] else 0
        return self.point + oxygen + self.weights.grown + self._tile(Measure.GREENERIES)

    @cached_property
    def city(self) -> int:
        """A city tile: greeneries beside it are still to come."""
        weights = self.weights
        greeneries = weights.city_early if self.is_early else weights.city_late
        return greeneries * self.point // ONE + weights.founded + self._tile(Measure.CITIES)

    def _tile(self, measure: Measure) -> int:
        """Return the worth of one more tile towards goals."""
        return self.pulls.get(measure, 0) + self.pulls.get(Measure.TILES, 0)

    @cached_property
    def is_early(self) -> bool:
        """Return true if there is time for something to grow."""
        return self.left > 150

    @cached_property
    def ocean(self) -> int:
        return (
            self.step + self.weights.ocean
            if oceans_out(self.state) < HIGHEST[Parameter.OCEANS]
            else 0
        )

    def stock(self, resource: str, n: int) -> int:
        return n * self.units[resource]

    def production(self, resource: str, n: int) -> int:
        """Return the worth of steps of a production until the end; gains too late to be used count for less."""
        weights = self.weights
        match resource:
            case "mc":
                each = self._income(self.left - weights.mc_delay) * self.money // ONE
            case "steel" | "titanium":
                each = self._income(self.left - weights.delay) * self.units[resource] // ONE
            case "plants":
                each = self._plants_yearly
            case _:
                each = self._heat_yearly
                if resource == "energy":
                    each = each * weights.energy // ONE
        if resource == "energy":
            each += ONE
        return n * (each + self.pulls.get(Resource(resource), 0))

    @cached_property
    def _heat_yearly(self) -> int:
        """A heat in every generation, until it is warm enough."""
        weights = self.weights
        if self.state.temperature >= HIGHEST[Parameter.TEMPERATURE]:
            return 0
        missing = (HIGHEST[Parameter.TEMPERATURE] - self.state.temperature) // STEP[
            Parameter.TEMPERATURE
        ]
        harvests = min(self.left - weights.delay, missing * ONE * ONE // max(1, weights.warming))
        each = self._steps_of(harvests) * weights.heat // (ONE * HEAT_FOR_TEMPERATURE)
        return each * weights.later // ONE

    @cached_property
    def _plants_yearly(self) -> int:
        """A plant in every generation; those of the last one count too."""
        weights = self.weights
        oxygen = HIGHEST[Parameter.OXYGEN] - self.state.oxygen
        growing = min(self.left, oxygen * ONE * ONE // max(1, weights.greening))
        tiles = self.point + weights.grown + self._tile(Measure.GREENERIES)
        each = self.left * tiles // ONE + self._steps_of(growing)
        each = each * weights.plants // (ONE * greenery_plants(self.mine))
        return each * weights.later // ONE

    def _steps_of(self, generations: int) -> int:
        """A step of a parameter in each of so many generations."""
        if generations <= 0:
            return 0
        kept = self.step - self._income(self.left - self.weights.mc_delay)
        return (
            kept * generations // ONE
            + ONE * _between(_growing(self.weights.patience), generations) // _WHOLE
        )

    def on_card(self, points_each: int) -> int:
        """A resource on a card that scores this many hundredths of a point for each."""
        return points_each * self.point // ONE if points_each else self.weights.on_card

    def space(self, label: str, kind: str) -> int:
        """Return the worth of a tile of this kind on a space: the printed bonus, oceans beside it, and its later
        score.
        """
        if label in OFF_MAP:
            return 0
        state = self.state
        worth = 0
        for bonus in BOARDS[state.board].spaces[label].bonus:
            match bonus:
                case Bonus.CARD:
                    worth += self.weights.card
                case Bonus.SOUTH_POLE:
                    worth += self.ocean - SOUTH_POLE_MC * ONE
                case Bonus.PLANT:
                    worth += self.units["plants"]
                case _:
                    worth += self.units[bonus.value]
        for beside in neighbours(label):
            tile = state.tiles.get(beside)
            if tile is None:
                worth += self._free_neighbour(beside, kind)
            elif tile.kind == "ocean":
                worth += OCEAN_MC * ONE
            elif kind == "greenery" and is_city(tile):
                worth += self.point * (100 if tile.owner == self.seat else -70) // ONE
            elif kind == "city" and tile.kind == "greenery":
                worth += self.point
            elif tile.owner == self.seat:
                worth += 30
        return worth

    def _free_neighbour(self, label: str, kind: str) -> int:
        space = BOARDS[self.state.board].spaces[label]
        if space.ocean:
            return 60 if kind != "ocean" else 0
        return self.point // 4 if kind == "city" and self.is_early else 10
