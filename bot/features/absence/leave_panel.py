"""The private panel in which a member takes a break from their seat or gives it up."""

from bot.core.caller import Caller
from bot.core.controls.ids import BREAK, MyId, TableId
from bot.core.controls.items import GREEN, RED, Component, button_of, view_of
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.text.translator import Translator, translator
from bot.features.absence.seats import Seats
from bot.store.rows import Status
from bot.tables import playing, seating
from bot.tables.absence.leaving import may_pass_on
from bot.tables.model import Position
from bot.tables.names import table_title
from bot.tables.timing.clocking import pace_of
from bot.tables.timing.durations import duration
from rules.core.errors import Refusal
from rules.core.seats import Seat
from rules.core.text import Typed, typed

OPS = frozenset({"leaving", "away", "substitute", "concede", "conceded"})
"""The operations of this panel's buttons."""
HEIR = "heir"
"""The operation of the buttons for the member to whom a seat is handed over."""
HAND_OVER = "hand_over"
YES, NO = "yes", "no"


class LeavePanel:
    def __init__(self, core: Core, seats: Seats) -> None:
        self._tables, self._leaving = core.tables, core.people.leaving
        self._catalogues = core.catalogues
        self._seats = seats

    async def panel(self, caller: Caller, table_id: int) -> Post:
        """Show the ways out of the caller's seat; in a lobby, free the seat at once.

        Raises:
            TableRefusal: ended or not_seated.
        """
        at = await self._tables.position(table_id)
        if at.table.status is Status.LOBBY:
            done = await self._tables.leave(table_id, caller.actor)
            return Post(self._text(caller, done.position).words("ui.done.leave"))
        seat = playing.own_seat(at, caller.actor)
        text = self._text(caller, at)
        title = table_title(at.table)
        lines = [
            text.words("leave.head", title=title, number=str(table_id)),
            self._away_line(at, seat, caller, text),
        ]
        buttons = [button_of(TableId("away", table_id), text.words("leave.button.away"), GREEN)]
        if may_pass_on(at, seat):
            lines += [text.words("leave.substitute"), text.words("leave.hand_over")]
            shown = TableId("substitute", table_id)
            buttons.append(button_of(shown, text.words("leave.button.substitute")))
        lines.append(text.words("leave.concede"))
        concede = TableId("concede", table_id)
        buttons.append(button_of(concede, text.words("leave.button.concede"), RED))
        return Post("\n".join(lines), view=view_of(*buttons))

    async def rest(self, caller: Caller, table_id: int) -> Post:
        """Show the ways to take a break, the mildest one first.

        Raises:
            TableRefusal: not_started, ended or not_seated.
        """
        at = await self._tables.position(table_id)
        seat = playing.own_seat(at, caller.actor)
        text, pace = self._text(caller, at), pace_of(at.table)
        title = table_title(at.table)
        lines = [text.words("leave.rest_head", title=title, number=str(table_id))]
        buttons: list[Component | Component] = []
        if pace is not None:
            lines.append(text.words("leave.pause"))
            pause = TableId("pause", table_id)
            buttons.append(button_of(pause, text.words("leave.button.pause"), GREEN))
        if pace is not None and pace.vacations:
            lines.append(text.words("leave.vacation"))
            buttons.append(button_of(MyId("vacation"), text.words("leave.button.vacation")))
        lines.append(self._away_line(at, seat, caller, text))
        if may_pass_on(at, seat):
            lines.append(text.words("leave.substitute"))
        for op in ("away", "substitute") if may_pass_on(at, seat) else ("away",):
            shown = TableId(op, table_id)
            buttons.append(button_of(shown, text.words(f"leave.button.{op}")))
        return Post("\n".join(lines), view=view_of(*buttons))

    async def click(self, caller: Caller, clicked: TableId) -> Post:
        """Carry out a click on a button of the panel.

        Raises:
            TableRefusal: not_started, ended or not_seated.
        """
        table_id = clicked.table
        match clicked.op:
            case "leaving" if clicked.arg == BREAK:
                return await self.rest(caller, table_id)
            case "leaving":
                return await self.panel(caller, table_id)
            case "away":
                return await self.step_away(caller, table_id)
            case "substitute":
                return await self._find_substitute(caller, table_id)
            case "concede":
                return await self.ask_to_concede(caller, table_id)
            case "conceded":
                done = await self._leaving.concede(table_id, caller.actor)
                return Post(self._text(caller, done.position).words("leave.done.concede"))
            case _:
                raise Refusal("ui.outdated")

    async def step_away(self, caller: Caller, table_id: int) -> Post:
        """Let a robot play until the member is back; in a lobby the seat becomes free."""
        done = await self._tables.leave(table_id, caller.actor)
        text = self._text(caller, done.position)
        is_kept = any(row.away_id == caller.member_id for row in done.position.seats)
        return Post(text.words("leave.done.away" if is_kept else "ui.done.leave"))

    async def _find_substitute(self, caller: Caller, table_id: int) -> Post:
        """Offer the seat; only step away if the caller may not pass it on, as after a click on an older panel."""
        at = await self._tables.position(table_id)
        if not may_pass_on(at, playing.own_seat(at, caller.actor)):
            return await self.step_away(caller, table_id)
        done = await self._leaving.find_substitute(table_id, caller.actor)
        return Post(self._text(caller, done.position).words("leave.done.substitute"))

    async def ask_to_concede(self, caller: Caller, table_id: int) -> Post:
        """Ask the caller whether they really want to concede."""
        at = await self._tables.position(table_id)
        seat, text = playing.own_seat(at, caller.actor), self._text(caller, at)
        conceded, rather = TableId("conceded", table_id), TableId("substitute", table_id)
        buttons = [button_of(conceded, text.words("leave.button.concede"), RED)]
        if may_pass_on(at, seat):
            buttons.append(button_of(rather, text.words("leave.button.rather")))
        return Post(text.words("leave.sure"), view=view_of(*buttons))

    async def ask_to_hand_over(
        self, caller: Caller, table_id: int, member_id: int, name: Typed, *, is_bot: bool
    ) -> Post:
        """Ask the caller to confirm that they hand their seat over to a member.

        Raises:
            TableRefusal: not_started, ended or not_seated.
            Refusal: handover.bot, or as `Leaving.assert_may_hand_over`.
        """
        if is_bot:
            raise Refusal("handover.bot")
        seat = await self._leaving.assert_may_hand_over(table_id, caller.actor, member_id)
        text = self._text(caller, await self._tables.position(table_id))
        go = MyId(HAND_OVER, f"{table_id}.{member_id}")
        view = view_of(button_of(go, text.words("leave.button.hand_over"), RED))
        sure = text.words("handover.sure", place=str(seat + 1), name=typed(name))
        return Post(sure, view=view)

    async def hand_over(self, caller: Caller, arg: str) -> Post:
        """Ask the other member in the thread whether they take the seat."""
        table_id, _, member_id = arg.partition(".")
        if not (table_id.isdecimal() and member_id.isdecimal()):
            raise Refusal("ui.outdated")
        done = await self._leaving.hand_over(int(table_id), caller.actor, int(member_id))
        text = self._text(caller, done.position)
        return Post(text.words("handover.asked", place=f"<#{done.position.table.place_id}>"))

    async def answer(self, caller: Caller, clicked: TableId) -> Post:
        """Take or decline a seat that is handed over to the caller. Its secrets are shown only after it was taken."""
        agrees = clicked.arg == YES
        done = await self._leaving.answer(clicked.table, caller.actor, clicked.seq, agrees=agrees)
        if agrees:
            return await self._seats.seated(caller, done.position)
        return Post(self._text(caller, done.position).words("handover.declined"))

    def _away_line(self, at: Position, seat: Seat, caller: Caller, text: Translator) -> str:
        if not at.is_own(seat, caller.member_id):
            is_bound = seating.hides(at, seat)
            return text.words("leave.away_bound" if is_bound else "leave.away_guest")
        if not at.table.clocks:
            return text.words("leave.away_plain")
        return text.words("leave.away", left=duration(at.table.clocks[seat].left_ms))

    def _text(self, caller: Caller, at: Position) -> Translator:
        return translator(self._catalogues[caller.language], at)
