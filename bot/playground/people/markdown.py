"""Message text in Discord's dialect of Markdown, as HTML that is safe to put into a page.

markdown-it does the work; CommonMark rules from which Discord departs are replaced. Emphasis depends only on its marks,
so that it works inside Hangul words. Line breaks stay, and a quote covers exactly the lines with its mark. There are
also underline, spoilers, subtext, mentions and timestamps.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from itertools import takewhile

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_block import list_block as commonmark_list
from markdown_it.rules_inline import StateInline

from bot.playground.discord.wire import Json

BlockRule = Callable[[StateBlock, int, int, bool], bool]
InlineRule = Callable[[StateInline, bool], bool]

HEADING = re.compile(r"(#{1,3})[ \t]+(\S.*)")
SUBTEXT = re.compile(r"-#[ \t]+(\S.*)")
BULLET = re.compile(r"(?:[-*]|\d{1,9}\.)[ \t]")
FENCE_LANGUAGE = re.compile(r"[A-Za-z0-9_+\-.#]+")
MASKED_LINK = re.compile(
    r"\[(?P<label>(?:\\.|\[[^\[\]]*\]|[^\[\]\\])+)\]"
    r"\((?P<open><)?(?P<url>https?://(?:[^\s()<>]|\([^\s()<>]*\))+)(?(open)>)"
    r"(?:[ \t]+\"(?P<title>[^\"]*)\")?\)"
)
BARE_LINK = re.compile(
    r"(?P<open><)?(?P<url>https?://(?:[^\s()<>]|\([^\s()<>]*\))*[^\s()<>.,:;!?\"'*_~|\]])(?(open)>)"
)
MENTION = re.compile(
    r"<(?:@!?(?P<member>\d+)|@&(?P<role>\d+)|#(?P<channel>\d+)|a?:(?P<emoji>\w+):\d+"
    r"|/(?P<command>[^<>:]+):\d+|t:(?P<unix>-?\d{1,12})(?::(?P<style>[tTdDfFR]))?)>"
    r"|(?P<everyone>@(?:everyone|here)\b)"
)


@dataclass(frozen=True, slots=True)
class Mark:
    """Text between two marks, such as ``**bold**``: group 1 of `pattern` is the text."""

    name: str
    tag: str
    pattern: re.Pattern[str]
    attrs: Mapping[str, str | int | float]


# In the order Discord tries them: in ``***x***`` the outer pair is bold.
MARKS = (
    Mark("strong", "strong", re.compile(r"\*\*((?:\\.|[^\\])+?)\*\*(?!\*)", re.DOTALL), {}),
    Mark("underline", "u", re.compile(r"__((?:\\.|[^\\])+?)__(?!_)", re.DOTALL), {}),
    Mark("em", "em", re.compile(r"\*(?!\s)((?:\\.|\*\*|[^*\\])+?)(?<!\s)\*(?!\*)", re.DOTALL), {}),
    Mark(
        "em",
        "em",
        re.compile(r"(?<![A-Za-z0-9_])_((?:\\.|__|[^_\\])+?)_(?![A-Za-z0-9_])", re.DOTALL),
        {},
    ),
    Mark("strike", "s", re.compile(r"~~(.+?)~~", re.DOTALL), {}),
    Mark(
        "spoiler",
        "span",
        re.compile(r"\|\|(.+?)\|\|", re.DOTALL),
        {"class": "spoiler", "data-spoiler": "", "role": "button", "tabindex": "0"},
    ),
)

# The keys of a message, or of its parts, whose text is Markdown.
TEXT_KEYS = {
    "embeds": "description",
    "fields": "value",
    "components": "content",
    "accessory": "content",
    "referenced_message": "content",
}


def render(content: str, *, names: Mapping[int, str], channels: Mapping[int, str]) -> str:
    """Return HTML of a message's text; `names` (members by id) and `channels` resolve its mentions.

    All text is escaped and none of the author's HTML passes. Parts for the page to fill in are marked: ``data-unix``
    and ``data-style`` (timestamps), ``data-jump-channel``, ``data-mention``, ``data-command-mention`` and
    ``data-spoiler``.
    """
    return str(_dialect().render(content, {"names": names, "channels": channels})).strip()


def with_html(message: Json, *, names: Mapping[int, str], channels: Mapping[int, str]) -> Json:
    """Return the message (or modal) for the page: ``<key>_html`` beside each text that holds Markdown.

    These are a message's ``content``, an embed's ``description`` and its fields' ``value``, and the ``content`` of text
    displays anywhere among the components.
    """

    def shown(part: Json, text_key: str) -> Json:
        whole: Json = {}
        for key, value in part.items():
            inner = TEXT_KEYS.get(key, "")
            match value:
                case list() if inner:
                    whole[key] = [shown(item, inner) for item in value]
                case dict() if inner:
                    whole[key] = shown(value, inner)
                case _:
                    whole[key] = value
            if key == text_key and isinstance(value, str):
                whole[f"{key}_html"] = render(value, names=names, channels=channels)
        return whole

    return shown(message, "content")


@cache
def _dialect() -> MarkdownIt:
    md = MarkdownIt("zero")
    blocks: tuple[tuple[str, BlockRule], ...] = (
        ("fence", _fence),
        ("blockquote", _quote),
        ("heading", _heading),
        ("subtext", _subtext),
        ("list", _list),
    )
    for name, rule in blocks:
        if name == "subtext":
            md.block.ruler.before("list", name, rule, {"alt": ["text"]})
        else:
            md.block.ruler.at(name, rule, {"alt": ["text"]})
    md.block.ruler.at("paragraph", _text)
    md.block.ruler.enableOnly([*(name for name, _ in blocks), "paragraph"])

    md.inline.ruler.enableOnly(["text", "escape", "backticks"])
    inlines: tuple[tuple[str, InlineRule], ...] = (
        ("line_break", _line_break),
        ("marks", _mark),
        ("masked_link", _masked_link),
        ("mention", _mention),
        ("bare_link", _bare_link),
    )
    for name, inline in inlines:
        md.inline.ruler.push(name, inline)
    for char in "h|":
        md.inline.add_terminator_char(char)
    return md


def _line(state: StateBlock, line: int) -> str:
    return state.src[state.bMarks[line] + state.tShift[line] : state.eMarks[line]]


def _push_inline(state: StateBlock, name: str, tag: str, content: str, css: str = "") -> None:
    opening = state.push(f"{name}_open", tag, 1)
    if css:
        opening.attrs = {"class": css}
    inline = state.push("inline", "", 0)
    inline.content = content
    inline.children = []
    state.push(f"{name}_close", tag, -1)


def _fence(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Read a code block.

    It ends with three backticks at the end of a line or on a line of their own; else it is plain text.
    """
    first = _line(state, start)
    if not first.startswith("```"):
        return False
    inside = first[3:].strip()
    language, lines, last = "", [inside], start
    if "```" in inside:
        if inside.index("```") != len(inside) - 3:
            return False
        lines = [inside[:-3]]
    else:
        stops = (n for n in range(start + 1, end) if _line(state, n).rstrip().endswith("```"))
        if (last := next(stops, start)) == start:
            return False
        if FENCE_LANGUAGE.fullmatch(inside) or not inside:
            language, lines = inside, []
        lines += state.getLines(start + 1, last, state.blkIndent, False).splitlines()
        if before := _line(state, last).rstrip()[:-3]:
            lines.append(before)
    if silent:
        return True
    token = state.push("fence", "code", 0)
    token.info = language
    token.content = "\n".join(lines) + "\n"
    state.line = last + 1
    return True


