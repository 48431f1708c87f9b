"""Links to tables, and slash commands in texts as links that members can press: ``</table open:…>``."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.store.declaring.posted import Posted
from bot.store.rows import Status, TableRow

_COMMAND = re.compile(r"`/([^`]+)`")
_LANGUAGES = {"ko": "ko", "it": "it"}
"""Our languages with Discord's names for them. English is in the plain fields."""
_NESTED = (1, 2)
"""The types of subcommands and of their groups."""


class Mentions:
    """Knows the registered commands by their names in every language."""

    def __init__(self) -> None:
        self._links: dict[str, str] = {}

    def learn(self, payload: Sequence[Mapping[str, Any]], registered: Mapping[str, int]) -> None:
        """Remember the commands of a payload and the ids that Discord gave them."""
        for command in payload:
            number = registered.get(command["name"])
            if number is None:
                continue
            for language in ("en", *_LANGUAGES):
                for plain, local in _paths(command, language):
                    self._links[local] = f"</{plain}:{number}>"

    def linked(self, text: str) -> str:
        """Return the text with its commands as links, in any language. Others stay in back quotes.

        A link cannot hold options, so these follow it: ``</table open:…> `hints:```.
        """
        return _COMMAND.sub(lambda found: self._linked(found[1]) or found[0], text)

    def _linked(self, line: str) -> str | None:
        words = line.split()
        for count in range(len(words), 0, -1):
            link = self._links.get(" ".join(words[:count]))
            if link is not None:
                return " ".join((link, *([f"`{' '.join(words[count:])}`"] * (count < len(words)))))
        return None


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


def link(table: TableRow) -> str:
    """Return the link to a table's newest post, or to the place of that post if there is none yet."""
    post = table.lobby if table.status is Status.LOBBY else table.board
    return (
        link_to_place(table.guild_id, table.place_id)
        if post is None
        else link_to(table.guild_id, post)
    )


def link_to(guild_id: int, post: Posted) -> str:
    """Return the link to a post in a server."""
    return f"{link_to_place(guild_id, post.channel_id)}/{post.message_id}"


def link_to_place(guild_id: int, channel_id: int) -> str:
    """Return the link to a channel or thread of a server."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}"
