"""Closed tables leak nothing: two worlds that differ only in them look the same to everybody else (15.7)."""

from collections.abc import Collection
from pathlib import Path

import pytest

from bot.playground.discord.clock import Clock
from bot.ui.posts.renderer import Renderer
from tests.bot.edges.scene import scene
from tests.catalogues import toy_catalogues
from tests.contest.hurried import with_nim
from tests.contest.leaks import LEAKS
from tests.contest.watching import GROUPS, Fact, looked
from tests.contest.worlds import GAME, ONE, OTHER, Shape, Way, played, watchers

pytestmark = [pytest.mark.slow, pytest.mark.sockets]
BEGIN_S = 1_800_000_000.0
_AROUND = 200


async def _world(
    folder: Path, shape: Shape, way: Way, *, groups: Collection[str], presses: bool
) -> list[Fact]:
    """What the rival and then the organiser find out."""
    renderer, seen = Renderer(), []
    try:
        with pytest.MonkeyPatch.context() as patch:
            # Time passes only where it is let pass, so that moments can be compared.
            patch.setattr(Clock, "now", lambda clock: BEGIN_S + clock.skipped_s)
            async with scene(folder, toy_catalogues(), renderer, patch) as on:
                held = await played(on, shape, way)
                async with watchers(on, held) as those:
                    for each in those:
                        seen += await looked(on, held.id, each, groups=groups, presses=presses)
    finally:
        renderer.close()
    return seen


async def _differences(
    tmp_path: Path, shape: Shape, *, groups: Collection[str] = GROUPS, presses: bool = True
) -> tuple[list[str], int]:
    """What differs between the worlds, and how much was compared."""
    folders = [tmp_path / str(number) for number in range(2)]
    for each in folders:
        each.mkdir()
    with with_nim(GAME):
        one, other = [
            await _world(each, shape, way, groups=groups, presses=presses)
            for each, way in zip(folders, (ONE, OTHER), strict=True)
        ]
    found = [_apart(a, b) for a, b in zip(one, other, strict=False) if a != b]
    if len(one) != len(other):
        found.append(f"{len(one)} facts and {len(other)}")
    return found, len(one)


def _apart(one: Fact, other: Fact) -> str:
    """Where two facts begin to differ."""
    pair = one[1], other[1]
    same = next((at for at, (a, b) in enumerate(zip(*pair, strict=False)) if a != b), 0)
    at = max(0, same - _AROUND)
    until = at + 2 * _AROUND
    return f"{one[0]}:\n  {one[1][at:until]}\n{other[0]}:\n  {other[1][at:until]}"


@pytest.mark.parametrize("shape", Shape)
async def test_nobody_else_finds_out_how_a_closed_table_is_played(
    tmp_path: Path, shape: Shape
) -> None:
    found, compared = await _differences(tmp_path, shape)
    assert not found, "\n".join(found[:10])
    assert compared > 500


@pytest.mark.parametrize("name", LEAKS)
async def test_a_leak_is_noticed(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak = LEAKS[name]
    for plant in leak.plants:
        plant(monkeypatch)
    found, _ = await _differences(tmp_path, leak.shape, groups=leak.groups, presses=leak.presses)
    assert found
