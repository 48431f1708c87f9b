"""The operator's own files for titles, in one folder: ``<folder>/<title>/<option>/<name>.<anything>``."""

import re
from collections.abc import Iterator
from pathlib import Path

from rules.core.errors import MalformedMove

MOST_BYTES = 64 * 1024
"""Longer files are refused."""


class TitleFiles:
    """Finds the operator's files by title, option and name; without a folder there are none."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def names(self, title: str, option: str) -> list[str]:
        return sorted({path.stem for path in self._paths(title, option)})

    def text(self, title: str, option: str, name: str) -> str | None:
        """Return the text of the named file, or None if there is no such file.

        Raises:
            MalformedMove: ui.bad_file: it is too long, unreadable or not UTF-8.
        """
        path = next((each for each in self._paths(title, option) if each.stem == name), None)
        if path is None:
            return None
        try:
            data = path.read_bytes()
            if len(data) > MOST_BYTES:
                raise MalformedMove("ui.bad_file", name=name)
            return data.decode()
        except (OSError, UnicodeDecodeError) as error:
            raise MalformedMove("ui.bad_file", name=name) from error

    def _paths(self, title: str, option: str) -> Iterator[Path]:
        if self._folder is not None and (folder := self._folder / title / option).is_dir():
            named = (path for path in sorted(folder.iterdir()) if path.is_file())
            yield from (path for path in named if re.fullmatch(r"[\w-]+", path.stem))
