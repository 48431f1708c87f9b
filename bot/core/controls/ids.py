"""Custom ids of controls. An id holds everything a click needs after a restart, in at most 100 characters."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType
from typing import ClassVar

from rules.core.errors import Refusal

MAX_ID = 100
NOTHING = "-"
"""Written for an empty part of an id."""
REPLAY = "replay"
"""The source of pages of a `ReadId` that are frames of a replay."""
BREAK = "break"
"""The argument with which the button *I need a break* opens the ways out of a seat."""
WHOM = "whom"
"""The operation of the menu of members to invite to a table."""
LAST_PAGE = 9999
"""The page of a `ReadId` that is the last one, however many there are."""
MOST_OPENING_OPTIONS = 32
"""The most options of a title that fit into an `OpeningId`."""


@dataclass(frozen=True, slots=True)
class PanelId:
    """A control of a private panel: its operation, its question, and its field.

    `digest` identifies the contents of the form that the control was shown with.
    """

    TEMPLATE: ClassVar[str] = (
        r"(?P<ahead>[fa]):(?P<op>[a-z]+):(?P<table>[0-9]{1,15}):(?P<question_seq>[0-9]{1,9}):(?P<verb>[\w-]{1,24})"
        r":(?P<control>[\w.-]{1,24}):(?P<digest>[0-9a-f]{8}|-):(?P<arg>.{0,24})"
    )

    op: str
    table: int
    question_seq: int
    verb: str = NOTHING
    control: str = NOTHING
    digest: str = NOTHING
    arg: str = ""
    ahead: bool = False
    """True for the form of a pre-move."""

    @property
    def key(self) -> str:
        """Return the operation."""
        return self.op

    def write(self) -> str:
        form = f"{self.table}:{self.question_seq}:{self.verb}:{self.control}:{self.digest}"
        return f"{'a' if self.ahead else 'f'}:{self.op}:{form}:{self.arg}"

    @classmethod
    def read(cls, text: str) -> "PanelId | None":
        found = re.fullmatch(cls.TEMPLATE, text, re.DOTALL)
        if found is None:
            return None
        parts = found.groupdict()
        return cls(
            op=parts["op"],
            table=int(parts["table"]),
            question_seq=int(parts["question_seq"]),
            verb=parts["verb"],
            control=parts["control"],
            digest=parts["digest"],
            arg=parts["arg"],
            ahead=parts["ahead"] == "a",
        )


class Number(Enum):
    """The kind of the number in a `TableId`."""

    ENTRY = auto()
    BALLOT = auto()
    TURN = auto()
    SEAT = auto()


NUMBERS: Mapping[str, Number] = MappingProxyType(
    {
        "turn": Number.ENTRY,
        "told": Number.ENTRY,
        "more": Number.ENTRY,
        "vote": Number.BALLOT,
        "give": Number.TURN,
        "heir": Number.SEAT,
    }
)
"""The operations whose ids hold a number. An id of another one that holds a number is not ours."""


@dataclass(frozen=True, slots=True)
class TableId:
    """A control of a public post: of a lobby, a board or a notice."""

    TEMPLATE: ClassVar[str] = (
        rf"t:(?=(?:{'|'.join(NUMBERS)}):|[a-z]+:[0-9]+:0:)"
        r"(?P<op>[a-z]+):(?P<table>[0-9]{1,15}):(?P<seq>[0-9]{1,9}):(?P<arg>\w{0,8})"
    )

    op: str
    table: int
    seq: int = 0
    """The number that `NUMBERS` says; 0 for every other operation."""
    arg: str = ""

    @property
    def entry(self) -> int | None:
        """Return the log entry that the post is about, if the number is that of one."""
        return self.seq if NUMBERS.get(self.op) is Number.ENTRY else None

    @property
    def key(self) -> str:
        """Return the operation."""
        return self.op

    def write(self) -> str:
        return f"t:{self.op}:{self.table}:{self.seq}:{self.arg}"

    @classmethod
    def read(cls, text: str) -> "TableId | None":
        found = re.fullmatch(cls.TEMPLATE, text)
        if found is None:
            return None
        parts = found.groupdict()
        return cls(parts["op"], int(parts["table"]), int(parts["seq"]), parts["arg"])


@dataclass(frozen=True, slots=True)
class ReadId:
    """A page of a long text: its source, its table or title, and its number."""

    TEMPLATE: ClassVar[str] = r"r:(?P<source>[a-z]+):(?P<of>[\w-]{1,60}):(?P<page>[0-9]{1,4})"

    source: str
    of: str
    page: int = 0

    @property
    def key(self) -> str:
        """Return the source of the text."""
        return self.source

    @property
    def table(self) -> int | None:
        """Return the table that the text belongs to, if any."""
        return table_number(self.of.partition("-")[0])

    def write(self) -> str:
        return f"r:{self.source}:{self.of}:{self.page}"

    @classmethod
    def read(cls, text: str) -> "ReadId | None":
        found = re.fullmatch(cls.TEMPLATE, text)
        if found is None:
            return None
        parts = found.groupdict()
        return cls(parts["source"], parts["of"], int(parts["page"]))


@dataclass(frozen=True, slots=True)
class ModalId:
    """A text box opened to type a move. `opening` makes every id unique."""

    TEMPLATE: ClassVar[str] = (
        r"(?P<ahead>[mn]):(?P<table>[0-9]{1,15}):(?P<question_seq>[0-9]{1,9})"
        r":(?P<opening>[0-9]{1,20})"
    )

    table: int
    question_seq: int
    opening: int
    ahead: bool = False

    @property
    def key(self) -> str:
        """Return the operation."""
        return ""

    def write(self) -> str:
        return f"{'n' if self.ahead else 'm'}:{self.table}:{self.question_seq}:{self.opening}"

    @classmethod
    def read(cls, text: str) -> "ModalId | None":
        found = re.fullmatch(cls.TEMPLATE, text)
        if found is None:
            return None
        parts = found.groupdict()
        numbers = int(parts["table"]), int(parts["question_seq"]), int(parts["opening"])
        return cls(*numbers, ahead=parts["ahead"] == "n")


@dataclass(frozen=True, slots=True)
class OpeningId:
    """A control of the panel that opens a table: its operation, and everything chosen so far."""

    TEMPLATE: ClassVar[str] = (
        r"o:(?P<op>[a-z]{1,9}):(?P<title>[a-z0-9_]{1,32}|-):(?P<seats>[0-9]{1,2}):(?P<robots>[0-9]{1,2})"
        r":(?P<level>[0-9]):(?P<picks>[0-9a-z]{1,32}|-):(?P<arg>[0-9]{1,3})(?::(?P<pace>[0-9]{1,5}))?(?::(?P<who>[0-9]{2,6}))?"
        r"(?::(?P<things>[0-9a-zA-Z]{2,40}))?"
    )

    op: str
    title: str
    seats: int = 0
    robots: int = 0
    level: int = 2
    picks: str = NOTHING
    """The choice of each option."""
    arg: int = 0
    pace: str = ""
    """The place of the pace and of each of its options; empty for the proposal."""
    who: str = ""
    """The places of the choices about joining, ratings, talk, hints and invitations; empty for the proposal."""
    things: str = ""
    """The things picked for an option that lists some, with two digits each."""

    @property
    def key(self) -> str:
        """Return the operation."""
        return self.op

    def write(self) -> str:
        written = f"o:{self.op}:{self.title}:{self.seats}:{self.robots}:{self.level}:{self.picks}:{self.arg}"
        # `who` is only written together with a pace, `things` only together with both.
        rest = (each for each in (self.pace, self.who, self.things) if self.pace and each)
        return ":".join((written, *rest))

    @classmethod
    def read(cls, text: str) -> "OpeningId | None":
        found = re.fullmatch(cls.TEMPLATE, text)
        if found is None:
            return None
        op, title, seats, robots, level, picks, arg, *rest = found.groups("")
        counts = int(seats), int(robots), int(level)
        return cls(op, title, *counts, picks, int(arg), *rest)


@dataclass(frozen=True, slots=True)
class MyId:
    """A control of a member's own panels and lists: its operation and its argument."""

    TEMPLATE: ClassVar[str] = r"y:(?P<op>[a-z_]{1,20}):(?P<arg>[\w.-]{0,60})"

    op: str
    arg: str = ""

    @property
    def key(self) -> str:
        """Return the operation."""
        return self.op

    def write(self) -> str:
        return f"y:{self.op}:{self.arg}"

    @classmethod
    def read(cls, text: str) -> "MyId | None":
        found = re.fullmatch(cls.TEMPLATE, text)
        return None if found is None else cls(found["op"], found["arg"])


