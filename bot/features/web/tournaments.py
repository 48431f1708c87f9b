"""Pages of tournaments: what their posts show, as tables that browsers and screen readers know."""

import re
from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Final

from msgspec import structs

from bot.core.core import Core
from bot.core.posts.clock_lines import stamp
from bot.core.text.links import link_to, link_to_place
from bot.core.text.translator import translator
from bot.features.tournament.desk.files import lists_of, written
from bot.features.tournament.desk.trf import has_report, report
from bot.features.tournament.parts import Tournament
from bot.features.tournament.posts.announcing import announcement_lines
from bot.features.tournament.posts.ending import podium_post
from bot.features.tournament.posts.ruled import penalty_lines
from bot.features.tournament.views.drawing import MOST_CROSSED, on_cover, subject
from bot.features.tournament.views.regulations import rules_post
from bot.features.tournament.views.rounds import achieved, rest_lines
from bot.features.tournament.words import Shown, event, title
from bot.features.web.answers import PNG, Answer
from bot.features.web.feeds import atom, calendar
from bot.features.web.views import (
    EntrantsView,
    Link,
    PictureView,
    PodPageView,
    PodSeatView,
    RoundView,
    StageView,
    TournamentView,
)
from bot.features.web.words import Plain
from bot.store.contest.rows import EntrantRow, RoundRow
from bot.store.finding.web_pages import PageKind
from bot.tables.errors import TableRefusal
from bot.tables.names import visible
from bot.tournaments.errors import TournamentRefusal
from render.contest.pages.bracket_layout import BANDS_TOP, sheet_of
from render.contest.parts.legend import FOOT
from render.contest.twins.grids import (
    bracket_grids,
    crosstable_grid,
    duplicate_grid,
    standings_grid,
)
from rules.contest.director.snapshot import Kind, Status
from rules.contest.showing.bracket import bracket_view
from rules.contest.showing.crosstable import crosstable_view
from rules.contest.showing.duplicate import duplicate_pages, duplicate_view
from rules.contest.showing.pairings import pairings_view
from rules.contest.showing.podium import final_places
from rules.contest.showing.standings import pages_of, standings_view
from rules.contest.showing.team_standings import team_pages, team_standings_view
from rules.contest.views.bracket import BracketView
from rules.contest.views.pairings import PODS_A_PAGE, PodView

MOST_ROUNDS: Final = 40
SVG: Final = "image/svg+xml; charset=utf-8"
_NUMBERED: Final = re.compile(r"bracket-(\d{1,2})[.]svg|certificate-(\d{1,2})-(\d{1,3})[.]json")
_MINUTE_MS: Final = 60_000


