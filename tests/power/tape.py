"""The record of writes, and the disks that a power failure may leave behind.

Everything written to a file before its last sync is there. Each later write may be there entirely, in part (some of its
sectors) or not at all, and in any order.
"""

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

SOURCE = Path(__file__).with_name("tape.c")
SECTOR = 512
_HEAD = struct.Struct("<cQQQ")


def lacks() -> str | None:
    """Return why writes cannot be recorded on this machine; None if they can."""
    if sys.platform != "linux":
        return "writes are recorded on Linux alone"
    return None if shutil.which("cc") else "there is no C compiler here (cc) to build the recorder"


def recorder(folder: Path) -> Path:
    """Build the library to preload."""
    built = folder / "tape.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", built, SOURCE, "-ldl"], check=True)
    return built


def environment(library: Path, *, taped: Path, tape: Path) -> dict[str, str]:
    """The environment of a process whose writes to the folder `taped` are recorded."""
    return os.environ | {"LD_PRELOAD": str(library), "TAPED": str(taped), "TAPE": str(tape)}


@dataclass(frozen=True, slots=True)
class Op:
    kind: str
    """``w`` is a write, ``t`` a truncation, ``u`` a removal, ``s`` a sync."""
    name: str
    offset: int
    data: bytes


def read(tape: Path) -> Iterator[Op]:
    """Everything that was recorded, in order. An incomplete last record is ignored."""
    record = tape.read_bytes()
    names: dict[int, str] = {}
    at = 0
    while at + _HEAD.size <= len(record):
        kind, number, offset, length = _HEAD.unpack_from(record, at)
        data = record[at + _HEAD.size : at + _HEAD.size + length]
        at += _HEAD.size + length
        if len(data) < length:
            return
        if kind == b"o":
            names[number] = Path(os.fsdecode(data)).name
        elif kind == b"u":
            yield Op("u", Path(os.fsdecode(data)).name, 0, b"")
        else:
            yield Op(kind.decode(), names[number], offset, data)


@dataclass(slots=True)
class _File:
    there: bytearray = field(default_factory=bytearray)
    """The content that no power failure can destroy."""
    waits: list[Op] = field(default_factory=list)
    is_there: bool = False

    def see(self, op: Op) -> None:
        if op.kind == "s":
            for each in self.waits:
                _carry_out(each, self.there)
            self.waits.clear()
            self.is_there = True
        else:
            self.waits.append(op)

    def left(self, rng: Random) -> bytes | None:
        """The content after a power failure; None if there is no such file."""
        if not self.is_there and rng.random() < 0.5:
            return None
        content = bytearray(self.there)
        fate = rng.choice(("none", "all", "some", "torn"))
        arrived = list(self.waits) if fate in ("all", "torn") else []
        if fate == "some":
            arrived = [op for op in self.waits if rng.random() < 0.5]
            rng.shuffle(arrived)
        last = arrived.pop() if arrived and fate != "all" else None
        for op in arrived:
            _carry_out(op, content)
        if last is not None:
            _carry_out(last, content, rng)
        return bytes(content)


class Disk:
    """The files of a folder after part of the tape."""

    def __init__(self) -> None:
        self._files: dict[str, _File] = {}
        self._removed: dict[str, _File] = {}
        """Files whose removal a power failure may still undo; another of the same name may have been made since."""

    def see(self, op: Op) -> None:
        if op.kind == "u":
            if (gone := self._files.pop(op.name, None)) is not None:
                self._removed.setdefault(op.name, gone)
            return
        if op.kind == "s":
            # File systems keep their journals in order: a file that was removed earlier is gone for good.
            self._removed.clear()
        self._files.setdefault(op.name, _File()).see(op)

    def fail(self, into: Path, rng: Random) -> None:
        """Write the files that a power failure at this moment leaves behind."""
        into.mkdir()
        for name in dict.fromkeys((*self._files, *self._removed)):
            file, removed = self._files.get(name), self._removed.get(name)
            if removed is not None and (file is None or not file.is_there) and rng.random() < 0.5:
                file = removed
            content = None if file is None else file.left(rng)
            if content is not None:
                (into / name).write_bytes(content)


def _carry_out(op: Op, content: bytearray, rng: Random | None = None) -> None:
    """Write all of it or, given `rng`, only some of its sectors."""
    if op.kind == "t":
        del content[op.offset :]
        content.extend(bytes(op.offset - len(content)))
        return
    end = op.offset + len(op.data)
    content.extend(bytes(max(end - len(content), 0)))
    at = op.offset
    while at < end:
        until = end if rng is None else min(at - at % SECTOR + SECTOR, end)
        if rng is None or rng.random() < 0.5:
            content[at:until] = op.data[at - op.offset : until - op.offset]
        at = until
