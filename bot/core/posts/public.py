"""A table's public posts: its lobby, its board after each turn, its end, and notices."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import assert_never

from bot.clocks.conduct import Conduct
from bot.core.controls.post_views import (
    board_view,
    closing_view,
    lobby_view,
    rest_view,
)
from bot.core.posts.asked_lines import asked_lines
from bot.core.posts.clock_lines import due_lines, pace_lines, stamp
from bot.core.posts.conduct_lines import filter_lines, hint_lines, seat_facts
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import Post
from bot.core.posts.rated_lines import change_lines, rated_lines
from bot.core.text.lines import GAP, MESSAGE_CHARS, SMALL, cut, latest, split
from bot.core.text.links import link
from bot.core.text.translator import Translator, translator
from bot.i18n import Catalogues
from bot.ratings.shown import Change
from bot.store.rows import NO_THREAD, Status, TableRow
from bot.tables.absence.reopening import until_ms
from bot.tables.model import Position
from bot.tables.names import table_title
from bot.tables.timing.clocking import SeatTime
from rules.core import folding
from rules.core.folding import Folds
from rules.core.game import Outcome, option_label
from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.standings import is_told_by_totals
from rules.core.text import Msg, Own, SeatName, msg

NO_CONDUCTS: Mapping[int, Conduct] = MappingProxyType({})
TURN_CHARS = 900
"""The longest post about a turn; the part that is cut can be read in private."""
_LAST_TURN_CHARS = TURN_CHARS // 2
"""The same for the turn that ended a table, so that the pictures are not far below the result."""

_TOLD_APART = frozenset({"table.taken_away", "table.given_back"})
"""Moderators' changes of a seat. The log has them too, but a post of its own names the moderator and the reason."""


@dataclass(frozen=True, slots=True)
class Tale:
    """The events between two entries of the log of moves."""

    events: tuple[Event, ...]
    first: int
    last: int


def _talk_lines(position: Position, tale: Tale, text: Translator) -> list[str]:
    """Return the meaning of a table without talk about the position, for the table's first post."""
    table = position.table
    if tale.first > 0 or not table.filters.quiet:
        return []
    asked = text.words("talk.asked")
    if table.filters.private:
        return [f"-# {asked}"]
    there = table.talk_id not in (None, NO_THREAD)
    elsewhere = (
        text.words("talk.there", place=f"<#{table.talk_id}>") if there else text.words("talk.where")
    )
    return [f"-# {asked} {elsewhere}"]


