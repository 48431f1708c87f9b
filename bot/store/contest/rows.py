"""The rows of the tables about tournaments as values. Times are UTC milliseconds."""

from enum import StrEnum

from msgspec import Struct

from bot.store.declaring.posted import Posted
from bot.store.rows import Secrets
from bot.store.rows import Status as TableStatus
from rules.contest.director.held import Blame, Ended, Former
from rules.contest.director.plan import Format, Plan
from rules.contest.director.snapshot import Kind, Status
from rules.contest.scores.results import No, Rest, Table, Unplayed
from rules.core.seats import Seat
from rules.core.text import Typed


class Eligible(Struct, frozen=True, omit_defaults=True):
    """Conditions for entrants. The caller checks the facts that Discord alone knows."""

    role_id: int | None = None
    account_days: int = 0
    rated_tables: int = 0
    language: str | None = None
    reliability: int = 0
    """The least, in per cent."""
    rating_least: int = 0
    rating_most: int = 0
    """0 admits any rating, and members without one."""
    is_by_list: bool = False
    """True for members whom the organiser has invited, and for those with the code if there is one."""


class Settings(Struct, frozen=True, omit_defaults=True):
    """Choices of the organiser beyond the plan."""

    options: dict[str, str] = {}
    """Of every table, complete."""
    pace: str = "none"
    """The time control of every table, as `bot.clocks.paces` reads it."""
    zone: str = "UTC"
    """Time zone for deadlines at whole hours."""
    is_rated: bool = True
    is_sealed: bool = False
    are_blocks_kept: bool = False
    """True if draws keep entrants apart of whom one has blocked the other."""
    eligible: Eligible = Eligible()
    winner_role: int | None = None
    """The role that the winner gets, until the next tournament with the same role ends."""
    circuit_id: int | None = None
    """The circuit that it counts for."""
    has_event: bool = True
    """True if the server's calendar shows the tournament, where the bot may make events."""


class CircuitRow(Struct, frozen=True):
    """Several tournaments of a server that earn points by place."""

    id: int
    guild_id: int
    language: str
    """Language of its posts."""
    name: Typed
    points: tuple[int, ...]
    """Of each place, the first place first."""
    best: int
    """How many of a person's results count; 0 counts all."""
    created_ms: int
    ended_ms: int | None = None

    def counts(self, over_ms: int | None) -> bool:
        """Return whether a tournament that ended at this moment counts, or one that goes on (None)."""
        return self.ended_ms is None or (over_ms is not None and over_ms <= self.ended_ms)


class TournamentRow(Struct, frozen=True):
    id: int
    guild_id: int
    channel_id: int
    organiser_id: int
    language: str
    """Language of its posts; it never changes."""
    name: Typed
    title: str
    status: Status
    settings: Settings
    plan: Plan
    """The plan, with the start as it was announced; `starts_ms` moves."""
    commitment: str
    starts_ms: int
    created_ms: int
    fingerprint: str | None = None
    version: int = 0
    algorithm: int = 1
    draw: bytes | None = None
    """Source of every draw; known when check-in has closed."""
    put_off: int = 0
    checkin_ms: int | None = None
    """The moment at which check-in did open."""
    league_id: int | None = None
    """The first season."""
    season: int | None = None
    next_id: int | None = None
    """The next season."""
    former: tuple[Former, ...] = ()
    marks: tuple[str, ...] = ()
    """Marks of the entrants present when the list was closed: with seed and salt they give the draw."""
    paused_ms: int | None = None
    """The moment since which it is paused."""
    paused_for_ms: int = 0
    """Length of all earlier pauses."""
    closing_ms: int | None = None
    ended_ms: int | None = None
    announce: Posted | None = None
    standings: Posted | None = None
    about: Typed = Typed("")
    """The organiser's description."""
    prizes: Typed = Typed("")
    entry_code: Typed = Typed("")
    """The code that members need to sign up; empty if they need none. Only organisers read it."""
    held_role: int | None = None
    """The role that its winner holds now."""
    event_id: int | None = None
    """Its event in the server's calendar."""
    event_shows: str | None = None
    """The part of the tournament's state that the event shows, as `bot.features.tournament.posts.events` writes it."""


class EntrantRow(Struct, frozen=True):
    """An entrant; `no` is the place in the order of signing up."""

    no: No
    member_id: int
    name: Typed
    kind: Kind
    entered_ms: int
    checked_in_ms: int | None = None
    rank: int = 0
    from_round: int = 1
    from_stage: int = 1
    dropped_round: int | None = None
    dropped_stage: int = 1
    is_kept: bool = False
    team_no: int | None = None
    board: int = 0
    """The place in the order of the team, from 1; 0 without a team."""


class TeamRow(Struct, frozen=True):
    """A team of a tournament; its members are rows of entrants."""

    no: int
    name: Typed


class StageRow(Struct, frozen=True):
    id: int
    number: int
    format: Format
    field: tuple[No, ...]
    groups: tuple[tuple[No, ...], ...]
    rounds_wanted: int
    begun_ms: int
    is_over: bool = False


class RoundStatus(StrEnum):
    PLAYING = "playing"
    DONE = "done"
    UNDONE = "undone"


