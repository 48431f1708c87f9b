"""The goals of moves given ahead, M1 and M3 (specification of hosting, 10.2). M2 is in `tests.hosting.test_aheads`."""

import math
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.store.database import Connection
from bot.store.people import aheads as stored
from bot.store.people.aheads import Ahead
from bot.store.rows import DueKind, Status
from bot.tables.aheads import Aheads
from bot.tables.model import Position
from bot.tables.planning.deciding import Misfit, Use, decided, planned
from rules import registry
from rules.core import engine
from rules.core.errors import Refusal
from rules.core.game import GameDef, Move, RobotLevel, Verb, verb_of
from rules.core.record import decode_record, replay
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.mine.state import Stage
from tests.bot.tables.drawn import MEMBERS, at
from tests.bot.tables.house import ANN, BOB, GAMES
from tests.conformance.filling import filled
from tests.golden import FOLDER
from tests.hosting.clocked import ClockedHouse, open_clocked_house
from tests.hosting.figures import Effort, Goals, in_folder

LEAST_P = 0.01
"""Less likely differences between two samples than this are taken for real."""
_NAMES = tuple(MEMBERS)
"""Who sits at these tables, in the order of seats; there are no more."""
_LONGEST_WAIT = 60
"""Entries for which a move given ahead waits here."""


async def legal(goals: Goals, effort: Effort) -> None:
    """M1, at golden tables of every title that lets moves be given ahead."""
    found = Counter[str]()
    wrong: list[str] = []
    for key, share in _shares(effort.aheads):
        for outcome, fault in _given(registry.load(key), share):
            found[outcome] += 1
            wrong += [f"{key}: {fault}"] if fault else []
    goals.say(
        "M1",
        f"{sum(found.values()):,} moves given ahead in {len(_shares(1))} titles: {found['made']:,} made, "
        f"{found['dropped']:,} dropped with a reason; {len(wrong)} otherwise than rules and what they lean on say"
        f"{''.join(f'; {line}' for line in wrong[:3])}",
        is_met=not wrong and min(found["made"], found["dropped"]) > 0,
    )


