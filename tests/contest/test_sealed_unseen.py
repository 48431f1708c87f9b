"""Closed tables leak nothing: two worlds that differ only in them look the same to all others (15.7)."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import URL

from bot.core.posts.renderer import Renderer
from bot.features.tournament.posts import notices as tournaments
from bot.outbox import sender
from bot.playground.discord.clock import Clock
from bot.tournaments import notices
from tests.bot.edges.scene import scene
from tests.catalogues import toy_catalogues
from tests.contest.hurried import with_nim
from tests.contest.leaks import LEAKS
from tests.contest.watching import GROUPS, Fact, looked
from tests.contest.worlds import GAME, ONE, OTHER, Shape, Way, played, watchers
from tests.engines import SQLITE, SQLITE_FIRST, prepared
from tests.postgres import Server
from tests.scale import one_in

pytestmark = [pytest.mark.slow, pytest.mark.sockets]
BEGIN_S = 1_800_000_000.0
_AROUND = 200


async def _world(
    where: URL, shape: Shape, way: Way, *, groups: Collection[str], presses: bool
) -> list[Fact]:
    """Return the findings of the rival and then of the organiser."""
    renderer, seen = Renderer(), []
    try:
        with pytest.MonkeyPatch.context() as patch:
            # Time passes only where it is let pass, so that moments can be compared.
            patch.setattr(Clock, "now", lambda clock: BEGIN_S + clock.skipped_s)
            # One post after another, by its urgency. A greeting waits for its thread, and for the edit of its round if
            # that was posted before the table was opened: only the machine would decide whether it does.
            patch.setattr(sender, "AT_ONCE", 1)
            patch.setattr(tournaments, "THREAD_PATIENCE_S", 0.0)
            patch.setattr(notices, "ROUND_AFTER_S", 0.0)
            async with scene(Path(), toy_catalogues(), renderer, patch, database=where) as on:
                held = await played(on, shape, way)
                async with watchers(on, held) as those:
                    for each in those:
                        seen += await looked(on, held.id, each, groups=groups, presses=presses)
    finally:
        renderer.close()
    return seen


async def _differences(
    where: Sequence[Callable[[], URL]],
    shape: Shape,
    *,
    groups: Collection[str] = GROUPS,
    presses: bool = True,
) -> tuple[list[str], int]:
    """Return the differences between the worlds, and the number of comparisons."""
    with with_nim(GAME):
        one, other = [
            await _world(each(), shape, way, groups=groups, presses=presses)
            for each, way in zip(where, (ONE, OTHER), strict=True)
        ]
    found = [_apart(a, b) for a, b in zip(one, other, strict=False) if a != b]
    if len(one) != len(other):
        found.append(f"{len(one)} facts and {len(other)}")
    return found, len(one)


def _apart(one: Fact, other: Fact) -> str:
    """Return the beginning of the difference of two facts."""
    pair = one[1], other[1]
    same = next((at for at, (a, b) in enumerate(zip(*pair, strict=False)) if a != b), 0)
    at = max(0, same - _AROUND)
    until = at + 2 * _AROUND
    return f"{one[0]}:\n  {one[1][at:until]}\n{other[0]}:\n  {other[1][at:until]}"


def _files(tmp_path: Path) -> list[Callable[[], URL]]:
    return [partial(prepared, tmp_path / f"{number}.sqlite3") for number in range(2)]


@pytest.mark.parametrize("engine", SQLITE_FIRST)
@pytest.mark.parametrize("shape", Shape)
async def test_the_play_at_a_closed_table_stays_secret(
    tmp_path: Path, shape: Shape, engine: str, request: pytest.FixtureRequest
) -> None:
    if engine == SQLITE:
        where = _files(tmp_path)
    else:
        server: Server = request.getfixturevalue("postgres_server")
        # The second world begins when the first has been looked at: it is the same database, emptied.
        where = [server.prepared] * 2
    found, compared = await _differences(where, shape)
    assert not found, "\n".join(found[:10])
    assert compared > 500


@pytest.mark.parametrize("name", one_in(3, LEAKS))
async def test_a_leak_is_noticed(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak = LEAKS[name]
    for plant in leak.plants:
        plant(monkeypatch)
    found, _ = await _differences(
        _files(tmp_path), leak.shape, groups=leak.groups, presses=leak.presses
    )
    assert found