class TournamentPages:
    path, name, template = "c", "tournaments", "cup.html"

    def __init__(self, core: Core, page: Callable[..., Answer]) -> None:
        self._core, self._page = core, page
        self._feature = core.of(Tournament)

    async def at(self, address: str) -> Shown | None:
        found = await self._core.pages.at(PageKind.TOURNAMENT, address)
        if found is None:
            return None
        try:
            shown = Shown(await self._feature.service.show(found.number))
        except TournamentRefusal:
            return None
        return shown if shown.at.status is not Status.DRAFT else None

    async def language(self, shown: Shown) -> str:
        return shown.row.language

    def files_version(self, shown: Shown) -> Hashable:
        names = tuple((each.no, each.member_id, each.name) for each in shown.stored.entrants)
        return (shown.row.id, shown.row.version, names)

    async def version(self, shown: Shown, href: str, language: str) -> Hashable:
        # The announcement tells how long it is until the start.
        return self.files_version(shown), self._core.tables.now_ms() // _MINUTE_MS

    async def view(self, shown: Shown, href: str, language: str) -> TournamentView:
        return await self._view(shown, href, self._plain(shown, language))

    async def _view(self, shown: Shown, href: str, plain: Plain) -> TournamentView:
        text, row = plain.text, shown.row
        winners = self._feature.looking.winners(shown, text)
        operators = self._feature.service.context.operators
        said = announcement_lines(shown, text, winners, operators)
        referees = (row.organiser_id, *shown.stored.referees)
        rules = rules_post(shown, text, tuple(text.mention(each) for each in referees)).content
        place, post = link_to_place(row.guild_id, row.channel_id), row.announce
        cover = plain.words("web.cover_alt", name=title(shown))
        begun = range(len(shown.at.stages), 0, -1)
        return TournamentView(
            kind=PageKind.TOURNAMENT.value,
            href=href,
            title=text.draw(title(shown)),
            name=plain(event(text, shown)),
            status=shown.at.status.value,
            says=tuple(plain(line) for line in said[1:]) or (plain(said[0]),),
            rules=tuple(filter(None, plain(rules).split("\n")[1:])),
            fingerprint=row.fingerprint or "",
            seal=row.commitment,
            entrants=self._entrants(shown, plain),
            podium=self._podium(shown, plain),
            stages=tuple(
                structs.replace(
                    self._stage(shown, stage, href, plain),
                    penalties=tuple(map(plain, penalty_lines(shown, stage, text))),
                )
                for stage in begun
            ),
            rounds=await self._rounds(shown, href, plain),
            downloads=self._downloads(shown, href, plain),
            picture=PictureView(f"{href}/cover.png?lang={text.language}", cover),
            discord=place if post is None else link_to(row.guild_id, post),
        )

    async def part(self, shown: Shown, href: str, language: str, part: str) -> Answer | None:
        plain, address = self._plain(shown, language), f"{self._core.pages.root}{href}"
        match part:
            case "cover.png":
                drawn = on_cover(shown, plain.text)
                files = await self._core.pictures.cover(shown.row.title, plain.text, event=drawn)
                return Answer(files[0].data, PNG) if files else None
            case "calendar.ics" | "feed.atom":
                view = await self._view(shown, href, self._plain(shown, language, lasts=True))
                if part == "feed.atom":
                    return atom(view, shown, address)
                return calendar(view, shown, address, plain)
            case "standings.csv":
                body = written(lists_of(shown)["standings"])
                return Answer(body, "text/csv; charset=utf-8", name=part)
            case "results.trf" if has_report(shown):
                body = report(shown, plain.text)
                return Answer(body, "text/plain; charset=utf-8", name="results.trf")
        numbered = _NUMBERED.fullmatch(part)
        if numbered is None:
            return None
        if numbered[1] is not None:
            return self._svg(shown, plain, int(numbered[1]))
        for row in shown.stored.rounds:
            at = shown.stage_of(row), row.number
            if at == (int(numbered[2]), int(numbered[3])) and row.certificate is not None:
                return Answer(row.certificate, "application/json; charset=utf-8", name=part)
        return None

    def _svg(self, shown: Shown, plain: Plain, stage: int) -> Answer | None:
        """Return the bracket of a stage, with the boxes of its picture, sharp at any size.

        The picture has a head above; a page has its own.
        """
        view = self._bracket(shown, stage, plain)
        if view is None:
            return None
        layout = sheet_of(view)
        size = {"layout": layout, "top": BANDS_TOP - 8, "bottom": layout.legend_y - FOOT // 2 + 12}
        language, draw = plain.text.language, plain.text.draw
        return replace(self._page("bracket.svg", language, view, **size, draw=draw), kind=SVG)

    def _plain(self, shown: Shown, language: str, *, lasts: bool = False) -> Plain:
        text = translator(self._core.catalogues[language], None)
        known = {each.member_id: visible(each.name) for each in shown.stored.entrants}
        guild = self._core.client.get_guild(shown.row.guild_id)

        def named(member_id: int) -> str:
            member = None if guild is None else guild.get_member(member_id)
            other = "" if member is None else visible(member.display_name)
            return known.get(member_id, other)

        return Plain(text, None if lasts else self._core.tables.now_ms(), named)

    def _entrants(self, shown: Shown, plain: Plain) -> tuple[EntrantsView, ...]:
        rows = shown.stored.entrants
        names = subject(shown, plain.text).names
        groups: dict[str, list[EntrantRow]] = {
            "players": shown.in_play(),
            "bench": shown.bench(),
            "substitutes": [each for each in rows if each.kind is Kind.SUBSTITUTE],
            "withdrawn": [each for each in rows if each.dropped_round is not None],
        }
        return tuple(
            EntrantsView(plain.words(f"web.{key}"), tuple(names[each.no] for each in found))
            for key, found in groups.items()
            if found
        )

    def _podium(self, shown: Shown, plain: Plain) -> tuple[str, ...]:
        if shown.at.status is not Status.FINISHED or not shown.at.stages:
            return ()
        post = podium_post(shown, list(final_places(shown.at)), plain.text, (), ())
        # Its last line is about the files of the post.
        return tuple(plain(post.content).split("\n")[:-1])

    def _stage(self, shown: Shown, stage: int, href: str, plain: Plain) -> StageView:
        say, at, about = plain.text.draw, shown.at, subject(shown, plain.text)
        if shown.is_alone(stage):
            pages = range(duplicate_pages(at, stage))
            deals = [duplicate_view(at, stage, about, page=each) for each in pages]
            return StageView(duplicate_grid(deals, say))
        views = [standings_view(at, stage, about, page=each) for each in range(pages_of(at, stage))]
        standings, bracket = standings_grid(views, say), self._bracket(shown, stage, plain)
        if bracket is not None:
            svg = f"{href}/bracket-{stage}.svg?lang={plain.text.language}"
            return StageView(standings, None, bracket_grids(bracket, say), svg)
        cross = None
        if at.plan.stages[stage - 1].scheme.wanted > 1 and len(about.names) <= MOST_CROSSED:
            cross = crosstable_view(at, stage, about)
        met = None if cross is None else crosstable_grid(cross, say)
        if not at.plan.team_size:
            return StageView(standings, met)
        pages = range(team_pages(at, stage))
        teams = [team_standings_view(at, stage, about, page=each) for each in pages]
        return StageView(standings_grid(teams, say), met, players=standings)

    def _bracket(self, shown: Shown, stage: int, plain: Plain) -> BracketView | None:
        if not 1 <= stage <= len(shown.at.stages):
            return None
        return bracket_view(shown.at, stage, subject(shown, plain.text))

    async def _rounds(self, shown: Shown, href: str, plain: Plain) -> tuple[RoundView, ...]:
        newest = [row for row in reversed(shown.stored.rounds) if not _is_alone(shown, row)]
        found = [await self._round(shown, row, href, plain) for row in newest[:MOST_ROUNDS]]
        return tuple(found)

    async def _round(self, shown: Shown, row: RoundRow, href: str, plain: Plain) -> RoundView:
        text, stage, about = plain.text, shown.stage_of(row), subject(shown, plain.text)
        rows = shown.pods_of(row)
        pages = range(-(-len(rows) // PODS_A_PAGE))
        views = [pairings_view(shown.at, stage, row.number, about, page=each) for each in pages]
        hrefs = [await self._table(each.table_id) for each in rows]
        pods = zip((pod for view in views for pod in view.pods), hrefs, strict=False)
        notes = rest_lines(shown, row, text)
        if (said := achieved(row, text)) is not None:
            notes.append(said)
        if row.altered:
            notes.append(text.words("tournament.altered"))
        label = plain.words("web.round", number=row.number)
        if shown.is_final_table(stage):
            label = plain(text.words("tournament.stage_final"))
        elif len(shown.at.stages) > 1:
            label = f"{label} · {plain.words('web.stage', number=stage)}"
        return RoundView(
            label,
            plain(text.words("web.until", at=stamp(shown.due_of(row), "f"))),
            tuple(_pod(view, plain, address) for view, address in pods),
            tuple(map(plain, notes)),
            f"{href}/certificate-{stage}-{row.number}.json" if row.certificate else "",
        )

    async def _table(self, table_id: int | None) -> str:
        if table_id is None:
            return ""
        try:
            at = await self._core.tables.position(table_id)
        except TableRefusal:
            return ""
        return await self._core.pages.of_table(at) or ""

    def _downloads(self, shown: Shown, href: str, plain: Plain) -> tuple[Link, ...]:
        found = [
            Link(plain.words("web.calendar"), f"{href}/calendar.ics"),
            Link(plain.words("web.feed"), f"{href}/feed.atom"),
            Link("JSON", href.replace("/c/", f"/api/v1/{self.name}/")),
        ]
        if shown.at.stages:
            found.append(Link(plain.words("web.csv"), f"{href}/standings.csv"))
        if has_report(shown):
            found.append(Link("TRF", f"{href}/results.trf"))
        return tuple(found)


def _is_alone(shown: Shown, row: RoundRow) -> bool:
    return shown.is_alone(shown.stage_of(row))


def _pod(pod: PodView, plain: Plain, href: str) -> PodPageView:
    draw = plain.text.draw
    state = pod.state.value
    said = [plain.words(f"web.pod_{state}") if pod.word is None else draw(pod.word)]
    if pod.detail is not None:
        said.append(draw(pod.detail))
    seats = tuple(
        PodSeatView(number, each.name, each.total, each.place, each.is_to_move)
        for number, each in enumerate(pod.seats)
    )
    return PodPageView(pod.number, state, " · ".join(said), seats, href)
