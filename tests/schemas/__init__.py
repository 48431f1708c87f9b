"""The stored data, line by line: a file per title and version of its rules, and one for the bot's own data (ADR 58).

A test compares each file with the types. ``python -m tests.schemas`` writes the files, and refuses to
when stored data could not be read any more.
"""

import re
import types
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from fluent.syntax import FluentParser, ast
from msgspec import NODEFAULT, Struct, json
from msgspec.structs import fields

from bot.clocks.clock import Clock
from bot.clocks.hours import Hours
from bot.clocks.pauses import Pause
from bot.clocks.preferences import Preferences
from bot.i18n.catalogue import BEFORE
from bot.store.contest import rows as contest
from bot.store.migrate import newest
from bot.store.rows import Filters
from rules.contest.scores.results import Rest, Table
from rules.core.game import GameDef
from rules.core.log import Event
from rules.core.options import OptionSpec
from rules.core.record import Record

FOLDER = Path(__file__).parent
BOTS_OWN = FOLDER / "bot.txt"
TEXTS = FOLDER / "texts.txt"
_ARGUMENT: Final = re.compile(r"\$(\w+)")
_TOLD: Final = re.compile(r"(?:\w+-event|table)-")

_STORED: Final[Sequence[type]] = (
    Record,
    Event,
    Filters,
    Clock,
    Pause,
    Hours,
    Preferences,
    Table,
    Rest,
    contest.TournamentRow,
    contest.EntrantRow,
    contest.StageRow,
    contest.RoundRow,
    contest.PodRow,
    contest.FaultRow,
)
"""Data that the bot stores as documents, or beside its log: files of records, events, clocks, tournaments."""


def file_of(rules: GameDef[Any, Any]) -> Path:
    return FOLDER / rules.key / f"{rules.rules_version}.txt"


def of_title(rules: GameDef[Any, Any]) -> tuple[str, ...]:
    """Return the stored data of a title's tables: their options, their states, and the moves in their logs."""
    found = {f"verb {verb.name}: {verb.move.__name__}" for verb in rules.verbs}
    for spec in rules.options:
        found |= set(_of_option(spec))
    found |= {f"gained {path} = {_text(value)}" for path, value in rules.gained.items()}
    found |= set(_of_types((rules.state, *(verb.move for verb in rules.verbs))))
    return tuple(sorted(found))


def of_bot() -> tuple[str, ...]:
    return (f"migration {newest()}", *sorted(set(_of_types(_STORED))))


def of_texts() -> tuple[str, ...]:
    """Return the texts that logs tell, each with the arguments that it needs."""
    found = dict[str, list[str]]()
    for file in sorted((files("bot") / "locale" / "en").iterdir(), key=lambda file: file.name):
        source = file.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and _TOLD.match(entry.id.name):
                assert entry.span is not None
                words = source[entry.span.start : entry.span.end]
                found[entry.id.name] = sorted(set(_ARGUMENT.findall(words)))
    return tuple(f"{name}: {', '.join(needs)}" for name, needs in sorted(found.items()))


def unsaid(before: Sequence[str], after: Sequence[str]) -> tuple[str, ...]:
    """Return the texts that logs of before tell and that could not be said any more.

    One that goes, or needs more, leaves its words as they were under its name with ``-before``.
    """
    now = dict(line.split(": ", 1) for line in after)
    gone = []
    for line in before:
        name, needs = line.split(": ", 1)
        more = set(now[name].split(", ")) - {*needs.split(", "), ""} if name in now else {name}
        if more and f"{name}{BEFORE}" not in now:
            gone.append(f"- {line}")
    return tuple(gone)


def _of_option(spec: OptionSpec) -> Iterator[str]:
    option = f"option {spec.name}"
    yield f"{option} default {spec.default}"
    yield from (f"{option} choice {choice}" for choice in spec.choices)
    yield from (f"{option} formerly {old}: {new}" for old, new in spec.former.items())
    if spec.before is not None:
        yield f"{option} before it came: {spec.before}"
    if spec.own is not None:
        yield f"{option} takes values beyond its choices"


