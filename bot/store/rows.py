"""The rows of the database's tables as values."""

from enum import StrEnum

from msgspec import Struct

from bot.clocks.clock import Clock
from bot.clocks.pauses import Pause
from bot.store.declaring.posted import Posted
from rules.core.seats import Seat
from rules.core.text import Typed


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"


class SeatRow(Struct, frozen=True):
    """A seat of a table: a member's, a robot's, or free."""

    seat: Seat
    member_id: int | None
    robot_level: int | None
    away_id: int | None
    """The member who may come back to this seat; meanwhile a robot has it, or, before the start, it is free."""
    name: Typed
    """Last known name of the seat's member; empty without one."""
    is_lent: bool = False
    """A robot answers for the member until this turn ends."""

    @property
    def is_played_by_robot(self) -> bool:
        """Return whether a robot makes the moves, for now or for good."""
        return self.is_robot or self.is_lent

    @property
    def is_free(self) -> bool:
        return self.member_id is None and self.robot_level is None

    @property
    def is_reserved(self) -> bool:
        """Return whether it is reserved for a member who has not joined yet."""
        return self.is_free and self.away_id is not None

    @property
    def is_robot(self) -> bool:
        return self.robot_level is not None


class Filters(Struct, frozen=True, omit_defaults=True):
    """Conditions of a table: members' reliability in percent, silence about the position, permission for hints."""

    reliability: int = 0
    newcomers: bool = True
    private: bool = False
    """True if members sit down only by invitation, and the table is in no list."""
    quiet: bool = False
    hints: bool | None = None


ANYONE, NO_THREAD = Filters(), 0


class TableRow(Struct, frozen=True):
    """A table without its state. Times are whole seconds since 1970."""

    id: int
    title: str
    rules_version: int
    guild_id: int
    channel_id: int
    """The channel in which it was opened."""
    thread_id: int | None
    """The thread in which it is played; None until that is known."""
    lobby: Posted | None
    """The post of its lobby, which later links to it."""
    board: Posted | None
    opener_id: int
    status: Status
    options: dict[str, str]
    seat_count: int
    seq: int
    """Number of the last entry of the log of moves; 0 is the set-up."""
    told_seq: int
    """The last entry that belongs to a finished turn and has been posted."""
    asks: tuple[int, ...]
    """For each seat, the entry at which its question last changed."""
    votes: tuple[int, ...]
    """Members in favour of ending the table now."""
    commitment: str
    opened_at: int
    touched_at: int
    ended_at: int | None
    language: str
    """Language of its posts; it never changes."""
    started_at: int | None = None
    rematch_id: int | None = None
    """The finished table of which this one is the rematch."""
    turn_seq: int = -1
    """The entry with which the current turn began."""
    acting_id: int | None = None
    """The member who made the last move of this turn."""
    board_from_seq: int = 0
    """The first entry that the newest board describes."""
    board_seq: int = -1
    """The entry that the newest board shows; questions up to it have been posted."""
    pace: str = "none"
    """The time control, as `bot.clocks.paces` reads it."""
    clocks: tuple[Clock, ...] = ()
    """Per seat, from the start of a table that has a pace."""
    due_ms: int | None = None
    """The next moment to check the clocks. Never later than their next event."""
    pauses: tuple[Pause, ...] = ()
    """The stretches in which all clocks stand, oldest first."""
    filters: Filters = ANYONE
    moves_before: int | None = None
    """Number of moves in the record from which it goes on; None if it begins with its set-up."""
    tournament_id: int | None = None
    is_sealed: bool = False
    """True if it is hidden from others until its deal opens."""
    is_rated: bool = False
    first_seat: Seat | None = None
    """The seat that acts first; None if the set-up draws it."""
    talk_id: int | None = None
    """The thread for watchers, once asked for; `NO_THREAD` if the bot could not make it."""
    name: Typed = Typed("")

    @property
    def goes_on(self) -> bool:
        """Return whether it goes on from a record. Then each seat keeps its own past, and its place in the lobby."""
        return self.moves_before is not None

    @property
    def place_id(self) -> int:
        """Return the thread it is played in, or the channel if it has no thread."""
        return self.thread_id or self.channel_id

    @property
    def due_seq(self) -> int:
        """Return the last entry that may be posted as final: the last one, or the last before an unfinished turn."""
        return self.turn_seq if self.status is Status.PLAYING else self.seq


