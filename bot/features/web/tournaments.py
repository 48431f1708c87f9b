"""Pages of tournaments: what their posts show, as tables that browsers and screen readers know."""

from collections.abc import Mapping
from typing import Final

from bot.core.core import Core
from bot.core.posts.clock_lines import stamp
from bot.core.posts.renderer import VISITOR, drawn_for
from bot.core.text.links import link_to, link_to_place
from bot.core.text.translator import translator
from bot.features.tournament.desk.trf import is_of_two
from bot.features.tournament.parts import Tournament
from bot.features.tournament.posts.announcing import announcement_lines
from bot.features.tournament.posts.ending import podium_post
from bot.features.tournament.views.drawing import MOST_CROSSED, on_cover, subject
from bot.features.tournament.views.regulations import rules_post
from bot.features.tournament.views.rounds import achieved, rest_lines
from bot.features.tournament.words import Shown, event, title
from bot.features.web.answers import PNG, Answer
from bot.features.web.grids import bracket_grids, crosstable_grid, duplicate_grid, standings_grid
from bot.features.web.svg import bracket_svg
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
from rules.contest.director.snapshot import Kind, Status
from rules.contest.showing.bracket import bracket_view
from rules.contest.showing.crosstable import crosstable_view
from rules.contest.showing.duplicate import duplicate_pages, duplicate_view
from rules.contest.showing.pairings import pairings_view
from rules.contest.showing.podium import final_places
from rules.contest.showing.standings import pages_of, standings_view
from rules.contest.views.bracket import BracketView
from rules.contest.views.pairings import PODS_A_PAGE, PodView
from rules.core.text import Msg

MOST_ROUNDS: Final = 40
SVG: Final = "image/svg+xml; charset=utf-8"


