"""Steps 1 to 3 of a turn in one move: lay a tile, build, put roofs on (chapter "The turn")."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping

from msgspec import Struct

from rules.core.ahead import Ahead
from rules.core.errors import IllegalMove, MalformedMove
from rules.core.game import Move, Verb
from rules.core.log import Log
from rules.core.naming import excerpt, nearest
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.squares import Cell
from rules.core.text import SeatName, msg
from rules.expancity.city.kept import note_buildings, note_tile
from rules.expancity.city.placement import check_place
from rules.expancity.city.regulations import (
    check_floor,
    collects,
    further_sites,
    permit,
    sites,
)
from rules.expancity.city.roofs import check_roof, with_floors
from rules.expancity.city.scoring import formula, worth
from rules.expancity.components.content import ACTIONS, ROOFS, TILES
from rules.expancity.components.coordinates import cell_name, read_name
from rules.expancity.forms.ahead import around, supposed_turn
from rules.expancity.forms.plan import FIELDS, sample_builds, sample_place, sample_roofs
from rules.expancity.state import Phase, RoofPut, State, TurnMade


class Plan(Move, frozen=True):
    tile: str
    at: str
    """Name of a cell, as in all fields below."""
    builds: tuple[str, ...]
    """Cells that gain a floor; the remaining actions fetch blocks."""
    roofs: tuple[str, ...]
    """A cell and a shape each, such as ``N1=flat``."""


class ReadPlan(Struct, frozen=True):
    """A plan with its coordinates read."""

    tile: str
    at: Cell
    builds: tuple[Cell, ...]
    roofs: tuple[tuple[Cell, str], ...]


def read_plan(move: Plan) -> ReadPlan:
    """Raises MalformedMove: cell_parse, cell_spelling, roof_parse or unknown_tile."""
    read = ReadPlan(
        tile=move.tile,
        at=read_name(move.at),
        builds=tuple(read_name(cell) for cell in move.builds),
        roofs=tuple(read_roof(roof) for roof in move.roofs),
    )
    if move.tile not in TILES:
        raise unknown_tile(move.tile, {tile: (tile,) for tile in TILES})
    return read


def unknown_tile(text: str, names: Mapping[str, Iterable[str]]) -> MalformedMove:
    """Return the refusal of a tile's name, with the nearest one."""
    tile = msg(f"expancity.tile.{nearest(text, names)}")
    return MalformedMove("expancity.unknown_tile", text=excerpt(text.strip()), nearest=tile)


def read_roof(text: str) -> tuple[Cell, str]:
    cell, _, shape = text.rpartition("=")
    at = read_name(cell)
    if shape not in ROOFS:
        raise MalformedMove("expancity.roof_parse", text=excerpt(text))
    return at, shape


def _available(state: State, seat: Seat) -> bool:
    return state.phase is Phase.PLAN and state.acting == seat


def check(state: State, seat: Seat, move: Plan) -> None:
    """Refuse a plan from top to bottom: coordinates, tile, floors in their order, blocks, roofs in their order.

    Raises:
        MalformedMove: it cannot be read, see `read_plan`.
        IllegalMove: the first reason that applies.
    """
    plan = read_plan(move)
    if plan.tile not in state.seats[seat].hand:
        raise IllegalMove("expancity.tile_not_in_hand", tile=msg(f"expancity.tile.{plan.tile}"))
    check_place(state.city, plan.at)
    _check_floors(state, seat, plan)
    _check_roofs(state, seat, plan)


def _check_floors(state: State, seat: Seat, plan: ReadPlan) -> None:
    if len(plan.builds) > ACTIONS:
        raise IllegalMove("expancity.too_many_builds", most=ACTIONS)
    city = {**state.city, plan.at: plan.tile}
    allowed = permit(city, state.buildings, seat)
    for index, at in enumerate(plan.builds):
        before = plan.builds[:index]
        if at in before:
            raise IllegalMove("expancity.one_floor", cell=cell_name(at))
        check_floor(city, state.buildings, seat, allowed, at, before)
    mine = state.seats[seat]
    builds = len(plan.builds)
    have = mine.supply + collects(builds, mine.reserve)
    if have < builds:
        raise IllegalMove("expancity.no_blocks", need=builds, have=have)
    unused = ACTIONS - builds - collects(builds, mine.reserve)
    if unused > 0 and have > builds:
        within = sites(city, state.buildings, seat, mine.supply, mine.reserve)
        if further := further_sites(within, plan.builds):
            raise IllegalMove(
                "expancity.must_act",
                unused=unused,
                cells=tuple(cell_name(cell) for cell in further),
            )


