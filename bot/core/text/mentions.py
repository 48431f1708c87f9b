"""Turns slash commands in texts into links that members can press: ``</table open:…>``."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

_COMMAND = re.compile(r"`/([^`]+)`")
_LANGUAGES = {"ko": "ko", "it": "it"}
"""Our languages with Discord's names for them. English is in the plain fields."""
_NESTED = (1, 2)
"""The types of subcommands and of their groups."""


class Mentions:
    """Knows the registered commands by their names in every language."""

    def __init__(self) -> None:
        self._links: dict[tuple[str, str], str] = {}

    def learn(self, payload: Sequence[Mapping[str, Any]], registered: Mapping[str, int]) -> None:
        """Remember the commands of a payload and the ids that Discord gave them."""
        for command in payload:
            number = registered.get(command["name"])
            if number is None:
                continue
            for language in ("en", *_LANGUAGES):
                for plain, local in _paths(command, language):
                    self._links[language, local] = f"</{plain}:{number}>"

    def linked(self, text: str, language: str) -> str:
        """Return the text with its commands as links. A command that is not registered stays in back quotes."""
        return _COMMAND.sub(lambda found: self._links.get((language, found[1]), found[0]), text)


def _paths(command: Mapping[str, Any], language: str) -> Iterator[tuple[str, str]]:
    """Yield the plain and the translated path of each command that can be called."""
    plain = command["name"]
    local = (command.get("name_localizations") or {}).get(_LANGUAGES.get(language, ""), plain)
    nested = [part for part in command.get("options", ()) if part["type"] in _NESTED]
    if not nested:
        yield plain, local
    for part in nested:
        for inner, called in _paths(part, language):
            yield f"{plain} {inner}", f"{local} {called}"
