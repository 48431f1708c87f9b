"""Writes down the stored data: ``python -m tests.schemas`` (ADR 58).

It refuses to if data that was stored could not be read any more. Then raise `rules_version` of the title and keep the
rules before (docs/develop/adding-a-title.md, "When its rules change"), or declare how that data is read.
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.store.migrate import newest
from rules.core.versions import versions
from rules.registry import GAME_KEYS, load
from tests.schemas import (
    BOTS_OWN,
    TEXTS,
    file_of,
    of_bot,
    of_texts,
    of_title,
    read,
    unreadable,
    unsaid,
    write,
)

Judge = Callable[[Sequence[str], Sequence[str]], tuple[str, ...]]


def main() -> int:
    refused = [
        refusal
        for key in GAME_KEYS
        for rules in versions(load(key))
        for refusal in written(file_of(rules), of_title(rules))
    ]
    is_migrated = f"migration {newest()}" not in read(BOTS_OWN)
    refused += written(BOTS_OWN, of_bot(), anyway=is_migrated)
    refused += written(TEXTS, of_texts(), judge=unsaid)
    for each in refused:
        sys.stderr.write(f"{each}\n")
    return 1 if refused else 0


def written(
    file: Path, lines: tuple[str, ...], *, anyway: bool = False, judge: Judge = unreadable
) -> list[str]:
    """Write a file; return why not. The bot's own data may change in any way that comes with a migration."""
    before = read(file)
    wrong = judge(before, lines) if before and not anyway else ()
    if wrong:
        return [
            f"{file.parent.name}/{file.name} stays as it is; stored data would be unreadable:",
            *wrong,
        ]
    if before != lines:
        write(file, lines)
        sys.stdout.write(f"written: {file}\n")
    return []


if __name__ == "__main__":
    sys.exit(main())
