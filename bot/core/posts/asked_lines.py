"""The lines of a post that say who is asked what."""

from collections.abc import Collection

from bot.core.text.translator import Translator
from bot.tables.model import Position
from rules.core.seats import Seat
from rules.core.text import Msg


def asked_lines(
    position: Position, pinged: Collection[int], named: Collection[int], text: Translator
) -> tuple[list[str], tuple[int, ...]]:
    """Return lines on the seats that must act, and the members to ping. Seats with the same question share a line."""
    lines: list[str] = []
    mentions: list[int] = []
    for asked, seats in _questions(position):
        called: list[str] = []
        others: list[str] = []
        for seat in seats:
            member = position.seats[seat].member_id
            if member is not None and member in pinged:
                mentions.append(member)
            if member is not None and (member in pinged or member in named):
                called.append(f"<@{member}>")
            else:
                others.append(text.name(seat))
        if called:
            lines.append(text.words("ui.board.pinged", mention=" ".join(called), asked=asked))
        if others:
            lines.append(text.words("ui.board.asked", seat=", ".join(others), asked=asked))
    return lines, tuple(mentions)


def _questions(position: Position) -> list[tuple[Msg, list[Seat]]]:
    """Return the questions that wait for answers, each with its seats."""
    found: list[tuple[Msg, list[Seat]]] = []
    for seat, asked in sorted(position.waiting().items()):
        same = next((seats for question, seats in found if question == asked), None)
        if same is None:
            found.append((asked, [seat]))
        else:
            same.append(seat)
    return found
