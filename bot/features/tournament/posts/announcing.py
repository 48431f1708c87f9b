"""The announcement of a tournament: one post that is edited from the first sign-up to the podium."""

from collections.abc import Collection
from typing import Final

import discord

from bot.core.controls.ids import TournamentId
from bot.core.controls.items import Component
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post, PostFile
from bot.core.text.lines import cut_at_line
from bot.core.text.links import link_to
from bot.core.text.translator import Translator
from bot.features.tournament.buttons import BLUE, GREEN, GREY, button
from bot.features.tournament.posts.changes import MOST_IN_ANNOUNCEMENT, change_lines
from bot.features.tournament.teams import teams_line, teams_list
from bot.features.tournament.words import (
    BEFORE,
    Shown,
    beside_lines,
    event,
    format_lines,
    names,
    pace,
    phase,
    seeds_line,
    title,
)
from bot.store.contest.rows import EntrantRow, RequestKind, RequestRow
from bot.tables.names import visible
from bot.tournaments.signing import next_optional
from rules.contest.director.snapshot import Kind, Status
from rules.core.text import Msg, Own, typed

_BUTTONS: Final = {
    Status.DRAFT: (),
    Status.OPEN: ("join", "list", "rules", "out"),
    Status.CHECKIN: ("in", "list", "rules", "out"),
    Status.RUNNING: ("own", "rank", "list", "rules"),
    Status.CLOSING: ("rank", "list", "rules"),
    Status.FINISHED: ("rank", "list", "rules"),
    Status.CANCELLED: (),
}
_CHARS: Final = 1900
_STYLES: Final = {"join": GREEN, "in": GREEN, "own": BLUE}


def announcement(
    shown: Shown,
    text: Translator,
    files: tuple[PostFile, ...] = (),
    winners: tuple[str, ...] = (),
    operators: Collection[int] = (),
) -> Post:
    """Return the announcement for the present state of the tournament.

    Args:
        files: the cover.
        winners: the names of the winners, once the standings are final.
        operators: the operators of the bot; a tournament with closed tables names them, as they could look at those.
    """
    view = announcement_view(shown, text)
    lines = announcement_lines(shown, text, winners, operators)
    return Post(cut_at_line(lines, _CHARS), files, view)


def announcement_lines(
    shown: Shown,
    text: Translator,
    winners: tuple[str, ...] = (),
    operators: Collection[int] = (),
) -> list[str]:
    row = shown.row
    facts: dict[str, Own] = {"name": event(text, shown), "title": title(shown)}
    lines = [
        text.words("tournament.head", at=stamp(row.starts_ms, "f"), **facts),
        format_lines(text, shown.at),
    ]
    if shown.at.status is Status.CANCELLED:
        if row.plan.is_season:
            return [*lines, text.words("tournament.called_off_series")]
        return [*lines, text.words("tournament.called_off")]
    rated = "rated" if row.settings.is_rated else "unrated"
    until = _until(shown, text)
    key = "terms" if until else "terms_over"
    lines.append(
        text.words(
            f"tournament.{key}",
            pace=pace(text, shown),
            rated=Msg(f"tournament.{rated}"),
            until=until,
        )
    )
    if shown.at.status in BEFORE and (seeds := seeds_line(text, shown)):
        lines.append(seeds)
    lines.append(_count(shown, text))
    if teams := teams_line(shown, text):
        lines.append(teams)
    if play := play_line(shown, text):
        lines.append(play)
    if row.about:
        lines.append(text.words("tournament.about", text=typed(row.about)))
    if row.prizes:
        lines.append(text.words("tournament.prizes", text=typed(row.prizes)))
    lines += beside_lines(shown, text)
    if winners:
        lines.append(text.words("tournament.won", name=" · ".join(winners)))
    if row.settings.is_sealed and operators:
        named = ", ".join(f"<@{each}>" for each in sorted(operators))
        lines.append(text.words("tournament.operators", names=named))
    return lines + change_lines(shown, text, most=MOST_IN_ANNOUNCEMENT)


def announcement_view(shown: Shown, text: Translator) -> discord.ui.View | None:
    ops = _BUTTONS[shown.at.status]
    if not ops:
        return None
    view = discord.ui.View(timeout=None)
    if (play := play_button(shown, text)) is not None:
        view.add_item(play)
    for op in ops:
        clicked = TournamentId(op, shown.row.id)
        view.add_item(button(clicked, text, _STYLES.get(op, GREY)))
    return view


def play_button(shown: Shown, text: Translator, *, wants: bool = True) -> Component | None:
    """Return the button to enter the next round of heats or a ladder, or to withdraw from it; else None."""
    if next_optional(shown.held) is None or shown.at.status is not Status.RUNNING:
        return None
    number = shown.row.id
    if not wants:
        return button(TournamentId("skip", number), text)
    return button(TournamentId("play", number), text, GREEN)


