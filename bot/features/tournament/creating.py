"""Creation of a tournament: the game, the kind, the date; then a draft that only its organiser sees."""

from collections.abc import Mapping
from dataclasses import dataclass

import discord
from msgspec.structs import replace

from bot.clocks.paces import NO_CLOCK, PRESETS, read_pace
from bot.core.caller import Caller, Spot
from bot.core.controls.ids import TournamentId, small_number
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.text.translator import Translator, translator
from bot.features.tournament.buttons import BLUE, GREEN, RED, button, menu, option
from bot.features.tournament.choices import listing, more, more_rules
from bot.features.tournament.choices.kinds import kinds_for, plan_for
from bot.features.tournament.choices.moments import read_moment, usual_start, write_moment
from bot.features.tournament.desk.windows import Field, window
from bot.features.tournament.posts.announcing import announcement_lines
from bot.features.tournament.views.drawing import on_cover
from bot.features.tournament.windows import MOST, NAME, WHEN, read_most, when_window
from bot.features.tournament.words import Shown
from bot.store.contest.rows import Settings
from bot.tables.errors import NoSuchTitle
from bot.tables.names import visible
from bot.tournaments.altering.amending import MOST_REFEREES
from bot.tournaments.altering.inviting import MOST_INVITED, MOST_LETTERS
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from rules import registry
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Status
from rules.core.errors import Refusal
from rules.core.naming import Spoken
from rules.core.text import Msg, Typed, msg

_LONG_PACE = "daily"
_A_ROW = 5
_POINTS_CHARS = 30


@dataclass(frozen=True, slots=True)
class Asker:
    """The member that creates the tournament, and the time zone in which they write times."""

    caller: Caller
    zone: str