class PublicPosts:
    def __init__(self, catalogues: Catalogues, pictures: Pictures) -> None:
        self._catalogues = catalogues
        self._pictures = pictures

    async def lobby(
        self,
        position: Position,
        language: str,
        marker: str | None = None,
        *,
        usual_s: int | None = None,
        conducts: Mapping[int, Conduct] = NO_CONDUCTS,
    ) -> Post:
        """Return the post where members gather, and which later links to the table.

        `marker` becomes the name of the picture's file; `usual_s` is the usual length of such tables, if known.
        `conducts` has the members whose conduct is told.
        """
        text = self._translator(position, language)
        table = position.table
        if table.tournament_id is not None:
            # The round's post names the players; this one only holds the thread.
            return Post(_compact(position, text), view=lobby_view(position, text))
        tagline = text.words(f"{table.title}.tagline")
        lines = [_lobby_title(position, text), tagline, *option_lines(position, text)]
        lines += pace_lines(table, text)
        if table.moves_before is not None:
            lines.append(text.words("ui.lobby.goes_on", moves=table.moves_before))
        if table.status is Status.LOBBY:
            lines += filter_lines(table, text)
            lines += rated_lines(position, text)
        if usual_s is not None:
            lines.append(text.words("ui.lobby.usual", length=_span(usual_s)))
        if not _is_decided(position):
            lines += [
                _seat_line(position, seat, text, conducts) for seat in range(len(position.seats))
            ]
        lines += _status_lines(position, text)
        files = await self._pictures.cover(table.title, text, name=marker or table.title)
        return Post(cut("\n".join(lines), MESSAGE_CHARS), files, lobby_view(position, text))

    async def board(
        self,
        position: Position,
        tale: Tale,
        language: str,
        pinged: Collection[int],
        marker: str,
        times: Mapping[Seat, SeatTime],
        *,
        named: Collection[int] = (),
    ) -> Post:
        """Return the post about a turn: the members asked to act, in small type the events, and the board.

        Members in `named` are mentioned too, but not notified. `marker` becomes the name of the picture's file.
        """
        text = self._translator(position, language)
        asked, mentions = asked_lines(position, pinged, named, text)
        asked += due_lines(times, text)
        asked += _talk_lines(position, tale, text)
        end = cut("\n".join(asked), TURN_CHARS)
        told, is_cut = _told(
            tale, position.game.folds, text, room=TURN_CHARS - len(end) - 1, is_small=True
        )
        rest = (tale.first, tale.last) if is_cut else None
        files = await self._pictures.board(position, text, name=marker)
        content = "\n".join(part for part in (end, told) if part)
        return Post(content, files, board_view(position, text, rest), mentions)

    def past(self, position: Position, tale: Tale, language: str) -> Post:
        """Return the text that a board keeps when a newer board has been posted."""
        text = self._translator(position, language)
        told, is_cut = _told(tale, position.game.folds, text, room=TURN_CHARS)
        rest = (tale.first, tale.last) if is_cut else None
        return Post(told, view=rest_view(position, text, rest))

    async def closing(
        self,
        position: Position,
        tale: Tale,
        language: str,
        marker: str,
        *,
        called: Sequence[int] = (),
        reason: Msg | None = None,
        is_void: bool = False,
        rated: Sequence[Change] = (),
        hinted: Sequence[tuple[Seat, int]] = (),
    ) -> tuple[Post, ...]:
        """Return a table's last posts: first the result, then the last turn. A button leads to the shuffle's proof.

        The posts ping the members in `called`. `rated` has the table's changes of ratings. `hinted` has the seats that
        got a robot's hint, each with an entry of the log. Without a result, the post says so, or gives the `reason` if
        it is known; one that is `is_void` cannot be disputed.
        """
        text = self._translator(position, language)
        outcome = position.game.outcome(position.state)
        if outcome is None:
            said = text.say(msg("ui.closing.called_off") if reason is None else reason)
            result = [said, *_reopen_line(position, text)]
            last = tuple(event for event in tale.events if event.msg != reason)
            tale = replace(tale, events=last)
        else:
            result = [*result_lines(position, outcome, text), *change_lines(position, rated, text)]
            last = tuple(event for event in tale.events if event.msg != outcome.reason)
            tale = replace(tale, events=last)
        result += hint_lines(position, hinted, text)
        told, is_cut = _told(tale, position.game.folds, text, room=_LAST_TURN_CHARS, is_small=True)
        rest = (tale.first, tale.last) if is_cut else None
        files = await self._pictures.board(position, text, name=marker)
        files += await self._pictures.sheets(position, text, name=marker)
        mentions = " ".join(f"<@{member}>" for member in called)
        content = GAP.join(part for part in ("\n".join(result), told, mentions) if part)
        *before, end = split(content)
        view = closing_view(position, text, rest, may_dispute=not is_void)
        return (*(Post(piece) for piece in before), Post(end, files, view, tuple(called)))

    def notice(self, text: Msg, position: Position, language: str) -> Post:
        """Return a sentence for all members at the table."""
        return Post(cut(self._translator(position, language).say(text), MESSAGE_CHARS))

    def trouble(self, text: Msg, position: Position, language: str) -> Post:
        """Return a sentence for members that read it elsewhere; a table with a name of its own is named first."""
        said, table = self._translator(position, language).say, position.table
        head = msg("hosting.table", title=table_title(table), number=str(table.id))
        return Post(cut(f"**{said(head)}**\n" * bool(table.name) + said(text), MESSAGE_CHARS))

    def _translator(self, position: Position, language: str) -> Translator:
        return translator(self._catalogues[language], position)


def _reopen_line(position: Position, text: Translator) -> tuple[str, ...]:
    """Return the time limit for opening the table again; none at a table of a tournament."""
    if position.table.ended_at is None or position.table.tournament_id is not None:
        return ()
    return (text.words("ui.closing.reopen", until=stamp(until_ms(position), "f")),)


def _told(
    tale: Tale, folds: Folds, text: Translator, *, room: int, is_small: bool = False
) -> tuple[str, bool]:
    """Return the latest events that fit, and whether any were cut."""
    events = [each for each in tale.events if each.msg.key not in _TOLD_APART]
    lines = told_lines(events, folds, text)
    if not is_small:
        kept = latest(lines, room)
    else:
        lines = [_small(line) for line in lines]
        # An ellipsis becomes small as well.
        kept = [_small(line) for line in latest(lines, room - len(SMALL))]
    return "\n".join(kept), kept != lines


def _small(line: str) -> str:
    """Return the text in small type, which Discord begins anew on each line."""
    return "\n".join(
        part if part.startswith(SMALL) else f"{SMALL}{part}" for part in line.split("\n")
    )


def told_lines(events: Sequence[Event], folds: Folds, text: Translator) -> list[str]:
    """Return the public events as lines."""
    return [text.say(each) for each in folding.told(events, None, folds)]


def result_lines(position: Position, outcome: Outcome, text: Translator) -> list[str]:
    """Return the winners, the scores, and in small type the length and the deciding reason, unless totals decided."""
    winners = tuple(SeatName(seat) for seat in outcome.winners)
    is_alone = len(outcome.ranks) == 1
    reason = text.say(outcome.reason)
    length = _length(position.table)
    if is_alone or is_told_by_totals(outcome.reason):
        facts = text.words("ui.closing.length", length=length)
    else:
        facts = text.words("ui.closing.facts", length=length, reason=reason)
    if is_alone:
        headline = text.words("ui.closing.won_alone", reason=reason) if winners else reason
    elif len(winners) > 1:
        headline = text.words("ui.closing.shared", seats=winners)
    else:
        title = table_title(position.table)
        headline = text.words("ui.closing.won", seat=winners[0], title=title)
    return [headline, *_rank_lines(outcome, text), facts]


