"""Pages of tables: what spectators see, from the same functions as public posts."""

from collections.abc import Sequence
from functools import partial
from hashlib import blake2b
from io import BytesIO
from typing import Final

from PIL.Image import Dither, Resampling
from PIL.Image import open as open_picture

from bot.core.core import Core
from bot.core.posts.asked_lines import asked_lines
from bot.core.posts.clock_lines import due_lines, pace_lines
from bot.core.posts.post import PostFile
from bot.core.posts.public import option_lines, result_lines
from bot.core.posts.renderer import VISITOR, drawn_for
from bot.core.text.links import link
from bot.core.text.translator import translator
from bot.features.look.parts import Look
from bot.features.look.reader import MOST_LOGGED
from bot.features.look.replay.controls import turn_words
from bot.features.web.answers import AN_HOUR, PNG, Answer
from bot.features.web.views import Link, MomentView, PictureView, SeatView, TableView
from bot.features.web.words import Plain, names_at
from bot.store.finding.web_pages import PageKind
from bot.store.rows import Status
from bot.tables.errors import TableRefusal
from bot.tables.history.replays import NEWEST, Moment
from bot.tables.model import Position
from bot.tables.names import table_title
from render.core.encode import encode_png
from rules.core import folding
from rules.core.folding import folded
from rules.core.record import encode_record
from rules.core.text import Msg

LARGE: Final = 2
MOST_PIXELS: Final = 16_000_000
"""A picture that would be larger is not enlarged."""
_ENDED: Final = (Status.FINISHED, Status.CANCELLED)


