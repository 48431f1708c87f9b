"""A folder in which the server's owner keeps files for titles: ``<folder>/<title>/<option>/<name>.<anything>``."""

import re
from collections.abc import Iterator
from pathlib import Path

from rules.core.errors import MalformedMove

MOST_BYTES = 64 * 1024
"""A longer file is no value of an option."""


class TitleFiles:
    """Files of the server's owner, by title, option and name; none without a folder."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def names(self, title: str, option: str) -> list[str]:
        return sorted({path.stem for path in self._paths(title, option)})

    def text(self, title: str, option: str, name: str) -> str | None:
        """What the named file holds, or None.

        Raises:
            MalformedMove: ui.bad_file, it is too long or not UTF-8.
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
