"""Messages to one member about a turn: a reply in the thread, or a direct message."""

import discord

from bot.clocks.reminders import NUDGES, Rung
from bot.core.controls.items import BUTTON_CHARS
from bot.core.controls.post_views import back_view, turn_view
from bot.core.core import Core
from bot.core.posts.clock_lines import due_lines, reminder_lines
from bot.core.posts.post import Post
from bot.core.text.lines import MESSAGE_CHARS, cut
from bot.core.text.links import link
from bot.core.text.translator import Translator, translator
from bot.tables.model import Position
from bot.tables.names import table_title
from bot.tables.telling.ways import WATCHING, following
from bot.tables.timing.clocking import SeatTime
from rules.core.seats import Seat


class TurnPosts:
    def __init__(self, core: Core) -> None:
        self._catalogues, self._pictures = core.catalogues, core.pictures

    def reply(self, at: Position, seat: Seat, rung: Rung, shown: SeatTime | None) -> Post:
        """Return a message in the thread that pings the member at a seat, in the language of the table."""
        text = translator(self._catalogues[at.table.language], at)
        row = at.seats[seat]
        member = row.away_id if rung is Rung.STANDIN else row.member_id
        assert member is not None
        lines = _lines(at, seat, rung, shown, text, called=f"<@{member}>")
        if rung is Rung.ZERO:
            lines.append(text.words("hosting.grace_for_others", seat=text.name(seat)))
        return Post(_joined(lines), view=_view(at, rung, text), mentions=(member,))

    def in_grace(self, at: Position, seat: Seat) -> Post:
        """Return the post that tells the table of a player's grace period, if the player is told in private."""
        text = translator(self._catalogues[at.table.language], at)
        return Post(text.words("hosting.grace_for_others", seat=text.name(seat)))

    def goes_on(self, at: Position) -> Post:
        """Return the post that keeps a thread from being archived."""
        return Post(translator(self._catalogues[at.table.language], at).words("notices.keepalive"))

    def done(self, at: Position, language: str) -> Post:
        """Return the new text of a direct message about a turn once its reader has moved."""
        text = translator(self._catalogues[language], at)
        title, number = table_title(at.table), str(at.table.id)
        called = text.words("notices.table", title=title, number=number)
        return Post(text.words("notices.done", called=called))

    async def direct(
        self,
        at: Position,
        seat: Seat,
        rung: Rung,
        shown: SeatTime | None,
        language: str,
        marker: str,
    ) -> Post:
        """Return a direct message about a turn; that of `Rung.PING` shows the board, in a file named `marker`."""
        text = translator(self._catalogues[language], at)
        table = at.table
        title, number = table_title(table), str(table.id)
        called = text.words("notices.table", title=title, number=number)
        lines = _lines(at, seat, rung, shown, text, called=called)
        view = _view(at, rung, text)
        if view is None:
            view = discord.ui.View(timeout=None)
        label = cut(text.words("ui.button.go"), BUTTON_CHARS)
        view.add_item(discord.ui.Button(label=label, url=link(table)))
        if rung is not Rung.PING:
            return Post(_joined(lines), view=view)
        files = await self._pictures.board(at, text, name=marker)
        return Post(_joined(lines), files, view)


def _view(at: Position, rung: Rung, text: Translator) -> discord.ui.View | None:
    match rung:
        case Rung.STANDIN:
            return back_view(at, text)
        case Rung.NEXT | Rung.ENDED:
            return None
        case _:
            return turn_view(at, text, may_rest=rung in (Rung.LAST, Rung.TWO_HOURS))


def _lines(
    at: Position, seat: Seat, rung: Rung, shown: SeatTime | None, text: Translator, *, called: str
) -> list[str]:
    """Return the lines of a message; they begin with `called`, a mention or the name of the table."""
    if rung is Rung.STANDIN:
        return [text.words("notices.standin", mention=called)]
    if rung is Rung.NEXT:
        before = next(
            (each.before for each in following(at, at.waiting_members()) if each.seat == seat), seat
        )
        return [text.words("notices.next", mention=called, before=text.name(before))]
    if rung is Rung.ENDED:
        return [text.words("notices.ended", mention=called), *result_of(at, seat, text)]
    if rung in NUDGES:
        nudge = text.words("notices.nudge", mention=called)
        return [nudge, *due_lines({} if shown is None else {seat: shown}, text)]
    if rung is Rung.PING or shown is None:
        asked = text.words("ui.board.pinged", mention=called, asked=at.waiting()[seat])
        return [asked, *due_lines({} if shown is None else {seat: shown}, text)]
    return reminder_lines(called, rung, shown, text)


def result_of(at: Position, seat: Seat, text: Translator) -> list[str]:
    """Return the line about a seat's rank; empty if the table was called off, played solo, or only watched."""
    outcome = None if at.state is None else at.game.outcome(at.state)
    if outcome is None or len(outcome.ranks) < 2 or seat == WATCHING:
        return []
    ranks = outcome.ranks
    return [text.words("notices.result", rank=ranks[seat], all=len(ranks))]


def _joined(lines: list[str]) -> str:
    return cut("\n".join(lines), MESSAGE_CHARS)