@dataclass(frozen=True, slots=True)
class ListId:
    """A menu of tables in the list of a server's tables; its operation is done with the picked table."""

    TEMPLATE: ClassVar[str] = r"l:(?P<op>[a-z]{1,10})"

    op: str

    @property
    def key(self) -> str:
        """Return the operation."""
        return self.op

    def write(self) -> str:
        return f"l:{self.op}"

    @classmethod
    def read(cls, text: str) -> "ListId | None":
        found = re.fullmatch(cls.TEMPLATE, text)
        return None if found is None else cls(found["op"])


@dataclass(frozen=True, slots=True)
class TournamentId:
    """A control of a tournament's posts and panels, or a text box of one: its operation, tournament and argument."""

    TEMPLATE: ClassVar[str] = (
        r"c:(?P<op>[a-z]{1,12}):(?P<tournament>[0-9]{1,15}):(?P<arg>[\w.-]{0,64})"
    )

    op: str
    tournament: int = 0
    """0 while there is none, in the questions that lead to one."""
    arg: str = ""

    @property
    def key(self) -> str:
        """Return the operation."""
        return self.op

    def write(self) -> str:
        return f"c:{self.op}:{self.tournament}:{self.arg}"

    @classmethod
    def read(cls, text: str) -> "TournamentId | None":
        found = re.fullmatch(cls.TEMPLATE, text)
        return None if found is None else cls(found["op"], int(found["tournament"]), found["arg"])


def table_number(text: str) -> int | None:
    """Return a table's number, as written in ids and typed by members."""
    return int(text) if re.fullmatch(r"[0-9]{1,15}", text) else None


def small_number(text: str) -> int:
    """Read a number from an id's argument, such as a page or a level.

    Raises:
        Refusal: outdated, if it is not a number we could have written.
    """
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise Refusal("ui.outdated")
    return int(text)


Id = PanelId | TableId | ReadId | OpeningId | MyId | ListId | TournamentId
"""The content of the custom id of a button or a menu."""
_KINDS: Mapping[str, type[Id]] = MappingProxyType(
    {
        "f": PanelId,
        "a": PanelId,
        "t": TableId,
        "r": ReadId,
        "o": OpeningId,
        "y": MyId,
        "l": ListId,
        "c": TournamentId,
    }
)
"""Kinds of ids by the letter with which they begin."""


def read(custom_id: str) -> Id | None:
    """Read the id of one of our controls; None if it is none."""
    kind = _KINDS.get(custom_id[:1])
    return None if kind is None else kind.read(custom_id)


def table_of(clicked: Id) -> int | None:
    """Return the table that a control of ours belongs to, if it names one."""
    return clicked.table if isinstance(clicked, PanelId | TableId | ReadId) else None
