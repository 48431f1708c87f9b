"""Posts about seats: the seats on offer, the question to the bench, and the question of a handover."""

from collections.abc import Sequence

from bot.clocks import clock as clocks
from bot.clocks.paces import HOUR_MS
from bot.core.controls.ids import MyId, TableId
from bot.core.controls.items import GREEN, GREY, button_of, view_of
from bot.core.core import Core
from bot.core.posts.clock_lines import pace_lines, stamp
from bot.core.posts.conduct_lines import filter_lines
from bot.core.posts.post import Post
from bot.core.text.links import link
from bot.core.text.translator import Translator, translator
from bot.features.absence.leave_panel import HEIR, NO, YES
from bot.store.people.handovers import MODERATORS, Handover
from bot.store.people.offers import Offer
from bot.tables.model import Position
from bot.tables.names import table_title
from bot.tables.timing.clocking import pace_of
from bot.tables.timing.durations import duration
from rules.core.seats import Seat
from rules.core.text import Own

MOST_SEATS = 3
"""Most seats of a table that one post offers; the next one comes up when one of them is taken."""


class OfferPosts:
    def __init__(self, core: Core) -> None:
        self._catalogues, self._pictures = core.catalogues, core.pictures

    async def offer(self, at: Position, offers: Sequence[Offer], now_ms: int, *, name: str) -> Post:
        """Return the post that offers seats of a table, with the public board; `name` is the picture's file name."""
        text = translator(self._catalogues[at.table.language], at)
        seats = [offer.seat for offer in offers][:MOST_SEATS]
        lines = [text.words("offer.head", title=table_title(at.table))]
        lines += [self._seat_line(at, seat, now_ms, text) for seat in seats]
        lines += [*pace_lines(at.table, text), *filter_lines(at.table, text)]
        files = await self._pictures.board(at, text, name=name)
        buttons = [
            button_of(
                TableId("take", at.table.id, arg=str(seat)),
                text.words(
                    "offer.button.take" if len(seats) == 1 else "offer.button.take_one",
                    place=str(seat + 1),
                ),
                GREEN if place == 0 else GREY,
            )
            for place, seat in enumerate(seats)
        ]
        watch = button_of(TableId("watch", at.table.id), text.words("offer.button.watch"))
        return Post("\n".join(lines), files, view_of(*buttons, watch))

    def bench(self, at: Position, seat: Seat, until_ms: int, language: str) -> Post:
        """Return the direct message that asks a member of the bench."""
        text = translator(self._catalogues[language], at)
        asked = text.words(
            "bench.asked",
            title=table_title(at.table),
            place=str(seat + 1),
            pace=" ".join(pace_lines(at.table, text)) or text.words("hosting.no_clock"),
            until=stamp(until_ms, "R"),
        )
        of_seat = f"{at.table.id}.{seat}"
        view = view_of(
            button_of(MyId("bench_take", of_seat), text.words("bench.button.take"), GREEN),
            button_of(MyId("bench_pass", of_seat), text.words("bench.button.pass")),
            button_of(MyId("bench_off", str(at.table.guild_id)), text.words("bench.button.off")),
        )
        return Post(asked, view=view)

    def bench_sure(self, at: Position, seat: Seat, language: str) -> Post:
        """Ask a member of the bench to confirm; they have seen no secrets of the seat yet."""
        text = translator(self._catalogues[language], at)
        of_seat = f"{at.table.id}.{seat}"
        view = view_of(
            button_of(MyId("bench_sit", of_seat), text.words("offer.button.sit"), GREEN),
            button_of(MyId("bench_pass", of_seat), text.words("bench.button.pass")),
        )
        return Post(text.words("ui.take.sure", place=str(seat + 1)), view=view)

    def bench_said(self, key: str, at: Position, language: str) -> Post:
        text = translator(self._catalogues[language], at)
        return Post(text.words(key, link=link(at.table)))

    def handover(self, at: Position, held: Handover) -> Post:
        """Ask a member whether they take the seat that a player or the moderators hand over to them."""
        text = translator(self._catalogues[at.table.language], at)
        place = str(held.seat + 1)
        by_moderators = held.from_id == MODERATORS
        asked = text.words(
            "handover.ask_moderators" if by_moderators else "handover.ask",
            mention=f"<@{held.to_id}>",
            member=text.name(held.seat),
            place=place,
            until=stamp(held.until_ms, "R"),
        )
        view = view_of(
            button_of(
                TableId(HEIR, at.table.id, held.seat, YES), text.words("offer.button.sit"), GREEN
            ),
            button_of(
                TableId(HEIR, at.table.id, held.seat, NO), text.words("offer.button.not_now")
            ),
        )
        return Post(asked, view=view, mentions=(held.to_id,))

    def _seat_line(self, at: Position, seat: Seat, now_ms: int, text: Translator) -> str:
        """Return the seat's number, the age of the game, the seat's rank, and the time on the clock of a new holder."""
        started_ms = 1000 * (at.table.started_at or at.table.opened_at)
        played_ms = now_ms - started_ms
        facts: dict[str, Own] = {"place": str(seat + 1), "all": len(at.seats)}
        if played_ms < HOUR_MS:
            seat_line = text.words("offer.seat_begun", **facts)
        else:
            seat_line = text.words("offer.seat", length=duration(played_ms), **facts)
        said = " · ".join([seat_line, *_rank(at, seat, text)])
        pace = pace_of(at.table)
        if pace is None or not at.table.clocks:
            return said
        others = [
            clock.left_ms
            for clock, row in zip(at.table.clocks, at.seats, strict=True)
            if row.seat != seat and row.member_id is not None
        ]
        left = clocks.taken(at.table.clocks[seat], pace, others, now_ms).left_ms
        return f"{said} · {text.words('offer.clock', left=duration(left))}"


def _rank(at: Position, seat: Seat, text: Translator) -> list[str]:
    """Return the seat's rank by public score; empty if the title shows no score, or if all scores are equal."""
    scores = [of_seat[0] for of_seat in at.game.tallies(at.game.view(at.state, None)) if of_seat]
    if len({score.number for score in scores}) < 2:
        return []
    rank = 1 + sum(score.number > scores[seat].number for score in scores)
    return [text.words("offer.rank", rank=rank, what=scores[seat].label)]
