"""The post that asks matched members to sit down, and the message that no game was found."""

from bot.core.controls.buttons import GREEN, view_of
from bot.core.controls.ids import TableId
from bot.core.controls.items import button_of
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.translator import translator
from bot.i18n import Catalogues
from bot.store.finding.seekers import Match
from bot.tables.model import Position
from rules.core.text import Msg

FOUND, INSTEAD = "found", "instead"
"""The operations of the buttons: to answer, and to play with robots instead of no-shows."""
YES, NO = "yes", "no"


def match_post(at: Position, match: Match, catalogues: Catalogues) -> Post:
    """Return the post in the table's language; it pings only the members with reserved seats."""
    text = translator(catalogues[at.table.language], at)
    members = tuple(row.away_id for row in at.seats if row.is_reserved and row.away_id is not None)
    asked = text.words(
        "queue.found",
        mentions=" ".join(f"<@{each}>" for each in members),
        title=Msg(f"{at.table.title}.title"),
        until=stamp(match.until_ms, "R"),
    )
    view = view_of(
        button_of(TableId(FOUND, at.table.id, arg=YES), text.words("queue.button.yes"), GREEN),
        button_of(TableId(FOUND, at.table.id, arg=NO), text.words("invite.button.no")),
    )
    return Post(asked, view=view, mentions=members)


def off_post(at: Position, catalogues: Catalogues) -> Post:
    """Return the post after a no-show: the other members can wait, or play with robots."""
    text = translator(catalogues[at.table.language], at)
    robots = button_of(TableId(INSTEAD, at.table.id), text.words("queue.button.robots"), GREEN)
    return Post(text.words("queue.off"), view=view_of(robots))


def unmatched_post(channel_id: int, language: str, catalogues: Catalogues) -> Post:
    """Return the direct message that no game was found, in a member's language."""
    return Post(catalogues[language].words("queue.over", place=f"<#{channel_id}>"))