def _of_types(stored: Iterable[type]) -> Iterator[str]:
    waiting, met = deque(stored), set[type]()
    while waiting:
        kind = waiting.popleft()
        if kind in met:
            continue
        met.add(kind)
        if issubclass(kind, Enum):
            yield from (f"enum {kind.__name__}: {_text(each.value)}" for each in kind)
        elif issubclass(kind, Struct):
            hints = get_type_hints(kind)
            for each in fields(kind):
                hint = hints[each.name]
                is_required = each.default is NODEFAULT and each.default_factory is NODEFAULT
                may_lack = "" if is_required else " or missing"
                yield f"{kind.__name__}.{each.encode_name}: {_name(hint)}{may_lack}"
                waiting.extend(_within(hint))


def _within(hint: Any) -> Iterator[type]:
    if isinstance(hint, type) and get_origin(hint) is None:
        yield hint
    for each in get_args(hint):
        yield from _within(each)


def _name(hint: Any) -> str:
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(sorted(_name(each) for each in args))
    if origin is not None:
        within = ", ".join("..." if each is Ellipsis else _name(each) for each in args)
        return f"{getattr(origin, '__name__', origin)}[{within}]"
    return "None" if hint is type(None) else getattr(hint, "__name__", str(hint))


def _text(value: object) -> str:
    return json.encode(value).decode()


def read(file: Path) -> tuple[str, ...]:
    return tuple(file.read_text("utf-8").splitlines()) if file.exists() else ()


def write(file: Path, lines: Iterable[str]) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n".join(lines) + "\n", "utf-8")


def changes(before: Sequence[str], after: Sequence[str]) -> tuple[str, ...]:
    """Return the lines that went, marked ``-``, and those that came, marked ``+``."""
    gone, come = set(before) - set(after), set(after) - set(before)
    return (*(f"- {line}" for line in sorted(gone)), *(f"+ {line}" for line in sorted(come)))


def unreadable(before: Sequence[str], after: Sequence[str]) -> tuple[str, ...]:
    """Return the changes after which data that was stored before could not be read.

    A value may get a new name (`OptionSpec.former`), an option may come with its former meaning (`OptionSpec.before`)
    and a fact with its former value (`GameDef.gained`). A field may be missing, a type may allow more, and verbs and
    choices may come.
    """
    held = set(after)
    gone = [line for line in before if line not in held and not _is_still_read(line, after)]
    known = set(before)
    owners = {_owner(line) for line in before}
    come = [
        line
        for line in after
        if line not in known and _owner(line) in owners and _is_demanded(line, before, after)
    ]
    options = {_owner(line) for line in after if line.startswith("option ")} - owners
    new = [name for name in sorted(options) if not any(_says_before(name, line) for line in after)]
    return (*(f"- {each}" for each in gone), *(f"+ {each}" for each in (*come, *new)))


def _owner(line: str) -> str:
    """Return the subject of a line: an option, or a struct."""
    words = line.split(" ")
    if words[0] in ("option", "enum", "verb", "gained", "migration"):
        return " ".join(words[:2]).rstrip(":")
    return line.partition(".")[0]


def _says_before(option: str, line: str) -> bool:
    return line.startswith(f"{option} before it came: ")


def _is_still_read(line: str, after: Sequence[str]) -> bool:
    """Return whether the data of a removed line is read in another way."""
    if line.startswith(("migration ", "gained ")):
        return line.startswith("migration ")
    if line.startswith("option "):
        option, _, value = line.partition(" choice ")
        return any(each.startswith(f"{option} formerly {value}: ") for each in after)
    name, _, before = line.partition(": ")
    if name.startswith(("enum ", "verb ")):
        return False
    now = next((each.partition(": ")[2] for each in after if each.startswith(f"{name}: ")), None)
    return now is not None and _alternatives(before) <= _alternatives(now)


def _alternatives(kind: str) -> set[str]:
    required = kind.removesuffix(" or missing")
    found = set(required.split(" | ")) if "[" not in required else {required}
    return found | ({"missing"} if required != kind else set())


def _is_demanded(line: str, before: Sequence[str], after: Sequence[str]) -> bool:
    """Return whether a field came that stored data lacks. A new struct or option is judged as a whole."""
    name, _, kind = line.partition(": ")
    if " " in name or "." not in name or kind.endswith(" or missing"):
        return False
    if any(each.startswith(f"{name}: ") for each in before):
        # It was there already, and allows more now or was reported as gone.
        return False
    field = name.partition(".")[2]
    paths = [each.split(" ")[1] for each in after if each.startswith("gained ")]
    return not any(path.rpartition(".")[2] == field for path in paths)
