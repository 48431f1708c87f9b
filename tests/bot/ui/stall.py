"""A title for testing forms: its moves have every kind of field. It is played like Nim and never ends."""

import dataclasses
from typing import Any

from rules.core.domains import Amount, Domain, OneOf, Option, Part, SomeOf, Split
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Setup, Verb
from rules.core.seats import Seat
from rules.core.text import msg
from tests.toys import nim

State = nim.State


class Shop(Move, frozen=True):
    fruit: str
    stand: str
    extras: tuple[str, ...]
    bags: int


class Gather(Move, frozen=True):
    herbs: tuple[str, ...]


class Pay(Move, frozen=True):
    coins: tuple[int, int, int]


class Choose(Move, frozen=True):
    stand: str


class Walk(Move, frozen=True):
    first: str
    second: str
    third: str


class Wide(Move, frozen=True):
    a: str
    b: str
    steps: str


class Number(Move, frozen=True):
    number: int


class Many(Move, frozen=True):
    a: str
    b: str
    c: str
    d: str
    e: str
    f: str


def option(value: Any, *groups: str) -> Option:
    return Option(value, msg("core.seat", seat=str(value)), groups=groups)


def options(prefix: str, count: int) -> tuple[Option, ...]:
    return tuple(option(f"{prefix}{i}") for i in range(1, count + 1))


FRUIT = ("apple", "pear")
STANDS = {"apple": 30, "pear": 3}
"""The number of stands that sell the fruit: ``s1`` to ``s30``, or ``s1`` to ``s3``."""


def _fruit(state: State, seat: Seat, given: Given) -> Domain:
    return OneOf(tuple(option(fruit) for fruit in FRUIT))


def _stands(state: State, seat: Seat, given: Given) -> Domain:
    return OneOf(options("s", STANDS[given["fruit"]]))


def _extras(state: State, seat: Seat, given: Given) -> Domain:
    """Bread and butter at any stand, honey at the first only; at most one spread."""
    found = [option("bread"), option("butter", "spread")]
    if given["stand"] == "s1":
        found.append(option("honey", "spread"))
    return SomeOf(tuple(found), 0, 2, limits={"spread": 1}, start=())


def _bags(state: State, seat: Seat, given: Given) -> Domain:
    return Amount(1, 1 + len(given["extras"]), start=1)


def _check_shop(state: State, seat: Seat, move: Shop) -> None:
    if move.stand == "s3":
        raise IllegalMove("nim.no_such_heap", heap=3, heaps=2)


def _available(state: State, seat: Seat) -> bool:
    return True


def _no_check(state: State, seat: Seat, move: Any) -> None:
    """Every move is legal."""


def _apply(draft: State, seat: Seat, move: Any, log: Any) -> None:
    """No move changes anything."""


def _verb(name: str, move: type[Move], *fields: Field[State], check: Any = _no_check) -> Any:
    return Verb(
        name=name, move=move, available=_available, check=check, apply=_apply, fields=fields
    )


SHOP = _verb(
    "shop",
    Shop,
    Field("fruit", _fruit),
    Field("stand", _stands),
    Field("extras", _extras),
    Field("bags", _bags),
    check=_check_shop,
)
GATHER = _verb(
    "gather", Gather, Field("herbs", lambda state, seat, given: SomeOf(options("h", 60), 3, 4))
)
SHOW = _verb(
    "show", Gather, Field("herbs", lambda state, seat, given: SomeOf(options("h", 3), 0, 3))
)
COINS = (
    Part("gold", msg("core.seat", seat="gold"), 2, worth=3),
    Part("silver", msg("core.seat", seat="silver"), 3, worth=2),
    Part("copper", msg("core.seat", seat="copper"), 10),
)
PAY = _verb("pay", Pay, Field("coins", lambda state, seat, given: Split(COINS, 7)))
CHOOSE = _verb("choose", Choose, Field("stand", lambda state, seat, given: OneOf(options("s", 5))))
LONG = _verb("long", Choose, Field("stand", lambda state, seat, given: OneOf(options("s", 6))))
COUNT = _verb("count", Number, Field("number", lambda state, seat, given: Amount(0, 99)))
FORCED = _verb("forced", Choose, Field("stand", lambda state, seat, given: OneOf(options("s", 1))))
DEAD = _verb(
    "dead",
    Shop,
    Field("fruit", _fruit),
    Field("stand", lambda state, seat, given: OneOf(())),
    Field("extras", _extras),
    Field("bags", _bags),
)


def _steps(state: State, seat: Seat, given: Given) -> Domain:
    """Marked options, fewer with every step; only the first step is required."""
    if not all(given.values()):
        return OneOf((option(""),), start="")
    steps = tuple(Option(f"s{i}", msg("core.seat", seat=f"s{i}"), mark=f"{i}!") for i in range(12))
    return OneOf(steps) if not given else OneOf((*steps[: 13 - 4 * len(given)], option("")), "")


WALK = _verb("walk", Walk, *(Field(name, _steps) for name in ("first", "second", "third")))
WIDE = _verb(
    "wide",
    Wide,
    *(Field(name, lambda state, seat, given: OneOf(options("o", 7))) for name in "ab"),
    Field("steps", lambda state, seat, given: _steps(state, seat, {})),
)
MANY = _verb(
    "many",
    Many,
    *(Field(name, lambda state, seat, given: OneOf(options("o", 7))) for name in "abcdef"),
)
PLAIN = _verb("plain", nim.EndTurn)

GAME = dataclasses.replace(
    nim.GAME,
    key="stall",
    verbs=(SHOP, GATHER, SHOW, PAY, CHOOSE, LONG, COUNT, FORCED, DEAD, WALK, WIDE, MANY, PLAIN),
)
STATE = nim.GAME.new(Setup(2, {"ending": "last_wins", "heaps": "few"}, 1))
SEAT = STATE.acting
