"""Draws the pictures of older posts anew, from the present rows."""

import re
from contextlib import suppress
from operator import eq
from typing import Final

import discord

from bot.core.controls.ids import TournamentId
from bot.core.core import Core
from bot.core.posts.post import Post, PostFile
from bot.core.text.lines import ELLIPSIS
from bot.core.text.translator import translator
from bot.features.look.replay.animations import Animations
from bot.features.tournament.posts.notices import TournamentPosts
from bot.i18n import LANGUAGES
from bot.store import moves
from bot.store.damage import Damaged
from bot.store.people.posted import Place
from bot.store.rows import Status, TableRow
from bot.tables.model import Position
from bot.tables.names import NOBODY
from bot.tables.privacy.traces import Traces
from rules.core.errors import Refusal
from rules.core.text import msg

_OF_TABLE: Final = re.compile(
    r"(?P<stem>[a-z0-9_]+-(?P<table>\d{1,15})-r\d+)(?P<sheet>.*)\.(?P<kind>\w+)"
)
"""The name of a picture of a table, as `receipts.marker_of` and its callers write it."""
_OF_TOURNAMENT: Final = re.compile(r"(?:tournament|certificate)-(\d{1,15})\b.*")
_STILL: Final = "png"
MOST_AROUND: Final = 400
"""Number of entries after a post was made that are searched for its moment."""


class Redrawing:
    def __init__(self, core: Core, animations: Animations, tournaments: TournamentPosts) -> None:
        self._database, self._tables, self._settings = core.database, core.tables, core.settings
        self._catalogues, self._pictures = core.catalogues, core.pictures
        self._replays = core.replays
        self._animations = animations
        self._tournaments = tournaments

    async def post(self, message: discord.Message, place: Place) -> Post | None:
        """Return a whole post of a tournament as it reads now; None if it is of another kind."""
        number = tournament_of(message)
        if number not in place.tournaments:
            return None
        names = [each.filename for each in message.attachments]
        return await self._tournaments.again(number, message.id, names)

    def may_name(self, file: discord.Attachment, message: discord.Message, place: Place) -> bool:
        """Return whether a picture may show the names of members at a table or in a tournament of the place."""
        found = _OF_TABLE.fullmatch(file.filename)
        if found is not None and int(found["table"]) in place.tables:
            return not self._is_cover(file, found["stem"].partition("-")[0])
        return tournament_of(message) in place.tournaments

    async def picture(
        self, file: discord.Attachment, message: discord.Message, traces: Traces
    ) -> PostFile | None:
        """Return a picture of a table as it would be drawn now; None if it cannot be.

        `traces` are those of the former members that its description may still name.
        """
        found = _OF_TABLE.fullmatch(file.filename)
        if found is None:
            return None
        try:
            at = await self._tables.position(int(found["table"]))
            if at.state is None:
                return None
            if found["kind"] != _STILL:
                return await self._animations.file(at, at.table.language, name=found["stem"])
            told = traces.without(
                file.description or "", self._catalogues[at.table.language].words(NOBODY)
            )
            shown = await self._as_it_was(at, message, told, is_end=bool(found["sheet"]))
        except Refusal:
            # The table cannot be read, or not be replayed.
            return None
        if shown is None:
            return None
        text = translator(self._catalogues[at.table.language], shown)
        files = await self._pictures.board(shown, text, name=found["stem"])
        if found["sheet"]:
            files = await self._pictures.sheets(shown, text, name=found["stem"])
        return next((each for each in files if each.name == file.filename), None)

    async def _as_it_was(
        self, at: Position, message: discord.Message, told: str, *, is_end: bool
    ) -> Position | None:
        """Return the table as a post showed it, with the names of now.

        A board is edited during a turn, and a deletion changes Discord's date of the last edit. So `told`, the
        description of its picture, identifies the moment.
        """
        table, posted_s = at.table, int(message.created_at.timestamp())
        if is_end or self._is_told(at, told):
            return at
        try:
            rows = await self._database.read(lambda conn: moves.log(conn, table.id))
        except Damaged:
            return None
        seq = max((row.seq for row in rows if row.at <= posted_s), default=0)
        later = [row.seq for row in rows if row.seq > seq][:MOST_AROUND]
        # The picture may have been drawn a moment before it was posted.
        before = [row.seq for row in rows if row.seq < seq][-MOST_AROUND:]
        with suppress(Refusal):
            for each in (seq, *later, *reversed(before)):
                shown = await self._replays.exactly(at, each)
                if shown.state is not None and self._is_told(shown, told):
                    return shown
        has_ended = table.status is not Status.PLAYING and (table.ended_at or 0) <= posted_s
        if has_ended or (_is_board(table, message) and table.board_seq >= table.seq):
            return at
        moment = await self._replays.moment(at, seq)
        return moment.position if moment.has_state else None

    def _is_told(self, at: Position, told: str) -> bool:
        """Return whether a description is of this moment.

        Only the lines that both have are compared, since longer or shorter names change how many fit.
        """
        text = translator(self._catalogues[at.table.language], at)
        view = at.game.view(at.state, None)
        lines = [text.draw(each) for each in at.game.describe(view)]
        cut = ELLIPSIS, text.words("ui.alt.rest")
        old = [each for each in told.split("\n") if each not in cut]
        return bool(old) and all(map(eq, lines, old))

    def _is_cover(self, file: discord.Attachment, title: str) -> bool:
        """Return whether it is the picture of a title, which shows no names."""
        about = msg("ui.lobby.alt", title=msg(f"{title}.title"), tagline=msg(f"{title}.tagline"))
        covers = (translator(self._catalogues[each], None).draw(about) for each in LANGUAGES)
        return file.description in tuple(covers)


def tournament_of(message: discord.Message) -> int:
    """Return the tournament that a post is about, by its files or its buttons; 0 if there is none."""
    for each in message.attachments:
        if (found := _OF_TOURNAMENT.fullmatch(each.filename)) is not None:
            return int(found[1])
    for part in message.components:
        for child in part.children if isinstance(part, discord.ActionRow) else ():
            read = TournamentId.read(getattr(child, "custom_id", None) or "")
            if read is not None:
                return read.tournament
    return 0


def _is_board(table: TableRow, message: discord.Message) -> bool:
    return table.board is not None and table.board.message_id == message.id
