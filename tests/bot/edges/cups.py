"""Tournaments of two players that a referee decides at once."""

from collections.abc import Awaitable, Callable

from bot.playground import PlaygroundClient
from bot.store.contest.rows import Settings
from rules.core.text import Typed
from tests.bot.edges.scene import Scene
from tests.bot.edges.test_closed_tables import service
from tests.bot.edges.test_erased_posts import held_tournament


def won_by(winner: PlaygroundClient) -> Callable[[Scene, int], Awaitable[None]]:
    """The organiser rules that a member has won a table."""

    async def rule(on: Scene, table_id: int) -> None:
        held = await service(on).of_table(table_id)
        assert held is not None
        (pod,) = (each for each in held.stored.pods if each.table_id == table_id)
        wanted = int(winner.member_id)
        ranks = [
            1 if held.entrant(each.no).member_id == wanted else 2 for each in held.seats(pod.id)
        ]
        await service(on).referee.result(
            held.id, on.by(on.haneul), pod.id, reason=Typed("As agreed"), ranks=ranks
        )
        await on.told()

    return rule


async def cup(
    on: Scene, winner: PlaygroundClient, loser: PlaygroundClient, settings: Settings | None = None
) -> int:
    """A tournament that the first member wins; returns its number once it is over."""
    return await held_tournament(on, winner, loser, played=won_by(winner), settings=settings)