def _check_roofs(state: State, seat: Seat, plan: ReadPlan) -> None:
    if not plan.roofs:
        return
    city = {**state.city, plan.at: plan.tile}
    buildings = with_floors(state.buildings, seat, plan.builds)
    stock = Counter(state.roofs)
    done: list[Cell] = []
    for at, shape in plan.roofs:
        if at in done:
            raise IllegalMove("expancity.roof_dup", cell=cell_name(at))
        check_roof(city, buildings, seat, stock, at, shape)
        done.append(at)
        stock[shape] -= 1


def apply(draft: State, seat: Seat, move: Plan, log: Log) -> None:
    plan = read_plan(move)
    _lay(draft, seat, plan, log)
    _build(draft, seat, plan, log)
    roofs = _put_roofs(draft, seat, plan, log)
    if roofs:
        log.tell("expancity.event.contracts_drawn", seat=SeatName(seat), count=len(roofs))
    draft.last = TurnMade(seat, plan.tile, plan.at, plan.builds, roofs)
    draft.due = len(roofs)
    draft.phase = Phase.KEEP_CONTRACT


def _lay(draft: State, seat: Seat, plan: ReadPlan, log: Log) -> None:
    draft.seats[seat].hand.remove(plan.tile)
    draft.city[plan.at] = plan.tile
    note_tile(draft, plan.at)
    log.tell(
        "expancity.event.laid",
        seat=SeatName(seat),
        tile=msg(f"expancity.tile.{plan.tile}"),
        cell=cell_name(plan.at),
    )


def _build(draft: State, seat: Seat, plan: ReadPlan, log: Log) -> None:
    mine = draft.seats[seat]
    fetched = collects(len(plan.builds), mine.reserve)
    mine.reserve -= fetched
    mine.supply += fetched - len(plan.builds)
    draft.buildings = with_floors(draft.buildings, seat, plan.builds)
    note_buildings(draft, plan.builds)
    for at in plan.builds:
        log.tell(
            "expancity.event.built",
            seat=SeatName(seat),
            cell=cell_name(at),
            kind=msg(f"expancity.kind.{draft.city[at]}"),
            floors=draft.buildings[at].floors,
        )
    if fetched:
        log.tell("expancity.event.collected", seat=SeatName(seat), count=fetched)
    if lost := ACTIONS - len(plan.builds) - fetched:
        log.tell("expancity.event.forfeited", seat=SeatName(seat), count=lost)


def _put_roofs(draft: State, seat: Seat, plan: ReadPlan, log: Log) -> tuple[RoofPut, ...]:
    put = []
    for at, shape in plan.roofs:
        building = draft.buildings[at]
        found = worth(
            draft.city, draft.buildings, at, building.floors, draft.negative_building_scores
        )
        building.roof = shape
        building.scored = found.points
        draft.roofs[shape] -= 1
        draft.seats[seat].score += found.points
        note_buildings(draft, (at,))
        put.append(RoofPut(at, shape, found.points))
        product = found.per_floor * building.floors
        log.tell(
            "expancity.event.roofed" if found.points == product else "expancity.event.roofed_zero",
            seat=SeatName(seat),
            cell=cell_name(at),
            kind=msg(f"expancity.kind.{draft.city[at]}"),
            roof=msg(f"expancity.roof.{shape}"),
            floors=building.floors,
            sum=formula(found) if log.hears else 0,
            product=product,
            points=found.points,
        )
    return tuple(put)


def sample(state: State, seat: Seat, rng: Rng) -> Plan:
    tile, name = sample_place(state, seat, rng)
    city = {**state.city, read_name(name): tile}
    mine = state.seats[seat]
    within = sites(city, state.buildings, seat, mine.supply, mine.reserve)
    builds = sample_builds(within, rng)
    return Plan(tile, name, builds, sample_roofs(state, seat, city, builds, rng))


def _leans_on(state: State, seat: Seat, move: Plan) -> Hashable:
    plan = read_plan(move)
    return around(state, seat, [plan.at, *plan.builds, *(at for at, _ in plan.roofs)])


PLAN = Verb(
    name="plan",
    move=Plan,
    available=_available,
    check=check,
    apply=apply,
    fields=FIELDS,
    sample=sample,
    ahead=Ahead(supposed_turn, _leans_on),
)
