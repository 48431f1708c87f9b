"""Pages of tables: what spectators see, from the same functions as public posts."""

import re
from collections.abc import Callable, Hashable
from functools import partial
from hashlib import blake2b
from io import BytesIO
from typing import Final

from msgspec.structs import replace
from PIL.Image import Dither, Resampling
from PIL.Image import open as open_picture

from bot.core.core import Core
from bot.core.posts.asked_lines import asked_lines
from bot.core.posts.clock_lines import due_lines, pace_lines
from bot.core.posts.post import PostFile
from bot.core.posts.public import option_lines, result_lines
from bot.core.posts.renderer import VISITOR
from bot.core.servers.pages import shown_by
from bot.core.text.links import link
from bot.core.text.translator import translator
from bot.features.look.parts import Look
from bot.features.look.reader import MOST_LOGGED
from bot.features.look.replay.controls import turn_words
from bot.features.web.answers import PNG, Answer
from bot.features.web.views import Link, MomentView, PictureView, SeatView, TableView, TextView
from bot.features.web.words import Plain, names_at
from bot.store.finding.web_pages import PageKind
from bot.store.rows import Status
from bot.tables.errors import TableRefusal
from bot.tables.history.replays import NEWEST, Moment
from bot.tables.model import Position
from bot.tables.names import table_title
from render.core.encode import encode_png
from rules.core.folding import folded, told
from rules.core.record import encode_record
from rules.core.text import Msg

LARGE: Final = 2
MOST_PIXELS: Final = 16_000_000
"""A picture that would be larger is not enlarged."""
_ENDED: Final = (Status.FINISHED, Status.CANCELLED)
_NUMBERED: Final = re.compile(r"(turns|sheets)/(\d{1,5})([.]png)?")


