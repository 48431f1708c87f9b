"""``/my bench``: the members that are asked first when a seat is offered, and their answers."""

from collections.abc import Sequence
from functools import partial

import discord
from discord.app_commands import Choice
from msgspec.structs import replace

from bot.core.caller import Caller
from bot.core.commands.autocomplete import closed
from bot.core.commands.picks import Picks, assert_offered, complete_pick
from bot.core.controls.components import OPTION_CHARS
from bot.core.controls.ids import MyId, small_number
from bot.core.controls.items import GREEN, Component, button_of, view_of
from bot.core.core import BaseBot, Core, core_of
from bot.core.posts.chosen import after
from bot.core.posts.post import Post
from bot.core.text.lines import cut
from bot.core.text.translator import Translator, translator
from bot.features.absence.offer_posts import OfferPosts
from bot.features.absence.seats import Seats
from bot.store.people.bench import BenchEntry
from bot.tables.absence.offers import PACES
from bot.tables.model import Position
from rules import registry
from rules.core.errors import Refusal
from rules.core.seats import Seat
from rules.core.text import Msg

SELECTS = ("setbench_titles", "setbench_paces")
"""The operations of the selects in the panel."""
IN_MESSAGES = frozenset({"bench_take", "bench_pass", "bench_off"})
"""The operations of buttons under direct messages."""
OPS = frozenset({*SELECTS, *IN_MESSAGES, "bench_on", "bench_sit"})