class RoundRow(Struct, frozen=True):
    id: int
    stage_id: int
    number: int
    attempt: int
    """From 1; a round that was undone is paired again."""
    status: RoundStatus
    seed: bytes
    certificate: bytes | None
    """JSON; None where no weights were optimised."""
    altered: bool
    """True if a referee has exchanged entrants."""
    paired_ms: int
    ended_ms: int | None = None
    posted: Posted | None = None


class DealRow(Struct, frozen=True):
    id: int
    number: int
    seats: int
    options: dict[str, str]
    commitment: str
    due_ms: int
    opened_ms: int | None = None


class PodRow(Struct, frozen=True):
    """A pod without its secrets."""

    id: int
    round_id: int
    number: int
    """From 0."""
    table_id: int | None = None
    deal_id: int | None = None
    group_no: int = 0
    opened_ms: int | None = None
    due_ms: int | None = None
    is_extended: bool = False
    """True if the deadline was put off because the table was nearly at its end."""
    extended: int = 0
    """Number of times that a referee has put the deadline off."""
    ended: Ended | None = None
    result: Table | None = None
    rests: tuple[Rest, ...] = ()
    scored_ms: int | None = None
    table_status: TableStatus | None = None


class TablePlace(Struct, frozen=True):
    """The place of a table in its tournament, counted from 1."""

    stage: int
    number: int
    """Of the round."""
    table: int
    is_final: bool
    """True for the one table at which the best of the earlier stages meet."""


class PodSeatRow(Struct, frozen=True):
    pod_id: int
    seat: Seat
    no: No
    ready_ms: int | None = None
    since_ms: int | None = None
    """The moment at which a substitute took it."""


class ByeRow(Struct, frozen=True):
    round_id: int
    no: No
    kind: Unplayed
    points: int


class FaultRow(Struct, frozen=True):
    pod_id: int
    seat: Seat
    no: No
    kind: Blame
    at_ms: int
    has_moved: bool


class CallRow(Struct, frozen=True):
    """A substitute was asked to take a seat."""

    pod_id: int
    seat: Seat
    no: No
    at_ms: int


class RequestKind(StrEnum):
    BYE = "bye"
    PLAY = "play"


class RequestRow(Struct, frozen=True):
    stage: int
    number: int
    no: No
    kind: RequestKind


class RulingKind(StrEnum):
    RESULT = "result"
    STANDS = "stands"
    """A referee leaves a disputed result as it is."""
    FAULT = "fault"
    EXTEND = "extend"
    REPAIR = "repair"
    UNPAIR = "unpair"
    ADD = "add"
    DROP = "drop"
    SUBSTITUTE = "substitute"
    PAUSE = "pause"
    RESUME = "resume"
    CANCEL = "cancel"
    KEEP = "keep"
    WARN = "warn"
    DEDUCT = "deduct"
    DISQUALIFY = "disqualify"
    BYE = "bye"
    """A free bye in the round that is paired next."""
    TAKE_OVER = "take_over"
    UNDO = "undo"
    """Takes another back."""
    CHANGE = "change"
    """The organiser has changed the tournament after its announcement; `after` says what."""
    MESSAGE = "message"
    """The organiser has written to all entrants; the reason is the text."""


class RulingRow(Struct, frozen=True):
    """Decision of a referee; `before` and `after` are JSON of the changed values."""

    id: int
    pod_id: int | None
    kind: RulingKind
    before: str
    after: str
    reason: Typed
    by_id: int
    at_ms: int
    undoes_id: int | None = None
    is_private: bool = False
    """True if only referees and the entrant concerned read the reason."""


class DisputeRow(Struct, frozen=True):
    id: int
    pod_id: int
    member_id: int
    text: Typed
    at_ms: int
    ruling_id: int | None = None
    """The ruling that answers it."""


class Stored(Struct, frozen=True):
    """All rows about one tournament but its secrets. Rounds that were undone are left out."""

    tournament: TournamentRow
    referees: tuple[int, ...]
    """Members who decide disputes, beside the first organiser."""
    entrants: tuple[EntrantRow, ...]
    stages: tuple[StageRow, ...]
    rounds: tuple[RoundRow, ...]
    deals: tuple[DealRow, ...]
    pods: tuple[PodRow, ...]
    seats: tuple[PodSeatRow, ...]
    byes: tuple[ByeRow, ...]
    faults: tuple[FaultRow, ...]
    calls: tuple[CallRow, ...]
    wishes: tuple[RequestRow, ...]
    reminded: frozenset[str]
    rulings: tuple[RulingRow, ...]
    disputes: tuple[DisputeRow, ...]
    moved: frozenset[tuple[int, Seat, int]] = frozenset()
    """Table, seat and member of each move made at tables in play."""
    organisers: tuple[int, ...] = ()
    """Those of the referees who have all rights of the first organiser."""
    teams: tuple[TeamRow, ...] = ()
    invited: tuple[int, ...] = ()
    """Members whom the organiser has invited."""
    circuits: tuple[CircuitRow, ...] = ()
    """The circuits that it may count for, and its own; for drafts, and for tournaments that have one."""


class NewPod(Struct, frozen=True):
    """A pod as it is stored with its round."""

    seats: tuple[No, ...]
    secrets: Secrets
    group_no: int = 0
    deal_id: int | None = None
