"""Uploaded records. Every such file is replayed before it is used.

A file is refused as a whole: for its size, its shape, an out-of-bounds number or text, or an illegal move. It is
replayed in slices, one file at a time and for a bounded time, so that it holds nothing up.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec

from bot.store.rows import Before
from bot.tables.errors import NoSuchTitle, TableRefusal
from bot.tables.history.running import RunningRecord
from rules.core import engine
from rules.core.codec import encode_state
from rules.core.errors import InvariantBroken, Refusal
from rules.core.game import GameDef, all_options, read_options
from rules.core.record import Crossing, Record, dated, decode_record, replay
from rules.core.versions import rules_at, ruling

T = TypeVar("T")

_log = logging.getLogger(__name__)

MOST_BYTES: Final = 512 * 1024
"""Several times the longest record of a table that robots played."""
MOST_DEPTH: Final = 12
"""Deepest nesting of lists and objects; real records reach 6."""
MOST_SHUFFLES: Final = 50
SLICE: Final = 16
"""Number of entries that are replayed in one slice."""
MOST_S: Final = 30.0
"""Longest time for replaying; whole tables take less than a second."""
MOST_WAITING: Final = 4
"""Files that may wait until another one has been read."""
_MOST_OPTION_CHARS: Final = 20_000
_MOST_TEXT_CHARS: Final = 200
_MOST_ITEMS: Final = 200
_MOST_NUMBER: Final = 1_000_000
_MOST_SALT_CHARS: Final = 128
_SEEDS: Final = 2**64
_ENTRIES_PER_MOVE: Final = 2
"""Entries also record leaving and sitting down; there are never more of those than moves."""

Games = Callable[[str], GameDef[Any, Any]]
Run = Callable[[Callable[[], Any]], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Incoming:
    """A record that can be played on from."""

    game: GameDef[Any, Any]
    record: Record
    """Its options are complete and in canonical form."""
    before: Before
    """The part of it that is stored."""


class Reader:
    def __init__(
        self,
        games: Games,
        run: Run = asyncio.to_thread,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Take `run`, which calls a function in another thread, and `clock`, which returns seconds."""
        self._games = games
        self._run = run
        self._clock = clock
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def read(self, data: bytes) -> Incoming:
        """Return the record in a file, after replaying it.

        Raises:
            NoSuchTitle: this program does not have its title.
            TableRefusal: record_busy, record_too_large, record_running, not_a_record, record_other_rules, record_slow,
                record_illegal with the number of an entry, or record_over if its table has ended.
        """
        if self._waiting >= MOST_WAITING:
            raise TableRefusal("record_busy")
        self._waiting += 1
        try:
            async with self._lock:
                return await self._read(data)
        finally:
            self._waiting -= 1

    async def _read(self, data: bytes) -> Incoming:
        ends_at = self._clock() + MOST_S
        record = await self._run(partial(_parsed, data))
        record, game = _dated(record, self._games)
        assert_in_bounds(game, record)
        try:
            given = await self._run(partial(read_options, game, record.setup.options))
        except Refusal as error:
            raise TableRefusal("not_a_record") from error
        setup = msgspec.structs.replace(record.setup, options=all_options(game, given))
        record = msgspec.structs.replace(record, setup=setup)
        steps = replay(game, record)
        last: engine.Step[Any] | None = None
        done = 0
        while some := await self._guarded(partial(_some, steps), done):
            last = some[-1]
            done += len(some)
            if self._clock() > ends_at:
                raise TableRefusal("record_slow")
        assert last is not None
        await self._guarded(partial(game.check_invariants, last.state), done)
        if game.outcome(last.state) is not None:
            raise TableRefusal("record_over")
        return Incoming(game, record, Before(_kept(record, game), encode_state(last.state)))

    async def _guarded(self, work: Callable[[], T], done: int) -> T:
        """Do part of the work. Rules expect moves that they asked for, so any other move may raise any error.

        The sender controls the text of the error, so only its type is logged.
        """
        try:
            found: T = await self._run(work)
        except (Refusal, InvariantBroken) as error:
            raise TableRefusal("record_illegal", entry=done) from error
        except Exception as error:
            _log.info("an uploaded record cannot be replayed: error=%s", type(error).__name__)
            raise TableRefusal("record_illegal", entry=done) from error
        return found


def _some(steps: Iterator[engine.Step[Any]]) -> list[engine.Step[Any]]:
    return list(islice(steps, SLICE))