def _shares(many: int) -> list[tuple[str, int]]:
    titles = [key for key in registry.GAME_KEYS if any(v.ahead for v in registry.load(key).verbs)]
    return [(key, -(-many // len(titles))) for key in titles]


def _given(game: GameDef[Any, Any], many: int) -> Iterator[tuple[str, str]]:
    """For so many moves given ahead, what became of each, and what is wrong with that if anything is."""
    rng, made = Random(many), 0
    files = sorted((FOLDER / game.key).glob("*.json"))
    while made < many:
        states = _states(rng.choice(files))
        seats = len(game.view(states[0], None).seats)
        if seats > len(_NAMES):
            continue
        for _ in range(min(200, many)):
            given = rng.randrange(len(states))
            seat = rng.randrange(seats)
            for verb, supposed in engine.aheads_on_menu(game, states[given], seat):
                chance = Rng(rng.getrandbits(63))
                outcome = _lived(game, states, given, seat, verb, supposed, chance)
                if outcome is not None and made < many:
                    made += 1
                    yield outcome


@lru_cache(maxsize=64)
def _states(file: Path) -> list[Any]:
    """Every state of a golden table."""
    game = registry.load(file.parent.name)
    return [step.state for step in replay(game, decode_record(file.read_bytes()))]


def _lived(
    game: GameDef[Any, Any],
    states: list[Any],
    given: int,
    seat: Seat,
    verb: Verb[Any, Any],
    supposed: Any,
    chance: Rng,
) -> tuple[str, str] | None:
    """What becomes of one move; None if its seat is not asked for long."""
    later = range(given + 1, min(len(states), given + _LONGEST_WAIT))
    asked = next((each for each in later if seat in game.waiting_for(states[each])), None)
    if asked is None:
        return None
    move = filled(verb, supposed, seat, chance, f"{game.key} {given}")
    row = planned(_at(game, states[given], given), seat, MEMBERS[_NAMES[seat]], move)
    for between in range(given, asked):
        if decided(_at(game, states[between], between), seat, (row,)) is not None:
            return "used", f"{verb.name} is used at {between} before its seat is asked at {asked}"
    found = decided(_at(game, states[asked], asked), seat, (row,))
    fits = _is_legal(game, states[asked], seat, move) and _leans_alike(
        game, states[given], states[asked], seat, move
    )
    if isinstance(found, Use):
        same = found.move == move and fits and not found.held
        return "made", "" if same else f"{move} is made at {asked} and does not fit"
    if isinstance(found, Misfit):
        return "dropped", "" if not fits and found.why.key else f"{move} is dropped at {asked}"
    return "forgotten", f"{move} is neither made nor dropped at {asked}"


def _is_legal(game: GameDef[Any, Any], state: Any, seat: Seat, move: Any) -> bool:
    try:
        engine.check(game, state, seat, move)
    except Refusal:
        return False
    return True


def _leans_alike(game: GameDef[Any, Any], before: Any, after: Any, seat: Seat, move: Any) -> bool:
    verb = verb_of(game, move)
    assert verb is not None
    assert verb.ahead is not None
    return bool(verb.ahead.leans_on(before, seat, move) == verb.ahead.leans_on(after, seat, move))


def _at(game: GameDef[Any, Any], state: Any, seq: int) -> Position:
    """The table with this state, every question of which has just come up."""
    many = len(game.view(state, None).seats)
    names = " ".join(_NAMES[:many])
    return at(names, Status.PLAYING, game=game, state=state, seq=seq, asks=(seq,) * many)


async def held(goals: Goals, effort: Effort) -> None:
    """M3: two hands of Project MINE are kept by a rule, again and again; when they answer does not tell them apart."""

    async def run(folder: Path) -> tuple[list[int], list[int]]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(GAMES, "mine", registry.load("mine"))
            house = await open_clocked_house(folder / "held.sqlite3")
            try:
                return await _moments(house, effort.answers // 2)
            finally:
                await house.close()

    one, other = await in_folder(run)
    distance = apart(one, other)
    p = likely(distance, len(one), len(other))
    goals.say(
        "M3",
        f"{len(one) + len(other):,} answers held back for {min(one + other) // 60_000} to "
        f"{max(one + other) // 60_000} min: two hands differ by {distance:.4f} (Kolmogorov and Smirnov), p = {p:.2f}",
        is_met=p > LEAST_P,
    )


async def _moments(house: ClockedHouse, many: int) -> tuple[list[int], list[int]]:
    """For how long the answers of two seats with different hands are held back."""
    aheads = Aheads(house.tables, Random(many).randrange)
    opened = await house.table(ANN, BOB, title="mine")
    table = opened.table.id
    while _stage(opened := await house.tables.position(table)) is not Stage.MULLIGAN:
        [seat, *_] = sorted(opened.waiting())
        member = opened.seats[seat].member_id
        assert member is not None
        await house.tables.play(table, house.by(member), _quick(opened, seat), None)
    opened = await house.posted(table)
    assert opened.state is not None
    assert opened.state.seats[0].hand != opened.state.seats[1].hand
    await house.tables.changes.given.expect(table)
    rows = [
        Ahead(table, seat, "keep_hand", member, None, None, given_seq=-1)
        for seat, member in enumerate(opened.members())
    ]

    def keep(conn: Connection) -> None:
        for row in rows:
            stored.put(conn, row)

    waits: tuple[list[int], list[int]] = ([], [])
    for _ in range(many):
        await house.database.write(keep)
        aheads.look(table)
        await aheads.settle()
        for due in await house.armed():
            if due.kind is DueKind.AHEAD:
                waits[int(due.key.split(":")[1])].append(due.at_ms - house.now_ms)
    return waits


def _stage(at: Position) -> Stage:
    state: Any = at.state
    stage: Stage = state.stage
    return stage


def _quick(at: Position, seat: Seat) -> Move:
    """What leads to a transition period soon, in which everybody takes part."""
    if _stage(at) is Stage.ENTER:
        yes, *_ = sorted(engine.legal_moves(at.game, at.state, seat), key=repr, reverse=True)
        return yes
    return at.game.robot(at.state, seat, RobotLevel.QUICK, Rng(1))


def apart(one: list[int], other: list[int]) -> float:
    """The largest distance between two samples' distributions."""
    first, second = sorted(one), sorted(other)
    left = right = 0
    largest = 0.0
    for value in sorted({*first, *second}):
        while left < len(first) and first[left] <= value:
            left += 1
        while right < len(second) and second[right] <= value:
            right += 1
        largest = max(largest, abs(left / len(first) - right / len(second)))
    return largest


def likely(distance: float, one: int, other: int) -> float:
    """How likely two samples of one distribution are at least so far apart (Kolmogorov's limit)."""
    scaled = distance * math.sqrt(one * other / (one + other))
    if scaled < 0.2:
        return 1.0
    terms = (
        (-1.0) ** (number - 1) * math.exp(-2 * number**2 * scaled**2) for number in range(1, 101)
    )
    return float(min(1.0, max(0.0, 2 * sum(terms))))
