"""The pictures of a panel: one that answers the question, or the board and the hand where a title has none."""

from bot.core.form import Page
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import PostFile
from bot.core.text.translator import Translator
from bot.features.turn.asked import Asked
from bot.features.turn.teaching import Shown


async def pictures_of(
    pictures: Pictures,
    asked: Asked,
    text: Translator,
    page: Page | None,
    lesson: Shown,
    *,
    is_new: bool,
) -> tuple[PostFile, ...]:
    """Return the pictures of a question. `is_new` says that the member has chosen nothing yet."""
    if pictures.has_focus(asked.at.table.title):
        return await pictures.focus(
            asked.at,
            asked.seat,
            text,
            menu=[verb.name for verb in asked.menu],
            page=page,
            marked=lesson.on_board or lesson.in_hand,
        )
    board = await pictures.preview(
        asked.at,
        asked.seat,
        text,
        verb=None if page is None else page.verb,
        given={} if page is None else page.given,
        marked=lesson.on_board,
    )
    if not (lesson.in_hand or page is None or page.show_private or is_new):
        return board
    # The first private picture shows the subject of the question, so it goes last, next to the buttons.
    hand = await pictures.hand(asked.at, asked.seat, text, lesson.in_hand)
    return (*board, *hand[1:], *hand[:1])
