"""Standings as posts, and explanations of their order in words."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Final

import discord
from msgspec.structs import replace

from bot.core.controls.ids import TournamentId
from bot.core.controls.post_views import add_web
from bot.core.posts.post import Post, PostFile
from bot.core.text.lines import cut_at_line
from bot.core.text.translator import Translator
from bot.features.tournament.buttons import BLUE, button
from bot.features.tournament.posts.announcing import play_button
from bot.features.tournament.posts.ruled import penalty_lines
from bot.features.tournament.teams import team_name
from bot.features.tournament.words import Shown, event, person, points
from rules.contest.director.snapshot import Snapshot, Status
from rules.contest.scores.results import No, Standing
from rules.contest.scores.standings import decided_by
from rules.contest.scores.tie_breaks import DRAW, POINTS
from rules.contest.showing.podium import final_places
from rules.contest.showing.standings import IN_UNITS
from rules.contest.showing.subject import public, ranking
from rules.contest.showing.team_standings import team_ranking
from rules.contest.views.numbers import decimal_text

_LISTED: Final = 12
"""Number of places in words where there is no picture."""
_CHARS: Final = 1800
_A_LINE: Final = 8
"""Places behind the last stage in one line."""


def standings_of(at: Snapshot, stage: int, after: int | None = None) -> tuple[Standing, ...]:
    """Return the public standings of a stage, as they are now or after one of its rounds."""
    at = public(at)
    if after is not None:
        held = at.stages[stage - 1]
        cut = replace(held, rounds=held.rounds[:after])
        at = replace(at, stages=(*at.stages[: stage - 1], cut))
    return ranking(at, stage)


def standings_post(
    shown: Shown,
    stage: int,
    text: Translator,
    files: tuple[PostFile, ...],
    *,
    page: int = 0,
    pages: int = 1,
    after: int | None = None,
    web: str | None = None,
    by_player: bool = False,
) -> Post:
    """Return the post of the standings: picture and text file, or the first places in words without these.

    Teams are shown as such, or their players with `by_player`. `web` is the address of the tournament's page, if it has
    one.
    """
    lines = [_head(shown, stage, text, after)]
    is_closed = shown.is_closed(stage)
    if not files and not is_closed:
        found = ranking_of(shown, stage, after, by_player=by_player)[:_LISTED]
        lines += [place_line(shown, each, text, by_player=by_player) for each in found]
    if after is None and not by_player:
        lines += _behind(shown, stage, text)
    lines += penalty_lines(shown, stage, text)
    if after is None and (under_way := _under_way(shown, text)):
        lines.append(under_way)
    if pages > 1:
        lines.append(text.words("tournament.standings_page", number=page + 1, all=pages))
    view = discord.ui.View(timeout=None)
    where = f"{stage}.{after or 0}"
    number = shown.row.id
    players = f".{page}.1" if by_player else ""
    if pages > 1:
        for op, to in (("prev", page - 1), ("next", page + 1)):
            turned = f"{where}.{to % pages}{'.1' * by_player}"
            clicked = TournamentId("page", number, turned)
            label = text.words(f"tournament.button.{op}")
            # With two pages both buttons would lead to the same page, and no two may have one id.
            if pages > 2 or op == "next":
                view.add_item(button(clicked, text, label=label))
    if after is None and (play := play_button(shown, text)) is not None:
        view.add_item(play)
    if shown.is_alone(stage) and shown.at.status is Status.RUNNING:
        # There are no other posts about tables that are played solo.
        view.add_item(button(TournamentId("own", number), text, BLUE))
    if not is_closed:
        view.add_item(button(TournamentId("why", number, f"{where}{players}"), text))
        view.add_item(button(TournamentId("line", number, f"{where}{players}"), text))
    if shown.at.plan.team_size:
        other = TournamentId("page", number, f"{where}.0.{int(not by_player)}")
        label = text.words(f"tournament.button.{'by_team' if by_player else 'by_player'}")
        view.add_item(button(other, text, label=label))
    add_web(view, web, text)
    return Post(cut_at_line(lines, _CHARS), files, view if view.children else None)


def ranking_of(
    shown: Shown, stage: int, after: int | None = None, *, by_player: bool = False
) -> tuple[Standing, ...]:
    """Return the public standings: of the teams, if there are any, unless their players are asked for."""
    if shown.at.plan.team_size and not by_player:
        return team_ranking(shown.at, stage, after)
    return standings_of(shown.at, stage, after)


def place_line(
    shown: Shown, standing: Standing, text: Translator, *, by_player: bool = False
) -> str:
    name = _name(shown, standing.no, text, by_player=by_player)
    facts = {"name": name, "points": points(text, standing.points)}
    return text.words("tournament.place", place=standing.place, **facts)


def why_post(
    shown: Shown, standings: Sequence[Standing], text: Translator, *, by_player: bool = False
) -> Post:
    """Return the tie-breaks that decided between neighbours with equal points."""
    lines = []
    for first, second in pairwise(standings):
        if first.points == second.points and second.decided not in (None, POINTS):
            lines.append(_why(shown, first, second, text, by_player=by_player))
    if not lines:
        return Post(text.words("tournament.why_none"))
    return Post(cut_at_line(lines, _CHARS))


def line_post(
    shown: Shown,
    standings: Sequence[Standing],
    member_id: int,
    text: Translator,
    *,
    by_player: bool = False,
) -> Post | None:
    """Return the member's own place, with the tie-breaks to both neighbours; None if they have no place.

    In standings of teams it is the place of their team.
    """
    entrant = shown.of_member(member_id)
    if entrant is None:
        return None
    by_team = bool(shown.at.plan.team_size) and not by_player
    own = entrant.team_no if by_team else entrant.no
    for at, each in enumerate(standings):
        if each.no == own:
            lines = [
                text.words(
                    "tournament.my_team_line" if by_team else "tournament.my_line",
                    place=each.place,
                    all=len(standings),
                    points=points(text, each.points),
                )
            ]
            for one, other in ((at - 1, at), (at, at + 1)):
                if one >= 0 and other < len(standings):
                    first, second = standings[one], standings[other]
                    if first.points == second.points and second.decided not in (None, POINTS):
                        lines.append(_why(shown, first, second, text, by_player=by_player))
            return Post("\n".join(lines))
    return None


def _head(shown: Shown, stage: int, text: Translator, after: int | None) -> str:
    held = shown.at.stages[stage - 1] if len(shown.at.stages) >= stage else None
    done = 0 if held is None else sum(each.is_over for each in held.rounds)
    name = event(text, shown)
    if after is None and shown.at.status in (Status.FINISHED, Status.CLOSING):
        return text.words("tournament.standings_final", name=name)
    if after is None and shown.is_alone(stage):
        # All deals are played at the same time, so there is no newest round.
        return text.words("tournament.standings_so_far", name=name)
    if after is None and held is not None:
        if shown.is_final_table(stage):
            return text.words("tournament.standings_table", name=name)
        under_way = held.rounds[done:]
        if under_way and (done or any(pod.is_scored for each in under_way for pod in each.pods)):
            return text.words("tournament.standings_during", name=name, number=done + 1)
    number = done if after is None else after
    if number == 0:
        return text.words("tournament.standings_start", name=name)
    return text.words("tournament.standings", name=name, number=number)


def _behind(shown: Shown, stage: int, text: Translator) -> list[str]:
    """Return the final places of those who are not in the last stage, such as a final table."""
    is_over = shown.at.status in (Status.FINISHED, Status.CLOSING)
    if stage == 1 or not is_over or shown.at.plan.team_size:
        return []
    inside = {each.no for each in standings_of(shown.at, stage)}
    out = [
        text.words(
            "tournament.closing.place", rank=place, player=person(text, shown.entrant(no).name)
        )
        for place, no in final_places(shown.at)
        if no not in inside
    ]
    lines = [" · ".join(out[at : at + _A_LINE]) for at in range(0, len(out), _A_LINE)]
    return [text.words("tournament.standings_behind", names=lines[0]), *lines[1:]] if lines else []


def _name(shown: Shown, no: No, text: Translator, *, by_player: bool) -> str:
    """Return the name of an entrant; in standings of teams that of the team."""
    if shown.at.plan.team_size and not by_player:
        return team_name(text, shown.held.team(no).name)
    return person(text, shown.entrant(no).name)


def _under_way(shown: Shown, text: Translator) -> str:
    newest = shown.newest
    if newest is None or shown.at.status is not Status.RUNNING:
        return ""
    stage = shown.stage_of(newest)
    rows = [newest]
    if shown.is_alone(stage):
        rows = [each for each in shown.stored.rounds if shown.stage_of(each) == stage]
    pods = [pod for row in rows for pod in shown.pods_of(row)]
    done = sum(each.scored_ms is not None for each in pods)
    if done == len(pods):
        return ""
    return text.words("tournament.standings_running", done=done, all=len(pods))


def _why(
    shown: Shown, first: Standing, second: Standing, text: Translator, *, by_player: bool
) -> str:
    found = decided_by(first, second)
    assert found is not None
    name, more, less = found
    facts = {
        "first": _name(shown, first.no, text, by_player=by_player),
        "second": _name(shown, second.no, text, by_player=by_player),
        "points": points(text, first.points),
    }
    if name == DRAW:
        return text.words("tournament.why_draw", **facts)
    return text.words(
        "tournament.why",
        what=text.words(f"tournament.tie.{name}"),
        more=value_text(name, more, text),
        less=value_text(name, less, text),
        **facts,
    )


def value_text(name: str, value: Fraction, text: Translator) -> str:
    """Return the value of a tie-break in words."""
    if name in IN_UNITS:
        return points(text, round(value))
    if value.denominator == 1:
        return str(abs(value))
    return decimal_text(round(abs(value) * 1000), 2, text.words("contest.decimal_mark"))
