"""The standings of a circuit, as a post and as a private answer."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.text.lines import cut_at_line
from bot.core.text.translator import Translator, translator
from bot.features.tournament.views.drawing import Drawing
from bot.features.tournament.words import Shown, points
from bot.store.rows import OutboxRow
from bot.tables.names import NOBODY, is_former, visible
from bot.tournaments.circuits import Circuit, Circuits
from bot.tournaments.errors import TournamentRefusal
from rules.contest.showing.circuit import circuit_views
from rules.contest.views.numbers import points_text
from rules.contest.views.standings import StandingsView
from rules.core.text import Msg, typed

_LISTED: Final = 10
_CHARS: Final = 1900
_TWIN: Final = re.compile(r"circuit-(\d{1,15})\.txt")


class CircuitPosts:
    def __init__(self, core: Core, circuits: Circuits, drawing: Drawing) -> None:
        self._catalogues, self._messages = core.catalogues, core.posting.messages
        self._receipts = core.posting.receipts
        self._circuits, self._drawing = circuits, drawing

    async def post(self, row: OutboxRow, shown: Shown, circuit_id: int) -> None:
        """Post the standings of a circuit in the channel of one of its tournaments."""
        try:
            post = await self.again(shown, circuit_id, f"tournament-{shown.row.id}-r{row.id}")
        except TournamentRefusal:
            await self._receipts.note(row, None)
            return
        sent = await self._messages.send(row, shown.row.channel_id, (post,), silent=True)
        await self._receipts.note(row, sent)

    async def again(self, shown: Shown, circuit_id: int, name: str) -> Post:
        """Return such a post as it reads now.

        Raises:
            TournamentRefusal: no_circuit.
        """
        circuit = await self._circuits.show(shown.row.guild_id, circuit_id)
        text = translator(self._catalogues[circuit.row.language], None)
        return (await circuit_post(self._drawing, circuit, text, name=name))[0]


def circuit_of(files: Sequence[str]) -> int | None:
    """Return the circuit of a post by the names of its files; None if it shows none."""
    found = (_TWIN.fullmatch(each) for each in files)
    return next((int(each[1]) for each in found if each is not None), None)


async def circuit_post(
    drawing: Drawing, circuit: Circuit, text: Translator, *, page: int = 0, name: str = "circuit"
) -> tuple[Post, int]:
    """Return the standings as words, picture and text file, and the number of pages of the picture."""
    row, count = circuit.row, len(circuit.counted)
    key = "circuit_open" if row.ended_ms is None else "circuit_final"
    lines = [text.words(f"tournament.{key}", name=typed(row.name), count=count)]
    lines.append(_terms(circuit, text))
    if not count:
        return Post("\n".join([*lines, text.words("tournament.circuit_none_yet")])), 1
    views = pages_of(circuit, text)
    files = await drawing.circuit(views, text, page, name=name, twin=f"circuit-{row.id}")
    if not files:
        lines += _places(circuit, text)
    lines += [
        text.words("tournament.circuit_line", number=number, name=typed(each.name))
        for number, each in enumerate(circuit.counted, 1)
    ][-_LISTED:]
    return Post(cut_at_line(lines, _CHARS), files), len(views)


def pages_of(circuit: Circuit, text: Translator) -> list[StandingsView]:
    """Return the pages of the standings of a circuit with which a tournament has counted."""
    nobody = text.draw(Msg(NOBODY))
    names = {
        person: nobody if is_former(person) else visible(known) or "–"
        for person, known in circuit.names.items()
    }
    title = circuit.counted[-1].title
    return circuit_views(circuit.standings, names, title, visible(circuit.row.name) or "–")


def _terms(circuit: Circuit, text: Translator) -> str:
    row = circuit.row
    said = "-".join(map(str, row.points))
    if not row.best:
        return text.words("tournament.circuit_terms", points=said)
    return text.words("tournament.circuit_terms_best", points=said, best=row.best)


def _places(circuit: Circuit, text: Translator) -> list[str]:
    nobody = Msg(NOBODY)
    return [
        text.words(
            "tournament.place",
            place=each.place,
            name=nobody if is_former(each.person) else typed(circuit.names[each.person]),
            points=points(text, each.points),
        )
        for each in circuit.standings[:_LISTED]
    ]


def circuit_lines(circuit: Circuit) -> list[Mapping[str, str | int | None]]:
    """Return the standings as lines of a list, with a column for the places in each tournament."""
    lines: list[Mapping[str, str | int | None]] = []
    for each in circuit.standings:
        line: dict[str, str | int | None] = {
            "place": each.place,
            "name": "" if is_former(each.person) else visible(circuit.names[each.person]),
            "points": points_text(each.points, "."),
        }
        for counted, result in zip(circuit.counted, each.results, strict=True):
            line[f"place_{counted.id}"] = None if result is None else result.place
            line[f"counts_{counted.id}"] = None if result is None else int(result.counts)
        lines.append(line)
    return lines
