"""The call to seats that have got free: one post for all of them."""

from collections.abc import Collection, Mapping
from typing import Final

import discord

from bot.core.controls.ids import TournamentId
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.text.translator import Translator, translator
from bot.features.tournament.buttons import GREEN, button
from bot.features.tournament.joining import address_of
from bot.features.tournament.posts.mentioning import Mentioning
from bot.features.tournament.words import Shown, event, person
from bot.store.rows import OutboxRow
from bot.tournaments.service import Tournaments
from rules.contest.director.substituting import Seat, free_seats
from rules.core.text import Own

MOST_SEATS: Final = 10
"""Seats of one post, so that their lines fit; later calls have the others."""
_A_ROW: Final = 5


class Vacancies:
    def __init__(
        self,
        core: Core,
        tournaments: Tournaments,
        mentioning: Mentioning,
    ) -> None:
        self._catalogues, self._receipts = core.catalogues, core.posting.receipts
        self._tournaments = tournaments
        self._mentioning = mentioning

    async def post(self, row: OutboxRow, shown: Shown, since_ms: int) -> None:
        """Call the members who have been asked since then to all free seats."""
        asked = asked_since(shown, since_ms)
        called = await self._mentioning.mentioned(asked)
        tables = [shown.held.pod(each.place).table_id for each in free_seats(shown.at)]
        links = {
            each: await address_of(self._tournaments, each) for each in tables if each is not None
        }
        text = translator(self._catalogues[shown.row.language], None)
        post = seats_post(shown, text, asked, called, links)
        if post is None:
            await self._receipts.note(row, None)
            return
        await self._mentioning.send(row, shown.row.channel_id, (post,), called, "seat")


def asked_since(shown: Shown, since_ms: int) -> tuple[int, ...]:
    """Return the members who have been asked since then and have no seat yet."""
    nos = dict.fromkeys(each.no for each in shown.stored.calls if each.at_ms >= since_ms)
    sitting = {each.no for each in shown.stored.seats}
    return tuple(shown.entrant(no).member_id for no in nos if no not in sitting)


def seats_post(
    shown: Shown,
    text: Translator,
    asked: Collection[int],
    called: Collection[int],
    links: Mapping[int, str],
) -> Post | None:
    """Return the post with all free seats, a button each; None if none is free, or no member is asked.

    Args:
        asked: the members who are asked.
        called: those of them to mention; the others are named.
        links: addresses of the tables, by number of the table.
    """
    seats = free_seats(shown.at)[:MOST_SEATS]
    if not seats or not asked:
        return None
    named = [
        text.mention(each) if each in called else f"**{person(text, entrant.name)}**"
        for each in asked
        if (entrant := shown.of_member(each)) is not None
    ]
    facts: dict[str, Own] = {"mentions": " ".join(named), "name": event(text, shown)}
    lines = [text.words("tournament.call.seat", count=len(seats), **facts)]
    view = discord.ui.View(timeout=None)
    for at, each in enumerate(seats):
        lines.append(_line(shown, each, text, links))
        place = each.place
        where = f"{place.stage}.{place.number}.{place.pod}.{each.seat}"
        label = text.words("tournament.button.seat_at", table=place.pod + 1)
        clicked = TournamentId("seat", shown.row.id, where)
        row = at // _A_ROW
        view.add_item(
            button(clicked, text, GREEN, label=label if len(seats) > 1 else None, row=row)
        )
    return Post(
        "\n".join(lines), view=view, mentions=tuple(each for each in asked if each in called)
    )


def _line(shown: Shown, seat: Seat, text: Translator, links: Mapping[int, str]) -> str:
    pod = shown.held.pod(seat.place)
    absent = shown.held.seats(pod.id)[seat.seat].no
    link = links.get(pod.table_id or 0, "")
    return text.words(
        "tournament.seat_line" if link else "tournament.seat_unlinked",
        place=shown.named(seat.place),
        absent=person(text, shown.entrant(absent).name),
        link=link,
    )
