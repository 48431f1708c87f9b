"""The post at the end of a tournament."""

from collections.abc import Sequence

import discord

from bot.core.controls.ids import TournamentId
from bot.core.controls.post_views import add_web
from bot.core.posts.post import Post, PostFile
from bot.core.text.lines import cut_at_line
from bot.core.text.translator import Translator
from bot.features.tournament.buttons import BLUE, button
from bot.features.tournament.teams import winners_named
from bot.features.tournament.words import Shown, event
from rules.contest.scores.results import No

_STEPS = 3
_CHARS = 1900


def podium_post(
    shown: Shown,
    places: Sequence[tuple[int, No]],
    text: Translator,
    files: tuple[PostFile, ...],
    called: Sequence[int],
    facts: str | None = None,
    web: str | None = None,
) -> Post:
    """Return the post with the winners, and the files with which readers can verify the result.

    Args:
        places: all entrants with their places, the first place first.
        files: the picture, the standings as text, certificates, key and records.
        called: the members on the podium to mention.
        facts: a line of facts about the tables.
        web: the address of the tournament's page, if it has one.
    """
    steps = {
        step: [shown.entrant(no) for place, no in places if place == step]
        for step in range(1, _STEPS + 1)
    }
    cup = event(text, shown)
    named = {step: winners_named(shown, rows, text) for step, rows in steps.items()}
    first = ", ".join(named[1])
    key = "won" if len(named[1]) == 1 else "shared"
    lines = [text.words(f"tournament.podium.{key}", name=first, names=first, cup=cup)]
    behind = [
        text.words(f"tournament.podium_{word}", names=", ".join(named[place]))
        for place, word in ((2, "second"), (3, "third"))
        if steps[place]
    ]
    if behind:
        lines.append(" · ".join(behind))
    if facts:
        lines.append(facts)
    mentioned = [
        each.member_id for step in steps.values() for each in step if each.member_id in set(called)
    ]
    if mentioned:
        lines.append(" ".join(text.mention(each) for each in mentioned))
    lines.append(text.words("tournament.podium_key"))
    view = discord.ui.View(timeout=None)
    view.add_item(button(TournamentId("rank", shown.row.id), text, BLUE))
    view.add_item(button(TournamentId("verify", shown.row.id), text))
    add_web(view, web, text)
    return Post(cut_at_line(lines, _CHARS), files, view, tuple(mentioned))
