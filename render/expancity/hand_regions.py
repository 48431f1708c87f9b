"""The parts of the private pictures that a lesson may mark: tiles and contracts."""

from render.core.boxes import Box
from render.core.painter import Region
from render.expancity.layout import (
    FIRST_CARDS,
    HAND_TILES,
    MORE_CARDS,
    OFFERED_CARD,
    OFFERED_TILE,
    card_boxes,
    more_card_boxes,
    offered_boxes,
)
from rules.core.text import msg
from rules.expancity.view import ContractView, View


def hand_regions(view: View) -> tuple[tuple[Region, ...], ...]:
    """Those of each private picture, in the order of `paint_hand`."""
    if view.viewer is None or view.mine is None:
        return ()
    mine, pictures = view.mine, []
    if mine.offered_contracts:
        boxes = offered_boxes(*OFFERED_CARD, len(mine.offered_contracts))
        pictures.append(tuple(map(_contract, mine.offered_contracts, boxes)))
    if mine.offered_tiles:
        boxes = offered_boxes(*OFFERED_TILE, len(mine.offered_tiles))
        pictures.append(_tiles(mine.offered_tiles, boxes))
    shown = mine.contracts[:FIRST_CARDS]
    cards = map(_contract, shown, card_boxes(len(shown)))
    pictures.append((*_tiles(mine.tiles, HAND_TILES), *cards))
    for start in range(FIRST_CARDS, len(mine.contracts), MORE_CARDS):
        more = mine.contracts[start : start + MORE_CARDS]
        pictures.append(tuple(map(_contract, more, more_card_boxes(len(more)))))
    return tuple(pictures)


def _contract(card: ContractView, box: Box) -> Region:
    return Region(msg(f"expancity.contract.{card.card}"), box)


def _tiles(tiles: tuple[str, ...], boxes: tuple[Box, ...]) -> tuple[Region, ...]:
    return tuple(
        Region(msg(f"expancity.tile.{tile}"), box) for tile, box in zip(tiles, boxes, strict=False)
    )
