"""Reading a tournament costs the same number of statements however many take part, and so does changing it."""

from benchmarks.parts.statements import counted
from tests.bot.tournaments.hall import FIRST_MEMBER, Hall

MOST_READ = 20
MOST_TO_LOOK = 6
MOST_FOR_CLICK = 2 * MOST_READ + 12
"""Read before and after, eligibility, and the writes."""


async def test_a_sign_up_costs_as_many_statements_with_many_as_with_few(hall: Hall) -> None:
    held = await hall.announced()
    costs = []
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 20):
        actor = hall.by(member)
        with counted() as made:
            await hall.tournaments.sign_up(held.id, actor)
        costs.append(len(made))
    assert costs[0] == costs[-1]
    assert costs[-1] <= MOST_FOR_CLICK


async def test_looking_at_a_tournament_that_waits_costs_few_statements(hall: Hall) -> None:
    tournament_id = await hall.started(9)
    await hall.director.look()
    with counted() as made:
        await hall.tournaments.show(tournament_id)
    assert len(made) <= MOST_READ
    with counted() as made:
        await hall.director.look()
    # The list of tournaments, and tables without members.
    assert len(made) <= MOST_TO_LOOK