class TournamentPages:
    def __init__(self, core: Core) -> None:
        self._core = core
        self._feature = core.of(Tournament)

    async def at(self, address: str) -> Shown | None:
        """Return the tournament with a page at an address; None if there is none, or if it must not be shown."""
        pages = self._core.pages
        number = await pages.number_at(PageKind.TOURNAMENT, address)
        if number is None:
            return None
        try:
            shown = Shown(await self._feature.service.show(number))
        except TournamentRefusal:
            return None
        is_open = await pages.of_tournament(number, shown.row.guild_id) is not None
        return shown if is_open and shown.at.status is not Status.DRAFT else None

    def version(self, shown: Shown, language: str) -> tuple[object, ...]:
        """Return what the page of a tournament depends on: the part that everybody sees, and the minute."""
        minute = self._core.tables.now_ms() // 60_000
        names = tuple((each.no, each.member_id, each.name) for each in shown.stored.entrants)
        return (shown.row.id, shown.row.version, names, language, minute)

    async def view(self, shown: Shown, href: str, language: str) -> TournamentView:
        """Return the page of a tournament."""
        plain = self._plain(shown, language)
        text, row = plain.text, shown.row
        winners = self._feature.looking.winners(shown, text)
        operators = self._feature.service.context.operators
        said = announcement_lines(shown, text, winners, operators)
        referees = (row.organiser_id, *shown.stored.referees)
        rules = rules_post(shown, text, tuple(text.mention(each) for each in referees)).content
        alt = text.draw(Msg("web.cover_alt", {"name": title(shown)}))
        announced = row.announce
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
            stages=tuple(self._stage(shown, stage, href, plain) for stage in begun),
            rounds=await self._rounds(shown, href, plain),
            downloads=self._downloads(shown, href, plain),
            picture=PictureView(f"{href}/cover.png?lang={language}", alt),
            discord=link_to_place(row.guild_id, row.channel_id)
            if announced is None
            else link_to(row.guild_id, announced),
        )

    async def cover(self, shown: Shown, language: str) -> Answer | None:
        drawn_for.set(VISITOR)
        text = self._plain(shown, language).text
        files = await self._core.pictures.cover(shown.row.title, text, event=on_cover(shown, text))
        return Answer(files[0].data, PNG) if files else None

    def bracket(self, shown: Shown, language: str, stage: int) -> Answer | None:
        """Return the bracket of a stage as SVG."""
        view = self._bracket(shown, stage, self._plain(shown, language))
        if view is None:
            return None
        return Answer(bracket_svg(view, self._plain(shown, language).text), SVG)

    def certificate(self, shown: Shown, stage: int, number: int) -> Answer | None:
        """Return the certificate with which anyone can recalculate the pairing of a round."""
        for row in shown.stored.rounds:
            if (shown.stage_of(row), row.number) == (stage, number) and row.certificate is not None:
                name = f"certificate-{shown.row.id}-{stage}-{number}.json"
                return Answer(row.certificate, "application/json; charset=utf-8", name=name)
        return None

    def _plain(self, shown: Shown, language: str) -> Plain:
        text = translator(self._core.catalogues[language], None)
        return Plain(text, self._core.tables.now_ms(), self._names(shown))

    def _names(self, shown: Shown) -> "_Names":
        guild = self._core.client.get_guild(shown.row.guild_id)
        known = {each.member_id: visible(each.name) for each in shown.stored.entrants}
        return _Names(known, guild)

    def _entrants(self, shown: Shown, plain: Plain) -> tuple[EntrantsView, ...]:
        rows = shown.stored.entrants
        names = subject(shown, plain.text).names
        groups: tuple[tuple[str, list[EntrantRow]], ...] = (
            ("players", shown.in_play()),
            ("bench", shown.bench()),
            ("substitutes", [each for each in rows if each.kind is Kind.SUBSTITUTE]),
            ("withdrawn", [each for each in rows if each.dropped_round is not None]),
        )
        return tuple(
            EntrantsView(plain.words(f"web.{key}"), tuple(names[each.no] for each in found))
            for key, found in groups
            if found
        )

    def _podium(self, shown: Shown, plain: Plain) -> tuple[str, ...]:
        if shown.at.status is not Status.FINISHED or not shown.at.stages:
            return ()
        post = podium_post(shown, list(final_places(shown.at)), plain.text, (), ())
        # Its last line is about the files of the post.
        return tuple(plain(post.content).split("\n")[:-1])

    def _stage(self, shown: Shown, stage: int, href: str, plain: Plain) -> StageView:
        text, at, about = plain.text, shown.at, subject(shown, plain.text)
        if shown.is_alone(stage):
            pages = range(duplicate_pages(at, stage))
            deals = [duplicate_view(at, stage, about, page=each) for each in pages]
            return StageView((duplicate_grid(deals, text),))
        views = [standings_view(at, stage, about, page=each) for each in range(pages_of(at, stage))]
        bracket = self._bracket(shown, stage, plain)
        cross = None
        if at.plan.stages[stage - 1].scheme.wanted > 1 and len(about.names) <= MOST_CROSSED:
            cross = crosstable_view(at, stage, about)
        return StageView(
            (standings_grid(views, text),),
            None if cross is None or bracket is not None else crosstable_grid(cross, text),
            () if bracket is None else bracket_grids(bracket, text),
            "" if bracket is None else f"{href}/bracket-{stage}.svg?lang={text.language}",
        )

    def _bracket(self, shown: Shown, stage: int, plain: Plain) -> BracketView | None:
        if not 1 <= stage <= len(shown.at.stages):
            return None
        return bracket_view(shown.at, stage, subject(shown, plain.text))

    async def _rounds(self, shown: Shown, href: str, plain: Plain) -> tuple[RoundView, ...]:
        newest = [*reversed(shown.stored.rounds)][:MOST_ROUNDS]
        return tuple(
            [
                await self._round(shown, row, href, plain)
                for row in newest
                if not shown.is_alone(shown.stage_of(row))
            ]
        )

    async def _round(self, shown: Shown, row: RoundRow, href: str, plain: Plain) -> RoundView:
        text, stage, about = plain.text, shown.stage_of(row), subject(shown, plain.text)
        pods = shown.pods_of(row)
        pages = range(-(-len(pods) // PODS_A_PAGE))
        views = [pairings_view(shown.at, stage, row.number, about, page=each) for each in pages]
        hrefs = [await self._table(shown, pod.table_id) for pod in pods]
        shown_pods = [pod for view in views for pod in view.pods]
        head = views[0].head if views else None
        notes = [plain(said)] if (said := achieved(row, text)) is not None else []
        if row.altered:
            notes.append(plain(text.words("tournament.altered")))
        label = plain.words("web.round", number=row.number)
        if shown.is_final_table(stage):
            label = plain(text.words("tournament.stage_final"))
        elif head is not None and len(shown.at.stages) > 1:
            label = f"{label} · {plain.words('web.stage', number=stage)}"
        return RoundView(
            label,
            plain(text.words("web.until", at=stamp(shown.due_of(row), "f"))),
            tuple(
                _pod(view, plain, address) for view, address in zip(shown_pods, hrefs, strict=False)
            ),
            tuple(plain(line) for line in rest_lines(shown, row, text)),
            tuple(notes),
            f"{href}/certificate-{stage}-{row.number}.json" if row.certificate else "",
        )

    async def _table(self, shown: Shown, table_id: int | None) -> str:
        if table_id is None:
            return ""
        try:
            at = await self._core.tables.position(table_id)
        except TableRefusal:
            return ""
        return await self._core.pages.of_table(at) or ""

    def _downloads(self, shown: Shown, href: str, plain: Plain) -> tuple[Link, ...]:
        api = href.replace("/c/", "/api/v1/tournaments/")
        found = [
            Link(plain.words("web.calendar"), f"{href}/calendar.ics"),
            Link(plain.words("web.feed"), f"{href}/feed.atom"),
            Link("JSON", api),
        ]
        if shown.at.stages:
            found.append(Link(plain.words("web.csv"), f"{href}/standings.csv"))
            if is_of_two(shown):
                found.append(Link("TRF", f"{href}/tournament.trf"))
        return tuple(found)


class _Names:
    """The names of entrants, and of other members as the server shows them."""

    def __init__(self, known: Mapping[int, str], guild: object) -> None:
        self._known, self._guild = known, guild

    def __call__(self, member_id: int) -> str:
        if member_id in self._known:
            return self._known[member_id]
        member = getattr(self._guild, "get_member", lambda _: None)(member_id)
        return "" if member is None else visible(member.display_name)


def _pod(pod: PodView, plain: Plain, href: str) -> PodPageView:
    said = [] if pod.word is None else [plain.text.draw(pod.word)]
    if pod.word is None:
        said.append(plain.words(f"web.pod_{pod.state.value}"))
    if pod.detail is not None:
        said.append(plain.text.draw(pod.detail))
    return PodPageView(
        pod.number,
        pod.state.value,
        " · ".join(said),
        tuple(
            PodSeatView(number, each.name, each.total, each.place, each.is_to_move)
            for number, each in enumerate(pod.seats)
        ),
        href,
    )