class TablePages:
    def __init__(self, core: Core) -> None:
        self._core = core
        self._pictures, self._tables = core.pictures, core.tables

    async def at(self, address: str) -> Position | None:
        """Return the table with a page at an address; None if there is none, or if it must not be shown."""
        number = await self._core.pages.number_at(PageKind.TABLE, address)
        if number is None:
            return None
        try:
            at = await self._tables.position(number)
        except TableRefusal:
            return None
        return at if await self._core.pages.shows(at) else None

    async def version(self, at: Position, language: str) -> tuple[object, ...]:
        """Return what the page of a table depends on: only what everybody sees."""
        plain = self._plain(at, language)
        dues = due_lines(await self._tables.times(at), plain.text)
        table = at.table
        now = [plain(line) for line in dues]
        held = tuple((row.member_id, row.robot_level, row.name, row.is_free) for row in at.seats)
        names = tuple((each.seat, each.since, each.name) for each in at.sittings)
        return (table.id, table.seq, table.status, held, names, table.name, language, *now)

    async def view(self, at: Position, href: str, language: str) -> TableView:
        """Return the page of a table."""
        plain = self._plain(at, language)
        text, table, draw = plain.text, at.table, plain.text.draw
        has_ended = table.status in _ENDED and at.state is not None
        pool = [text.say(line) for line in await self._log(at)]
        public = () if at.state is None else at.game.describe(at.game.view(at.state, None))
        alt = draw(Msg("web.board_alt", {"name": table_title(table)}))
        return TableView(
            kind=PageKind.TABLE.value,
            href=href,
            title=draw(Msg(f"{table.title}.title")),
            name=draw(table_title(table)),
            number=table.id,
            status=table.status.value,
            says=await self._says(at, plain),
            facts=tuple(
                plain(line) for line in (*option_lines(at, text), *pace_lines(table, text))
            ),
            seats=self._seats(at, plain),
            log=tuple(plain(line) for line in pool),
            words=tuple(plain(text.say(line)) for line in public),
            discord=link(table),
            board=None if at.state is None else await self._board(at, href, language, alt),
            sheets=await self._sheets(at, href, language) if has_ended else (),
            replay="" if at.state is None else f"{href}/turns",
            film=f"{href}/film" if has_ended else "",
            record=f"{href}/record.json" if has_ended else "",
            proof=f"{href}/proof" if has_ended else "",
            tournament=await self._tournament(at),
        )

    async def moment(
        self, at: Position, href: str, language: str, turn: int | None
    ) -> MomentView | None:
        """Return the page of one turn, by default the last; None if there is no such turn."""
        moment = await self._moment(at, turn)
        if moment is None:
            return None
        then = moment.position
        plain = self._plain(then, language)
        text, last = plain.text, len(moment.stops) - 1
        told = folding.told(moment.events, None, then.game.folds)
        board: PictureView | None = None
        public: tuple[Msg, ...] = ()
        if moment.has_state:
            picture = f"{href}/turns/{moment.number}.png?lang={language}&v={self._names(then)}"
            label = plain(turn_words(moment, moment.number, text))
            alt = text.draw(Msg("web.board_alt", {"name": table_title(at.table)}))
            board = PictureView(picture, f"{alt} {label}")
            public = then.game.describe(then.game.view(then.state, None))
        to = f"{href}/turns/"
        landmarks = tuple(
            Link(plain(text.say(stop.landmark)), f"{to}{number}")
            for number, stop in enumerate(moment.stops)
            if stop.landmark is not None
        )
        return MomentView(
            table=href,
            name=text.draw(table_title(at.table)),
            turn=moment.number,
            turns=last,
            label=plain(turn_words(moment, moment.number, text)),
            events=tuple(plain(text.say(each)) for each in told),
            words=tuple(plain(text.say(line)) for line in public),
            board=board,
            first=f"{to}0",
            before=f"{to}{max(moment.number - 1, 0)}",
            after=f"{to}{min(moment.number + 1, last)}",
            last=f"{to}{last}",
            landmarks=landmarks,
        )

    async def board(self, at: Position, language: str, *, large: bool = False) -> Answer | None:
        """Return the picture of the board."""
        if at.state is None:
            return None
        drawn_for.set(VISITOR)
        files = await self._pictures.board(at, self._plain(at, language).text, name="board")
        if not files:
            return None
        data = files[0].data
        if large:
            data = await self._core.renderer.run(partial(_enlarged, data))
        return Answer(data, PNG, lasts_s=AN_HOUR)

    async def moment_board(self, at: Position, language: str, turn: int) -> Answer | None:
        """Return the picture of the board after a turn."""
        moment = await self._moment(at, turn)
        if moment is None or not moment.has_state:
            return None
        return await self.board(moment.position, language)

    async def sheet(self, at: Position, language: str, number: int) -> Answer | None:
        """Return one of the pictures of the result."""
        files = await self._sheet_files(at, language)
        return Answer(files[number].data, PNG, lasts_s=AN_HOUR) if number < len(files) else None

    async def film(self, at: Position) -> Answer | None:
        """Return the animation that follows the result, in the language of the table."""
        if not _is_over(at):
            return None
        name = f"{at.table.title}-{at.table.id}"
        animations = self._core.of(Look).animations
        file = await animations.file(at, at.table.language, name=name, whose=VISITOR)
        if file is None:
            return None
        kind = file.name.rpartition(".")[2]
        return Answer(file.data, f"image/{kind}", lasts_s=AN_HOUR)

    async def record(self, at: Position) -> Answer | None:
        """Return the record with which anyone can replay the table."""
        if not _is_over(at):
            return None
        data = encode_record(await self._tables.record(at.table.id))
        name = f"{at.table.title}-{at.table.id}.json"
        return Answer(data, "application/json; charset=utf-8", name=name)

    async def proof(self, at: Position, language: str) -> tuple[str, ...] | None:
        """Return the verdict on the shuffle and the moves, with the figures that prove it, in the reader's words."""
        if not _is_over(at):
            return None
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
        return tuple(plain(said).split("\n")[:-1])

    def _plain(self, at: Position, language: str) -> Plain:
        text = translator(self._core.catalogues[language], at)
        return Plain(text, self._tables.now_ms(), names_at(at.seats))

    async def _says(self, at: Position, plain: Plain) -> tuple[str, ...]:
        text, table = plain.text, at.table
        outcome = None if at.state is None else at.game.outcome(at.state)
        if outcome is not None:
            first, *_, last = result_lines(at, outcome, text)
            return plain(first), plain(last)
        if table.status is Status.CANCELLED:
            return (plain.words("ui.closing.called_off"),)
        if table.status is Status.LOBBY:
            free = sum(row.is_free and not row.is_reserved for row in at.seats)
            return (plain.words("web.gathering", free=free),)
        asked, _ = asked_lines(at, (), (), text)
        return tuple(
            plain(line) for line in (*asked, *due_lines(await self._tables.times(at), text))
        )

    def _seats(self, at: Position, plain: Plain) -> tuple[SeatView, ...]:
        text = plain.text
        outcome = None if at.state is None else at.game.outcome(at.state)
        waiting = at.waiting()
        seats = []
        for row in at.seats:
            # The name of a member who was asked to come is theirs alone until they have come.
            is_free = row.is_free or row.is_reserved
            name = plain.words("web.free") if is_free else plain(text.name(row.seat))
            asked = waiting.get(row.seat)
            score = None if outcome is None else outcome.scores[row.seat]
            seats.append(
                SeatView(
                    row.seat,
                    name,
                    is_robot=row.is_robot,
                    is_free=is_free,
                    asked=None if asked is None else plain(text.say(asked)),
                    rank=None if outcome is None else outcome.ranks[row.seat],
                    points=None if score is None else score.total,
                    parts=()
                    if score is None
                    else tuple(
                        f"{text.draw(part.label)} {part.points}"
                        for part in score.parts
                        if part.points
                    ),
                )
            )
        if outcome is not None:
            seats.sort(key=lambda each: (each.rank or 0, each.seat))
        return tuple(seats)

    async def _log(self, at: Position) -> Sequence[Msg]:
        if at.state is None:
            return ()
        history = await self._tables.history(at.table.id, MOST_LOGGED)
        public = [event.msg for _, event in history if event.is_for(None)]
        return [line.msg for line in folded(public, at.game.folds)]

    async def _board(self, at: Position, href: str, language: str, alt: str) -> PictureView | None:
        made = await self.board(at, language)
        if made is None:
            return None
        version = f"lang={language}&v={at.table.seq}-{self._names(at)}"
        width, height = open_picture(BytesIO(made.body)).size
        small, large = f"{href}/board.png?{version}", f"{href}/board@2x.png?{version}"
        return PictureView(small, alt, large, width, height)

    async def _sheets(self, at: Position, href: str, language: str) -> tuple[PictureView, ...]:
        alt = self._plain(at, language).words("web.sheet_alt")
        version = f"lang={language}&v={at.table.seq}-{self._names(at)}"
        files = await self._sheet_files(at, language)
        return tuple(
            PictureView(f"{href}/sheets/{number}.png?{version}", alt)
            for number in range(len(files))
        )

    async def _sheet_files(self, at: Position, language: str) -> tuple[PostFile, ...]:
        if not _is_over(at):
            return ()
        drawn_for.set(VISITOR)
        return await self._pictures.sheets(at, self._plain(at, language).text, name="sheet")

    def _names(self, at: Position) -> str:
        """Return a word that changes with the names on a board, so that browsers keep no earlier ones."""
        return f"{hash_of(tuple((row.name, row.member_id is None) for row in at.seats)):x}"

    async def _moment(self, at: Position, turn: int | None) -> Moment | None:
        if at.state is None:
            return None
        drawn_for.set(VISITOR)
        if turn is None:
            return await self._core.replays.moment(at, NEWEST)
        stops = await self._core.replays.stops(at)
        if not 0 <= turn < len(stops):
            return None
        return await self._core.replays.moment(at, stops[turn].seq)

    async def _tournament(self, at: Position) -> str:
        table = at.table
        if table.tournament_id is None:
            return ""
        return await self._core.pages.of_tournament(table.tournament_id, table.guild_id) or ""


def hash_of(value: object) -> int:
    """Return a number of 48 bits that is the same in every process."""
    return int.from_bytes(blake2b(repr(value).encode(), digest_size=6).digest())


def _is_over(at: Position) -> bool:
    return at.table.status in _ENDED and at.state is not None


def _enlarged(data: bytes) -> bytes:
    """Return a picture at twice the size, in its own colours."""
    image = open_picture(BytesIO(data))
    width, height = image.size
    if width * height * LARGE**2 > MOST_PIXELS:
        return data
    large = image.convert("RGB").resize((width * LARGE, height * LARGE), Resampling.LANCZOS)
    if image.mode != "P":
        return encode_png(large)
    return encode_png(large.quantize(palette=image, dither=Dither.NONE))
