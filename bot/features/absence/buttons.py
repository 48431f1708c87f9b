"""The buttons about seats: votes, pauses, ways out of a seat and into one."""

from bot.core.caller import Caller
from bot.core.controls.ids import ListId, MyId, TableId, small_number
from bot.core.controls.items import Click, fits
from bot.core.core import Core
from bot.core.feature import Button, Buttons, anew, answer, reply
from bot.core.posts.post import Post
from bot.features.absence import bench
from bot.features.absence import leave_panel as leaving
from bot.features.absence.parts import Absence
from bot.tables.absence.ballots import BallotKind
from rules.core.errors import Refusal


class AbsenceButtons:
    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def _absence(self) -> Absence:
        return self._core.of(Absence)

    def of_table(self) -> Buttons:
        return {
            "back": Button(self._back),
            "take": Button(self._take, answer),
            "sit": Button(self._sit, answer),
            "vote": Button(self._vote),
            "pause": Button(self._pause),
            "resume": Button(self._pause),
            "reopen": Button(self._reopen),
            "takeback": Button(self._take_back),
            leaving.HEIR: Button(self._heir),
            **dict.fromkeys(leaving.OPS, Button(self._leave, answer)),
        }

    def of_member(self) -> Buttons:
        return {
            leaving.HAND_OVER: Button(self._hand_over, anew),
            **{
                op: Button(self._bench, _under_direct if op in bench.IN_MESSAGES else anew)
                for op in bench.OPS
            },
        }

    def of_list(self) -> Buttons:
        return {"take": Button(self._take_listed)}

    async def _back(self, caller: Caller, click: Click[TableId]) -> Post:
        return await self._absence.seats.come_back(caller, click.id.table)

    async def _take(self, caller: Caller, click: Click[TableId]) -> Post:
        clicked = click.id
        if clicked.arg:
            click.assert_newest(await self._core.people.offers.post_of(clicked.table))
        seat = small_number(clicked.arg) if clicked.arg else None
        return await self._absence.seats.ask_or_take(caller, clicked.table, seat)

    async def _take_listed(self, caller: Caller, click: Click[ListId]) -> Post:
        table_id, seat = await self._core.picked(click)
        place = small_number(seat) if seat else None
        return await self._absence.seats.ask_or_take(caller, table_id, place)

    async def _sit(self, caller: Caller, click: Click[TableId]) -> Post:
        seat = small_number(click.id.arg)
        return await self._absence.seats.take(caller, click.id.table, seat)

    async def _vote(self, caller: Caller, click: Click[TableId]) -> Post:
        clicked, voting = click.id, self._core.people.voting
        ballot = await voting.ballot(clicked.table, clicked.seq)
        if not fits(click.interaction, ballot.opened_ms):
            # The post belongs to a ballot that was lost when a backup was restored.
            raise Refusal("ui.outdated")
        click.assert_newest(ballot.posted)
        await voting.vote(clicked.table, caller.actor, clicked.seq, clicked.arg)
        ballot = await voting.ballot(clicked.table, clicked.seq)
        key = "ballot.noted" if ballot.outcome is None else "ballot.decided"
        if ballot.kind == BallotKind.HERE:
            key = "ballot.noted_here" if ballot.outcome is None else f"ballot.here_{ballot.outcome}"
        if ballot.kind == BallotKind.BACK and ballot.outcome is None:
            key = "ballot.noted_back"
        return Post(self._core.catalogues[caller.language].words(key))

    async def _pause(self, caller: Caller, click: Click[TableId]) -> Post:
        return await self._absence.pauses.click(caller, click.id)

    async def _reopen(self, caller: Caller, click: Click[TableId]) -> Post:
        table_id = click.id.table
        await self._absence.reopening.ask(table_id, caller.actor)
        return await self._asked(caller, table_id, BallotKind.REOPEN)

    async def _take_back(self, caller: Caller, click: Click[TableId]) -> Post:
        await self._core.people.taking_back.ask(click.id.table, caller.actor)
        return await self._asked(caller, click.id.table, BallotKind.BACK)

    async def _asked(self, caller: Caller, table_id: int, kind: BallotKind) -> Post:
        held = await self._core.people.voting.of(table_id)
        is_open = any(each.kind == kind and each.outcome is None for each in held)
        key = "ballot.opened" if is_open else "ballot.decided"
        return Post(self._core.catalogues[caller.language].words(key))

    async def _heir(self, caller: Caller, click: Click[TableId]) -> Post:
        given = await self._core.people.leaving.handover(click.id.table, click.id.seq)
        click.assert_newest(None if given is None else given.posted)
        return await self._absence.leave_panel.answer(caller, click.id)

    async def _leave(self, caller: Caller, click: Click[TableId]) -> Post:
        return await self._absence.leave_panel.click(caller, click.id)

    async def _hand_over(self, caller: Caller, click: Click[MyId]) -> Post:
        return await self._absence.leave_panel.hand_over(caller, click.id.arg)

    async def _bench(self, caller: Caller, click: Click[MyId]) -> Post:
        return await self._absence.bench_panel.click(caller, click.id, click.values)


async def _under_direct(click: Click[MyId]) -> None:
    """Acknowledge a click under a direct message, which stays as it is, or under a private answer."""
    message = click.interaction.message
    is_private = message is not None and message.flags.ephemeral
    await (anew if is_private else reply)(click)