def _quote(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Read a quote: lines after ``> ``, or all lines after ``>>> ``; quotes do not nest."""
    first = _line(state, start)
    if not first.startswith(("> ", ">>> ")) or state.env.get("in_quote"):
        return False
    if silent:
        return True
    if first.startswith(">>> "):
        quoted = [first[4:], *(_line(state, n) for n in range(start + 1, end))]
    else:
        texts = (_line(state, n) for n in range(start, end))
        quoted = [text[2:] for text in takewhile(lambda text: text.startswith("> "), texts)]
    state.push("blockquote_open", "blockquote", 1)
    inner = {**state.env, "in_quote": True}
    state.md.block.parse("\n".join(quoted), state.md, inner, state.tokens)
    state.push("blockquote_close", "blockquote", -1)
    state.line = start + len(quoted)
    return True


def _heading(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    if not (found := HEADING.fullmatch(_line(state, start))):
        return False
    if not silent:
        _push_inline(state, "heading", f"h{len(found[1])}", found[2].strip())
        state.line = start + 1
    return True


def _subtext(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    if not (found := SUBTEXT.fullmatch(_line(state, start))):
        return False
    if not silent:
        _push_inline(state, "subtext", "div", found[1].strip(), "subtext")
        state.line = start + 1
    return True


def _list(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Read CommonMark's list without the marks ``+`` and ``1)``, which are plain text on Discord."""
    return bool(BULLET.match(_line(state, start))) and commonmark_list(state, start, end, silent)


def _text(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Read all lines up to the next block; at the top level empty lines belong to the text."""
    kind, state.parentType = state.parentType, "text"
    interruptions = state.md.block.ruler.getRules("text")
    stop = start + 1
    while stop < end:
        within = state.sCount[stop] >= state.blkIndent
        if state.blkIndent and (state.isEmpty(stop) or not within):
            break
        if any(rule(state, stop, end, True) for rule in interruptions):
            break
        stop += 1
    state.parentType = kind
    content = state.getLines(start, stop, state.blkIndent, False)
    _push_inline(state, "text", "div", content.strip(), "line")
    if stop < end and not state.blkIndent:
        for _ in takewhile(state.isEmpty, range(stop - 1, start, -1)):
            _push_inline(state, "text", "div", "\n", "line")
    state.line = stop
    return True


def _line_break(state: StateInline, silent: bool) -> bool:
    if state.src[state.pos] != "\n":
        return False
    if not silent:
        state.push("line_break", "br", 0)
    state.pos += 1
    return True


def _mark(state: StateInline, silent: bool) -> bool:
    if state.src[state.pos] not in "*_~|":
        return False
    for mark in MARKS:
        if found := mark.pattern.match(state.src, state.pos, state.posMax):
            if not silent:
                state.push(f"{mark.name}_open", mark.tag, 1).attrs = dict(mark.attrs)
                _tokenize_part(state, *found.span(1))
                state.push(f"{mark.name}_close", mark.tag, -1)
            state.pos = found.end()
            return True
    return False


def _masked_link(state: StateInline, silent: bool) -> bool:
    if state.src[state.pos] != "[" or state.linkLevel:
        return False
    if not (found := MASKED_LINK.match(state.src, state.pos, state.posMax)):
        return False
    if not silent:
        _open_link(state, found["url"], found["title"])
        _tokenize_part(state, *found.span("label"))
        _close_link(state)
    state.pos = found.end()
    return True


def _bare_link(state: StateInline, silent: bool) -> bool:
    if state.src[state.pos] not in "h<" or state.linkLevel:
        return False
    if state.pos and state.src[state.pos - 1].isalnum():
        return False
    if not (found := BARE_LINK.match(state.src, state.pos, state.posMax)):
        return False
    if not silent:
        _open_link(state, found["url"], None)
        state.push("text", "", 0).content = found["url"]
        _close_link(state)
    state.pos = found.end()
    return True


def _mention(state: StateInline, silent: bool) -> bool:
    if state.src[state.pos] not in "<@":
        return False
    if not (found := MENTION.match(state.src, state.pos, state.posMax)):
        return False
    if not silent:
        if found["unix"]:
            _push_timestamp(state, int(found["unix"]), found["style"] or "f")
        else:
            _push_mention(state, found)
    state.pos = found.end()
    return True


def _push_mention(state: StateInline, found: re.Match[str]) -> None:
    attrs = {"class": "mention"}
    tag = "span"
    match found.lastgroup:
        case "member":
            text = "@" + state.env["names"].get(int(found["member"]), "unknown-user")
            attrs["data-mention"] = found["member"]
        case "channel":
            tag = "a"
            text = "#" + state.env["channels"].get(int(found["channel"]), "unknown")
            attrs |= {"data-jump-channel": found["channel"], "href": f"#c={found['channel']}"}
        case "command":
            text = "/" + found["command"]
            attrs |= {"data-command-mention": found["command"], "role": "button", "tabindex": "0"}
        case "emoji":
            text = f":{found['emoji']}:"
            attrs["class"] = "emoji"
        case "role":
            text = "@unknown-role"
        case _:
            text = found["everyone"]
            attrs["data-mention"] = "everyone"
    state.push("mention_open", tag, 1).attrs = dict(attrs)
    state.push("text", "", 0).content = text
    state.push("mention_close", tag, -1)


def _push_timestamp(state: StateInline, unix: int, style: str) -> None:
    try:
        moment = datetime.fromtimestamp(unix, UTC)
    except (OverflowError, ValueError, OSError):
        state.push("text", "", 0).content = f"<t:{unix}:{style}>"
        return
    opening = state.push("timestamp_open", "time", 1)
    opening.attrs = {
        "class": "timestamp",
        "datetime": moment.isoformat(),
        "data-unix": str(unix),
        "data-style": style,
    }
    state.push("text", "", 0).content = f"{moment:%Y-%m-%d %H:%M} UTC"
    state.push("timestamp_close", "time", -1)


def _tokenize_part(state: StateInline, start: int, end: int) -> None:
    whole = state.posMax
    state.pos, state.posMax = start, end
    state.md.inline.tokenize(state)
    state.posMax = whole


def _open_link(state: StateInline, url: str, title: str | None) -> None:
    opening = state.push("link_open", "a", 1)
    opening.attrs = {
        "href": state.md.normalizeLink(url),
        "target": "_blank",
        "rel": "noopener noreferrer",
    }
    if title:
        opening.attrs["title"] = title
    state.linkLevel += 1


def _close_link(state: StateInline) -> None:
    state.linkLevel -= 1
    state.push("link_close", "a", -1)
