"""A small database of every version that was used, as its own program left it (ADR 58).

``python -m tests.released NAME`` has this version make one; do so before each release. The others were made in the same
way by the revision that they are named after: tables of all titles in a lobby, at their start, in the middle, while
a question stands open, near their end, ended and called off, with a move taken back, alone and with up to five seats.
In ``1272cc2_played_on`` revision 1e43fb73 has played on those of the first that it could read.
"""

import lzma
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bot.store.rows import Secrets
from bot.tables.model import Actor, Position
from rules.core import engine
from rules.core.errors import Refusal
from rules.core.game import GameDef, RobotLevel, Setup, default_options
from rules.core.rng import Rng
from rules.core.text import Typed
from rules.registry import GAME_KEYS, load
from tests.bot.tables import house as houses

FOLDER = Path(__file__).parent
DATABASES = sorted(FOLDER.glob("*.sqlite3.xz"))

GAMES: Final[Mapping[str, GameDef[Any, Any]]] = {key: load(key) for key in GAME_KEYS}
_MINUTE_S = 60
_NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")


def unpacked(database: Path, folder: Path) -> Path:
    """Return a file of a stored database that may be changed."""
    file = folder / database.name.removesuffix(".xz")
    file.write_bytes(lzma.decompress(database.read_bytes()))
    return file


def actor(house: houses.House, member_id: int) -> Actor:
    """Return a member in a new interaction."""
    return Actor(member_id, Typed(_NAMES[member_id % 10 - 1]), next(house.interactions))


@dataclass(frozen=True)
class Plan:
    """A table to be made: the moves that it has by then are a part of those that robots make."""

    title: str
    number: int
    left: str
    """``lobby``, ``first``, ``third``, ``question``, ``undone``, ``near``, ``ended``, ``off`` or ``left``."""


PLANS: Final = (
    Plan("expancity", 0, "question"),
    Plan("expancity", 1, "lobby"),
    Plan("expancity", 2, "off"),
    Plan("metromania", 1, "near"),
    Plan("metromania", 2, "undone"),
    Plan("metromania", 5, "ended"),
    Plan("metromania", 3, "lobby"),
    Plan("mine", 0, "ended"),
    Plan("mine", 2, "third"),
    Plan("mine", 5, "off"),
    Plan("mine", 1, "lobby"),
    Plan("tmars", 0, "question"),
    Plan("tmars", 1, "first"),
    Plan("tmars", 5, "near"),
    Plan("tmars", 15, "ended"),
    Plan("tmars", 6, "third"),
    Plan("tmars", 0, "lobby"),
    Plan("expancity", 1, "left"),
    Plan("mine", 1, "left"),
)


async def make(house: houses.House, plans: Sequence[Plan] = PLANS) -> None:
    """Make the tables of a database."""
    for place, plan in enumerate(plans, 1):
        await _make(house, plan, first_member=10 * place + 1)


async def _make(house: houses.House, plan: Plan, *, first_member: int) -> None:
    game = GAMES[plan.title]
    seats = game.seats[plan.number % len(game.seats)]
    setup = next(_setups(game, plan.number, seats))
    houses.SECRETS = Secrets(seed=setup.seed, salt=b"sixteen bytes ..")
    done = await house.tables.open(
        actor(house, first_member),
        title=plan.title,
        guild_id=houses.GUILD,
        channel_id=houses.CHANNEL + first_member,
        language="en",
        seats=seats,
        options=setup.options,
        pace="none",
    )
    table_id = done.position.table.id
    members = range(first_member, first_member + seats)
    for member in members[1:]:
        await house.tables.join(table_id, actor(house, member))
    if plan.left == "lobby":
        return
    await house.tables.start(table_id, actor(house, first_member))
    await play_on(house, table_id, _moves(game, setup, plan.left), Rng(plan.number))
    if plan.left == "left":
        await house.tables.leave(table_id, actor(house, first_member + 1))
    if plan.left == "off":
        for member in members:
            await house.tables.end(table_id, actor(house, member))
    if plan.left == "undone":
        at = await house.tables.position(table_id)
        for seat, member in enumerate(members):
            if await house.tables.can_undo(at, seat):
                await house.tables.undo(table_id, actor(house, member))


async def play_on(house: houses.House, table_id: int, moves: int, rng: Rng) -> Position:
    """Have the members of a table make so many moves at most, as a robot would."""
    for _ in range(moves):
        at = await house.tables.position(table_id)
        if not at.waiting():
            break
        seat = min(at.waiting())
        member = at.seats[seat].member_id
        move = at.game.robot(at.state, seat, RobotLevel.NORMAL, rng)
        house.clock.now += _MINUTE_S
        if member is None:
            await house.tables.play_robot(table_id, seat, move, seq=at.table.seq)
        else:
            await house.tables.play(table_id, actor(house, member), move, None)
    return await house.tables.position(table_id)


def _setups(game: GameDef[Any, Any], number: int, seats: int) -> Iterator[Setup]:
    """Yield set-ups that are allowed: every fourth has the defaults."""
    rng = Rng(number)
    while True:
        options = default_options(game)
        for spec in game.options if number % 4 else ():
            if rng.below(3) == 0:
                options[spec.name] = rng.pick(spec.choices)
        setup = Setup(seats, options, 1000 + number)
        try:
            engine.start(game, setup)
        except Refusal:
            continue
        yield setup


def _moves(game: GameDef[Any, Any], setup: Setup, left: str) -> int:
    """Return how many moves a table has when it is left."""
    state, rng = engine.start(game, setup).state, Rng(setup.seed - 1000)
    asked: list[int] = []
    made = 0
    while game.outcome(state) is None:
        seat = min(game.waiting_for(state))
        move = game.robot(state, seat, RobotLevel.NORMAL, rng)
        state = engine.play(game, state, seat, move).state
        made += 1
        if any(getattr(state, name, None) for name in ("stack", "pending", "questions")):
            asked.append(made)
    later = [each for each in asked if each > made // 4]
    parts = {"first": 2, "third": made // 3, "near": made - 3, "ended": made}
    return later[0] if left == "question" and later else parts.get(left, made // 2)
