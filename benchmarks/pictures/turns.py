"""Cost of a turn's picture: ``python -m benchmarks.pictures [TITLE…]``.

Greedy robots play two tables of every title at its largest number of seats. The public positions of the first are
painted to warm the caches, as in a bot that has run for a while; those of the second are measured, in order, as the bot
paints them: each upon the one before it, with encoding. Times are processor time, in milliseconds.

* ``turn``, ``p95``: a picture while others wait for theirs (ADR 30);
* ``idle``: the same without waiting members;
* ``limit``: the unavoidable part, measured beside each picture: the fastest deflate of all pixels, and one copy;
* ``obvious``: the straightforward program: draw at twice the size, reduce, compress at level 6;
* ``x limit``, ``x faster``: the turn beside both; medians of ratios of neighbours;
* ``cold``: the last position with empty caches of painters, as in a process that has only just started;
* ``first``: the same in a fresh process that has been up for some seconds (``first``; `bot.warming`);
* ``kB busy``, ``kB idle``, ``before``: medians of the file sizes, also of the library's own encoder at level 6;
* ``missed``: the goals of ADR 36 that this run has missed.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from statistics import median
from time import process_time
from typing import Any, TypeVar

from PIL import Image

from benchmarks.parts.report import markdown
from bot.i18n import Catalogue
from render.core.canvas import Drawing
from render.core.encode import COMPRESS_LEVEL
from render.core.fonts import glyphs
from render.core.png import quick_deflate
from render.core.repaint.last import Last, painted, repainted
from render.core.sprites import SPRITES
from render.registry import load as load_painter
from rules.core.engine import play, start
from rules.core.game import GameDef, RobotLevel, Setup, default_options
from rules.core.rng import Rng
from rules.core.text import Say
from rules.registry import GAME_KEYS
from rules.registry import load as load_game

T = TypeVar("T")

SEED, WARM_SEED = 20, 21
NAMES = ("김하늘", "Alessandra Bonaventura", "Tom", "정우성과 친구들", "Zoë")
GOALS_MS = {"expancity": 3.0, "metromania": 3.5, "mine": 2.5, "tmars": 5.0}
MOST_TIMES_LIMIT, LEAST_TIMES_FASTER, MOST_COLD_MS, MOST_P95 = 3.0, 15.0, 60.0, 2.5
FEW = 40
"""The positions of a quick look."""
OBVIOUS_EVERY = 12
"""The obvious way is measured at one in this many positions: it takes long."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Medians; milliseconds and bytes."""

    positions: int
    turn_ms: float
    p95_ms: float
    idle_ms: float
    limit_ms: float
    obvious_ms: float
    times_limit: float
    times_faster: float
    cold_ms: float
    first_ms: float
    busy_bytes: int
    idle_bytes: int
    library_bytes: int
    largest_bytes: int

    def missed(self, key: str) -> list[str]:
        """The goals that this run has missed."""
        goals = {
            f"turn > {GOALS_MS.get(key, 5.0)} ms": self.turn_ms > GOALS_MS.get(key, 5.0),
            "p95": self.p95_ms > MOST_P95 * self.turn_ms,
            "limit": self.times_limit > MOST_TIMES_LIMIT,
            "obvious": self.times_faster < LEAST_TIMES_FASTER,
            "cold": self.cold_ms > MOST_COLD_MS,
            "first": self.first_ms > MOST_COLD_MS,
            "kB busy": self.busy_bytes > 1.25 * self.library_bytes,
            "kB idle": self.idle_bytes > self.library_bytes,
        }
        return [name for name, missed in goals.items() if missed]


def positions(game: GameDef[Any, Any], seed: int = SEED, most: int | None = None) -> list[Any]:
    """Return a spectator's views after each move of a table, without repetitions, at most so many."""
    setup = Setup(max(game.seats), default_options(game), seed)
    state, rng = start(game, setup).state, Rng(seed)
    views = [game.view(state, None)]
    while (waiting := game.waiting_for(state)) and (most is None or len(views) < most):
        seat = min(waiting)
        state = play(game, state, seat, game.robot(state, seat, RobotLevel.NORMAL, rng)).state
        view = game.view(state, None)
        if view != views[-1]:
            views.append(view)
    return views


