"""A private message with a member's most costly moves at a table that has ended."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping

import discord

from bot.core.caller import Caller
from bot.core.controls.items import button_of
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.text.lines import GAP, MESSAGE_CHARS, SMALL, cut
from bot.core.text.translator import Translator, translator
from bot.features.look.replay.controls import FrameRequest, Step
from bot.tables.hinting.reviews import Marked, Review, Reviews, Work
from bot.tables.model import Position
from bot.tables.names import table_title

_SOON_S = 0.7
"""A review that is ready within this time needs no note about its progress."""
_TOLD_EVERY_S = 3.0
_ALL_AFTER_S = 780.0
"""The answer ends after this time, before Discord refuses it. The review goes on, and the member can ask again."""

Tell = Callable[[Post], Awaitable[None]]


async def nobody(post: Post) -> None:
    """Ignore a note about the progress."""


class ReviewPanel:
    def __init__(self, core: Core, reviews: Reviews) -> None:
        self._tables, self._replays, self._catalogues = core.tables, core.replays, core.catalogues
        self._reviews = reviews

    async def show(self, caller: Caller, table_id: int, tell: Tell) -> Post:
        """Return the review. While it is made, `tell` shows its progress.

        Raises:
            Refusal: see `Reviews.begin`.
        """
        work = await self._reviews.begin(table_id, caller.member_id)
        at = await self._tables.position(table_id)
        text = translator(self._catalogues[caller.language], at)
        loop = asyncio.get_running_loop()
        began, wait_s = loop.time(), _SOON_S
        while not (await asyncio.wait({work.task}, timeout=wait_s))[0]:
            if loop.time() - began > _ALL_AFTER_S:
                return Post(text.words("review.later"))
            await tell(Post(_progress(work, text)))
            wait_s = _TOLD_EVERY_S
        review = await asyncio.shield(work.task)
        stops = await self._replays.stops(at)
        turns = {
            each.seq: next((n, stop) for n, stop in enumerate(stops) if stop.seq >= each.seq)
            for each in review.marked
        }
        numbers = {seq: number for seq, (number, _) in turns.items()}
        lines = GAP.join(_lines(at, review, numbers, text))
        ends = {number: stop.seq for number, stop in turns.values()}
        return Post(cut(lines, MESSAGE_CHARS), view=_view(at, ends, text))


def _progress(work: Work, text: Translator) -> str:
    if not work.total:
        return text.words("review.waits")
    return text.words("review.progress", done=min(work.done, work.total), all=work.total)


def _lines(
    at: Position, review: Review, numbers: dict[int, int], text: Translator
) -> Iterator[str]:
    title, number = table_title(at.table), str(at.table.id)
    if not review.marked:
        yield text.words("review.head", title=title, number=number)
        yield text.words("review.nothing" if review.looked_at else "review.no_moves")
        return
    head = text.words("review.head", title=title, number=number)
    about = text.words("review.about", count=len(review.marked))
    yield f"{head}\n{SMALL}{about}"
    for each in sorted(review.marked, key=lambda each: each.seq):
        yield "\n".join(_marked(each, numbers[each.seq], text))


def _marked(each: Marked, number: int, text: Translator) -> Iterator[str]:
    yield text.words("review.made", number=number, move=each.told)
    tenths = (each.cost + 5) // 10
    points = f"{tenths // 10}.{tenths % 10}"
    yield text.words("review.other", move=each.other, points=points, comma=points.replace(".", ","))
    for reason in each.reasons:
        yield f"{SMALL}{text.say(reason)}"


def _view(at: Position, ends: Mapping[int, int], text: Translator) -> discord.ui.View | None:
    """Return a button for each turn that leads to its board; `ends` has the entries with which these turns end."""
    if not ends:
        return None
    view = discord.ui.View(timeout=None)
    for number, seq in sorted(ends.items()):
        view.add_item(
            button_of(
                FrameRequest(at.table.id, step=Step.HERE, seq=seq).id(),
                text.words("ui.replay.option", number=number),
            )
        )
    return view
