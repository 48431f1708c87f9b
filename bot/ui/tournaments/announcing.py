"""The announcement of a tournament: one post that is edited from the first sign-up to the podium."""

from typing import Final

import discord

from bot.ui.controls.ids import TournamentId
from bot.ui.posts.clock_lines import stamp
from bot.ui.posts.post import Post, PostFile
from bot.ui.text.translator import Translator
from bot.ui.tournaments.buttons import BLUE, GREEN, GREY, button
from bot.ui.tournaments.words import Shown, event, format_lines, names, pace, phase, title
from rules.contest.director.snapshot import Status
from rules.core.text import Arg, Msg

_BUTTONS: Final = {
    Status.DRAFT: (),
    Status.OPEN: ("join", "list", "rules", "out"),
    Status.CHECKIN: ("in", "list", "rules", "out"),
    Status.RUNNING: ("own", "rank", "list", "rules"),
    Status.CLOSING: ("rank", "list", "rules"),
    Status.FINISHED: ("rank", "list", "rules"),
    Status.CANCELLED: (),
}
_STYLES: Final = {"join": GREEN, "in": GREEN, "own": BLUE}


def announcement(
    shown: Shown, text: Translator, files: tuple[PostFile, ...] = (), winners: tuple[str, ...] = ()
) -> Post:
    """The post as it is now.

    Args:
        files: the cover.
        winners: the names of whoever has won, once that is final.
    """
    view = announcement_view(shown, text)
    return Post("\n".join(announcement_lines(shown, text, winners)), files, view)


def announcement_lines(shown: Shown, text: Translator, winners: tuple[str, ...] = ()) -> list[str]:
    row = shown.row
    facts: dict[str, Arg] = {"name": event(text, shown), "title": title(shown)}
    lines = [
        text.words("tournament.head", at=stamp(row.starts_ms, "f"), **facts),
        format_lines(text, shown.at),
    ]
    if shown.at.status is Status.CANCELLED:
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
    lines.append(_count(shown, text))
    if winners:
        lines.append(text.words("tournament.won", name=" · ".join(winners)))
    return lines


def announcement_view(shown: Shown, text: Translator) -> discord.ui.View | None:
    ops = _BUTTONS[shown.at.status]
    if not ops:
        return None
    view = discord.ui.View(timeout=None)
    for op in ops:
        clicked = TournamentId(op, shown.row.id)
        view.add_item(button(clicked, text, _STYLES.get(op, GREY)))
    return view


def _until(shown: Shown, text: Translator) -> str:
    """What happens next, and when."""
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
            everything = max(shown.rounds_of(stage), number)
            return text.words(
                "tournament.count_playing", count=len(playing), number=number, all=everything
            )
        case _:
            return text.words("tournament.count_played", count=len(playing))


def entrants_post(shown: Shown, text: Translator) -> Post:
    """Who takes part, who waits, and who has withdrawn."""
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
        names(text, playing) or text.words("tournament.entrants_none"),
    ]
    for key, rows in (("bench", shown.bench()), ("subs", subs), ("out", out)):
        if rows:
            lines.append(text.words(f"tournament.entrants_{key}", names=names(text, rows)))
    return Post("\n".join(lines))


def list_line(shown: Shown, text: Translator) -> str:
    """A tournament in the list of a server, linked to its announcement."""
    row = shown.row
    name = event(text, shown)
    if row.announce_message_id is not None:
        place = f"{row.guild_id}/{row.channel_id}/{row.announce_message_id}"
        name = f"[{name}](<https://discord.com/channels/{place}>)"
    facts: dict[str, Arg] = {"title": title(shown), "phase": phase(text, shown)}
    return text.words("tournament.list_line", name=name, **facts)
