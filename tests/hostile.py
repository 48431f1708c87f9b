"""Names that try to be more than text, and messages with them as Discord would show them.

The page's renderer speaks Discord's dialect of Markdown. A message is compared with the same message about a harmless
name: all but the name must be the same.
"""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Final

from bot.playground.people.markdown import render
from bot.tables.names import visible

HOSTILE: Final[tuple[str, ...]] = (
    "[win](https://evil.example)",
    "[a](<https://evil.example>)",
    *("https://evil.example/x_y", "<https://evil.example>", "discord.gg/evil", "steam://run/1"),
    *("@everyone", "@here", "<@1>", "<@!1>", "<@&1>", "<#1>", "</table open:1>", "<id:customize>"),
    *("<:evil:1>", "<a:evil:1>", ":smile:", "<t:1:R>"),
    *("# Boss", "-# small", "> quoted", ">>> all", "- item", "* item", "1. first", "###", "-#"),
    *("**bold**", "__under__", "_it_", "*it*", "~~gone~~", "||secret||", "`code`", "```", "`"),
    *(
        "a*b*c",
        "snake_case_name",
        "\\",
        "\\*",
        "**",
        "||",
        "]",
        "[",
        "](https://evil.example)",
        "`/play`",
    ),
    *("\u202eevil\u202c", "\u2067evil", "שלום", "علي", "Z\u0301\u0302\u0303\u0304\u0305\u0306algo"),
    *(
        "\u3164x\u200b",
        "two\nlines",
        "a\n# b",
        "\N{PILE OF POO}" * 32,
        "<b>x</b>",
        "&lt;",
        "{ $x }",
    ),
)
HARMLESS: Final = "Mia"
_UNSEEN: Final = re.compile(
    "[\N{ZERO WIDTH SPACE}\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}]"
)


@dataclass
class Displayed(HTMLParser):
    """A message as Discord shows it: the words, and all formats, links and mentions, in their order."""

    text: str = ""
    marks: list[tuple[str, tuple[tuple[str, str | None], ...]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        HTMLParser.__init__(self)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.marks.append((tag, tuple(attrs)))

    def handle_endtag(self, tag: str) -> None:
        self.marks.append((f"/{tag}", ()))

    def handle_data(self, data: str) -> None:
        self.text += _UNSEEN.sub("", data)


def displayed(content: str) -> Displayed:
    found = Displayed()
    found.feed(render(content, names={}, channels={}))
    found.close()
    return found


def literally(name: str) -> str:
    """A name as people should see it."""
    return visible(name)


def complaint(content: str, harmless: str, name: str) -> str | None:
    """Return the effect of a name on a message besides being shown; None without one.

    Args:
        content: the message about `name`.
        harmless: the same message about `HARMLESS`.
    """
    found, wanted = displayed(content), displayed(harmless)
    if found.marks != wanted.marks:
        return f"{name!r} formats, links or mentions: {content!r}"
    # Particles after the name may differ.
    if found.text.count(literally(name)) < wanted.text.count(HARMLESS):
        return f"{name!r} is not shown as it is: {content!r}"
    return None


def obeyed(content: str) -> list[str]:
    """Return the parts of a message that only a hostile name adds: other links, mentions of everyone, number 1."""
    found = []
    for tag, pairs in displayed(content).marks:
        attrs = {name: value or "" for name, value in pairs}
        address = attrs.get("href", "#")
        is_ours = address.startswith(("#c=", "https://discord.com/channels/")) or address == "#"
        if tag == "a" and not is_ours:
            found.append(f"a link to {address}")
        if attrs.get("data-mention") in ("everyone", "1") or attrs.get("data-jump-channel") == "1":
            found.append("a mention")
        if attrs.get("class") in ("emoji", "spoiler") or attrs.get("data-unix") == "1":
            found.append(f"{tag} {attrs}")
    return [f"{each} in {content!r}" for each in found]
