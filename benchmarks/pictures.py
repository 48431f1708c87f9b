"""What a turn's picture costs: ``python -m benchmarks.pictures [--rounds N]``.

Greedy robots play a table of every title at its largest number of seats, and each public position is painted
in order, as the bot does. Times are medians in milliseconds of one core.

* ``cold``: the last position with nothing cached, as after a start of the program;
* ``turn``: a position after the one before it has been painted;
* ``same``: a position painted again;
* ``encode``: the finished pixels of those positions to PNG bytes, nothing else;
* ``ratio``: (turn + encode) / encode.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any, TypeVar

from PIL.Image import Image

from bot.i18n import Catalogue
from render.core.encode import encode_png
from render.core.sprites import SPRITES
from render.registry import load as load_painter
from rules.core.engine import play, start
from rules.core.game import GameDef, RobotLevel, Setup, default_options
from rules.core.rng import Rng
from rules.core.text import Say
from rules.registry import GAME_KEYS
from rules.registry import load as load_game

T = TypeVar("T")

SEED = 20
NAMES = ("김하늘", "Alessandra Bonaventura", "Tom", "정우성과 친구들", "Zoë")


@dataclass(frozen=True, slots=True)
class Cost:
    cold_ms: float
    turn_ms: float
    same_ms: float
    encode_ms: float
    ratio: float
    largest_bytes: int


def positions(game: GameDef[Any, Any]) -> list[Any]:
    """What a spectator sees after each move of a table, without repetitions."""
    setup = Setup(max(game.seats), default_options(game), SEED)
    state, rng = start(game, setup).state, Rng(SEED)
    views = [game.view(state, None)]
    while waiting := game.waiting_for(state):
        seat = min(waiting)
        state = play(game, state, seat, game.robot(state, seat, RobotLevel.NORMAL, rng)).state
        view = game.view(state, None)
        if view != views[-1]:
            views.append(view)
    return views


def measure(board: Callable[[Any, Say], Image], views: list[Any], say: Say, rounds: int) -> Cost:
    cold: list[float] = []
    turn: list[float] = []
    same: list[float] = []
    encode: list[float] = []
    largest = 0
    for _ in range(rounds):
        SPRITES.clear()
        cold.append(_timed(board, views[-1], say)[0])
        SPRITES.clear()
        for view in views:
            ms, image = _timed(board, view, say)
            turn.append(ms)
            same.append(_timed(board, view, say)[0])
            ms, data = _timed(encode_png, image)
            encode.append(ms)
            largest = max(largest, len(data))
    ratios = [(paint + bytes_) / bytes_ for paint, bytes_ in zip(turn, encode, strict=True)]
    return Cost(median(cold), median(turn), median(same), median(encode), median(ratios), largest)


def _timed(work: Callable[..., T], *args: Any) -> tuple[float, T]:
    begun = perf_counter()
    result = work(*args)
    return (perf_counter() - begun) * 1000, result


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.pictures")
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    say = Catalogue.load("ko").sayer(lambda seat: NAMES[seat])
    out = sys.stdout
    heads = ("title", "positions", "cold", "turn", "same", "encode", "ratio", "largest kB")
    out.write("".join(f"{head:>12}" for head in heads) + "\n")
    for key in GAME_KEYS:
        views = positions(load_game(key))
        cost = measure(load_painter(key).board, views, say, rounds)
        times = (cost.cold_ms, cost.turn_ms, cost.same_ms, cost.encode_ms, cost.ratio)
        row = [key, str(len(views)), *(f"{value:.1f}" for value in times)]
        row.append(f"{cost.largest_bytes / 1000:.0f}")
        out.write("".join(f"{cell:>12}" for cell in row) + "\n")


if __name__ == "__main__":
    main()
