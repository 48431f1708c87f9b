"""Toys whose experts get proposals that they should not get."""

from dataclasses import replace

from rules.core.game import Move, RobotLevel
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.thinking import Thinking
from tests.conformance import checks_robots
from tests.conformance.broken import NIM, Broken
from tests.toys import nim


def _usual(state: nim.State, seat: Seat) -> Move:
    return nim.GAME.robot(state, seat, RobotLevel.NORMAL, Rng(1))


def _too_bold(state: nim.State, seat: Seat, rng: Rng, most: int) -> list[Move]:
    return [_usual(state, seat), nim.Take(99, 1)]


def _too_late(state: nim.State, seat: Seat, rng: Rng, most: int) -> list[Move]:
    return [nim.Take(99, 1), _usual(state, seat)]


def _twice(state: nim.State, seat: Seat, rng: Rng, most: int) -> list[Move]:
    return [_usual(state, seat)] * 2


def _too_many(state: nim.State, seat: Seat, rng: Rng, most: int) -> list[Move]:
    return [_usual(state, seat)] * (most + 1)


EXPERTS = (
    Broken(
        "has slow experts",
        checks_robots.check_experts_finish,
        "experts come to no end",
        replace(NIM, most_moves=2),
    ),
    *(
        Broken(
            what,
            checks_robots.check_experts_finish,
            says,
            replace(NIM, thinking=Thinking(propose=propose)),
        )
        for what, says, propose in (
            ("proposes a move that is refused", "is proposed, but refused", _too_bold),
            ("does not propose the usual move first", "is proposed first, not", _too_late),
            ("proposes a move twice", "a move is proposed twice", _twice),
            ("proposes too many moves", "moves are proposed", _too_many),
        )
    ),
)
