"""The post of an open deal: its key, and a gallery of its tables (section "Duplicate")."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Final

import discord

from bot.core.controls.ids import TournamentId
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import Post, PostFile
from bot.core.text.lines import cut_at_line
from bot.core.text.translator import Translator, translator
from bot.features.tournament.buttons import BLUE, button
from bot.features.tournament.posts.records import MOST_BYTES, records_of
from bot.features.tournament.words import Shown, event, person
from bot.store.contest.rows import DealRow, PodRow
from bot.tables.errors import Unreadable
from bot.tables.model import Position
from bot.tournaments.service import Tournaments
from rules.contest.scores.results import No, Seated
from rules.core.stats import Stat, values
from rules.core.text import Msg

OPENING: Final = "opening"
"""The name of the statistic of a title about a seat's opening."""
_CHARS: Final = 1900


@dataclass(frozen=True, slots=True)
class Played:
    """The result of one entrant without a fault at a table of a deal."""

    no: No
    total: int
    margin: int
    """The lead over the best other total at the table; for solo deals the margin that the title reports."""
    at: Position
    opening: str | None = None


async def deal_post(
    tournaments: Tournaments,
    pictures: Pictures,
    shown: Shown,
    number: int,
    text: Translator,
    standings: tuple[PostFile, ...],
) -> Post:
    """Return the post of an open deal: gallery, key, standings, best board and records.

    Args:
        standings: the picture of the standings, and its text file.

    Raises:
        TournamentRefusal: sealed, if it is not open yet.
    """
    deal = next(each for each in shown.stored.deals if each.number == number)
    key = await tournaments.deal_secrets(shown.row.id, number)
    pods = [each for each in shown.stored.pods if each.deal_id == deal.id]
    played = [each for pod in pods async for each in _played(tournaments, shown, pod)]
    lines = [text.words("tournament.deal_open", name=event(text, shown), number=number)]
    lines += _gallery(shown, played, text)
    opens = f"{key.seed:016x} {key.salt.hex()}"
    lines.append(text.words("tournament.deal_key", seal=deal.commitment, opens=opens))
    files = [*standings]
    if played:
        best = max(played, key=lambda each: (each.total, -each.no))
        named = translator(text.catalogue, best.at)
        files += await pictures.board(best.at, named, name=f"deal-{number}-best")
    records = await records_of(tournaments, pods)
    if records and len(records) <= MOST_BYTES:
        name = f"tournament-{shown.row.id}-deal-{number}.jsonl"
        files.append(PostFile(name, records, text.words("tournament.file_records")))
    view = discord.ui.View(timeout=None)
    view.add_item(button(TournamentId("rank", shown.row.id), text, BLUE))
    view.add_item(button(TournamentId("verify", shown.row.id), text))
    return Post(cut_at_line(lines, _CHARS), tuple(files), view)


async def _played(tournaments: Tournaments, shown: Shown, pod: PodRow) -> AsyncIterator[Played]:
    if pod.table_id is None or pod.result is None:
        return
    try:
        at = await tournaments.context.tables.position(pod.table_id)
    except Unreadable:
        return
    if at.state is None or at.game.outcome(at.state) is None:
        # It was stopped before its end.
        return
    stats = at.game.statistics
    openings = {
        seat: str(value)
        for seat, stat, value in values(stats, at.state, len(at.seats))
        if stat.name == OPENING
    }
    order = [each.no for each in shown.held.seats(pod.id)]
    seats = pod.result.seats
    for each in seats:
        if each.fault is None:
            opening = openings.get(order.index(each.no)) if each.no in order else None
            yield Played(each.no, each.total, _margin(each, seats), at, opening)


def _margin(own: Seated, seats: tuple[Seated, ...]) -> int:
    others = [each.total for each in seats if each is not own]
    return own.total - max(others) if others else own.margin


def _gallery(shown: Shown, played: list[Played], text: Translator) -> Iterator[str]:
    """Yield lines about the best board, the biggest margin, and the rarest opening."""
    if not played:
        return
    best = max(played, key=lambda each: (each.total, -each.no))
    yield text.words("tournament.deal_best", name=_name(shown, best, text), points=best.total)
    clearest = max(played, key=lambda each: (each.margin, -each.no))
    if clearest.margin > 0:
        name = _name(shown, clearest, text)
        yield text.words("tournament.deal_margin", name=name, margin=clearest.margin)
    began = [each for each in played if each.opening is not None]
    chosen = Counter(each.opening for each in began)
    stat = _stat(shown, OPENING)
    if len(chosen) < 2 or stat is None or stat.named is None:
        # If all openings are alike, none is rare.
        return
    rarest = min(began, key=lambda each: (chosen[each.opening], each.no))
    assert rarest.opening is not None
    said: tuple[Msg, ...] = stat.texts(rarest.opening)
    name = _name(shown, rarest, text)
    yield text.words("tournament.deal_opening", name=name, opening=said)


def _stat(shown: Shown, name: str) -> Stat[object] | None:
    return next((each for each in shown.held.game.statistics if each.name == name), None)


def _name(shown: Shown, played: Played, text: Translator) -> str:
    return person(text, shown.entrant(played.no).name)


def deal_lines(shown: Shown, keys: dict[int, str], text: Translator) -> Iterator[str]:
    """Yield the commitment of every deal, and the key of open ones; they prove that all tables had the same deal."""
    for each in shown.stored.deals:
        yield _line(each, keys.get(each.number), text)


def _line(deal: DealRow, opens: str | None, text: Translator) -> str:
    if opens is None:
        return text.words("tournament.verify_deal", number=deal.number, seal=deal.commitment)
    return text.words(
        "tournament.verify_deal_open", number=deal.number, seal=deal.commitment, opens=opens
    )
