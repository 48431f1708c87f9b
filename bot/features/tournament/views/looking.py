"""Read-only views: a server's tournaments, one of them, its rounds, standings and draws, and the caller's own part."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.core.caller import Caller
from bot.core.controls.ids import TournamentId
from bot.core.posts.clock_lines import stamp
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import Post
from bot.core.text.lines import cut_at_line
from bot.core.text.translator import Translator, translator
from bot.features.tournament.joining import assert_here
from bot.features.tournament.posts.announcing import (
    announcement,
    entrants_post,
    list_line,
)
from bot.features.tournament.teams import winners_named
from bot.features.tournament.views.drawing import Drawing, on_cover
from bot.features.tournament.views.own import own_page
from bot.features.tournament.views.proving import verify_post
from bot.features.tournament.views.regulations import rules_post
from bot.features.tournament.views.rounds import MOST_LINES, certificate_file, round_post
from bot.features.tournament.views.standing import (
    line_post,
    ranking_of,
    standings_post,
    why_post,
)
from bot.features.tournament.words import Shown
from bot.i18n import Catalogues
from bot.store.contest.rows import RoundRow
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from rules.contest.director.snapshot import Status
from rules.contest.showing.podium import final_places
from rules.core.errors import Refusal

_PARTS_BY_PLAYER: Final = 3
"""So many dots has the argument of a button about the players of teams."""
_CHARS: Final = 1900


async def no_page(tournament_id: int, guild_id: int) -> None:
    """Return no address of a page, for tests without pages."""
    del tournament_id, guild_id


class Looking:
    def __init__(
        self,
        tournaments: Tournaments,
        catalogues: Catalogues,
        pictures: Pictures,
        drawing: Drawing,
        page_of: Callable[[int, int], Awaitable[str | None]] = no_page,
    ) -> None:
        self._tournaments = tournaments
        self._catalogues = catalogues
        self._pictures = pictures
        self._drawing = drawing
        self._page_of = page_of

    async def listed(self, caller: Caller, guild_id: int) -> Post:
        """Return the newest tournaments of a server, the unfinished ones first."""
        text = self._text(caller)
        found = [Shown(each) for each in await self._tournaments.in_guild(guild_id)]
        if not found:
            return Post(text.words("tournament.list_none"))
        found.sort(key=lambda each: each.at.status in (Status.FINISHED, Status.CANCELLED))
        lines = [text.words("tournament.list_head"), *(list_line(each, text) for each in found)]
        return Post(cut_at_line(lines, _CHARS))

    async def page(self, caller: Caller, clicked: TournamentId) -> Post:
        """Return the answer to a button that changes nothing.

        Raises:
            Refusal: ui.outdated, or of tournaments no_such, no_such_round, not_started and others of the page.
        """
        held = await assert_here(self._tournaments, caller, clicked.tournament)
        shown, text = Shown(held), self._text(caller)
        match clicked.op:
            case "show":
                return await self._announcement(shown, text)
            case "list":
                return entrants_post(shown, text)
            case "rules":
                return rules_post(shown, text, self._referees(held, text))
            case "rank" | "page" | "why" | "line":
                return await self._standings(caller, shown, clicked, text)
            case "own":
                return await own_page(self._tournaments, shown, caller.member_id, text)
            case "pairs":
                return await self._round(shown, text, clicked.arg)
            case "verify":
                return await verify_post(self._tournaments, shown, text, clicked.arg)
            case "bracket":
                return await self._drawing.bracket(shown, text)
            case "cross":
                return await self._drawing.crosstable(shown, text)
            case _:
                raise Refusal("ui.outdated")

    async def _announcement(self, shown: Shown, text: Translator) -> Post:
        files = await self._pictures.cover(shown.row.title, text, event=on_cover(shown, text))
        return announcement(
            shown, text, files, self.winners(shown, text), self._tournaments.context.operators
        )

    def winners(self, shown: Shown, text: Translator) -> tuple[str, ...]:
        """Return the names of the winners, once the standings are final; empty before."""
        if shown.at.status is not Status.FINISHED or not shown.at.stages:
            return ()
        first = [shown.entrant(no) for place, no in final_places(shown.at) if place == 1]
        return tuple(winners_named(shown, first, text))

    async def _standings(
        self, caller: Caller, shown: Shown, clicked: TournamentId, text: Translator
    ) -> Post:
        stage, after, page = _where(shown, clicked)
        by_player = clicked.arg.count(".") == _PARTS_BY_PLAYER and clicked.arg.endswith(".1")
        if not shown.at.stages:
            raise TournamentRefusal("not_started")
        found = ranking_of(shown, stage, after, by_player=by_player)
        is_told = clicked.op in ("why", "line")
        if is_told and shown.is_closed(stage):
            raise TournamentRefusal("sealed")
        if clicked.op == "why":
            return why_post(shown, found, text, by_player=by_player)
        if clicked.op == "line":
            post = line_post(shown, found, caller.member_id, text, by_player=by_player)
            if post is None:
                raise TournamentRefusal("not_in")
            return post
        files, pages = await self._drawing.standings(
            shown, stage, text, page, after, by_player=by_player
        )
        web = await self._page_of(shown.row.id, shown.row.guild_id)
        facts = {"page": page, "pages": pages}
        return standings_post(
            shown, stage, text, files, **facts, after=after, web=web, by_player=by_player
        )

    async def _round(self, shown: Shown, text: Translator, arg: str) -> Post:
        row = _round_of(shown, arg)
        if row is None:
            begins = stamp(shown.row.starts_ms, "f")
            return Post(text.words("tournament.round_none", at=begins))
        links, now_ms = await self.links(shown, row), self._tournaments.context.now_ms()
        files = [*await self._drawing.pairings(shown, row, text, now_ms=now_ms)]
        proof = certificate_file(shown, row, text)
        return round_post(
            shown, row, text, links, (*files, *([proof] if proof is not None else []))
        )

    async def links(self, shown: Shown, row: RoundRow) -> dict[int, str]:
        """Return mentions of the threads of open tables, by the id of the pod; as many as a post lists."""
        found = {}
        for pod in shown.pods_of(row)[:MOST_LINES]:
            if pod.table_id is not None and not shown.held.is_closed(pod):
                table = (await self._tournaments.context.tables.position(pod.table_id)).table
                if table.thread_id not in (None, table.channel_id):
                    found[pod.id] = f"<#{table.thread_id}>"
        return found

    def _referees(self, held: Held, text: Translator) -> tuple[str, ...]:
        """Return mentions of the organiser and then of the referees.

        A mention shows the name that the reader knows, and pings no member in a private answer.
        """
        return tuple(text.mention(each) for each in (held.row.organiser_id, *held.stored.referees))

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)


def _where(shown: Shown, clicked: TournamentId) -> tuple[int, int | None, int]:
    """Return stage, round and page of the standings for a button or a command.

    The standings are those after that round; None stands for the present ones.

    Raises:
        Refusal: ui.outdated, or tournament.no_such_round.
    """
    stage = shown.newest_stage
    if not clicked.arg:
        return stage, None, 0
    parts = clicked.arg.split(".")
    if not all(each.isdecimal() for each in parts):
        raise Refusal("ui.outdated")
    numbers = [int(each) for each in parts]
    if len(numbers) == 1:
        after: int | None = numbers[0]
        stage = shown.stage_with(numbers[0]) or stage
    else:
        stage, after = numbers[0], numbers[1] or None
    if not 1 <= stage <= max(len(shown.at.stages), 1):
        raise Refusal("ui.outdated")
    held = shown.at.stages[stage - 1].rounds if shown.at.stages else ()
    if after is not None and after > len(held):
        raise TournamentRefusal("no_such_round", number=after)
    return stage, after, numbers[2] if len(numbers) > 2 else 0


def _round_of(shown: Shown, arg: str) -> RoundRow | None:
    """Return the round that the caller named, by default the newest; None if there is none yet.

    Raises:
        TournamentRefusal: no_such_round.
    """
    if not arg:
        return shown.newest
    number = int(arg) if arg.isdecimal() else 0
    stage = shown.stage_with(number)
    found = [
        each
        for each in shown.stored.rounds
        if each.number == number and shown.stage_of(each) == stage
    ]
    if not found:
        raise TournamentRefusal("no_such_round", number=number)
    return found[-1]
