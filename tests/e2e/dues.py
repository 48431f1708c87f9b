"""The dues at tables whose clocks last seconds, worked out again from the stored facts.

It shares no code with `bot.clocks` and `bot.tables.timing`. Moments are in UTC milliseconds.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from msgspec import json
from sqlalchemy import Connection, func, select

from bot.clocks.reminders import Rung
from bot.store import moves, schema, tables
from bot.store.rows import MoveKind, MoveRow, NoticeKind, Status
from tests.e2e.hasty import APART_MS, EXTENSION_MS, LAST_MS, PACE, WORTH_HALF_MS
from tests.e2e.lives import Lives, Span, overlap

AFTER_MS = 5000
"""Nothing is done earlier than this after its moment, so that earlier clicks are heard first."""
IN_TIME_MS = 65_000
"""Every due must be done within this time of serving after its moment, outages excluded."""
PROMPT_MS = 4000
"""A bot that serves this long after something may be done does it, if it need not wait for a processor."""
SLACK_MS = 1000
"""The log of moves counts in seconds."""
BEATS_MS = 3000
"""The bot is killed at most this long after its last beat, if it need not wait for a processor."""
_EPOCH_MS = 1420070400000
_DUES = frozenset({"reminders half", "reminders last", "reminders zero", "stand-ins"})


@dataclass(frozen=True, slots=True)
class Turn:
    table_id: int
    seat: int
    number: int
    from_ms: int
    before_ms: int
    """The bank when it began."""
    to_ms: int | None = None
    """None: it goes on."""
    charged_ms: int = 0
    after_ms: int = 0
    ended_by: str = ""
    member_id: int | None = None
    """The active member; None if their data was deleted."""

    @property
    def place(self) -> tuple[int, int, int]:
        return self.table_id, self.seat, self.number


@dataclass(frozen=True, slots=True)
class Reminder:
    place: tuple[int, int, int]
    rung: str
    put_ms: int
    sent_ms: int | None
    message_id: int | None
    error: str | None


@dataclass(slots=True)
class Accounts:
    """The facts about time in the database."""

    turns: list[Turn]
    reminders: list[Reminder]
    gaps: list[Span]
    standins: dict[tuple[int, int], list[MoveRow]]
    """The entries with which a robot took the seat of a member out of time, by table and seat."""
    clicks: dict[int, set[int]]
    """The moments of all interactions that were carried out, by table."""
    pings: int = 0
    """The number of turns that were announced to a member; the database keeps no second announcement of one."""


def accounts(conn: Connection) -> Accounts:
    return Accounts(
        [*_ended_turns(conn), *_open_turns(conn)],
        list(_reminders(conn)),
        [(row.from_ms, row.to_ms) for row in conn.execute(select(schema.gaps))],
        _standins(conn),
        _clicks(conn),
        _pings(conn),
    )


def _ended_turns(conn: Connection) -> Iterator[Turn]:
    for row in conn.execute(select(schema.turns)):
        yield Turn(
            row.table_id, row.seat, row.turn, row.from_ms, row.before_ms,
            row.to_ms, row.charged_ms, row.after_ms, row.ended_by, row.member_id,
        )  # fmt: skip


def _open_turns(conn: Connection) -> Iterator[Turn]:
    playing = select(schema.tables.c.id).where(schema.tables.c.status == Status.PLAYING)
    for table_id in conn.execute(playing).scalars().all():
        table = tables.get(conn, table_id)
        members = {row.seat: row.member_id for row in tables.seats(conn, table_id)}
        for seat, clock in enumerate(() if table is None else table.clocks):
            if clock.since_ms is not None:
                begun = table_id, seat, clock.turn, clock.since_ms, clock.turn_left_ms
                yield Turn(*begun, member_id=members[seat])


def _reminders(conn: Connection) -> Iterator[Reminder]:
    rows = schema.outbox.c
    for row in conn.execute(select(schema.outbox).where(rows.kind == NoticeKind.REMINDER)):
        facts = json.decode(row.payload)
        place = row.table_id, facts["seat"], facts["turn"]
        sent = None if row.sent_at is None else int(row.sent_at * 1000)
        put = int(row.due_at * 1000)
        yield Reminder(place, facts["rung"], put, sent, row.message_id, row.error)


def _standins(conn: Connection) -> dict[tuple[int, int], list[MoveRow]]:
    found: dict[tuple[int, int], list[MoveRow]] = defaultdict(list)
    for table_id in conn.execute(select(schema.tables.c.id)).scalars().all():
        for row in moves.log(conn, table_id):
            if row.kind is MoveKind.LEAVE and row.member_id is None and row.seat is not None:
                found[table_id, row.seat].append(row)
    return found


def _pings(conn: Connection) -> int:
    rung = schema.pings.c.rung
    return conn.execute(select(func.count()).where(rung == Rung.PING.value)).scalar_one()


def _clicks(conn: Connection) -> dict[int, set[int]]:
    found: dict[int, set[int]] = defaultdict(set)
    for row in conn.execute(select(schema.interactions.c.id, schema.interactions.c.table_id)):
        found[row.table_id].add((row.id >> 22) + _EPOCH_MS)
    return found


@dataclass(slots=True)
class Verdict:
    """The results of the comparison."""

    acted: Counter[str] = field(default_factory=Counter)
    """The number of dues of a kind that were acted on."""
    wrong: list[str] = field(default_factory=list)
    latest_ms: Counter[str] = field(default_factory=Counter)
    """The longest delay of a due of a kind while the bot served."""
    expected_zeros: int = 0
    too_close: int = 0
    """Reminders whose moment was so shortly before the next one, a kill or a move that both answers are right."""

    @property
    def dues(self) -> int:
        """Return the number of dues that were acted on."""
        return sum(count for kind, count in self.acted.items() if kind in _DUES)


def compare(found: Accounts, lives: Lives, *, now_ms: int) -> Verdict:
    """Compare the acts with the dues."""
    verdict = Verdict()
    _check_gaps(found, lives, verdict)
    _check_ledger(found, lives, verdict)
    _check_zeros(found, lives, verdict, now_ms)
    _check_reminders(found, lives, verdict, now_ms)
    verdict.acted["turns announced by a ping"] = found.pings
    verdict.acted["turns ended by a move"] = sum(turn.ended_by == "move" for turn in found.turns)
    return verdict


def _check_gaps(found: Accounts, lives: Lives, verdict: Verdict) -> None:
    """Every outage is kept, and nothing else but it and a little around it."""
    outages = list(lives.outages())
    for start, end in outages:
        if not any(low <= start and end <= high for low, high in found.gaps):
            verdict.wrong.append(f"outage {start}–{end} is not kept")
    for low, high in found.gaps:
        if lives.served(low, high) > EXTENSION_MS + IN_TIME_MS:
            verdict.wrong.append(f"gap {low}–{high} is no outage")
    verdict.acted["outages kept"] = len(found.gaps)


def _check_ledger(found: Accounts, lives: Lives, verdict: Verdict) -> None:
    """Each row is charged its time less the gaps, and the bank is carried over."""
    outages = list(lives.outages())
    # A member who takes over a seat begins with a bank of their own.
    chained: dict[tuple[int, int, int | None], list[Turn]] = defaultdict(list)
    for turn in found.turns:
        if turn.to_ms is None:
            continue
        chained[turn.table_id, turn.seat, turn.member_id].append(turn)
        whole = turn.to_ms - turn.from_ms
        if turn.charged_ms > whole - overlap(turn.from_ms, turn.to_ms, outages):
            verdict.wrong.append(f"charged for an outage: {turn}")
        # Between its last beat and its end the bot still served; turns that ended then are rightly charged.
        free = overlap(turn.from_ms, turn.to_ms, found.gaps)
        surely = overlap(turn.from_ms, turn.to_ms, list(_without_last_beats(found, lives)))
        if not surely <= whole - turn.charged_ms <= free:
            verdict.wrong.append(f"charged {turn.charged_ms} of {whole}: {turn}")
        left = max(0, turn.before_ms - turn.charged_ms)
        earned = PACE.increment_ms if turn.ended_by == "move" else 0
        if turn.after_ms != min(PACE.cap_ms, left + earned):
            verdict.wrong.append(f"the bank does not add up: {turn}")
        if turn.ended_by == "move" and whole and turn.to_ms not in found.clicks[turn.table_id]:
            verdict.wrong.append(f"ended by a move at a moment without a click: {turn}")
    for rows in chained.values():
        rows.sort(key=lambda turn: turn.number)
        for one, other in pairwise(rows):
            is_back = other.before_ms in (one.after_ms, max(one.after_ms, PACE.increment_ms))
            if not is_back or other.from_ms < one.from_ms:
                verdict.wrong.append(f"the bank is not carried over: {one} {other}")


def _without_last_beats(found: Accounts, lives: Lives) -> Iterator[Span]:
    """The gaps, each from the moment on at which the bot was killed."""
    for low, high in found.gaps:
        killed = [
            moment
            for moment in lives.kills
            if low <= moment <= low + BEATS_MS + lives.waited(low, moment)
        ]
        yield max([low, *killed]), high


def _check_zeros(found: Accounts, lives: Lives, verdict: Verdict, now_ms: int) -> None:
    """A robot takes the seat once for each turn that reached the end of grace, and for no other."""
    by_zero: dict[tuple[int, int], list[Turn]] = defaultdict(list)
    for turn in found.turns:
        end = due(turn.from_ms, turn.before_ms + PACE.grace_ms, found.gaps)
        ended = now_ms if turn.to_ms is None else turn.to_ms
        if turn.ended_by == "zero":
            by_zero[turn.table_id, turn.seat].append(turn)
            verdict.expected_zeros += ended >= end
        elif lives.served(end + AFTER_MS, ended) > IN_TIME_MS + lives.waited(end, ended):
            verdict.expected_zeros += 1
            verdict.wrong.append(f"a zero was lost: {turn}, grace ended at {end}")
    for place in by_zero.keys() | found.standins.keys():
        entries = found.standins.get(place, [])
        rows = sorted(by_zero.get(place, []), key=lambda turn: turn.number)
        verdict.acted["stand-ins"] += len(entries)
        if len(entries) != len(rows):
            verdict.wrong.append(f"{place}: {len(entries)} stand-ins, {len(rows)} zeros")
            continue
        for entry, turn in zip(entries, rows, strict=True):
            end = due(turn.from_ms, turn.before_ms + PACE.grace_ms, found.gaps)
            if entry.at * 1000 + SLACK_MS <= end + AFTER_MS:
                verdict.wrong.append(f"robot at {entry.at}, too early for {turn}: {end}")
            _note_latency(verdict, lives, found.gaps, "stand-ins", end, entry.at * 1000)


def _check_reminders(found: Accounts, lives: Lives, verdict: Verdict, now_ms: int) -> None:
    turns = {turn.place: turn for turn in found.turns}
    put: dict[tuple[tuple[int, int, int], str], list[Reminder]] = defaultdict(list)
    for reminder in found.reminders:
        put[reminder.place, reminder.rung].append(reminder)
        if reminder.place not in turns:
            verdict.wrong.append(f"a reminder of no turn: {reminder}")
    owners = {
        (turn.table_id, turn.seat): turn.member_id
        for turn in sorted(found.turns, key=lambda turn: -turn.number)
    }
    for turn in found.turns:
        rungs = dict(ladder(turn.before_ms))
        moments = [due(turn.from_ms, charged, found.gaps) for charged in rungs.values()]
        ended = now_ms if turn.to_ms is None else turn.to_ms
        grace = due(turn.from_ms, turn.before_ms + PACE.grace_ms, found.gaps)
        following = [*moments[1:], grace]
        for rung, moment, after in zip(rungs, moments, following, strict=True):
            acted = put.pop((turn.place, rung), [])
            if len(acted) > 1:
                verdict.wrong.append(f"doubled: {acted}")
            for reminder in acted[:1]:
                verdict.acted[f"reminders {rung}"] += 1
                _check_put(reminder, turn, moment, lives, found.gaps, verdict)
            if not acted:
                last = min(ended, after + AFTER_MS)
                waited = lives.waited(moment, last)
                if _served_in_one(lives, moment + AFTER_MS, last) > PROMPT_MS + waited:
                    verdict.wrong.append(f"{rung} at {moment} was not sent: {turn}")
                elif ended > moment + AFTER_MS:
                    verdict.too_close += 1
        if turn.ended_by == "zero":
            first = owners[turn.table_id, turn.seat]
            told = put.pop((turn.place, "standin"), [])
            # For a substitute no seat is kept, so there is nothing to come back to.
            if told or turn.member_id == first:
                _check_standin(told, turn, lives, verdict)
    for (place, rung), odd in put.items():
        if place in turns:
            verdict.wrong.append(f"{rung} has no moment in its turn: {odd} {turns[place]}")


def _check_standin(told: list[Reminder], turn: Turn, lives: Lives, verdict: Verdict) -> None:
    """A member for whom a robot plays is told so once; nothing is posted if they are back by then."""
    if len(told) != 1:
        verdict.wrong.append(f"told {len(told)} times of a robot in the seat: {turn}")
    for reminder in told:
        verdict.acted["reminders standin"] += 1
        if reminder.error is not None or (
            reminder.sent_ms is None and lives.had_to_tell(reminder.put_ms)
        ):
            verdict.wrong.append(f"never sent: {reminder}")


def _check_put(
    reminder: Reminder,
    turn: Turn,
    moment: int,
    lives: Lives,
    gaps: Sequence[Span],
    verdict: Verdict,
) -> None:
    if reminder.put_ms < moment + AFTER_MS:
        verdict.wrong.append(f"{reminder} is early for {moment}")
    _note_latency(verdict, lives, gaps, f"reminders {reminder.rung}", moment, reminder.put_ms)
    if reminder.error is not None:
        verdict.wrong.append(f"given up: {reminder}")
    elif reminder.sent_ms is None:
        if lives.had_to_tell(reminder.put_ms):
            verdict.wrong.append(f"never sent: {reminder}")
    elif (
        # Some members want no other reminder.
        reminder.rung == "zero"
        and reminder.message_id is None
        and (turn.to_ms is None or turn.to_ms > reminder.sent_ms + AFTER_MS)
    ):
        verdict.wrong.append(f"dropped although the turn went on: {reminder} {turn}")
    if reminder.message_id is not None:
        verdict.acted["reminders posted"] += 1


def _note_latency(
    verdict: Verdict, lives: Lives, gaps: Sequence[Span], kind: str, moment: int, acted: int
) -> None:
    served = lives.ready_to_act(moment, acted, gaps)
    verdict.latest_ms[kind] = max(verdict.latest_ms[kind], served)
    if served > IN_TIME_MS + lives.waited(moment, acted):
        verdict.wrong.append(f"{kind}: acted on {served} ms after {moment}")


def ladder(whole: int) -> Iterator[tuple[str, int]]:
    """The reminders of a turn that begins with a bank, each with the charged time after which it is due."""
    half, last = whole // 2, whole - max(LAST_MS, whole // 10)
    if half >= WORTH_HALF_MS:
        yield "half", half
    else:
        half = 0
    if last - half >= APART_MS:
        yield "last", last
    yield "zero", whole


def due(start: int, charged: int, gaps: Sequence[Span]) -> int:
    """The first moment at which so much time since `start` lies outside the gaps, which may overlap."""
    at = start
    for low, high in sorted(gaps):
        if high <= at:
            continue
        if charged <= low - at:
            break
        charged -= max(0, low - at)
        at = high
    return at + charged


def _served_in_one(lives: Lives, start: int, end: int) -> int:
    """The longest time without a break that the bot was connected within a span."""
    return max((min(high, end) - max(low, start) for low, high in lives.spans), default=0)
