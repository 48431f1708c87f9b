"""A process that thinks: it reads questions, writes moves, and ends when its input does.

``python -m bot.tables.thinking.worker`` is started by `bot.tables.thinking.experts`.
"""

import os
import sys
from contextlib import suppress
from typing import BinaryIO

from msgspec import msgpack

from bot.tables.thinking.letters import HEAD, Judged, Judgement, Question, sealed
from rules.core.codec import decode_move, decode_state, encode_move
from rules.core.search import search
from rules.core.versions import rules_at
from rules.registry import exported

_POLITE = 10
"""Niceness of the process (`os.nice`)."""


def answer(question: Question) -> bytes:
    """Return the encoded move, or all thoughts."""
    newest = exported(question.key, question.package, "GAME")
    game = rules_at(newest, question.rules_version) or newest
    state = decode_state(game, question.world, question.rules_version)
    also = tuple(decode_move(game, move) for move in question.also or ())
    thought = search(
        game, state, question.seat, seed=question.seed, budget=question.budget, also=also
    )
    if question.also is None:
        return encode_move(game, thought.move)
    return msgpack.encode(
        Judged(
            tuple(
                Judgement(
                    encode_move(game, line.move), line.mean, line.playouts, line.spread, line.behind
                )
                for line in thought.lines
            ),
            encode_move(game, thought.usual),
            thought.positions,
        )
    )


def serve(asked: BinaryIO, answers: BinaryIO) -> None:
    while len(head := asked.read(HEAD.size)) == HEAD.size:
        (size,) = HEAD.unpack(head)
        letter = asked.read(size)
        if len(letter) < size:
            return
        answers.write(sealed(answer(msgpack.decode(letter, type=Question))))
        answers.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    with suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