def _rank_lines(outcome: Outcome, text: Translator) -> list[str]:
    lines: list[str] = []
    is_alone = len(outcome.ranks) == 1
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
        score = outcome.scores[seat]
        parts = tuple(
            msg("ui.closing.part", label=part.label, points=part.points)
            for part in [part for part in score.parts if part.points] or score.parts
        )
        facts: dict[str, Own] = {"seat": text.name(seat), "points": score.total, "parts": parts}
        if is_alone:
            lines.append(text.words("ui.closing.alone", **facts))
        else:
            key = "ui.closing.winner" if outcome.ranks[seat] == 1 else "ui.closing.rank"
            lines.append(text.words(key, rank=outcome.ranks[seat], **facts))
    return lines


def option_lines(position: Position, text: Translator) -> list[str]:
    """Return the options that differ from those that a table of the title usually has."""
    title = position.table.title
    return [
        text.words(
            "ui.lobby.option",
            option=Msg(f"{title}.option.{spec.name}"),
            choice=option_label(position.game, spec, position.table.options[spec.name]),
        )
        for spec in position.game.options
        if spec.matters(len(position.seats), position.table.options)
        if spec.always_told or position.table.options[spec.name] != spec.default
    ]


def _compact(position: Position, text: Translator) -> str:
    """Return a table of a tournament on one line."""
    names = " · ".join(text.name(seat) for seat in range(len(position.seats)))
    title = table_title(position.table)
    name = text.words("hosting.table", title=title, number=str(position.table.id))
    return f"**{name}** · {names} · {' '.join(_status_lines(position, text))}"


def _seat_line(
    position: Position, seat: Seat, text: Translator, conducts: Mapping[int, Conduct]
) -> str:
    row = position.seats[seat]
    place = str(seat + 1)
    if row.is_reserved:
        return text.say(msg("ui.lobby.reserved_seat", place=place, member=row.name))
    if row.is_free:
        return text.words("ui.lobby.free_seat", place=place)
    if row.is_robot:
        key = f"ui.level.{row.robot_level}"
        return text.words("ui.lobby.robot_seat", place=place, seat=text.name(seat), level=Msg(key))
    said = text.words("ui.lobby.seat", place=place, seat=text.name(seat))
    shown = conducts.get(row.member_id or 0)
    return said if shown is None else f"{said} · {seat_facts(shown, text)}"


def _lobby_title(position: Position, text: Translator) -> str:
    """Return the title, with the number of open seats in a lobby, for readers of the first line only."""
    title = table_title(position.table)
    free = [row for row in position.seats if row.is_free]
    open_ones = [row for row in free if not row.is_reserved]
    if position.table.status is not Status.LOBBY or (free and not open_ones):
        return text.words("ui.lobby.title_alone", title=title)
    return text.words("ui.lobby.title", title=title, free=len(open_ones))


def _status_lines(position: Position, text: Translator) -> list[str]:
    table = position.table
    match table.status:
        case Status.LOBBY:
            return [text.words("ui.lobby.waiting", opener=_opener(position, text))]
        case Status.PLAYING:
            place = f"<#{table.place_id}>"
            return [text.words("ui.lobby.playing", place=place)]
        case Status.FINISHED:
            return _ended_lines(position, "ui.lobby.finished", text)
        case Status.CANCELLED if position.state is None:
            return [text.words("ui.lobby.cancelled")]
        case Status.CANCELLED:
            return _ended_lines(position, "ui.lobby.called_off", text)
        case _:
            assert_never(table.status)


def _is_decided(position: Position) -> bool:
    """Return whether the result names the seats, in their order at the end."""
    return position.state is not None and position.game.outcome(position.state) is not None


def _ended_lines(position: Position, key: str, text: Translator) -> list[str]:
    """Return the table's result, its length, and a link to more."""
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
    """Return the length of an ended table, in the unit that fits."""
    return _span((table.ended_at or table.touched_at) - (table.started_at or table.opened_at))


def _span(lasted: int) -> Msg:
    """Return a length in seconds as text, in the unit that fits."""
    for unit, seconds in (("days", 86_400), ("hours", 3_600)):
        if lasted >= seconds:
            return msg(f"ui.length.{unit}", count=round(lasted / seconds))
    return msg("ui.length.minutes", count=max(round(lasted / 60), 1))


def _opener(position: Position, text: Translator) -> str:
    seat = position.seat_of(position.table.opener_id)
    return text.mention(position.table.opener_id) if seat is None else text.name(seat)
