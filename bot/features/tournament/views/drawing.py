"""Pictures of tournaments, each with its description, and the standings as a text file.

A picture that cannot be drawn is left out and reported; the words remain.
"""

import logging
from collections.abc import Callable, Hashable, Sequence
from datetime import UTC, datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from PIL.Image import Image

from bot.core.posts.post import Post, PostFile
from bot.core.posts.renderer import Renderer
from bot.core.text.lines import ALT_CHARS, cut_at_line
from bot.core.text.translator import Translator
from bot.features.tournament.views.rounds import certificate_of
from bot.features.tournament.words import Shown, event
from bot.store.contest.rows import RoundRow
from bot.tables.names import NOBODY, is_former, visible
from bot.tournaments.errors import TournamentRefusal
from render.contest.pages.bracket import paint_bracket
from render.contest.pages.crosstable import paint_crosstable
from render.contest.pages.duplicate import paint_duplicate
from render.contest.pages.pairings import paint_pairings
from render.contest.pages.podium import paint_podium
from render.contest.pages.standings import paint_standings
from render.contest.parts.words import date
from render.contest.twins.alts import (
    bracket_alt,
    crosstable_alt,
    duplicate_alt,
    pairings_alt,
    podium_alt,
    standings_alt,
)
from render.contest.twins.files import (
    bracket_text,
    crosstable_text,
    duplicate_text,
    standings_text,
)
from render.core.cover import Event
from render.core.encode import encode_png
from render.core.painter import Painter
from rules.contest.pairing.certificate import Certificate
from rules.contest.showing.bracket import bracket_view
from rules.contest.showing.crosstable import crosstable_view
from rules.contest.showing.duplicate import duplicate_pages, duplicate_view
from rules.contest.showing.pairings import pairings_view, waited
from rules.contest.showing.podium import podium_view
from rules.contest.showing.standings import pages_of, standings_view
from rules.contest.showing.subject import Subject
from rules.contest.showing.team_standings import team_pages, team_standings_view
from rules.contest.views.parts import Moment
from rules.contest.views.standings import StandingsView
from rules.core.text import Msg, Say, msg

_log = logging.getLogger(__name__)

MOST_CROSSED: Final = 16
"""Maximum number of entrants of a crosstable."""

Painters = Callable[[str], Painter[Any]]


