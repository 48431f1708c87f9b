"""What the tables of the database hold, as values."""

from enum import StrEnum

from msgspec import Struct

from rules.core.seats import Seat


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
    """The member whose seat it stays, while a robot sits in or, before the start, nobody."""
    name: str
    """The name, as last seen, of the member whose it is; empty for a seat of nobody."""

    @property
    def is_free(self) -> bool:
        return self.member_id is None and self.robot_level is None

    @property
    def is_reserved(self) -> bool:
        """Is it kept for a member who has not sat down yet?"""
        return self.is_free and self.away_id is not None

    @property
    def is_robot(self) -> bool:
        return self.robot_level is not None


class TableRow(Struct, frozen=True):
    """A table without its state. Times are whole seconds since 1970."""

    id: int
    title: str
    rules_version: int
    guild_id: int
    channel_id: int
    """Where it was opened."""
    thread_id: int | None
    """Where it is played, once that is known."""
    lobby_message_id: int | None
    board_message_id: int | None
    opener_id: int
    status: Status
    options: dict[str, str]
    seat_count: int
    seq: int
    """Number of the last entry of the log of moves; 0 is the set-up."""
    told_seq: int
    """What happened up to this entry has been told in public, as turns that are over."""
    asks: tuple[int, ...]
    """Per seat the entry with which its question last changed."""
    votes: tuple[int, ...]
    """Members who consent to end it now."""
    commitment: str
    opened_at: int
    touched_at: int
    ended_at: int | None
    language: str
    """What its posts speak, from its opening to its end."""
    started_at: int | None = None
    rematch_id: int | None = None
    """The table whose members play again here."""
    turn_seq: int = -1
    """The entry with which the turn that is being played began."""
    acting_id: int | None = None
    """The member who has just made a move in this turn."""
    board_from_seq: int = 0
    """What happened from this entry on is told by the newest board."""
    board_seq: int = -1
    """The entry that the newest board shows; questions up to it have been asked in public."""

    @property
    def place_id(self) -> int:
        """The channel or thread that people look at."""
        return self.thread_id or self.channel_id

    @property
    def due_seq(self) -> int:
        """What happened up to this entry is to be told: all of it, but for a turn that goes on."""
        return self.turn_seq if self.status is Status.PLAYING else self.seq


class Sitting(Struct, frozen=True):
    """Whose a seat of a table in play is, until the next sitting on it."""

    seat: Seat
    since: int
    """The first entry of the log of moves that is made with the seat in these hands."""
    member_id: int | None
    """None for a robot."""
    name: str


class Secrets(Struct, frozen=True):
    """What chance at a table comes from; published when it has ended."""

    seed: int
    salt: bytes


class MoveKind(StrEnum):
    START = "start"
    MOVE = "move"
    UNDO = "undo"
    LEAVE = "leave"


class MoveRow(Struct, frozen=True):
    """One entry of the log of moves; everything but the set-up has a seat, only moves have a move."""

    seq: int
    rules_version: int
    """Of the rules that it was made by."""
    kind: MoveKind
    seat: Seat | None
    move: bytes | None
    events: bytes
    member_id: int | None
    """Who did it; None for the program and its robots."""
    hash: bytes
    """The entry's link in the chain."""
    at: int
    state_hash: bytes | None = None
    """Of the state that it led to; None in entries of the chain's first version."""


class NoticeKind(StrEnum):
    LOBBY = "lobby"
    THREAD = "thread"
    BOARD = "board"
    TURN = "turn"
    """The board in the middle of a turn: never a message of its own."""
    PAST = "past"
    """The board before the newest one: it tells what is over, and leaves the rest to the newest."""
    CLOSING = "closing"
    NOTICE = "notice"
    TROUBLE = "trouble"
    ARCHIVE = "archive"


class Notice(Struct, frozen=True):
    """Something people are to be told: the intent, not the picture."""

    table_id: int
    kind: NoticeKind
    payload: dict[str, object]
    coalesce_key: str | None = None
    """A newer notice with the same key replaces this one, as long as its sending has not begun."""
    delay_s: float = 0.0

    @property
    def target(self) -> str:
        """Notices with the same target are sent in order."""
        match self.kind:
            case NoticeKind.TROUBLE:
                return f"opener:{self.table_id}"
            case NoticeKind.PAST:
                return f"past:{self.table_id}"
            case NoticeKind.ARCHIVE:
                # It is due long after everything else, and must not hold anything up.
                return f"archive:{self.table_id}"
            case _:
                return f"table:{self.table_id}"


class OutboxRow(Struct, frozen=True):
    id: int
    table_id: int
    kind: NoticeKind
    target: str
    payload: bytes
    due_at: float
    attempts: int
    claimed: bool
    """Its sending was begun before, and may have taken effect."""
    newest_id: int | None = None
    """The newest message that rows with the same target have made."""
