"""A whole view in words, for alt texts and screen readers."""

from collections.abc import Iterator
from itertools import groupby

from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg
from rules.expancity.components.content import LOTS, SPECIALS, TILES
from rules.expancity.components.coordinates import cell_name
from rules.expancity.view import (
    BuildingView,
    ContractView,
    GoalView,
    PrivateView,
    SeatView,
    TileView,
    TurnView,
    View,
)


def describe(view: View) -> tuple[Msg, ...]:
    """Line by line, short and urgent facts first, since alt texts are cut; the viewer's own things last."""
    lines = [*_moment(view)]
    if view.last is not None:
        # If the seat of the last turn is still planning, that turn has not been made yet: this is a preview.
        planned = view.phase == "plan" and view.last.seat == view.acting
        lines += _turn(view.last, "draft" if planned else "last")
    if view.candidates:
        cells = tuple(cell_name(at) for at in view.candidates)
        lines.append(msg("expancity.text.candidates", cells=cells))
    lines += [_seat(seat, mine) for seat, mine in enumerate(view.seats)]
    lines += [_goal(goal) for goal in view.goals]
    lines += _stocks(view)
    lines += _city(view)
    lines += [_fulfilled(seat, mine) for seat, mine in enumerate(view.seats) if mine.fulfilled]
    lines.append(_tile_values())
    if view.mine is not None:
        lines += _private(view.mine)
    return tuple(lines)


def _moment(view: View) -> Iterator[Msg]:
    if view.outcome is None:
        assert view.acting is not None
        yield msg("expancity.text.turn", turn=view.turn + 1, turns=view.turns)
        yield msg(f"expancity.text.acting.{view.phase}", seat=SeatName(view.acting))
        return
    yield view.outcome.reason
    for seat, score in enumerate(view.outcome.scores):
        buildings, contracts, goals = (part.points for part in score.parts)
        yield msg(
            "expancity.event.final",
            seat=SeatName(seat),
            rank=view.outcome.ranks[seat],
            total=score.total,
            buildings=buildings,
            contracts=contracts,
            goals=goals,
        )


def _turn(made: TurnView, when: str) -> Iterator[Msg]:
    """Yield the effects of the last turn, or of a draft."""
    yield msg(
        f"expancity.text.{when}_laid",
        seat=SeatName(made.seat),
        tile=msg(f"expancity.tile.{made.tile}"),
        cell=cell_name(made.at),
    )
    if made.floors:
        cells = tuple(cell_name(at) for at in made.floors)
        yield msg(f"expancity.text.{when}_floors", cells=cells)
    if made.roofs:
        roofs = tuple(
            msg(
                "expancity.text.roof_put",
                cell=cell_name(put.at),
                roof=msg(f"expancity.roof.{put.roof}"),
                points=put.points,
            )
            for put in made.roofs
        )
        yield msg(f"expancity.text.{when}_roofs", roofs=roofs)


def _city(view: View) -> Iterator[Msg]:
    """One line per row from the north, each cell in it from the west."""
    buildings = {building.at: building for building in view.buildings}
    for y, row in groupby(view.tiles, key=lambda tile: tile.at.y):
        name = f"N{y}" if y > 0 else f"S{-y}" if y < 0 else "0"
        cells = tuple(_tile(tile, buildings.get(tile.at)) for tile in row)
        yield msg("expancity.text.row", row=name, cells=cells)


def _tile(tile: TileView, building: BuildingView | None) -> Msg:
    cell = cell_name(tile.at)
    if tile.kind not in LOTS:
        return msg("expancity.text.on_tile", cell=cell, tile=msg(f"expancity.tile.{tile.kind}"))
    kind = msg(f"expancity.kind.{tile.kind}")
    if building is None:
        return msg("expancity.text.on_lot", cell=cell, kind=kind)
    owner = SeatName(building.owner)
    if building.roof is None:
        return msg(
            "expancity.text.on_unfinished",
            cell=cell,
            kind=kind,
            seat=owner,
            floors=building.floors,
        )
    return msg(
        "expancity.text.on_completed",
        cell=cell,
        kind=kind,
        seat=owner,
        floors=building.floors,
        roof=msg(f"expancity.roof.{building.roof}"),
        points=building.scored or 0,
    )


def _seat(seat: Seat, mine: SeatView) -> Msg:
    return msg(
        "expancity.text.seat",
        seat=SeatName(seat),
        score=mine.score,
        supply=mine.supply,
        reserve=mine.reserve,
        unfinished=mine.unfinished,
        held=mine.held,
        fulfilled=len(mine.fulfilled),
    )


def _fulfilled(seat: Seat, mine: SeatView) -> Msg:
    cards = tuple(
        msg(
            "expancity.text.done_contract",
            card=msg(f"expancity.contract.{done.card}"),
            points=done.points,
        )
        for done in mine.fulfilled
    )
    return msg("expancity.text.seat_fulfilled", seat=SeatName(seat), cards=cards)


def _tile_values() -> Msg:
    """The values of every special tile."""
    values = tuple(
        msg(
            "expancity.text.tile_value",
            tile=msg(f"expancity.tile.{kind}"),
            res=TILES[kind].res,
            com=TILES[kind].com,
        )
        for kind in SPECIALS
    )
    return msg("expancity.text.tile_values", tiles=values)


def _goal(goal: GoalView) -> Msg:
    return msg(
        "expancity.text.goal",
        goal=msg(f"expancity.goal.{goal.goal}"),
        condition=msg(f"expancity.goal.{goal.goal}.text"),
        points=goal.points,
        values=tuple(
            msg("expancity.text.seat_value", seat=SeatName(seat), value=value)
            for seat, value in enumerate(goal.values)
        ),
    )


def _stocks(view: View) -> Iterator[Msg]:
    yield msg("expancity.text.stocks", bag=view.bag, deck=view.deck, **view.roofs)
    unseen = tuple(
        msg("expancity.text.unseen", tile=msg(f"expancity.tile.{each.kind}"), count=each.unseen)
        for each in view.census
        if each.unseen
    )
    if unseen:
        yield msg("expancity.text.census", tiles=unseen)


def _private(mine: PrivateView) -> Iterator[Msg]:
    if mine.tiles:
        tiles = tuple(msg(f"expancity.tile.{tile}") for tile in mine.tiles)
        yield msg("expancity.text.my_tiles", tiles=tiles)
    for contract in mine.contracts:
        yield _contract("expancity.text.my_contract", contract)
    for contract in mine.offered_contracts:
        yield _contract("expancity.text.offered_contract", contract)
    if mine.offered_tiles:
        tiles = tuple(msg(f"expancity.tile.{tile}") for tile in mine.offered_tiles)
        yield msg("expancity.text.offered_tiles", tiles=tiles)


def _contract(key: str, contract: ContractView) -> Msg:
    return msg(
        key,
        card=msg(f"expancity.contract.{contract.card}"),
        condition=msg(f"expancity.contract.{contract.card}.text"),
        points=contract.points,
        have=contract.have,
        need=contract.need,
    )
