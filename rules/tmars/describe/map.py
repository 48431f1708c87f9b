"""Describe the print on the spaces that are still free."""

from collections.abc import Iterator

from rules.core.text import Msg, msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.economy.spots import printed_gains, space_msg
from rules.tmars.view import View


def spaces_left(view: View) -> Iterator[Msg]:
    """Yield the free spaces by their bonus, those for oceans, and those with a name or a volcano."""
    board = BOARDS[view.board]
    free = [label for label in board.spaces if label not in view.tiles]
    by_gains: dict[tuple[str, ...], list[str]] = {}
    for label in free:
        by_gains.setdefault(tuple(map(str, board.spaces[label].bonus)), []).append(label)
    for spaces in by_gains.values():
        if gains := printed_gains(view.board, spaces[0]):
            yield msg("tmars.text.free_with", gains=gains, spaces=tuple(spaces))
    if oceans := tuple(label for label in free if label in board.oceans):
        yield msg("tmars.text.free_for_oceans", spaces=oceans)
    if volcanic := tuple(label for label in free if label in board.volcanic):
        yield msg("tmars.text.free_volcanic", spaces=volcanic)
    named = tuple(space_msg(view.board, label) for label in free if board.spaces[label].name)
    if named:
        yield msg("tmars.text.free_named", spaces=named)
