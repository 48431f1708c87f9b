"""What a whole table costs on the disk.

``python -m benchmarks.storage [--games 20]``

Tables of greedy robots with the most seats that a title takes, from the first move to the last. Bytes as the store
keeps them: the newest state at its largest, and of every move the move itself and what it told. Medians over tables.
"""

import argparse
from collections.abc import Iterator
from statistics import median

from msgspec import msgpack

from benchmarks.report import markdown
from rules.core import engine
from rules.core.codec import encode_move, encode_state
from rules.core.game import Setup, default_options
from rules.core.rng import Rng
from rules.registry import GAME_KEYS, load

GAMES = 20
LEVEL = 2


def table_sizes(key: str, seed: int) -> tuple[int, int, int, int]:
    """Moves of one table, the bytes of its largest state, of all moves, and of all that was told."""
    game = load(key)
    rng = Rng(seed)
    step = engine.start(game, Setup(game.seats[-1], default_options(game), rng.next64()))
    moves, largest, moved, told = 0, 0, 0, 0
    while True:
        largest = max(largest, len(encode_state(step.state)))
        told += len(msgpack.encode(step.events))
        waiting = game.waiting_for(step.state)
        if not waiting:
            return moves, largest, moved, told
        seat = min(waiting)
        move = game.robot(step.state, seat, LEVEL, rng)
        moved += len(encode_move(game, move))
        moves += 1
        step = engine.play(game, step.state, seat, move)


def measure(games: int) -> Iterator[tuple[str, ...]]:
    for key in GAME_KEYS:
        columns = zip(*(table_sizes(key, seed) for seed in range(games)), strict=True)
        yield (key, *(f"{median(column):,.0f}" for column in columns))


def table(games: int) -> str:
    heads = ("title", "moves", "largest state", "all moves", "all that was told")
    return markdown(heads, tuple(measure(games)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    print(table(parser.parse_args().games))


if __name__ == "__main__":
    main()