class Sitting(Struct, frozen=True):
    """A holder of a seat of a table in play, until the next sitting for the same seat; robots have no `member_id`."""

    seat: Seat
    since: int
    """The first entry of the log of moves made while they have it."""
    member_id: int | None
    name: Typed


class Before(Struct, frozen=True):
    """The start of a table from a record that was replayed when the table was opened."""

    record: bytes
    """Encoded, with its options complete."""
    state: bytes
    """The encoded state to which it leads."""


class Secrets(Struct, frozen=True):
    """The source of all chance at a table; published when it has ended."""

    seed: int
    salt: bytes
    before: Before | None = None
    """The public record from which the table goes on, if it does not begin with its set-up."""


class MoveKind(StrEnum):
    START = "start"
    MOVE = "move"
    UNDO = "undo"
    LEAVE = "leave"
    SEAT = "seat"
    """Another member plays the seat from here on, or the table ends as it stands; the state stays as it was."""


class MoveRow(Struct, frozen=True):
    """One entry of the log of moves. Every entry but the set-up has a seat; only moves have a move."""

    seq: int
    rules_version: int
    """The version of the rules in force when it was made."""
    kind: MoveKind
    seat: Seat | None
    move: bytes | None
    events: bytes
    member_id: int | None
    """The member who did it; None if it was the program or a robot."""
    hash: bytes
    """The entry's link in the chain."""
    at: int
    state_hash: bytes | None = None
    """Hash of the state that it led to; None in entries of the chain's first version."""


class NoticeKind(StrEnum):
    LOBBY = "lobby"
    THREAD = "thread"
    BOARD = "board"
    TURN = "turn"
    """An edit of the last board during a turn, never a new message."""
    PAST = "past"
    """A cut of the previous board, down to the part that the newest board does not show."""
    CLOSING = "closing"
    NOTICE = "notice"
    TROUBLE = "trouble"
    ARCHIVE = "archive"
    REMINDER = "reminder"
    """A message to a member about a turn in the thread: a reminder, a nudge, or the announcement after a night."""
    DIRECT = "direct"
    TEST = "test"
    """The direct message that shows whether such messages arrive."""
    DIGEST = "digest"
    CLEANUP = "cleanup"
    """Deletion of reminders of past turns."""
    KEEPALIVE = "keepalive"
    CLOCKS = "clocks"
    """An edit of the newest board, because its times have become wrong by more than an hour."""
    BALLOT = "ballot"
    """A ballot, new or brought up to date."""
    OFFER = "offer"
    """The seats of a table on offer to other members: posted, brought up to date or taken down."""
    BENCH = "bench"
    """A member of the bench is asked in a direct message whether they take a seat."""
    HANDOVER = "handover"
    """A member is asked whether they take another's seat; when it is answered, the question goes."""
    MOVED = "moved"
    """The place that a table has left gets a link to the new one."""
    LEFT = "left"
    """The thread that a table has left is closed once the table's posts there are tidied up."""
    REPLAY = "replay"
    """Animation of the whole table, some time after its result."""
    AUDIT = "audit"
    """A deed of a server's moderators, in the channel that it has chosen for them."""
    INVITATION = "invitation"
    """A member is asked whether they sit down at a table; when it is answered, the question goes."""
    LOBBY_BOARD = "lobby_board"
    """The list of a server's tables: posted, brought up to date, looked for or taken down."""
    TALK = "talk"
    MATCH = "match"
    """A question to matched members about a table; it goes once answered."""
    UNMATCHED = "unmatched"
    """A direct message to a member for whom no game was found."""
    ANNOUNCE = "announce"
    """The announcement of a tournament, new or brought up to date."""
    ROUND = "round"
    """The pairings of a round, new or brought up to date."""
    STANDINGS = "standings"
    CALL = "call"
    """Entrants of a tournament are called, in one post that names them, or one of them in a direct message."""
    RULING = "ruling"
    PODIUM = "podium"
    DEAL = "deal"
    """A deal opens: its tables become public."""
    BESIDE = "beside"
    """The role of a tournament's winner, or its event in the server's calendar; this posts nothing."""
    ERASE = "erase"
    """A search through the posts of a channel that may name a member with deleted data, and their edit."""


