"""What a table shows in public: its lobby, its board after each turn, its end, and notices."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import assert_never

from bot.i18n import Catalogues
from bot.store.rows import TableRow
from bot.tables.model import Position, Status
from bot.ui.controls.post_views import board_view, lobby_view, rest_view
from bot.ui.posts.pictures import Pictures
from bot.ui.posts.post import Post, PostFile
from bot.ui.text.lines import GAP, MESSAGE_CHARS, cut, latest, split
from bot.ui.text.links import link
from bot.ui.text.translator import Translator, translator
from rules.core.game import Outcome, option_label
from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.text import Arg, Msg, msg

__all__ = ["Post", "PostFile", "Posts", "Tale"]

TURN_CHARS = 900
"""The longest post about a turn; what is cut from it can be read in private."""


@dataclass(frozen=True, slots=True)
class Tale:
    """What happened from one entry of the log of moves to another."""

    events: tuple[Event, ...]
    first: int
    last: int


class Posts:
    def __init__(self, catalogues: Catalogues, pictures: Pictures) -> None:
        self._catalogues = catalogues
        self._pictures = pictures

    async def lobby(self, position: Position, language: str, marker: str | None = None) -> Post:
        """The post under which members gather, and which later leads to the table.

        `marker` becomes the name of the picture's file.
        """
        text = self._translator(position, language)
        table = position.table
        title = Msg(f"{table.title}.title")
        tagline = text.words(f"{table.title}.tagline")
        lines = [text.words("ui.lobby.title", title=title), tagline, *_option_lines(position, text)]
        lines += [_seat_line(position, seat, text) for seat in range(len(position.seats))]
        lines += _status_lines(position, text)
        files = await self._pictures.cover(
            table.title,
            text,
            name=marker or table.title,
            alt=text.words("ui.lobby.alt", title=title, tagline=tagline),
        )
        return Post(cut("\n".join(lines), MESSAGE_CHARS), files, lobby_view(position, text))

    async def board(
        self,
        position: Position,
        tale: Tale,
        language: str,
        pinged: Collection[int],
        marker: str,
    ) -> Post:
        """What happened, who must act, and the board.

        `marker` becomes the name of the picture's file.
        """
        text = self._translator(position, language)
        asked, mentions = _asked_lines(position, pinged, text)
        end = cut("\n".join(asked), TURN_CHARS)
        told, is_cut = _told(tale, text, room=TURN_CHARS - len(end) - len(GAP))
        rest = (tale.first, tale.last) if is_cut else None
        files = await self._pictures.board(position, text, name=marker)
        content = GAP.join(part for part in (told, end) if part)
        return Post(content, files, board_view(position, text, rest), mentions)

    def past(self, position: Position, tale: Tale, language: str) -> Post:
        """What a board tells when a newer one has been posted."""
        text = self._translator(position, language)
        told, is_cut = _told(tale, text, room=TURN_CHARS)
        rest = (tale.first, tale.last) if is_cut else None
        return Post(told, view=rest_view(position, text, rest))

    async def closing(
        self,
        position: Position,
        tale: Tale,
        language: str,
        marker: str,
        *,
        seed: int,
        salt: bytes,
    ) -> tuple[Post, ...]:
        """The result, with everything that proves that chance was fair."""
        text = self._translator(position, language)
        told, is_cut = _told(tale, text, room=TURN_CHARS)
        rest = (tale.first, tale.last) if is_cut else None
        outcome = position.game.outcome(position.state)
        result = [text.words("ui.closing.called_off")]
        if outcome is not None:
            is_known = any(event.msg == outcome.reason for event in tale.events)
            reason = [] if is_known else [text.say(outcome.reason)]
            result = [*reason, *_rank_lines(outcome, text)]
        proof = text.words(
            "ui.closing.proof",
            seed=str(seed),
            salt=salt.hex(),
            commitment=position.table.commitment,
        )
        files = await self._pictures.board(position, text, name=marker)
        files += await self._pictures.sheets(position, text, name=marker)
        lines = [told, *result] if told else result
        return _posts(lines, [proof], Post("", files, rest_view(position, text, rest)))

    def notice(self, text: Msg, position: Position, language: str) -> Post:
        """A sentence for everybody at the table."""
        return Post(cut(self._translator(position, language).say(text), MESSAGE_CHARS))

    def _translator(self, position: Position, language: str) -> Translator:
        return translator(self._catalogues[language], position)


def _posts(lines: Sequence[str], tail: Sequence[str], last: Post) -> tuple[Post, ...]:
    """Messages of all lines; the tail stands in the last one, together with its picture and buttons."""
    pieces = list(split("\n".join(lines)))
    end = cut("\n".join(tail), MESSAGE_CHARS)
    together = f"{pieces[-1]}{GAP}{end}" if pieces else end
    if pieces and split(together) == (together,):
        pieces.pop()
        end = together
    return (
        *(Post(piece) for piece in pieces),
        Post(end, last.files, last.view, last.mentions),
    )


def _told(tale: Tale, text: Translator, *, room: int) -> tuple[str, bool]:
    """The latest of what happened that fits, and whether there is more."""
    lines = told_lines(tale.events, text)
    whole = "\n".join(lines)
    return (whole, False) if len(whole) <= room else ("\n".join(latest(lines, room)), True)


def told_lines(events: Sequence[Event], text: Translator) -> list[str]:
    """What everybody is told."""
    return [text.say(event.msg) for event in events if event.is_for(None) and not event.explains]


def _asked_lines(
    position: Position, pinged: Collection[int], text: Translator
) -> tuple[list[str], tuple[int, ...]]:
    """Who must act, and the members that are really pinged."""
    lines: list[str] = []
    mentions: list[int] = []
    for seat, asked in sorted(position.waiting().items()):
        member = position.seats[seat].member_id
        if member is not None and member in pinged:
            mentions.append(member)
            lines.append(text.words("ui.board.pinged", mention=f"<@{member}>", asked=asked))
        else:
            lines.append(text.words("ui.board.asked", seat=text.name(seat), asked=asked))
    return lines, tuple(mentions)


def _rank_lines(outcome: Outcome, text: Translator) -> list[str]:
    lines: list[str] = []
    is_alone = len(outcome.ranks) == 1
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
        score = outcome.scores[seat]
        parts = tuple(
            msg("ui.closing.part", label=part.label, points=part.points) for part in score.parts
        )
        won = outcome.ranks[seat] == 1
        facts: dict[str, Arg] = {"seat": text.name(seat), "points": score.total, "parts": parts}
        if is_alone:
            key = "ui.closing.winner_alone" if won else "ui.closing.loser_alone"
            lines.append(text.words(key, **facts))
        else:
            key = "ui.closing.winner" if won else "ui.closing.rank"
            lines.append(text.words(key, rank=outcome.ranks[seat], **facts))
    return lines


def _option_lines(position: Position, text: Translator) -> list[str]:
    title = position.table.title
    return [
        text.words(
            "ui.lobby.option",
            option=Msg(f"{title}.option.{spec.name}"),
            choice=option_label(position.game, spec, position.table.options[spec.name]),
        )
        for spec in position.game.options
        if spec.matters(len(position.seats), position.table.options)
        if not spec.advanced or position.table.options[spec.name] != spec.default
    ]


def _seat_line(position: Position, seat: Seat, text: Translator) -> str:
    row = position.seats[seat]
    place = str(seat + 1)
    if row.is_reserved:
        return text.say(msg("ui.lobby.reserved_seat", place=place, member=row.name))
    if row.is_free:
        return text.words("ui.lobby.free_seat", place=place)
    if row.is_robot:
        key = f"ui.level.{row.robot_level}"
        return text.words("ui.lobby.robot_seat", place=place, seat=text.name(seat), level=Msg(key))
    return text.words("ui.lobby.seat", place=place, seat=text.name(seat))


def _status_lines(position: Position, text: Translator) -> list[str]:
    table = position.table
    match table.status:
        case Status.LOBBY:
            return [text.words("ui.lobby.waiting", opener=_opener(position, text))]
        case Status.PLAYING:
            place = f"<#{table.place_id}>"
            return [text.words("ui.lobby.playing", place=place, commitment=table.commitment)]
        case Status.FINISHED:
            return _ended_lines(position, "ui.lobby.finished", text)
        case Status.CANCELLED if position.state is None:
            return [text.words("ui.lobby.cancelled")]
        case Status.CANCELLED:
            return _ended_lines(position, "ui.lobby.called_off", text)
        case _:
            assert_never(table.status)


def _ended_lines(position: Position, key: str, text: Translator) -> list[str]:
    """How it ended, how long it took, and where to look."""
    outcome = position.game.outcome(position.state)
    result = [] if outcome is None else _short_ranks(outcome, text)
    return [*result, text.words(key, length=_length(position.table), link=link(position.table))]


def _short_ranks(outcome: Outcome, text: Translator) -> list[str]:
    key = "ui.lobby.alone" if len(outcome.ranks) == 1 else "ui.lobby.rank"
    return [
        text.words(
            key, rank=outcome.ranks[seat], seat=text.name(seat), points=outcome.scores[seat].total
        )
        for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    ]


def _length(table: TableRow) -> Msg:
    """How long a table that has ended was played, in the unit that fits."""
    lasted = (table.ended_at or table.touched_at) - (table.started_at or table.opened_at)
    for unit, seconds in (("days", 86_400), ("hours", 3_600)):
        if lasted >= seconds:
            return msg(f"ui.length.{unit}", count=round(lasted / seconds))
    return msg("ui.length.minutes", count=max(round(lasted / 60), 1))


def _opener(position: Position, text: Translator) -> str:
    seat = position.seat_of(position.table.opener_id)
    return f"<@{position.table.opener_id}>" if seat is None else text.name(seat)