class Drawing:
    def __init__(self, renderer: Renderer, painters: Painters) -> None:
        self._renderer = renderer
        self._painters = painters

    async def standings(
        self,
        shown: Shown,
        stage: int,
        text: Translator,
        page: int = 0,
        after: int | None = None,
        *,
        name: str = "standings",
        by_player: bool = False,
    ) -> tuple[tuple[PostFile, ...], int]:
        """Return the picture of a page with the text of all pages, and the number of pages.

        Teams are shown as such, or their players with `by_player`.

        For closed deals both show only the number of finished tables.
        """
        about = subject(shown, text)
        if shown.is_alone(stage):
            pages = duplicate_pages(shown.at, stage)
            of_deals = [duplicate_view(shown.at, stage, about, page=each) for each in range(pages)]
            deals = of_deals[page % pages]
            drawn = await self._drawn(
                ("duplicate", deals), lambda say: paint_duplicate(deals, self._crest, say), text
            )
            said, alt = duplicate_text(of_deals, text.draw), duplicate_alt(deals, text.draw)
            return self._with_twin(name, drawn, alt, said, text), pages
        by_team = bool(shown.at.plan.team_size) and not by_player
        pages = (team_pages if by_team else pages_of)(shown.at, stage)
        make = team_standings_view if by_team else standings_view
        views = [make(shown.at, stage, about, page=each, after=after) for each in range(pages)]
        view = views[page % pages]
        drawn = await self._drawn(
            ("standings", view), lambda say: paint_standings(view, self._crest, say), text
        )
        said, alt = standings_text(views, text.draw), standings_alt(view, text.draw)
        return self._with_twin(name, drawn, alt, said, text), pages

    def _with_twin(
        self, name: str, drawn: bytes | None, alt: str, said: str, text: Translator
    ) -> tuple[PostFile, ...]:
        """Return a picture, if it could be drawn, and its text file."""
        twin = PostFile(f"{name}.txt", said.encode(), text.words("tournament.file_standings"))
        return (*_pictured(name, drawn, alt), twin)

    async def pairings(
        self,
        shown: Shown,
        row: RoundRow,
        text: Translator,
        *,
        name: str = "pairings",
        now_ms: int | None = None,
    ) -> tuple[PostFile, ...]:
        """Return the picture of the first page of a round's tables.

        Args:
            now_ms: the time now, to mark entrants that keep others waiting. It is left out for posts, which stay, and
                would go on naming entrants that have moved since.
        """
        stage = shown.stage_of(row)
        proof = None if shown.is_final_table(stage) else certificate_of(row)
        view = pairings_view(
            shown.at,
            stage,
            row.number,
            subject(shown, text),
            due=moment(shown.due_of(row), shown.row.settings.zone),
            waited=() if now_ms is None else waited(shown.at, stage, row.number, now_ms),
            pairing=proof.pairing if isinstance(proof, Certificate) else None,
        )
        drawn = await self._drawn(
            ("pairings", view), lambda say: paint_pairings(view, self._crest, say), text
        )
        return _pictured(name, drawn, pairings_alt(view, text.draw))

    async def podium(
        self, shown: Shown, text: Translator, *, name: str = "podium"
    ) -> tuple[PostFile, ...]:
        ended = shown.row.ended_ms or shown.row.closing_ms or shown.row.starts_ms
        view = podium_view(shown.at, subject(shown, text), moment(ended, shown.row.settings.zone))
        if view is None:
            return ()
        drawn = await self._drawn(
            ("podium", view), lambda say: paint_podium(view, self._crest, say), text
        )
        return _pictured(name, drawn, podium_alt(view, text.draw))

    async def circuit(
        self,
        pages: Sequence[StandingsView],
        text: Translator,
        page: int,
        *,
        name: str,
        twin: str,
    ) -> tuple[PostFile, ...]:
        """Return the picture of a page of a circuit's standings, and the text of all pages as the file `twin`."""
        view = pages[page % len(pages)]
        drawn = await self._drawn(
            ("circuit", view), lambda say: paint_standings(view, self._crest, say), text
        )
        said = standings_text(pages, text.draw).encode()
        told = PostFile(f"{twin}.txt", said, text.words("tournament.file_standings"))
        return (*_pictured(name, drawn, standings_alt(view, text.draw)), told)

    async def bracket(self, shown: Shown, text: Translator) -> Post:
        """Return the bracket of the latest stage that has one.

        Raises:
            TournamentRefusal: not_started or no_bracket.
        """
        if not shown.at.stages:
            raise TournamentRefusal("not_started")
        for stage in range(len(shown.at.stages), 0, -1):
            view = bracket_view(shown.at, stage, subject(shown, text))
            if view is not None:
                break
        else:
            raise TournamentRefusal("no_bracket")
        found = view
        drawn = await self._drawn(
            ("bracket", found), lambda say: paint_bracket(found, self._crest, say), text
        )
        head = text.words("tournament.bracket", name=event(text, shown))
        twin = PostFile("bracket.txt", bracket_text(found, text.draw).encode(), "")
        return Post(head, (*_pictured("bracket", drawn, bracket_alt(found, text.draw)), twin))

    async def crosstable(self, shown: Shown, text: Translator) -> Post:
        """Return the crosstable of the latest stage before a final table.

        Raises:
            TournamentRefusal: not_started, no_meetings or no_crosstable.
        """
        if not shown.at.stages:
            raise TournamentRefusal("not_started")
        # At a final table all players meet once; the stage before it tells more.
        stage = max(
            at
            for at in range(1, len(shown.at.stages) + 1)
            if at == 1 or not shown.is_final_table(at)
        )
        if shown.at.plan.stages[stage - 1].scheme.wanted == 1:
            raise TournamentRefusal("no_meetings")
        view = crosstable_view(shown.at, stage, subject(shown, text))
        if view is None:
            raise TournamentRefusal("no_crosstable", most=MOST_CROSSED)
        drawn = await self._drawn(
            ("crosstable", view), lambda say: paint_crosstable(view, self._crest, say), text
        )
        head = text.words("tournament.crosstable", name=event(text, shown))
        twin = PostFile("crosstable.txt", crosstable_text(view, text.draw).encode(), "")
        return Post(head, (*_pictured("crosstable", drawn, crosstable_alt(view, text.draw)), twin))

    def _crest(self, title: str) -> Any:
        return self._painters(title).crest

    async def _drawn(
        self, view: tuple[str, Any], paint: Callable[[Say], Image], text: Translator
    ) -> bytes | None:
        kind, seen = view
        key: Hashable = ("contest", kind, text.language, repr(seen))
        try:
            return await self._renderer.picture(key, lambda: encode_png(paint(text.draw)))
        except Exception:
            _log.exception("a picture of a tournament (%s) cannot be drawn", kind)
            return None


def subject(shown: Shown, text: Translator) -> Subject:
    """Return the subject of pictures: the title, the tournament's name, and the names of the entrants and teams."""
    nobody = text.draw(Msg(NOBODY))
    names = {
        each.no: nobody if is_former(each.member_id) else visible(each.name) or "–"
        for each in shown.stored.entrants
    }
    teams = {each.no: visible(each.name) or "–" for each in shown.stored.teams}
    return Subject(shown.row.title, visible(shown.row.name) or "–", names, teams)


def on_cover(shown: Shown, text: Translator) -> Event:
    """Return name and start for the cover. Pictures stay, so the time is absolute and has its zone."""
    at = moment(shown.row.starts_ms, shown.row.settings.zone)
    when = text.draw(
        msg(
            "contest.at_time",
            weekday=msg("contest.weekday", weekday=f"d{at.weekday}"),
            time=f"{at.hour:02}:{at.minute:02}",
            zone=at.zone,
        )
    )
    return Event(visible(shown.row.name) or "–", date(at, text.draw), when)


def moment(at_ms: int, zone: str) -> Moment:
    """Return a moment in the local time of a zone."""
    at = datetime.fromtimestamp(at_ms / 1000, UTC).astimezone(ZoneInfo(zone))
    return Moment(at.year, at.month, at.day, at.weekday(), at.hour, at.minute, zone)


def _pictured(name: str, drawn: bytes | None, alt: str) -> tuple[PostFile, ...]:
    if drawn is None:
        return ()
    return (PostFile(f"{name}.png", drawn, cut_at_line(alt.split("\n"), ALT_CHARS)),)
