"""A whole table as one animation, made of the public boards of its turns (specification of hosting, 5.3).

Each frame is a job of its own in the render thread and takes turns with the requests of members. So boards of other
tables are drawn between frames. The file is encoded in another thread.
"""

import asyncio
import logging
from collections.abc import Callable, Hashable
from contextlib import suppress
from time import thread_time
from typing import Any, Final

from cachetools import LRUCache

from bot.core.posts.post import PostFile
from bot.core.posts.renderer import Renderer, drawn_for
from bot.core.text.lines import ALT_CHARS, cut_at_line
from bot.core.text.translator import Translator, translator
from bot.i18n import Catalogues
from bot.tables.history.replays import Replays
from bot.tables.model import Position
from bot.tables.names import table_title
from render.core.animation import GIF, WEBP, Reel, Shrinker, chosen, encode_gif, encode_webp
from render.core.painter import Painter
from rules.core.text import SeatName, msg

_log = logging.getLogger(__name__)

MOST_BYTES: Final = 4_000_000
MOST_S: Final = 15.0
"""Most seconds of the render thread that one animation may take."""
FEWEST_TURNS: Final = 3
"""Fewest turns of a table with an animation, so that a table that was called off at once has none."""
SIZES: Final = ((60, 800), (40, 800), (40, 640))
"""Pairs of the most frames and their width, tried in turn until the file is small enough."""
NOBODY: Final = 0
"""A number that no member has, under which frames are drawn: they take turns with the requests of members."""
KEPT_BYTES: Final = 1_500_000
"""Size of the cache of finished animations: two or three usual ones. Larger ones are drawn again."""


class Animations:
    def __init__(
        self,
        replays: Replays,
        catalogues: Catalogues,
        renderer: Renderer,
        painters: Callable[[str], Painter[Any]],
        clock: Callable[[], float] = thread_time,
        most_bytes: int = MOST_BYTES,
        *,
        kind: str = WEBP,
    ) -> None:
        """Store the parts. `kind` is one of `FORMATS`.

        `clock` returns the processor time of the calling thread in seconds, so that the load of other programs does
        not count against an animation.
        """
        self._kind = kind
        self._replays = replays
        self._catalogues = catalogues
        self._renderer = renderer
        self._painters = painters
        self._clock = clock
        self._most_bytes = most_bytes
        self._lock = asyncio.Lock()
        self._kept: LRUCache[Hashable, bytes] = LRUCache(KEPT_BYTES, len)

    @property
    def is_busy(self) -> bool:
        """Return whether an animation is being made; another one would wait for it."""
        return self._lock.locked()

    async def file(
        self, at: Position, language: str, *, name: str, whose: int = NOBODY
    ) -> PostFile | None:
        """Return the animation of a table so far, from its public boards; None if there is none within the limits.

        `whose` is the turn in which its frames are drawn: `NOBODY`, or `VISITOR` for a page.

        Raises:
            TableRefusal: not_started.
            Unreadable: the table's log is damaged.
        """
        key = (at.table.id, at.table.seq, language, at.seats, at.sittings)
        was = drawn_for.set(whose)
        try:
            # One at a time: side by side, all would only be finished later.
            async with self._lock:
                data = self._kept.get(key)
                if data is None:
                    data = await self._made(at, language)
                    if data is None:
                        return None
                    with suppress(ValueError):  # larger than the whole cache
                        self._kept[key] = data
        finally:
            drawn_for.reset(was)
        stops = await self._replays.stops(at)
        return PostFile(
            f"{name}.{self._kind}",
            data,
            _alt(at, len(stops) - 1, translator(self._catalogues[language], at)),
        )

    async def _made(self, at: Position, language: str) -> bytes | None:
        stops = await self._replays.stops(at)
        if len(stops) <= FEWEST_TURNS:
            return None
        left_s = MOST_S
        for most, width in SIZES:
            reel = Reel()
            shrinker = Shrinker(width)
            for place in chosen(len(stops), most):
                moment = await self._replays.moment(at, stops[place].seq)
                if not moment.has_state:
                    # Its rules are not installed, so its replay has words but no boards.
                    return None
                left_s -= await self._frame(moment.position, language, shrinker, reel)
                if left_s < 0:
                    _log.info("table %d: its animation takes too long", at.table.id)
                    return None
            data = await self._encoded(at, reel)
            if data is None or len(data) <= self._most_bytes:
                return data
        _log.info("table %d: its animation is too large", at.table.id)
        return None

    async def _frame(
        self, position: Position, language: str, shrinker: Shrinker, reel: Reel
    ) -> float:
        """Append the public board, made smaller; return the seconds of the render thread that this took."""
        text = translator(self._catalogues[language], position)
        view = position.game.view(position.state, None)
        painter = self._painters(position.table.title)

        def draw() -> float:
            began = self._clock()
            reel.append(shrinker.frame(painter.board(view, text.draw)))
            return self._clock() - began

        return await self._renderer.run(draw)

    async def _encoded(self, at: Position, reel: Reel) -> bytes | None:
        encode = encode_gif if self._kind == GIF else encode_webp
        try:
            return await asyncio.to_thread(encode, reel)
        except (OSError, ValueError):
            _log.exception("table %d: its animation cannot be encoded", at.table.id)
            return None


def _alt(at: Position, turns: int, text: Translator) -> str:
    """Return the alternative text: the title, the number of turns, and the winners."""
    title = table_title(at.table)
    lines = [text.draw(msg("ui.replay.animated_alt", title=title, turns=turns))]
    outcome = None if at.state is None else at.game.outcome(at.state)
    if outcome is not None and outcome.winners:
        winners = tuple(SeatName(seat) for seat in outcome.winners)
        lines.append(text.draw(msg("ui.replay.animated_winners", seats=winners)))
    return cut_at_line(lines, ALT_CHARS)
