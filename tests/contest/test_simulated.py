"""Tournaments simulated at random end, and their standings equal an independent reckoning."""

import pytest

from bot.features.tournament.choices.kinds import kinds_for
from tests.bot.tournaments.hall import TITLES
from tests.contest.simulated import simulate
from tests.scale import usually

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seed", [*range(3), *usually(3, range(3, 12))])
async def test_a_simulated_tournament_ends_with_the_standings_of_the_reckoning(seed: int) -> None:
    simulation = await simulate(seed)
    assert simulation.kind in {kind for title in TITLES.values() for kind in kinds_for(title.seats)}
    assert simulation.acts["sign up"]
