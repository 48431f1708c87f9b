"""Draws the lasting parts of each title's first picture beforehand, a little at a time (ADR 46).

Grounds, signs and letters take most of a first picture. They are the same for every table. So they are drawn into the
painters' own cache soon after the start, when the render thread is idle.
"""

import asyncio
import logging
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Final

from greenlet import getcurrent, greenlet

from bot.core.posts.renderer import Renderer
from bot.i18n import Catalogues
from bot.i18n.catalogue import LANGUAGES
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.painter import Drawings, Painter
from render.core.palette import Colour
from render.core.sprites import SPRITES, Sprite
from rules.core.engine import play, start
from rules.core.game import GameDef, RobotLevel, Setup, default_options
from rules.core.rng import Rng

_log = logging.getLogger(__name__)

BEGINS_AFTER_S: Final = 8.0
"""At the start itself, waiting members are answered first."""
PIECE_S: Final = 0.03
"""After this time no further sprite is begun, so that a member's picture hardly waits."""
PAUSE_S: Final = 0.1
"""Between two pieces: the thread that answers clicks shares the interpreter with this one."""
LARGE: Final = 2**16
"""Bytes from which a sprite is kept packed until it is used."""
SEED: Final = 1
MOVES: Final = 120
"""After this many moves most kinds of pieces have been on the board."""
LOOKED_EVERY: Final = 60


class Warming:
    """`run` it once; cancel it at any time."""

    def __init__(
        self,
        renderer: Renderer,
        catalogues: Catalogues,
        games: Callable[[str], GameDef[Any, Any]],
        painters: Callable[[str], Painter[Any]],
        *,
        pause_s: float = PAUSE_S,
    ) -> None:
        self._renderer, self._catalogues = renderer, catalogues
        self._games, self._painters = games, painters
        self._pause_s = pause_s

    async def run(self, titles: Sequence[str]) -> None:
        """Prepare these titles. A failure is logged; the picture itself will show more."""
        for title in titles:
            try:
                await self._prepare(title)
            except Exception:
                _log.exception("the first pictures of %s cannot be prepared", title)

    async def _prepare(self, title: str) -> None:
        work = self.pieces(title)
        while work is not None and not await self._renderer.at_leisure(work.go_on):  # noqa: ASYNC110
            await asyncio.sleep(self._pause_s)

    def pieces(self, title: str) -> "InPieces | None":
        """Return the work for a title; None if its pictures are not repainted."""
        drawings = self._painters(title).drawings
        if drawings is None:
            return None
        return InPieces(partial(self._draw, self._games(title), drawings))

    def _draw(
        self, game: GameDef[Any, Any], drawings: Drawings[Any], pause: Callable[[], None]
    ) -> None:
        for view in first_views(game, pause):
            for language in LANGUAGES:
                drawing = drawings.board(view, self._catalogues[language].sayer(_name))
                drawing.draw(_Unpainted(drawing.ground.image))
        for _ in drawings.ahead() if drawings.ahead is not None else ():
            pause()


class InPieces:
    """Work that draws sprites, interrupted before one of them once it has taken long enough."""

    def __init__(
        self, work: Callable[[Callable[[], None]], None], *, piece_s: float = PIECE_S
    ) -> None:
        """Take `work`, which gets a function to call at further points of interruption."""
        self._work, self._piece_s = work, piece_s
        self._begun: greenlet | None = None
        self._drawn: list[Hashable] = []
        self._until = 0.0

    def go_on(self) -> bool:
        """Do a piece of it, always in the same thread; return whether it is done. Then large sprites are packed."""
        if self._begun is None:
            self._begun = greenlet(self._work)
        self._until = perf_counter() + self._piece_s
        with SPRITES.telling(self._drawing):
            self._begun.switch(self._pause)
        if not self._begun.dead:
            return False
        SPRITES.pack(self._drawn, LARGE)
        return True

    def _drawing(self, key: Hashable | None) -> None:
        if key is not None:
            self._drawn.append(key)
        self._pause()

    def _pause(self) -> None:
        # Another picture may be drawn here too, but never in the middle of a piece.
        if getcurrent() is self._begun and perf_counter() > self._until:
            getcurrent().parent.switch()


class _Unpainted(Canvas):
    """A canvas that has everything drawn that is put on it, and drops it."""

    def put(self, box: Box, sprite: Sprite | None, colour: Colour | None, part: Box | None) -> None:
        pass


def first_views(game: GameDef[Any, Any], pause: Callable[[], None]) -> Iterator[Any]:
    """Yield the public view of a table that has just begun, and two later ones."""
    setup = Setup(max(game.seats), default_options(game), SEED)
    state, rng = start(game, setup).state, Rng(SEED)
    for number in range(MOVES + 1):
        waiting = game.waiting_for(state)
        if number % LOOKED_EVERY == 0 or not waiting:
            yield game.view(state, None)
        if not waiting:
            return
        pause()
        seat = min(waiting)
        state = play(game, state, seat, game.robot(state, seat, RobotLevel.QUICK, rng)).state


def _name(seat: int) -> str:
    return f"{seat + 1}"