def own_play_button(shown: Shown, entrant: EntrantRow, text: Translator) -> Component | None:
    """Return the button to enter the next optional round, or to withdraw if the entrant has entered; else None."""
    following = next_optional(shown.held)
    if following is None or entrant.kind is not Kind.ENTRANT:
        return None
    wished = RequestRow(*following, entrant.no, RequestKind.PLAY)
    return play_button(shown, text, wants=wished not in shown.stored.wishes)


def play_line(shown: Shown, text: Translator) -> str:
    """Return the line with the number of entrants in the next round; empty if the round is not optional."""
    following = next_optional(shown.held)
    if following is None or shown.at.status is not Status.RUNNING:
        return ""
    stage, number = following
    asked = {
        each.no
        for each in shown.stored.wishes
        if (each.kind, each.stage, each.number) == (RequestKind.PLAY, stage, number)
    }
    count = sum(each.no in asked for each in shown.in_play())
    return text.words("tournament.play_line", number=number, count=count)


def _until(shown: Shown, text: Translator) -> str:
    """Return the words about the next event and its time; empty if there is none."""
    row, plan = shown.row, shown.at.plan
    match shown.at.status:
        case Status.DRAFT | Status.OPEN:
            at_ms = row.starts_ms - plan.checkin_ms
            return text.words("tournament.until_signup", at=stamp(at_ms, "R"))
        case Status.CHECKIN:
            return text.words("tournament.until_checkin", at=stamp(row.starts_ms, "R"))
        case Status.RUNNING if shown.is_paused:
            return text.words("tournament.until_paused")
        case Status.RUNNING if shown.newest is not None:
            at = stamp(shown.due_of(shown.newest), "R")
            if shown.is_alone(shown.stage_of(shown.newest)):
                return text.words("tournament.until_deals", at=at)
            return text.words("tournament.until_round", number=shown.newest.number, at=at)
        case Status.CLOSING if row.closing_ms is not None:
            at = stamp(row.closing_ms + plan.disputes_ms, "R")
            return text.words("tournament.until_disputes", at=at)
        case _:
            return ""


def _count(shown: Shown, text: Translator) -> str:
    playing = shown.in_play()
    facts = {
        "count": len(playing),
        "most": shown.at.plan.entrants_max,
        "bench": len(shown.bench()),
    }
    match shown.at.status:
        case Status.DRAFT | Status.OPEN:
            return text.words("tournament.count", **facts)
        case Status.CHECKIN:
            here = sum(each.checked_in_ms is not None for each in playing)
            return text.words("tournament.count_here", here=here, **facts)
        case Status.RUNNING if shown.newest is not None:
            stage, number = shown.stage_of(shown.newest), shown.newest.number
            if shown.is_alone(stage):
                opened = sum(each.opened_ms is not None for each in shown.stored.deals)
                deals = {"opened": opened, "all": len(shown.stored.deals)}
                return text.words("tournament.count_deals", count=len(playing), **deals)
            everything = shown.total_at(stage, number)
            return text.words(
                "tournament.count_playing", count=len(playing), number=number, all=everything
            )
        case _:
            count = len(shown.who_played() or playing)
            return text.words("tournament.count_played", count=count)


def entrants_post(shown: Shown, text: Translator) -> Post:
    """Return the lists of entrants, of the bench, of substitutes, and of withdrawn entrants.

    During check-in the entrants who are missing have a list of their own.
    """
    playing = shown.in_play()
    subs = [each for each in shown.stored.entrants if each.kind.value == "substitute"]
    out = [each for each in shown.stored.entrants if each.dropped_round is not None]
    lines = [
        text.words(
            "tournament.entrants_head",
            name=event(text, shown),
            count=len(playing),
            most=shown.at.plan.entrants_max,
        ),
    ]
    if shown.at.status is Status.CHECKIN and playing:
        here = [each for each in playing if each.checked_in_ms is not None]
        missing = [each for each in playing if each.checked_in_ms is None]
        for key, rows in (("here", here), ("missing", missing)):
            if rows:
                said = names(text, rows)
                lines.append(text.words(f"tournament.entrants_{key}", count=len(rows), names=said))
    elif playing and shown.at.plan.team_size:
        lines += teams_list(shown, text)
    else:
        lines.append(names(text, playing) or text.words("tournament.entrants_none"))
    for key, rows in (("bench", shown.bench()), ("subs", subs), ("out", out)):
        if rows:
            lines.append(text.words(f"tournament.entrants_{key}", names=names(text, rows)))
    return Post(cut_at_line(lines, _CHARS))


def list_line(shown: Shown, text: Translator) -> str:
    """Return the line of a tournament in the list of a server, linked to its announcement."""
    row = shown.row
    name = event(text, shown)
    if row.announce is not None:
        address = f"<{link_to(row.guild_id, row.announce)}>"
        # Discord interprets brackets in the text of a link, even after a backslash.
        is_plain = not {*visible(row.name)} & {"[", "]"}
        name = f"[{name}]({address})" if is_plain else f"{name} [↗]({address})"
    facts: dict[str, Own] = {"title": title(shown), "phase": phase(text, shown)}
    return text.words("tournament.list_line", name=name, **facts)
