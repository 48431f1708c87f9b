"""A whole table as one moving picture, made of the public boards of its turns (specification of hosting, 5.3).

Each frame is drawn by itself in the render thread, after whatever else is to be drawn for everybody, so that no board
of another table waits for more than one frame. The file is put together in another thread.
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
from render.core.animation import GIF, WEBP, Reel, Shrinker, chosen, encode_gif, encode_webp
from render.core.painter import Painter
from rules.core.text import Msg, SeatName, msg

_log = logging.getLogger(__name__)

MOST_BYTES: Final = 4_000_000
MOST_S: Final = 15.0
"""How much of the render thread's time one animation may take."""
FEWEST_TURNS: Final = 3
"""A table that was called off at once is no film."""
SIZES: Final = ((60, 800), (40, 800), (40, 640))
"""How many frames, and how wide they are: what is tried until the file is small enough."""
NOBODY: Final = 0
"""No member has this number: what is drawn for it takes turns with what single members have asked for."""
KEPT_BYTES: Final = MOST_BYTES
"""How much of finished animations is kept: two to four, or one that is as large as any."""


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
        """`clock` tells the seconds of the thread that draws, so that other programs take nothing from an animation.

        `kind` is one of `FORMATS`.
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
        """Is one being made? Another one would wait for it."""
        return self._lock.locked()

    async def file(self, at: Position, language: str, *, name: str) -> PostFile | None:
        """The animation of a table so far, as everybody saw it; None if there is none within the limits.

        Raises:
            TableRefusal: not_started.
            Unreadable: its log is damaged.
        """
        key = (at.table.id, at.table.seq, language, at.seats, at.sittings)
        was = drawn_for.set(NOBODY)
        try:
            # One at a time: more would only be finished later.
            async with self._lock:
                data = self._kept.get(key)
                if data is None:
                    data = await self._made(at, language)
                    if data is None:
                        return None
                    with suppress(ValueError):  # larger than all that is kept
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
                    # Played by rules that are not kept: it is told in words alone.
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
        """Append the public board, made smaller; return how many seconds that took."""
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
    """The title, who won, and how many turns there are."""
    title = Msg(f"{at.table.title}.title")
    lines = [text.draw(msg("ui.replay.animated_alt", title=title, turns=turns))]
    outcome = None if at.state is None else at.game.outcome(at.state)
    if outcome is not None and outcome.winners:
        winners = tuple(SeatName(seat) for seat in outcome.winners)
        lines.append(text.draw(msg("ui.replay.animated_winners", seats=winners)))
    return cut_at_line(lines, ALT_CHARS)
