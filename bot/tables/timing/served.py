"""Heartbeats and outages of single shards, where several processes share a database (ADR 33)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.clocks.spans import Span
from bot.store import settings, time
from bot.store.copying.figures import LAST_BEAT
from bot.store.database import Connection
from bot.store.sharing.shards import ALL, Shards


@dataclass(frozen=True, slots=True)
class ShardsStored:
    """Rows of all processes about shards."""

    gaps: Mapping[int, Mapping[int, Sequence[Span]]] = field(default_factory=dict)
    """Outages by number of shards, and by shard."""
    beats: Mapping[int, int] = field(default_factory=dict)
    """The last heartbeat of each shard that has had any."""


class Served:
    """Knowledge about shards: those of this process and those of others. Without shards, only old outages."""

    def __init__(self, shards: Shards) -> None:
        self._shards = shards
        self._stored = ShardsStored()
        self._late: dict[int, int] = {}
        """Shards of this process whose last heartbeat came before its others'."""

    @property
    def are_late(self) -> bool:
        """Return whether an outage of some shards ends with the next heartbeat."""
        return bool(self._late)

    def read(self, conn: Connection) -> ShardsStored:
        beats = {} if self._shards is ALL else settings.facts_like(conn, self._fact(""))
        return ShardsStored(
            time.shard_gaps_by_count(conn), {int(shard): int(ms) for shard, ms in beats.items()}
        )

    def take(self, stored: ShardsStored) -> None:
        self._stored = stored

    def begin(self, otherwise_ms: int | None) -> int | None:
        """Return the last heartbeat of this process's shards; `otherwise_ms` counts for those without one."""
        beats = {
            shard: beat
            for shard in self._shards.ids
            if (beat := self._stored.beats.get(shard, otherwise_ms)) is not None
        }
        last = max(beats.values(), default=None)
        self._late = {
            shard: beat for shard, beat in beats.items() if last is not None and beat < last
        }
        return last

    def beat(self, conn: Connection, now_ms: int) -> None:
        """Store that this process serves."""
        names = [LAST_BEAT]
        if self._shards is not ALL:
            names += [self._fact(str(shard)) for shard in self._shards.ids]
        settings.set_facts(conn, dict.fromkeys(names, str(now_ms)))

    def put_gaps(self, conn: Connection, gap: Span | None, now_ms: int, *, lost_ms: int) -> None:
        """Store the outage of each shard that ends now."""
        if self._shards is ALL:
            return
        for shard in self._shards.ids:
            began = self._late.get(shard)
            if began is not None and now_ms - began > lost_ms:
                end = now_ms if gap is None else max(now_ms, gap[1])
                time.put_shard_gap(conn, shard, self._shards.count, (began, end))
            elif gap is not None:
                time.put_shard_gap(conn, shard, self._shards.count, gap)

    def has_beaten(self) -> None:
        """Note that all shards of this process have the same last heartbeat from now on."""
        self._late.clear()

    def gaps_of(self, guild_id: int) -> list[Span]:
        """Return the outages of a server's shard, also those from when there were more shards or fewer."""
        return [
            span
            for count, of_shards in self._stored.gaps.items()
            for span in of_shards.get(Shards((), count).of(guild_id), ())
        ]

    def last_of(self, guild_id: int, own_ms: int | None) -> tuple[int | None, bool]:
        """Return the last heartbeat of a server's shard, and whether that is ours; `own_ms` is our last one."""
        shard = self._shards.of(guild_id)
        if self._shards.serve(guild_id):
            return self._late.get(shard, own_ms), True
        return self._stored.beats.get(shard), False

    def _fact(self, shard: str) -> str:
        return f"{LAST_BEAT}.{self._shards.count}.{shard}"