class Notice(Struct, frozen=True):
    """A post in waiting. It is rendered only when it is sent."""

    table_id: int | None
    """The table; None if the notice concerns a member or a server."""
    kind: NoticeKind
    payload: dict[str, object]
    coalesce_key: str | None = None
    """A newer notice with the same key replaces this one, unless it is already being sent."""
    delay_s: float = 0.0
    member_id: int | None = None
    """The receiver of a direct message."""
    guild_id: int | None = None
    """The server that it concerns, if it is no table and no member."""
    tournament_id: int | None = None

    @property
    def target(self) -> str:
        """Return the target; notices with the same target are sent in order."""
        if self.tournament_id is not None:
            return self._of_tournament()
        match self.kind:
            case (
                NoticeKind.DIRECT
                | NoticeKind.TEST
                | NoticeKind.DIGEST
                | NoticeKind.BENCH
                | NoticeKind.UNMATCHED
            ):
                return f"member:{self.member_id}"
            case NoticeKind.AUDIT:
                return f"guild:{self.guild_id}"
            case NoticeKind.ERASE:
                # One channel of a server after the other.
                return f"erase:{self.guild_id}"
            case NoticeKind.LOBBY_BOARD:
                return f"lobbies:{self.guild_id}"
            case NoticeKind.TROUBLE:
                return f"opener:{self.table_id}"
            case NoticeKind.OFFER | NoticeKind.TALK | NoticeKind.REPLAY | NoticeKind.REMINDER:
                # An animation takes long to draw. A reminder neither waits for a board nor takes its place.
                return f"{self.kind}:{self.table_id}"
            case NoticeKind.PAST | NoticeKind.CLEANUP | NoticeKind.CLOCKS | NoticeKind.LEFT:
                return f"past:{self.table_id}"
            case NoticeKind.ARCHIVE | NoticeKind.KEEPALIVE:
                # It is due long after all others and must not hold them up.
                return f"archive:{self.table_id}"
            case _:
                return f"table:{self.table_id}"

    def _of_tournament(self) -> str:
        if self.member_id is not None:
            return f"member:{self.member_id}"
        # Posts that may be edited later must not hold up calls, nor must those that are dispensable.
        is_own = self.kind in (NoticeKind.ANNOUNCE, NoticeKind.STANDINGS, NoticeKind.BESIDE)
        return f"{self.kind if is_own else 'tournament'}:{self.tournament_id}"


class OutboxRow(Struct, frozen=True):
    id: int
    table_id: int | None
    kind: NoticeKind
    target: str
    payload: bytes
    due_at: float
    attempts: int
    claimed_at: float | None
    """The start of the first attempt that may have succeeded, in seconds since 1970; None without one."""
    newest_id: int | None = None
    """The newest message posted for the same target."""
    tournament_id: int | None = None

    @property
    def claimed(self) -> bool:
        """Return whether an earlier attempt to send it was begun and may have succeeded."""
        return self.claimed_at is not None


class TimerKind(StrEnum):
    """Kind of a timer. Its key begins with the number of its subject: a table, a member or a server."""

    REST = "rest"
    """A table that no member has played at for long is called off."""
    VACATION = "vacation"
    WAKE = "wake"
    REMIND = "remind"
    """A member is reminded at a table without a clock."""
    DIGEST = "digest"
    KEEPALIVE = "keepalive"
    BALLOT = "ballot"
    PAUSE = "pause"
    """A pause by consent ends."""
    REACH = "reach"
    """Another attempt to post at a table where that was refused."""
    OFFER = "offer"
    """An offered seat: ask the next member, or end the offer."""
    AWAY = "away"
    """The time of a voted-out member ends, so their seat is no longer kept."""
    GONE = "gone"
    """A member seems to have left the server of a table."""
    HANDOVER = "handover"
    INVITATION = "invitation"
    """The time of an invited member ends, so their seat is no longer kept."""
    QUEUE = "queue"
    """The seekers of a server are matched."""
    MATCH = "match"
    """The time of matched members to answer ends."""
    START = "start"
    """A table at which all members have agreed to go on starts."""
    AHEAD = "ahead"
    """A pre-given answer was held back so long that its moment reveals nothing."""
    ERASE = "erase"
    """The deletion of a member's data has begun."""
    FORGET = "forget"
    """A server that the bot was removed from is forgotten."""
    LEAVE = "leave"
    """The bot leaves a server at the operator's wish; any process can do that."""
    SCRUB = "scrub"
    """Deleted data is still in the file."""


class Timer(Struct, frozen=True):
    """A task for a moment. Kind and key name it: there is only one of each."""

    kind: TimerKind
    key: str
    at_ms: int
    attempts: int = 0

    @property
    def number(self) -> int:
        """Return the number with which its key begins: ``7`` and ``7:2`` both concern table 7."""
        return int(self.key.partition(":")[0])
