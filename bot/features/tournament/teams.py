"""Teams before the start: members found or join one, and the captain orders its boards."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import TournamentId, small_number
from bot.core.controls.modal import OPEN_FOR_S
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.text.lines import cut
from bot.core.text.translator import Translator, translator
from bot.features.tournament.buttons import GREEN, button, menu, option
from bot.features.tournament.words import Shown, event, names, person
from bot.store.contest.rows import EntrantRow
from bot.tables.names import visible
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from bot.tournaments.teaming import (
    MOST_LETTERS,
    captain_of,
    has_room,
    members_of,
    open_teams,
    team_of,
)
from rules.contest.director.snapshot import Status
from rules.core.text import Typed, typed

NAME: Final = "team"
_MOST_OPTIONS: Final = 25
_BEFORE: Final = (Status.OPEN, Status.CHECKIN)


class TeamPanels:
    def __init__(self, core: Core, tournaments: Tournaments) -> None:
        self._catalogues = core.catalogues
        self._tournaments = tournaments

    def ask(self, caller: Caller, held: Held) -> Post:
        """Return the question for a team: a new one, or one with a free place.

        Raises:
            TournamentRefusal: teams_full, if there is neither.
        """
        text, found = self._text(caller), open_teams(held)
        if not found and not has_room(held):
            raise TournamentRefusal("teams_full")
        view = discord.ui.View(timeout=None)
        lines = [
            text.words(
                "tournament.team_ask", name=event(text, Shown(held)), size=held.row.plan.team_size
            )
        ]
        if found:
            options = [
                option(visible(each.name), str(each.no), about=_free_words(held, each.no, text))
                for each in found[:_MOST_OPTIONS]
            ]
            placeholder = text.words("tournament.team_pick")
            view.add_item(menu(TournamentId("teamin", held.id), options, 0, placeholder))
        if has_room(held):
            view.add_item(button(TournamentId("teamnew", held.id), text, GREEN, row=1))
        view.add_item(button(TournamentId("sub", held.id), text, row=1))
        return Post("\n".join(lines), view=view)

    def window(self, clicked: TournamentId, text: Translator) -> discord.ui.Modal:
        """Return the text box for the name of a new team."""
        modal = discord.ui.Modal(
            title=text.words("tournament.team_title"),
            timeout=OPEN_FOR_S,
            custom_id=clicked.write(),
        )
        modal.add_item(
            discord.ui.Label(
                text=text.words("tournament.team_field"),
                description=text.words("tournament.team_hint"),
                component=discord.ui.TextInput(custom_id=NAME, max_length=MOST_LETTERS),
            )
        )
        return modal

    def panel(self, caller: Caller, held: Held, done: str = "") -> Post:
        """Return the caller's own team: its boards, and for the captain the menus that change them.

        Raises:
            TournamentRefusal: as `team_of`.
        """
        text, shown = self._text(caller), Shown(held)
        team = team_of(held, caller.member_id)
        captain = captain_of(held, team)
        is_captain = captain is not None and captain.member_id == caller.member_id
        is_open = held.row.status in _BEFORE
        lines = [done] if done else []
        lines += team_lines(shown, team, text, marks_captain=is_open)
        if is_open:
            lines.append(text.words(f"tournament.team_{'captain' if is_captain else 'member'}"))
        view = discord.ui.View(timeout=None)
        mates = members_of(held, team)
        if is_captain and is_open and len(mates) > 1:
            for at, (op, offered) in enumerate(
                (
                    ("teamup", mates[1:]),
                    ("teamout", [each for each in mates if each.member_id != caller.member_id]),
                )
            ):
                options = [option(_plain(text, each.name), str(each.no)) for each in offered]
                placeholder = text.words(f"tournament.{op}")
                view.add_item(menu(TournamentId(op, held.id), options, at, placeholder))
        if is_open:
            view.add_item(button(TournamentId("out", held.id), text, row=2))
        return Post("\n".join(lines), view=view if view.children else None)

    async def change(self, caller: Caller, held: Held, clicked: TournamentId, value: str) -> Post:
        """Move a member up a board, or remove one, and return the panel.

        Raises:
            Refusal: ui.outdated, or as `Teaming.move_up` and `Teaming.remove`.
        """
        team_of(held, caller.member_id)
        teaming = self._tournaments.team
        act = teaming.move_up if clicked.op == "teamup" else teaming.remove
        held = await act(held.id, caller.actor, small_number(value))
        done = self._text(caller).words(f"tournament.{clicked.op}_done")
        return self.panel(caller, held, done)

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)


def team_name(text: Translator, name: Typed) -> str:
    """Return the name of a team, so that it neither formats nor mentions."""
    return text.say(typed(Typed(cut(visible(name), MOST_LETTERS))))


def team_lines(
    shown: Shown, team: int, text: Translator, *, marks_captain: bool = True
) -> list[str]:
    """Return the name of a team, its members by their boards, and its free places."""
    held = shown.held
    captain = captain_of(held, team)
    name = team_name(text, held.team(team).name)
    lines = [text.words("tournament.team_head", team=name, name=event(text, shown))]
    for each in members_of(held, team):
        is_captain = marks_captain and captain is not None and each.no == captain.no
        key = "team_board_captain" if is_captain else "team_board"
        who = person(text, each.name)
        lines.append(text.words(f"tournament.{key}", board=each.board, who=who))
    if (free := _free(held, team)) and held.row.status in _BEFORE:
        join = text.words("tournament.button.join")
        lines.append(text.words("tournament.team_free", count=free, join=join))
    return lines


def teams_line(shown: Shown, text: Translator) -> str:
    """Return the line of the announcement about its teams; empty without teams, and before the first one."""
    held = shown.held
    found = [each for each in shown.stored.teams if members_of(held, each.no)]
    if not held.row.plan.team_size or not found:
        return ""
    open_ = [each for each in found if _free(held, each.no)]
    said = text.words("tournament.teams_count", count=len(found), full=len(found) - len(open_))
    if not open_ or held.row.status not in _BEFORE:
        return said
    looking = " · ".join(
        f"{team_name(text, each.name)} ({_free(held, each.no)})" for each in open_[:_MOST_OPTIONS]
    )
    return f"{said} {text.words('tournament.teams_open', names=looking)}"


def teams_list(shown: Shown, text: Translator) -> list[str]:
    """Return all teams with their members, a line each."""
    held = shown.held
    return [
        text.words(
            "tournament.team_list",
            team=team_name(text, each.name),
            names=names(text, found),
        )
        for each in shown.stored.teams
        if (found := members_of(held, each.no))
    ]


def winners_named(shown: Shown, rows: Sequence[EntrantRow], text: Translator) -> list[str]:
    """Return the names of entrants with one place; where they are a team, its name with theirs."""
    if not shown.at.plan.team_size:
        return [person(text, each.name) for each in rows]
    found: dict[int, list[EntrantRow]] = {}
    for each in rows:
        found.setdefault(each.team_no or 0, []).append(each)
    return [
        f"{team_name(text, shown.held.team(team).name)} ({names(text, own, ', ')})"
        for team, own in found.items()
    ]


def short_post(shown: Shown, cause: str, team: Typed, text: Translator) -> Post:
    """Return the direct message to a member about their team: removed, captain now, or it is not complete."""
    words = text.words(
        f"tournament.call.{cause}",
        name=event(text, shown),
        team=team_name(text, team),
    )
    return Post(words)


def _free(held: Held, team: int) -> int:
    return held.row.plan.team_size - len(members_of(held, team))


def _free_words(held: Held, team: int, text: Translator) -> str:
    captain = captain_of(held, team)
    who = "" if captain is None else _plain(text, captain.name)
    return text.words("tournament.team_option", who=who, count=_free(held, team))


def _plain(text: Translator, name: Typed) -> str:
    """Return a name for a menu, where nothing is formatted."""
    return visible(name) or person(text, name)