class BenchPanel:
    def __init__(self, core: Core, seats: Seats, posts: OfferPosts) -> None:
        self._offers, self._tables, self._settings = core.people.offers, core.tables, core.settings
        self._catalogues = core.catalogues
        self._seats = seats
        self._posts = posts

    async def panel(self, caller: Caller, guild_id: int | None) -> Post:
        """Show whether the caller is on the bench of this server, and for which titles and paces.

        Raises:
            Refusal: ui.servers_only, or bench.first_time if they may not join it yet.
        """
        if guild_id is None:
            raise Refusal("ui.servers_only")
        text = translator(self._catalogues[caller.language], None)
        wish = await self._offers.wish(guild_id, caller.member_id)
        if wish is None:
            if not await self._offers.may_join(caller.member_id):
                raise Refusal("bench.first_time")
            join = button_of(MyId("bench_on", str(guild_id)), text.words("bench.button.on"), GREEN)
            return Post(text.words("bench.join"), view=view_of(join))
        lines = [text.words("bench.head")]
        reach = (await self._settings.reach(caller.member_id))[caller.member_id]
        view = view_of(
            _select(SELECTS[0], guild_id, registry.title_keys(), wish.titles, text, row=0),
            _select(SELECTS[1], guild_id, PACES, wish.paces, text, row=1),
            button_of(
                MyId("bench_off", f"{guild_id}.panel"), text.words("bench.button.off"), row=2
            ),
        )
        if not reach.is_direct_open:
            lines.append(text.words("bench.needs_direct"))
            view.add_item(button_of(MyId("test"), text.words("ui.notices.button_test"), row=2))
        return Post("\n".join(lines), view=view)

    async def pick(self, caller: Caller, guild_id: int | None, value: str) -> Post:
        """Put the caller on the bench for the title or pace that they named, and return the panel.

        Raises:
            MalformedMove: ui.no_such_choice.
            Refusal: ui.servers_only or bench.first_time.
        """
        if guild_id is None:
            raise Refusal("ui.servers_only")
        assert_offered(picks(), value, "cmd.my.bench", self._catalogues.wordings)
        op, _, chosen = value.partition("=")
        if await self._offers.wish(guild_id, caller.member_id) is None:
            await self._join(caller, guild_id)
        return await self._chosen(caller, MyId(op, str(guild_id)), (chosen,))

    async def click(self, caller: Caller, clicked: MyId, values: Sequence[str]) -> Post:
        """Carry out a click on the panel, or under a direct message.

        Raises:
            Refusal: outdated, bench.not_asked, bench.first_time or act.unchanged.
            TableRefusal: the seat cannot be taken, see `seating.seat_to_take`.
        """
        text = translator(self._catalogues[caller.language], None)
        match clicked.op:
            case "bench_on":
                guild_id = _number(clicked.arg)
                return await after(
                    self._join(caller, guild_id), partial(self.panel, caller, guild_id), text
                )
            case "bench_off":
                guild, _, _ = clicked.arg.partition(".")
                await self._offers.off_bench(_number(guild), caller.member_id)
                return Post(text.words("bench.off"))
            case op if op in SELECTS:
                return await self._chosen(caller, clicked, values)
            case "bench_take" | "bench_pass" | "bench_sit":
                return await self._answered(caller, clicked)
            case _:
                raise Refusal("ui.outdated")

    async def _join(self, caller: Caller, guild_id: int) -> None:
        if await self._offers.wish(guild_id, caller.member_id) is not None:
            # The titles and paces chosen there stay.
            raise Refusal("act.unchanged")
        await self._offers.put_on_bench(guild_id, BenchEntry(caller.member_id))

    async def _chosen(self, caller: Caller, clicked: MyId, values: Sequence[str]) -> Post:
        guild_id = _number(clicked.arg)
        wish = await self._offers.wish(guild_id, caller.member_id)
        if wish is None:
            raise Refusal("ui.outdated")
        offered = registry.title_keys() if clicked.op == SELECTS[0] else PACES
        picked = tuple(value for value in offered if value in values)
        chosen = () if len(picked) == len(offered) else picked
        wish = (
            replace(wish, titles=chosen)
            if clicked.op == SELECTS[0]
            else replace(wish, paces=chosen)
        )
        text = translator(self._catalogues[caller.language], None)
        asked = self._offers.put_on_bench(guild_id, wish)
        return await after(asked, partial(self.panel, caller, guild_id), text)

    async def _answered(self, caller: Caller, clicked: MyId) -> Post:
        table, _, place = clicked.arg.partition(".")
        seat = small_number(place)
        at = await self._tables.position(_number(table))
        if clicked.op == "bench_sit":
            return await self._seats.take(caller, at.table.id, seat)
        if clicked.op == "bench_pass":
            await self._offers.passes(at.table.id, caller.member_id, seat)
            return self._posts.bench_said("bench.passed", at, caller.language)
        await self._assert_asked(at, caller, seat)
        return self._posts.bench_sure(at, seat, caller.language)

    async def _assert_asked(self, at: Position, caller: Caller, seat: Seat) -> None:
        held = await self._offers.of(at.table.id)
        if not any(each.seat == seat and each.is_for(caller.member_id) for each in held):
            raise Refusal("bench.not_asked")


def _select(
    op: str, guild_id: int, values: Sequence[str], chosen: Sequence[str], text: Translator, row: int
) -> Component:
    """Return a select for one or more values; all are picked if `chosen` is empty."""
    options = [
        discord.SelectOption(
            label=cut(text.draw(_label(value)), OPTION_CHARS),
            value=value,
            default=not chosen or value in chosen,
        )
        for value in values
    ]
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=MyId(op, str(guild_id)).write(),
        options=options,
        min_values=1,
        max_values=len(options),
        row=row,
    )
    return Component(select, row=row)


def _label(value: str) -> Msg:
    return Msg(f"bench.pace_{value}" if value in PACES else f"{value}.title")


def picks() -> Picks:
    """Return every choice of the panel's menus, for the command."""
    menus = zip(SELECTS, (registry.title_keys(), PACES), strict=True)
    return {f"{op}={value}": _label(value) for op, values in menus for value in values}


@closed
async def complete_bench(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest choices of the panel."""
    core = core_of(interaction)
    language = await core.languages.of_member(interaction)
    return complete_pick(picks(), current, translator(core.catalogues[language], None))


def _number(text: str) -> int:
    """Return the number; raise `Refusal` (ui.outdated) if the bot cannot have written it."""
    if not text.isdecimal() or len(text) > 20:
        raise Refusal("ui.outdated")
    return int(text)