class TablePages:
    path, name, template = "t", "tables", "game.html"

    def __init__(self, core: Core, page: Callable[..., Answer]) -> None:
        self._core, self._page = core, page
        self._pictures, self._tables = core.pictures, core.tables

    async def at(self, address: str) -> Position | None:
        found = await self._core.pages.at(PageKind.TABLE, address)
        if found is None:
            return None
        try:
            at = await self._tables.position(found.number)
        except TableRefusal:
            return None
        return at if shown_by(found, at) else None

    async def language(self, at: Position) -> str:
        return at.table.language

    def files_version(self, at: Position) -> Hashable:
        """Return the part of a table that everybody sees, without its clocks."""
        table = at.table
        held = tuple((row.member_id, row.robot_level, row.name, row.is_free) for row in at.seats)
        names = tuple((each.seat, each.since, each.name) for each in at.sittings)
        return (table.id, table.seq, table.status, held, names, table.name)

    async def version(self, at: Position, href: str, language: str) -> Hashable:
        plain = self._plain(at, language)
        return self.files_version(at), *await self._dues(at, plain)

    async def view(self, at: Position, href: str, language: str) -> TableView:
        plain = self._plain(at, language)
        text, table, draw = plain.text, at.table, plain.text.draw
        over = href if _is_over(at) else ""
        has_begun = at.state is not None
        log = await self._tables.history(table.id, MOST_LOGGED) if has_begun else []
        public = [event.msg for _, event in log if event.is_for(None)]
        facts = (*option_lines(at, text), *pace_lines(table, text))
        tournament = None
        if table.tournament_id is not None:
            tournament = await self._core.pages.of_tournament(table.tournament_id, table.guild_id)
        return TableView(
            kind=PageKind.TABLE.value,
            href=href,
            title=draw(Msg(f"{table.title}.title")),
            name=draw(table_title(table)),
            number=table.id,
            status=table.status.value,
            says=await self._says(at, plain),
            facts=tuple(plain(line) for line in facts),
            seats=self._seats(at, plain),
            log=await plain.lines(line.msg for line in folded(public, at.game.folds)),
            words=await _board_words(at, plain),
            discord=link(table),
            picture=await self._board_view(at, href, plain),
            sheets=await self._sheet_views(at, href, plain),
            replay=f"{href}/turns" if has_begun else "",
            film=over and f"{over}/film",
            record=over and f"{over}/record.json",
            proof=over and f"{over}/proof",
            tournament=tournament or "",
        )

    async def part(self, at: Position, href: str, language: str, part: str) -> Answer | None:
        numbered = _NUMBERED.fullmatch(part)
        match part:
            case "board.png" | "board@2x.png":
                return await self._board(at, language, large="@" in part)
            case _ if at.state is None:
                return None
            case "turns":
                return await self._turn(at, href, language, None)
            case "film" | "record.json" | "proof" if _is_over(at):
                make = {"film": self._film, "record.json": self._record, "proof": self._proof}[part]
                return await make(at, href, language)
        if numbered is None:
            return None
        number = int(numbered[2])
        if numbered[1] == "sheets":
            files = await self._sheets(at, self._plain(at, language))
            return Answer(files[number].data, PNG) if number < len(files) else None
        if numbered[3] is None:
            return await self._turn(at, href, language, number)
        moment = await self._moment(at, number)
        if moment is None or not moment.has_state:
            return None
        return await self._board(moment.position, language)

    async def _turn(
        self, at: Position, href: str, language: str, turn: int | None
    ) -> Answer | None:
        """Return the page of one turn, by default the last; None if there is no such turn."""
        moment = await self._moment(at, turn)
        if moment is None:
            return None
        then, number = moment.position, moment.number
        plain = self._plain(then, language)
        label = plain(turn_words(moment, number, plain.text))
        picture: PictureView | None = None
        if moment.has_state:
            version = f"{moment.stops[number].seq}-{_names(then)}"
            address = f"{href}/turns/{number}.png?lang={language}&v={version}"
            picture = PictureView(address, f"{_alt(at, plain)} {label}")
        view = MomentView(
            href=href,
            name=plain.text.draw(table_title(at.table)),
            turn=number,
            turns=len(moment.stops) - 1,
            says=(label,),
            events=await plain.lines(told(moment.events, None, then.game.folds)),
            words=await _board_words(then, plain) if moment.has_state else (),
            picture=picture,
            landmarks=tuple(
                Link(plain.say(stop.landmark), f"{href}/turns/{place}")
                for place, stop in enumerate(moment.stops)
                if stop.landmark is not None
            ),
        )
        return self._page("turn.html", language, view, href=f"{href}/turns/{number}")

    async def _moment(self, at: Position, turn: int | None) -> Moment | None:
        if turn is None:
            return await self._core.replays.moment(at, NEWEST)
        stops = await self._core.replays.stops(at)
        if turn >= len(stops):
            return None
        return await self._core.replays.moment(at, stops[turn].seq)

    async def _board(self, at: Position, language: str, *, large: bool = False) -> Answer | None:
        """Return the board; before the start, the cover of the title."""
        text = self._plain(at, language).text
        if at.state is None:
            files = await self._pictures.cover(at.table.title, text, name="board")
        else:
            files = await self._pictures.board(at, text, name="board")
        if not files:
            return None
        data = files[0].data
        if large:
            data = await self._core.renderer.run(partial(_enlarged, data))
        return Answer(data, PNG)

    async def _board_view(self, at: Position, href: str, plain: Plain) -> PictureView | None:
        if at.state is None:
            made = await self._board(at, plain.text.language)
            size = None if made is None else open_picture(BytesIO(made.body)).size
        else:
            size = await self._pictures.board_size(at, plain.text)
        if size is None:
            return None
        query = f"?lang={plain.text.language}&v={at.table.seq}-{_names(at)}"
        small, large = f"{href}/board.png{query}", f"{href}/board@2x.png{query}"
        return PictureView(small, _alt(at, plain), large, *size)

    async def _sheets(self, at: Position, plain: Plain) -> tuple[PostFile, ...]:
        """Return the pictures of the result."""
        if not _is_over(at):
            return ()
        return await self._pictures.sheets(at, plain.text, name="sheet")

    async def _sheet_views(self, at: Position, href: str, plain: Plain) -> tuple[PictureView, ...]:
        query = f"?lang={plain.text.language}&v={at.table.seq}-{_names(at)}"
        alt = plain.words("web.sheet_alt")
        count = len(await self._sheets(at, plain))
        return tuple(PictureView(f"{href}/sheets/{each}.png{query}", alt) for each in range(count))

    async def _film(self, at: Position, href: str, language: str) -> Answer | None:
        """Return the animation that follows the result, in the language of the table."""
        name = f"{at.table.title}-{at.table.id}"
        animations = self._core.of(Look).animations
        file = await animations.file(at, at.table.language, name=name, whose=VISITOR)
        return None if file is None else Answer(file.data, f"image/{file.name.rpartition('.')[2]}")

    async def _record(self, at: Position, href: str, language: str) -> Answer:
        """Return the record with which anyone can replay the table."""
        data = encode_record(await self._tables.record(at.table.id))
        name = f"{at.table.title}-{at.table.id}.json"
        return Answer(data, "application/json; charset=utf-8", name=name)

    async def _proof(self, at: Position, href: str, language: str) -> Answer:
        """Return the verdict on the shuffle and the moves, with the figures that prove it."""
        verified = await self._tables.verify(at.table.id)
        plain = self._plain(at, language)
        said = plain.text.words(
            "ui.verify.ok" if verified.ok else "ui.verify.wrong",
            number=str(at.table.id),
            moves=verified.moves,
            commitment=verified.commitment,
            seed=str(verified.secrets.seed),
            salt=verified.secrets.salt.hex(),
            state=verified.state_hash,
        )
        # Its last line names the command for the file, which has a link here.
        lines = tuple(plain(said).split("\n")[:-1])
        table = Link(plain.words("web.back"), f"{href}?lang={language}")
        links = (table, Link(plain.words("web.record"), f"{href}/record.json"))
        view = TextView("proof", href, plain.words("web.proof"), lines, links=links)
        return self._page("text.html", language, view, href=f"{href}/proof")

    def _plain(self, at: Position, language: str) -> Plain:
        text = translator(self._core.catalogues[language], at)
        return Plain(text, self._tables.now_ms(), names_at(at.seats))

    async def _dues(self, at: Position, plain: Plain) -> list[str]:
        return [plain(line) for line in due_lines(await self._tables.times(at), plain.text)]

    async def _says(self, at: Position, plain: Plain) -> tuple[str, ...]:
        outcome = None if at.state is None else at.game.outcome(at.state)
        if outcome is not None:
            first, *_, last = result_lines(at, outcome, plain.text)
            return plain(first), plain(last)
        if at.table.status is Status.CANCELLED:
            return (plain.words("ui.closing.called_off"),)
        if at.table.status is Status.LOBBY:
            return (plain.gathering(at.seats),)
        asked, _ = asked_lines(at, (), (), plain.text)
        return (*map(plain, asked), *await self._dues(at, plain))

    def _seats(self, at: Position, plain: Plain) -> tuple[SeatView, ...]:
        outcome = None if at.state is None else at.game.outcome(at.state)
        waiting, draw, seats = at.waiting(), plain.text.draw, []
        for row in at.seats:
            # The name of a member who was asked to come is theirs alone until they have come.
            is_free = row.is_free or row.is_reserved
            name = plain.words("web.free") if is_free else plain(plain.text.name(row.seat))
            view = SeatView(row.seat, name, is_robot=row.is_robot, is_free=is_free)
            asked = waiting.get(row.seat)
            if asked is not None:
                view = replace(view, asked=plain.say(asked))
            if outcome is not None:
                score = outcome.scores[row.seat]
                parts = (f"{draw(each.label)} {each.points}" for each in score.parts if each.points)
                rank = outcome.ranks[row.seat]
                view = replace(view, rank=rank, points=score.total, parts=tuple(parts))
            seats.append(view)
        return tuple(sorted(seats, key=lambda each: (each.rank or 0, each.seat)))


async def _board_words(at: Position, plain: Plain) -> tuple[str, ...]:
    if at.state is None:
        return ()
    return await plain.lines(at.game.describe(at.game.view(at.state, None)))


def _alt(at: Position, plain: Plain) -> str:
    key = "web.cover_alt" if at.state is None else "web.board_alt"
    return plain.words(key, name=table_title(at.table))


def _names(at: Position) -> str:
    """Return a word that changes with the names on a board, so that browsers keep no earlier ones."""
    names = tuple(("" if row.is_reserved else row.name, row.member_id is None) for row in at.seats)
    return blake2b(repr(names).encode(), digest_size=6).hexdigest()


def _is_over(at: Position) -> bool:
    return at.table.status in _ENDED and at.state is not None


def _enlarged(data: bytes) -> bytes:
    """Return a picture at twice the size, in its own colours."""
    image = open_picture(BytesIO(data))
    width, height = image.size
    if width * height * LARGE**2 > MOST_PIXELS:
        return data
    large = image.convert("RGB").resize((width * LARGE, height * LARGE), Resampling.BILINEAR)
    if image.mode != "P":
        return encode_png(large)
    return encode_png(large.quantize(palette=image, dither=Dither.NONE))
