"""A process that replays records from standard input and prints a digest of every step, line by line.

``python -m tests.conformance.replayed module:name``; each line of input is a record.
"""

import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib import import_module
from itertools import islice
from typing import Any

import msgspec

from rules.core import engine
from rules.core.codec import encode_state
from rules.core.errors import Refusal
from rules.core.game import RobotLevel
from rules.core.record import decode_record, replay
from rules.core.rng import Rng
from tests.conformance.tables import Game
from tests.scale import sized

_EVERY = sized(28, 7)
"""Views, moves and robots are included at one position in this many."""


def digests(game: Game, steps: Iterable[engine.Step[Any]], seats: int) -> Iterator[str]:
    """One digest per step: of its state and events, and at some positions of all views and robots' moves."""
    try:
        for number, step in enumerate(steps):
            waiting = list(game.waiting_for(step.state).items())
            parts = [encode_state(step.state), msgspec.msgpack.encode([step.events, waiting])]
            if number % _EVERY == 0:
                parts.extend(_seen(game, step.state, seats))
            yield " ".join(sha256(part).hexdigest()[:12] for part in parts)
    except Refusal as refused:
        yield f"stopped by {refused.code}"


def _seen(game: Game, state: Any, seats: int) -> Iterator[bytes]:
    views = [game.view(state, viewer) for viewer in (None, *range(seats))]
    yield msgspec.msgpack.encode([[view, game.describe(view)] for view in views])
    for seat in game.waiting_for(state):
        moves = [
            *islice(engine.legal_moves(game, state, seat), 5),
            engine.sample_move(game, state, seat, Rng(1)),
            game.robot(state, seat, RobotLevel.NORMAL, Rng(1)),
        ]
        yield " ".join(map(game.write, moves)).encode()


def main() -> None:
    module, _, name = sys.argv[1].partition(":")
    game = getattr(import_module(module), name)
    for line in sys.stdin.buffer.read().splitlines():
        record = decode_record(line)
        for digest in digests(game, replay(game, record), record.setup.seats):
            sys.stdout.write(f"{digest}\n")


if __name__ == "__main__":
    main()
