"""The post that asks a member to sit down at a table."""

from typing import Final

from bot.core.controls.buttons import GREEN, view_of
from bot.core.controls.ids import TableId
from bot.core.controls.items import button_of
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.translator import translator
from bot.i18n import Catalogues
from bot.store.finding.invitations import Invitation
from bot.tables.model import Position
from rules.core.text import Msg, Typed, typed

INVITED: Final = "invited"
"""The operation of the buttons."""
YES, NO = "yes", "no"


def invitation_post(at: Position, held: Invitation, by: Typed, catalogues: Catalogues) -> Post:
    """Return the post in the table's language; it pings only the invited member."""
    text = translator(catalogues[at.table.language], at)
    asked = text.words(
        "invite.ask",
        mention=f"<@{held.member_id}>",
        name=typed(by),
        title=Msg(f"{at.table.title}.title"),
        until=stamp(held.until_ms, "R"),
    )
    view = view_of(
        button_of(TableId(INVITED, at.table.id, arg=YES), text.words("offer.button.sit"), GREEN),
        button_of(TableId(INVITED, at.table.id, arg=NO), text.words("invite.button.no")),
    )
    return Post(asked, view=view, mentions=(held.member_id,))
