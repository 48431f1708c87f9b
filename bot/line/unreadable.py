"""Events of the Gateway that discord.py cannot read: the failing part is left out, the rest is read.

The part is found by the traceback. It is the innermost element of a list in the event that a failing function had in
hand. It may be one channel of a server, one server of many or one overwrite of a channel.
"""

import json
import logging
from collections.abc import Iterator
from types import FrameType
from typing import Any, Final

_log = logging.getLogger(__name__)

MOST_LEFT_OUT: Final = 25
"""Most elements of an event that are left out one by one; after that a list goes as a whole."""
MOST_LOGGED: Final = 500
"""Most kinds of unreadable parts that are logged, each once."""
Path = tuple[str | int, ...]


class Event:
    """An event that could not be read, as it is tried again."""

    def __init__(self, text: str | bytes) -> None:
        """Read the text. Raise ValueError if it is no event at all."""
        found = json.loads(text)
        if not isinstance(found, dict) or found.get("op") != 0 or not isinstance(found["t"], str):
            raise ValueError("not an event")
        self._whole = found
        self.kind: str = found["t"]
        self._left_out = 0
        self._is_tidy = False

    @property
    def guild_id(self) -> str:
        """Return the number of the server that it concerns; empty if it names none."""
        data = self._whole.get("d")
        if not isinstance(data, dict):
            return ""
        number = data.get("guild_id") or (data.get("id") if self.kind.startswith("GUILD_") else "")
        return number if isinstance(number, str) and number.isdecimal() else ""

    @property
    def text(self) -> str:
        return json.dumps(self._whole)

    def without_part(self, error: BaseException) -> str | None:
        """Leave out the part that discord.py could not read; return its description, or None if none is found."""
        if not self._is_tidy:
            self._is_tidy = True
            tidied = _tidied(self._whole)
            if tidied != self._whole:
                self._whole = tidied
                return "an element that is none"
        path = _path(error)
        if path is None:
            return None
        self._left_out += 1
        is_whole_list = self._left_out > MOST_LEFT_OUT
        if is_whole_list:
            path = path[: next(at for at, step in enumerate(path) if isinstance(step, int))]
        holder: Any = self._whole
        for step in path[:-1]:
            holder = holder[step]
        if is_whole_list:
            holder[path[-1]] = []
        else:
            del holder[path[-1]]
        return ".".join(step for step in path[1:] if isinstance(step, str))

    def set(self, name: str, value: str) -> None:
        """Replace a field of the event's data."""
        if isinstance(self._whole.get("d"), dict):
            self._whole["d"][name] = value


class LogOnce:
    """Logs each kind of unreadable part once, by the kind of event and the server, without contents."""

    def __init__(self) -> None:
        self._known: set[tuple[str, str, str]] = set()

    def tell(self, event: Event, part: str, error: BaseException) -> None:
        known = (event.kind, event.guild_id, part)
        if known in self._known or len(self._known) >= MOST_LOGGED:
            return
        self._known.add(known)
        _log.warning(
            "Discord sent an unreadable event, or a part; it is left out: event=%s server=%s part=%s error=%s",
            *(event.kind, event.guild_id or "none", part or "all", type(error).__name__),
        )


def _tidied(value: Any) -> Any:
    """Return the value without non-objects in lists of objects, which cannot be told apart in a traceback."""
    if isinstance(value, dict):
        return {key: _tidied(inner) for key, inner in value.items()}
    if isinstance(value, list):
        objects = [_tidied(inner) for inner in value if isinstance(inner, dict)]
        return objects if objects or all(inner is None for inner in value) else value
    return value


def _path(error: BaseException) -> Path | None:
    """Return the place in an event of the element that a function was reading when it failed."""
    frames = list(_frames(error))
    root = next((found for frame in frames for found in _values(frame) if _is_event(found)), None)
    if root is None:
        return None
    elements = dict(_elements(root, ()))
    for frame in reversed(frames):
        paths = [elements[id(found)] for found in _values(frame) if id(found) in elements]
        if paths:
            return max(paths, key=len)
    return None


def _frames(error: BaseException) -> Iterator[FrameType]:
    """Yield the frames, the outermost first."""
    at = error.__traceback__
    while at is not None:
        yield at.tb_frame
        at = at.tb_next


def _values(frame: FrameType) -> Iterator[dict[str, Any]]:
    for found in frame.f_locals.values():
        if isinstance(found, dict):
            yield found


def _is_event(found: dict[str, Any]) -> bool:
    return found.get("op") == 0 and "d" in found and "t" in found


def _elements(value: Any, path: Path) -> Iterator[tuple[int, Path]]:
    """Yield the elements of lists that are objects, each by its identity, with its path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _elements(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            if isinstance(inner, dict):
                yield id(inner), (*path, at)
            yield from _elements(inner, (*path, at))