class Creating:
    def __init__(self, core: Core, tournaments: Tournaments) -> None:
        self._catalogues, self._pictures = core.catalogues, core.pictures
        self._tournaments = tournaments

    async def games(self, caller: Caller) -> Post:
        """Return the question about the game."""
        text = self._text(caller)
        view = discord.ui.View(timeout=None)
        titles = [key for key in registry.title_keys() if kinds_for(registry.load(key).seats)]
        for at, key in enumerate(titles):
            label = text.draw(msg(f"{key}.title"))
            clicked = TournamentId("game", arg=key)
            view.add_item(button(clicked, text, BLUE, label=label, row=at // _A_ROW))
        games = [registry.load(title) for title in titles]
        files = await self._pictures.menu(games, text)
        return Post(text.words("tournament.which_game"), files, view)

    def kinds(self, caller: Caller, title: str) -> Post:
        """Return the question about the kind of tournament.

        Raises:
            TableRefusal: no_such_title.
        """
        text = self._text(caller)
        _assert_hosted(title, self._catalogues.wordings)
        options = [
            option(
                text.words(f"tournament.preset.{kind}"),
                kind,
                about=text.words(f"tournament.preset.{kind}_about"),
            )
            for kind in kinds_for(registry.load(title).seats)
        ]
        view = discord.ui.View(timeout=None)
        placeholder = text.words("tournament.pick_kind")
        view.add_item(menu(TournamentId("setkind", arg=title), options, 0, placeholder))
        games = text.words("ui.button.opening_games")
        view.add_item(button(TournamentId("games"), text, label=games, row=1))
        head = text.words("tournament.which_kind", title=msg(f"{title}.title"))
        return Post(head, view=view)

    def window(self, asker: Asker, title: str, kind: str) -> discord.ui.Modal:
        """Return the text box for name, date and size, filled with proposals.

        Raises:
            TableRefusal: no_such_title.
            Refusal: tournament.size_unfit or ui.outdated.
        """
        _assert_hosted(title, self._catalogues.wordings)
        text, now = self._text(asker.caller), self._now_ms()
        if kind not in kinds_for(registry.load(title).seats):
            raise Refusal("tournament.size_unfit")
        starts = usual_start(asker.zone, now)
        plan, _ = plan_for(kind, registry.load(title).seats, starts)
        return when_window(
            text,
            TournamentId("when", arg=f"{title}.{kind}.{asker.caller.interaction_id}"),
            name=text.draw(msg("tournament.usual_name", title=Msg(f"{title}.title")))[:60],
            when=write_moment(starts, asker.zone),
            most=plan.entrants_max,
            zone=asker.zone,
        )

    async def window_of(self, asker: Asker, tournament_id: int) -> discord.ui.Modal:
        """Return the same text box for a draft, to change it.

        Raises:
            TournamentRefusal: as `_own`.
        """
        held = await self._own(asker.caller, tournament_id)
        return when_window(
            self._text(asker.caller),
            TournamentId("when", held.id, str(asker.caller.interaction_id)),
            name=visible(held.row.name),
            when=write_moment(held.row.starts_ms, asker.zone),
            most=held.row.plan.entrants_max,
            zone=asker.zone,
        )

    async def points_window(self, asker: Asker, tournament_id: int) -> discord.ui.Modal:
        """Return the text box for an organiser's own numbers of points.

        Raises:
            TournamentRefusal: as `_own`.
        """
        held, text = await self._own(asker.caller, tournament_id), self._text(asker.caller)
        wanted = held.row.plan.stages[0].scheme.wanted
        hint = text.words("tournament.field_points_hint", seats=wanted)
        field = Field("points", more_rules.points_now(held), _POINTS_CHARS, hint)
        box = TournamentId("points", held.id, str(asker.caller.interaction_id))
        return window(text, box, text.words("tournament.button.points"), (field,))

    async def own_points(self, caller: Caller, clicked: TournamentId, written: str) -> Post:
        """Score by the numbers that the organiser typed, and return the page of the scoring.

        Raises:
            Refusal: tournament.points_unfit, or any of `_own` and of the service.
        """
        held = await self._own(caller, clicked.tournament)
        plan, settings = more_rules.with_points(held, written)
        held = await self._tournaments.change_plan(
            held.id, caller.actor, plan=plan, settings=settings, name=held.row.name
        )
        return self._more(held, more.page_of(held, "scoring"), self._text(caller))

    async def code_window(self, asker: Asker, tournament_id: int) -> discord.ui.Modal:
        """Return the text box for the code that members need to sign up.

        Raises:
            TournamentRefusal: as `_own`.
        """
        held, text = await self._own(asker.caller, tournament_id), self._text(asker.caller)
        hint = text.words("tournament.field_code_hint")
        code = visible(held.row.entry_code)
        field = Field("code", code, MOST_LETTERS, hint, is_needed=False)
        box = TournamentId("code", held.id, str(asker.caller.interaction_id))
        return window(text, box, text.words("tournament.button.code"), (field,))

    async def own_code(self, caller: Caller, clicked: TournamentId, written: str) -> Post:
        """Ask for the code that the organiser typed, and return the page of the entry.

        Raises:
            Refusal: any of `_own` and of `Inviting.code`.
        """
        held = await self._own(caller, clicked.tournament)
        held = await self._tournaments.invite.code(held.id, caller.actor, Typed(written))
        return self._more(held, more.page_of(held, more.ROLE), self._text(caller))

    async def typed(
        self, asker: Asker, clicked: TournamentId, written: dict[str, str], spot: Spot, pace: str
    ) -> Post:
        """Create or change the draft after the organiser has sent the text box, and return it.

        Args:
            spot: the place and the language of the announcement.
            pace: the server's default pace of tables.

        Raises:
            Refusal: the text is invalid, or any of `_own`, `Tournaments.create` and `Tournaments.change_plan`.
        """
        caller = asker.caller
        starts = read_moment(written.get(WHEN, ""), asker.zone, self._now_ms())
        name = Typed(written.get(NAME, ""))
        if clicked.tournament:
            held = await self._own(caller, clicked.tournament)
            plan = held.row.plan
            least = max(plan.entrants_min, 2)
            most = read_most(written.get(MOST, ""), least)
            plan = replace(plan, starts_at_ms=starts, entrants_max=most)
            held = await self._tournaments.change_plan(
                held.id, caller.actor, plan=plan, settings=held.row.settings, name=name
            )
            return await self._draft(caller, held)
        title, kind, *_ = (*clicked.arg.split("."), "", "")
        _assert_hosted(title, self._catalogues.wordings)
        seats = registry.load(title).seats
        least = plan_for(kind, seats, starts)[0].entrants_min
        most = read_most(written.get(MOST, ""), least)
        plan, is_sealed = plan_for(kind, seats, starts, most)
        held = await self._tournaments.create(
            caller.actor,
            guild_id=spot.guild_id,
            channel_id=spot.channel_id,
            language=spot.language,
            name=name,
            title=title,
            plan=plan,
            settings=Settings(
                pace=_pace(pace, plan.stages[0].scheme.wanted),
                zone=asker.zone,
                is_sealed=is_sealed,
            ),
        )
        return await self._draft(caller, held)

    async def click(self, caller: Caller, clicked: TournamentId, values: list[str]) -> Post:
        """Return the draft's panel after a click on one of its buttons or menus.

        Raises:
            Refusal: ui.outdated, or any of `_own` and of the service.
        """
        held = await self._own(caller, clicked.tournament)
        text = self._text(caller)
        match clicked.op:
            case "draft":
                return await self._draft(caller, held)
            case "more" if clicked.arg.startswith(listing.THINGS):
                return _listed(held, clicked.arg, text)
            case "more":
                page = "".join(values[:1]) or clicked.arg or "0"
                return self._more(held, small_number(page), text)
            case "set":
                if clicked.arg == more.REFEREES:
                    members = more.read_ids(values, MOST_REFEREES)
                    held = await self._tournaments.amend.people(
                        held.id, caller.actor, referees=members
                    )
                    return self._more(held, more.page_of(held, clicked.arg), text)
                if clicked.arg == more.INVITED:
                    members = more.read_ids(values, MOST_INVITED)
                    held = await self._tournaments.invite.members(held.id, caller.actor, members)
                    return self._more(held, more.page_of(held, clicked.arg), text)
                shown = clicked.arg
                if clicked.arg in (more.ROLE, more.WINNER):
                    plan, settings = more.picked_role(held, clicked.arg, values)
                elif clicked.arg.startswith(listing.THINGS):
                    plan = held.row.plan
                    settings, shown = listing.picked(held, clicked.arg, values, text)
                else:
                    plan, settings = more.chosen(held, clicked.arg, "".join(values[:1]))
                held = await self._tournaments.change_plan(
                    held.id, caller.actor, plan=plan, settings=settings, name=held.row.name
                )
                if shown.startswith(listing.THINGS):
                    return _listed(held, shown, text)
                return self._more(held, more.page_of(held, shown), text)
            case "announce":
                held = await self._tournaments.announce(held.id, caller.actor)
                place = f"<#{held.row.channel_id}>"
                return Post(text.words("tournament.announcing", place=place))
            case "discard":
                await self._tournaments.organise.cancel(
                    held.id, caller.actor, reason=Typed(text.words("tournament.discarded"))
                )
                return Post(text.words("tournament.discarded"))
            case _:
                raise Refusal("ui.outdated")

    async def list_things(
        self, caller: Caller, tournament_id: int, options: Mapping[str, str]
    ) -> Post:
        """Change an option of the draft's tables that lists things, and return the page on which they are picked.

        Raises:
            TournamentRefusal: as `_own` and `Tournaments.change_plan`.
        """
        held = await self._own(caller, tournament_id)
        row = held.row
        settings = replace(row.settings, options={**row.settings.options, **options})
        held = await self._tournaments.change_plan(
            held.id, caller.actor, plan=row.plan, settings=settings, name=row.name
        )
        return _listed(held, f"{listing.THINGS}0", self._text(caller))

    def _more(self, held: Held, page: int, text: Translator) -> Post:
        lines = [text.words("tournament.more_head"), more.more_words(held, page, text)]
        return Post("\n".join(lines), view=more.more_view(held, page, text))

    async def _draft(self, caller: Caller, held: Held) -> Post:
        """Return the preview of the announcement, below a line that says so."""
        text = self._text(caller)
        shown = Shown(held)
        lines = [text.words("tournament.draft_line")]
        if (repeats := _repeats_line(held, text)) is not None:
            lines.append(repeats)
        lines += ["", *announcement_lines(shown, text, (), self._tournaments.context.operators)]
        view = discord.ui.View(timeout=None)
        for op, style in (
            *(("announce", GREEN), ("when", None), ("altwords", None), ("more", None)),
            ("discard", RED),
        ):
            clicked = TournamentId(op, held.id)
            view.add_item(button(clicked, text, *([style] if style is not None else [])))
        files = await self._pictures.cover(held.row.title, text, event=on_cover(shown, text))
        return Post("\n".join(lines), files, view)

    async def _own(self, caller: Caller, tournament_id: int) -> Held:
        """Return a draft of the caller.

        Raises:
            TournamentRefusal: no_such, not_organiser or frozen.
        """
        held = await self._tournaments.show(tournament_id)
        if held.row.guild_id != caller.guild_id:
            raise TournamentRefusal("no_such", number=str(tournament_id))
        if not held.is_organiser(caller.member_id):
            raise TournamentRefusal("not_organiser")
        if held.row.status is not Status.DRAFT:
            raise TournamentRefusal("frozen")
        return held

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)

    def _now_ms(self) -> int:
        return self._tournaments.context.now_ms()


def _listed(held: Held, argument: str, text: Translator) -> Post:
    words, view = listing.page(held, argument, text)
    return Post(words, view=view)


def _assert_hosted(title: str, spoken: Spoken) -> None:
    if title not in registry.title_keys():
        raise NoSuchTitle(title, spoken)


def _pace(proposed: str, seats: int) -> str:
    """Return the pace of the tables: none for solo deals, else the server's default, unless it is live or no preset."""
    if seats == 1:
        return NO_CLOCK
    pace = read_pace(proposed)
    if pace is None or pace.is_live or pace.key not in PRESETS:
        return _LONG_PACE
    return proposed


def _repeats_line(held: Held, text: Translator) -> str | None:
    """Return the line about the first round in which entrants may have to meet again; None if it says nothing."""
    stage, count = held.row.plan.stages[0], held.row.plan.entrants_max
    size = stage.scheme.wanted
    if stage.format is not Format.SWISS or count < size:
        return None
    free = count // 2 if size == 2 else 1 + (count // size - 1) // (size - 1)
    if free < 2:
        return None
    return text.words("tournament.repeats_line", count=count, number=free + 1)
