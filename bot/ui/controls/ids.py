"""Custom ids of controls: everything a click needs to work after a restart, in at most 100 characters."""

import re
from dataclasses import dataclass
from typing import ClassVar

from rules.core.errors import Refusal

MAX_ID = 100
NOTHING = "-"
"""Stands for an empty part."""


@dataclass(frozen=True, slots=True)
class PanelId:
    """A control of a private panel: what it does, to which question, with which field.

    `digest` tells which filling of the form the control was shown with.
    """

    TEMPLATE: ClassVar[str] = (
        r"f:(?P<op>[a-z]+):(?P<table>[0-9]{1,15}):(?P<question_seq>[0-9]{1,9}):(?P<verb>[\w-]{1,24})"
        r":(?P<control>[\w.-]{1,24}):(?P<digest>[0-9a-f]{8}|-):(?P<arg>.{0,24})"
    )

    op: str
    table: int
    question_seq: int
    verb: str = NOTHING
    control: str = NOTHING
    digest: str = NOTHING
    arg: str = ""

    def write(self) -> str:
        return f"f:{self.op}:{self.table}:{self.question_seq}:{self.verb}:{self.control}:{self.digest}:{self.arg}"

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
        )


@dataclass(frozen=True, slots=True)
class TableId:
    """A control of a public post: of a lobby, a board or a notice."""

    TEMPLATE: ClassVar[str] = (
        r"t:(?P<op>[a-z]+):(?P<table>[0-9]{1,15}):(?P<seq>[0-9]{1,9}):(?P<arg>\w{0,8})"
    )

    op: str
    table: int
    seq: int = 0
    """The entry of the log of moves that the post tells of."""
    arg: str = ""

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
    """A page of a long text: what is read, of which table or title, and which page."""

    TEMPLATE: ClassVar[str] = r"r:(?P<source>[a-z]+):(?P<of>[\w-]{1,40}):(?P<page>[0-9]{1,4})"

    source: str
    of: str
    page: int = 0

    @property
    def table(self) -> int | None:
        """The table that it is of, if it is of one."""
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
    """An opened text box for a typed move. `opening` makes every one of them different."""

    TEMPLATE: ClassVar[str] = (
        r"m:(?P<table>[0-9]{1,15}):(?P<question_seq>[0-9]{1,9}):(?P<opening>[0-9]{1,20})"
    )

    table: int
    question_seq: int
    opening: int

    def write(self) -> str:
        return f"m:{self.table}:{self.question_seq}:{self.opening}"

    @classmethod
    def read(cls, text: str) -> "ModalId | None":
        found = re.fullmatch(cls.TEMPLATE, text)
        if found is None:
            return None
        parts = found.groupdict()
        return cls(int(parts["table"]), int(parts["question_seq"]), int(parts["opening"]))


def table_number(text: str) -> int | None:
    """The number of a table, as it stands in ids and is typed."""
    return int(text) if re.fullmatch(r"[0-9]{1,15}", text) else None


def small_number(text: str) -> int:
    """A number in an argument of ours, such as a page or a level.

    Raises:
        Refusal: outdated, as we have written nothing of the kind.
    """
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise Refusal("ui.outdated")
    return int(text)


def is_known(custom_id: str) -> bool:
    """Is this the id of one of our controls?"""
    return any(kind.read(custom_id) is not None for kind in (PanelId, TableId, ReadId))
