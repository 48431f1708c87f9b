"""Cuts text to Discord's limits in characters and in bytes of UTF-8, at the ends of lines where possible."""

from collections.abc import Iterable, Sequence

MESSAGE_CHARS = 2000
MESSAGE_BYTES = 10_000
ALT_CHARS = 1000
"""Less than Discord allows, so that screen readers read them to the end."""
ELLIPSIS = "…"
GAP = "\n\n"
"""The gap between paragraphs."""
SMALL = "-# "
"""Begins a line in small type."""


def split(
    text: str, *, chars: int = MESSAGE_CHARS, most_bytes: int = MESSAGE_BYTES
) -> tuple[str, ...]:
    """Split the text into pieces that each fit. Only the line breaks between pieces are dropped."""
    pieces: list[str] = []
    piece = ""
    for line in _short_lines(_sound(text).split("\n"), chars, most_bytes):
        longer = f"{piece}\n{line}" if piece else line
        if _fits(longer, chars, most_bytes):
            piece = longer
        else:
            pieces.append(piece)
            piece = line
    if piece.strip():
        pieces.append(piece)
    return tuple(each.strip("\n") for each in pieces if each.strip())


def cut(text: str, chars: int, *, most_bytes: int = MESSAGE_BYTES) -> str:
    """Return the text, or the part of it that fits before an ellipsis."""
    text = _sound(text)
    if _fits(text, chars, most_bytes):
        return text
    return _beginning(text, chars - len(ELLIPSIS), most_bytes - len(ELLIPSIS.encode())) + ELLIPSIS


def cut_at_line(lines: Iterable[str], chars: int, *, rest: str = ELLIPSIS) -> str:
    """Return the whole lines that fit. The line `rest` stands for the others, which are not generated."""
    held: list[str] = []
    size = -1
    for line in lines:
        held.append(line)
        size += len(line) + 1
        if size > chars:
            break
    text = "\n".join(held)
    if len(text) <= chars:
        return text
    kept = text[: chars - len(rest)].rpartition("\n")[0]
    return f"{kept}\n{rest}" if kept else cut(text, chars)


def latest(lines: Sequence[str], chars: int) -> list[str]:
    """Return the last lines that fit. An ellipsis before them says that there are more."""
    if length(lines) <= chars + 1:
        return list(lines)
    kept: list[str] = []
    left = chars - len(ELLIPSIS)
    for line in reversed(lines):
        left -= len(line) + 1
        if left < 0:
            break
        kept.append(line)
    return [ELLIPSIS, *reversed(kept)]


def length(lines: Sequence[str]) -> int:
    """Return the length in characters, counting a line break after each line."""
    return sum(len(line) + 1 for line in lines)


def _sound(text: str) -> str:
    """Return the text with lone surrogates, which JSON can hold and UTF-8 cannot, replaced by question marks."""
    return text.encode(errors="replace").decode()


def _short_lines(lines: Iterable[str], chars: int, most_bytes: int) -> Iterable[str]:
    for line in lines:
        rest = line
        while not _fits(rest, chars, most_bytes):
            start = _beginning(rest, chars, most_bytes)
            at_word = start.rpartition(" ")[0] or start
            yield at_word
            rest = rest[len(at_word) :].lstrip(" ")
        yield rest


def _beginning(text: str, chars: int, most_bytes: int) -> str:
    return text[:chars].encode()[:most_bytes].decode(errors="ignore")


def _fits(text: str, chars: int, most_bytes: int) -> bool:
    return len(text) <= chars and len(text.encode()) <= most_bytes