def _parsed(data: bytes) -> Record:
    if len(data) > MOST_BYTES:
        raise TableRefusal("record_too_large", most=MOST_BYTES // 1024)
    if depth(data) > MOST_DEPTH:
        raise TableRefusal("not_a_record")
    try:
        return decode_record(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
        raise TableRefusal(
            "record_running" if _tells_of_a_table_in_play(data) else "not_a_record"
        ) from error


def _tells_of_a_table_in_play(data: bytes) -> bool:
    try:
        msgspec.json.decode(data, type=RunningRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
        return False
    return True


def depth(data: bytes) -> int:
    """Return the depth of nesting of a JSON document. The result is meaningless for other data."""
    now = deepest = 0
    is_text = is_escaped = False
    for byte in data:
        if is_text:
            if is_escaped:
                is_escaped = False
            elif byte == 0x5C:
                is_escaped = True
            elif byte == 0x22:
                is_text = False
        elif byte == 0x22:
            is_text = True
        elif byte in b"[{":
            now += 1
            deepest = max(deepest, now)
        elif byte in b"]}":
            now -= 1
    return deepest


def _dated(record: Record, games: Games) -> tuple[Record, GameDef[Any, Any]]:
    """Return a record with the version that it began with, and the rules by which a table goes on from it."""
    try:
        game = games(record.title)
    except (KeyError, ValueError):
        raise NoSuchTitle(record.title) from None
    record = dated(game, record)
    played = (record.rules_version, *(each.rules_version for each in record.crossings))
    for version in played:
        if rules_at(game, version) is None:
            shown = max(min(version, _MOST_NUMBER), 0)
            raise TableRefusal("record_other_rules", played=shown, now=game.rules_version)
    return record, ruling(game, record.last_version)


def _kept(record: Record, game: GameDef[Any, Any]) -> bytes:
    """Return the record as it is stored beside the table that goes on from it, by `game`."""
    if record.last_version != game.rules_version:
        up = Crossing(len(record.entries), game.rules_version, len(record.shuffles))
        record = msgspec.structs.replace(record, crossings=(*record.crossings, up))
    return msgspec.json.encode(record)


def assert_in_bounds(game: GameDef[Any, Any], record: Record) -> None:
    """Refuse numbers and texts that no record of the title has, before any rule sees them.

    Raises:
        TableRefusal: not_a_record.
    """
    setup, seats = record.setup, range(record.setup.seats)
    count = len(record.entries)
    after = [each.after for each in record.shuffles]
    crossed = [(each.after, each.shuffles) for each in record.crossings]
    versions = [record.rules_version, *(each.rules_version for each in record.crossings)]
    is_sound = (
        setup.seats in game.seats
        and 0 <= setup.seed < _SEEDS
        and len(record.salt) <= _MOST_SALT_CHARS
        and _is_hexadecimal(record.salt)
        and count <= _ENTRIES_PER_MOVE * game.most_moves
        and all(len(value) <= _MOST_OPTION_CHARS for value in setup.options.values())
        and all(each.seat in seats for each in record.entries)
        and all(each.player is None or each.move is None for each in record.entries)
        and all(each.player is None or 0 <= each.player <= _MOST_NUMBER for each in record.entries)
        and all(each.move is None or _is_plain(each.move) for each in record.entries)
        and len(after) <= MOST_SHUFFLES
        and after == sorted(after)
        and all(0 <= each <= count for each in after)
        and all(0 <= each.seed < _SEEDS for each in record.shuffles)
        and crossed == sorted(crossed)
        and all(0 <= each <= count and 0 <= so_far <= len(after) for each, so_far in crossed)
        and versions == sorted(set(versions))
    )
    if not is_sound:
        raise TableRefusal("not_a_record")


def _is_plain(value: object) -> bool:
    """Return whether a move may hold this value. The depth of the file was checked before."""
    match value:
        case None | bool():
            return True
        case int():
            return abs(value) <= _MOST_NUMBER
        case str():
            return len(value) <= _MOST_TEXT_CHARS
        case list():
            return len(value) <= _MOST_ITEMS and all(map(_is_plain, value))
        case dict():
            return len(value) <= _MOST_ITEMS and all(
                _is_plain(key) and _is_plain(each) for key, each in value.items()
            )
        case _:
            return False


def _is_hexadecimal(text: str) -> bool:
    try:
        return bytes.fromhex(text).hex() == text
    except ValueError:
        return False