def measure(
    board: Callable[[Any, Say], Drawing],
    warm: Sequence[Any],
    views: Sequence[Any],
    say: Say,
    first_ms: float,
) -> Cost:
    for view in warm:
        board(view, say).image()
    deflate = quick_deflate()
    turns: list[float] = []
    idles: list[float] = []
    limits: list[float] = []
    obvious: list[float] = []
    ratios: list[float] = []
    faster: list[float] = []
    busy_bytes: list[int] = []
    idle_bytes: list[int] = []
    library: list[int] = []
    busy: Last | None = None
    idle: Last | None = None
    for number, view in enumerate(views):
        ms, busy = _timed(_next, busy, board, view, say, quick=True)
        assert busy is not None
        busy_bytes.append(len(busy.png))
        idle_ms, idle = _timed(_next, idle, board, view, say, quick=False)
        assert idle is not None
        idle_bytes.append(len(idle.png))
        image = Image.open(BytesIO(busy.png))
        image.load()
        rows = image.tobytes()
        limit = _timed(lambda rows=rows, image=image: (deflate(rows), image.copy()))[0]
        turns.append(ms)
        idles.append(idle_ms)
        limits.append(limit)
        ratios.append(ms / limit)
        if number % OBVIOUS_EVERY == 0:
            slow, _ = _timed(_obvious, board, view, say)
            obvious.append(slow)
            faster.append(slow / median(turns[-OBVIOUS_EVERY:]))
            file = BytesIO()
            image.save(file, "PNG", compress_level=COMPRESS_LEVEL)
            library.append(len(file.getvalue()))
    SPRITES.clear()
    glyphs.cache_clear()
    cold = _timed(_next, None, board, views[-1], say, quick=True)[0]
    ranked = sorted(turns)
    return Cost(
        positions=len(views),
        turn_ms=median(turns),
        p95_ms=ranked[len(ranked) * 95 // 100],
        idle_ms=median(idles),
        limit_ms=median(limits),
        obvious_ms=median(obvious),
        times_limit=median(ratios),
        times_faster=median(faster),
        cold_ms=cold,
        first_ms=first_ms,
        busy_bytes=round(median(busy_bytes)),
        idle_bytes=round(median(idle_bytes)),
        library_bytes=round(median(library)),
        largest_bytes=max(busy_bytes),
    )


def _next(
    last: Last | None, board: Callable[[Any, Say], Drawing], view: Any, say: Say, *, quick: bool
) -> Last:
    drawing = board(view, say)
    return painted(drawing, quick=quick) if last is None else repainted(last, drawing, quick=quick)


def _obvious(board: Callable[[Any, Say], Drawing], view: Any, say: Say) -> int:
    """A picture of twice the size (the same pixels, each four times), reduced and written by the library."""
    drawing = board(view, say)
    large = drawing.canvas().image.resize([2 * side for side in drawing.ground.size])
    file = BytesIO()
    large.reduce(2).save(file, "PNG", compress_level=COMPRESS_LEVEL)
    return len(file.getvalue())


def _timed(work: Callable[..., T], *args: Any, **kwargs: Any) -> tuple[float, T]:
    begun = process_time()
    result = work(*args, **kwargs)
    return (process_time() - begun) * 1000, result


def costs(keys: Sequence[str] = GAME_KEYS, most: int | None = None) -> dict[str, Cost]:
    # Imported here, because it measures in processes of its own with functions of this module.
    from benchmarks.pictures.first import median_ms

    say = Catalogue.load("ko").sayer(lambda seat: NAMES[seat])
    found = {}
    for key in keys:
        drawings, game = load_painter(key).drawings, load_game(key)
        assert drawings is not None
        for _ in drawings.ahead() if drawings.ahead is not None else ():
            pass  # Pictures that the bot draws while it is idle.
        views = positions(game, WARM_SEED, most), positions(game, most=most)
        found[key] = measure(drawings.board, *views, say, median_ms(key, most))
    return found


HEADS = (
    *("title", "positions", "turn", "p95", "idle", "limit", "obvious", "x limit", "x faster"),
    *("cold", "first", "kB busy", "kB idle", "before", "largest", "missed"),
)


def table(found: dict[str, Cost]) -> str:
    rows = []
    for key, cost in found.items():
        times = (cost.turn_ms, cost.p95_ms, cost.idle_ms, cost.limit_ms, cost.obvious_ms)
        sizes = (cost.busy_bytes, cost.idle_bytes, cost.library_bytes, cost.largest_bytes)
        rows.append(
            (
                *(key, str(cost.positions), *(f"{ms:.1f}" for ms in times)),
                *(
                    f"{cost.times_limit:.1f}",
                    f"{cost.times_faster:.0f}",
                    f"{cost.cold_ms:.0f}",
                    f"{cost.first_ms:.0f}",
                ),
                *(f"{size / 1000:.0f}" for size in sizes),
                ", ".join(cost.missed(key)) or "none",
            )
        )
    return markdown(HEADS, rows)


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.pictures", description=__doc__)
    parser.add_argument("titles", nargs="*", default=GAME_KEYS)
    parser.add_argument("--most", type=int, help="only the first positions of each table")
    given = parser.parse_args()
    print(table(costs(given.titles, given.most)), file=sys.stdout)


if __name__ == "__main__":
    main()
