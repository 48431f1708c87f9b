"""Members of a playground that sign up, check in, come to their tables, and hold ever new tournaments.

They press the buttons of a tournament's posts. Making moves is left to the monkeys.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Final
from zlib import crc32

from sqlalchemy import Connection, inspect, select

from bot.core.controls.ids import TournamentId
from bot.playground import Refused
from bot.store.contest import tournaments
from bot.store.contest.rows import Stored
from bot.store.declaring import contest
from bot.store.rows import Status as TableStatus
from rules.contest.director.snapshot import Status
from tests.contest.hurried import TITLE
from tests.e2e.stage import Stage

LOOKED_EVERY_S: Final = 0.25
AGAIN_S: Final = 3.0
"""The time after which a button without effect is pressed again."""
KINDS: Final = (
    *("swiss", "same_deal", "duels", "quick_cup", "heats", "lives"),
    *("groups", "double", "round_robin", "ladder", "league", "single_table"),
)
OPEN_FOR: Final = "20h"
"""The time from the announcement to the start besides check-in: some seconds, as the bot counts hours here."""
FEWEST_LEAVE: Final = 25
"""One in this number of entrants withdraws while a round is played."""
FEWEST_ABSENT: Final = 9
"""One in this number never comes to the table."""

Press = tuple[int, int, TournamentId]
"""A member, a message and a control."""


@dataclass(slots=True)
class Crowd:
    stage: Stage
    rng: Random
    at_once: int
    """The number of tournaments that are kept going."""
    places: list[str]
    """The channels in which they are announced."""
    is_closing: bool = False
    """True once no more tournaments are held."""
    held: int = 0
    _pressed: dict[Press, float] = field(default_factory=dict)
    _creating: bool = False

    async def live(self) -> None:
        while True:
            await asyncio.sleep(LOOKED_EVERY_S)
            await self.stage.monkeys[0].online()
            with suppress(Refused):
                await self._act()

    async def _act(self) -> None:
        stored = self.stage.ledger.look(running)
        if len(stored) < self.at_once and not self.is_closing and not self._creating:
            self._creating = True
            try:
                await self._hold()
            finally:
                self._creating = False
        now = time.monotonic()
        presses = [
            each
            for one in stored
            for each in self._wanted(one)
            if self._pressed.get(each, 0.0) + AGAIN_S < now
        ]
        if presses:
            press = self.rng.choice(presses)
            self._pressed[press] = now
            await self._press(*press)

    async def _hold(self) -> None:
        """Create and announce a tournament of the next kind; if a kill cuts it short, it stays a draft."""
        by = self.stage.members[0]
        kind = KINDS[self.held % len(KINDS)]
        name = f"Cup {self.held} of {kind}"
        place = self.rng.choice(self.places)
        opened = await by.slash(place, "tournament create", game=TITLE, kind=f"preset_{kind}")
        if opened["outcome"] != "modal":
            return
        fields = {"name": name, "when": OPEN_FOR, "most": str(len(self.stage.monkeys))}
        modal = opened["modal"]["interaction_id"]
        if kind == "single_table":
            fields["most"] = "4"
        drafted = await by.submit_fields(modal, fields)
        message = drafted.get("message")
        if message is None:
            return
        organiser = self.stage.monkeys[0]
        if not await self.stage.until(lambda: organiser.sees(message["id"]), timeout_s=10.0):
            return
        await self.stage.until(
            lambda: self.stage.ledger.look(lambda conn: _draft(conn, name)) is not None,
            timeout_s=3.0,
        )
        number = self.stage.ledger.look(lambda conn: _draft(conn, name))
        if number is not None:
            self.held += 1
            await self.stage.monkeys[0].press(
                message["id"], TournamentId("announce", number).write()
            )

    def _wanted(self, at: Stored) -> Iterator[Press]:
        """Yield the buttons that members would press now."""
        row = at.tournament
        post = None if row.announce is None else row.announce.message_id
        if post is None:
            return
        of_member = {each.member_id: each for each in at.entrants}
        member_of = {each.no: each.member_id for each in at.entrants}
        everybody = [monkey.member_id for monkey in self.stage.monkeys]

        def press(member: int, op: str, arg: str = "") -> Press:
            return member, post, TournamentId(op, row.id, arg)

        match row.status:
            case Status.OPEN:
                for member in everybody:
                    if member not in of_member:
                        yield press(member, "sub" if _is(member, row.id, "sub", 8) else "join")
            case Status.CHECKIN:
                for member, entrant in of_member.items():
                    if entrant.checked_in_ms is None:
                        yield press(member, "in")
            case Status.RUNNING:
                places = _places(at)
                for pod in at.pods:
                    if pod.table_id is None or pod.table_status is not TableStatus.PLAYING:
                        continue
                    where = places[pod.id]
                    for seat in (each for each in at.seats if each.pod_id == pod.id):
                        member = member_of[seat.no]
                        is_away = _is(member, row.id * 64 + pod.id, "away", FEWEST_ABSENT)
                        if seat.ready_ms is None and not is_away:
                            yield press(member, "ready", where)
                        if _is(member, row.id, "leaves", FEWEST_LEAVE):
                            yield press(member, "sure")
                    for call in (each for each in at.calls if each.pod_id == pod.id):
                        yield press(member_of[call.no], "seat", f"{where}.{call.seat}")
                if row.plan.stages[0].is_optional:
                    for member in of_member:
                        yield press(member, "play")

    async def _press(self, member: int, message: int, clicked: TournamentId) -> None:
        monkey = next(each for each in self.stage.monkeys if each.member_id == member)
        await monkey.press(str(message), clicked.write())

    def tables_in_play(self) -> frozenset[int]:
        """Return the tables with a move to be made."""
        return frozenset(
            table.place_id
            for table in self.stage.ledger.tables()
            if table.status is TableStatus.PLAYING and table.tournament_id is not None
        )


def running(conn: Connection) -> list[Stored]:
    """Every tournament that has been announced and is not over."""
    if not inspect(conn).has_table("tournaments"):
        return []
    found = [tournaments.load(conn, each) for each in tournaments.live(conn)]
    return [each for each in found if each is not None]


def _draft(conn: Connection, name: str) -> int | None:
    """The newest draft of this name: an attempt that a kill cut short has left another one."""
    row = contest.tournaments.c
    wanted = select(row.id).where(row.name == name, row.status == Status.DRAFT.value)
    found: int | None = conn.execute(wanted.order_by(row.id.desc()).limit(1)).scalar_one_or_none()
    return found


def _places(at: Stored) -> dict[int, str]:
    """Stage, round and pod, as buttons name them, by the number of the pod."""
    stages = {each.id: each.number for each in at.stages}
    rounds = {each.id: (stages[each.stage_id], each.number) for each in at.rounds}
    counted: dict[int, int] = defaultdict(int)
    found = {}
    for pod in at.pods:
        stage, number = rounds[pod.round_id]
        found[pod.id] = f"{stage}.{number}.{counted[pod.round_id]}"
        counted[pod.round_id] += 1
    return found


def _is(member: int, number: int, what: str, one_in: int) -> bool:
    """Return true if a member is one of those few, which stays so."""
    return crc32(f"{member} {number} {what}".encode()) % one_in == 0
