"""Memory that a process occupies, and processor time of its experts."""

import os
import re
from collections import Counter
from pathlib import Path

_MAPPING = re.compile(
    r"^[0-9a-f]+-[0-9a-f]+ \S+ (?P<offset>[0-9a-f]+) \S+ (?P<inode>\d+)[^\n]*\n"
    r"(?:\w+:[^\n]*\n)*?Rss: +(?P<held>\d+) kB\n(?:\w+:[^\n]*\n)*?Anonymous: +(?P<own>\d+) kB$",
    re.MULTILINE,
)
_NO_FILE = "0"


def resident_mb(pid: int) -> float:
    """The memory that a process occupies.

    A page of a file that is mapped several times is there once, and counts once: every face maps the typeface.
    """
    return resident_kb(Path(f"/proc/{pid}/smaps").read_text("utf-8")) * 1024 / 1e6


def resident_kb(mappings: str) -> int:
    """The same of a listing of mappings, as Linux writes it."""
    own = 0
    of_files: Counter[tuple[str, str]] = Counter()
    for found in _MAPPING.finditer(mappings):
        held, changed = int(found["held"]), int(found["own"])
        if found["inode"] == _NO_FILE:
            own += held
        else:
            # Pages of a file that the process has changed are its own.
            own += changed
            place = found["inode"], found["offset"]
            of_files[place] = max(of_files[place], held - changed)
    return own + of_files.total()


_TICKS_S = 1 / os.sysconf("SC_CLK_TCK")
_WORKER = b"bot.tables.thinking.worker"


def thought_s(pid: int) -> float:
    """The processor time of the processes in which the experts of a bot think now."""
    spent = 0.0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes()
            after_name = (folder / "stat").read_text("ascii").rpartition(")")[2].split()
        except OSError:
            continue
        if _WORKER in command.split(b"\0") and int(after_name[1]) == pid:
            spent += (int(after_name[11]) + int(after_name[12])) * _TICKS_S
    return spent
