"""What a question offers on the map: routes, tunnels and vertices, with the marks of their controls."""

from collections.abc import Iterator
from dataclasses import dataclass

from render.core.panel.focus import Offer, Offered, Question
from render.metromania.focus.window import Spot, Trail
from rules.metromania.components.coordinates import tip
from rules.metromania.components.steps import TunnelStep, read_step
from rules.metromania.view import LineView, TunnelMark, View

ROUTE, MARKER, PLACE = "route", "marker", "place"
WARNINGS = ("route_blocks", "route_strands")


@dataclass(frozen=True, slots=True)
class Choices:
    trails: tuple[tuple[int, Trail], ...]
    """Each with the number of its line."""
    spots: tuple[Spot, ...]
    told: frozenset[str]
    """The destinations that the words of the choices name."""
    picked: Offer | None
    """The chosen route or place, if it is on the open page."""
    markers: Offered | None
    """The markers that the chosen route may place, if there are several."""
    more: int
    """The number of choices on other pages."""

    @property
    def spoils(self) -> bool:
        """Return whether the words of the chosen route are a warning."""
        label = None if self.picked is None else self.picked.label
        return label is not None and label.key.rpartition(".")[2] in WARNINGS

    @property
    def lines(self) -> tuple[int, ...]:
        return tuple(sorted({number for number, _ in self.trails}))


def choices_of(question: Question[View]) -> Choices:
    route, place = question.field(ROUTE), question.field(PLACE)
    whole = route or place
    marks = {
        offer.mark
        for offered in question.offered
        if offered.field not in (ROUTE, MARKER, PLACE)
        for offer in offered.offers
    }
    routes = list(_routes(question, route))
    tunnels = list(_tunnels(question.then, marks))
    stations = list(_vertices(question.then, marks))
    # Once the next tunnels are asked, or stations behind a route, other routes would only be in the way.
    is_next = bool(tunnels) or (bool(stations) and any(trail.chosen for _, trail in routes))
    trails = [each for each in routes if each[1].chosen or not is_next] + tunnels
    spots = [*_places(place), *stations]
    offers = () if whole is None else whole.offers
    named = (offer.label.args.get("cell") for offer in offers if offer.label is not None)
    chosen = None if whole is None else whole.chosen
    return Choices(
        tuple(trails),
        tuple(spots),
        frozenset(cell for cell in named if isinstance(cell, str)),
        next((offer for offer in offers if offer.value == chosen), None),
        question.field(MARKER),
        0 if whole is None else whole.count - len(whole.offers),
    )


def _routes(question: Question[View], route: Offered | None) -> Iterator[tuple[int, Trail]]:
    seat = question.now.viewer
    lines: tuple[LineView, ...] = () if seat is None else question.now.seats[seat].lines
    for offer in () if route is None else route.offers:
        steps = [step for step in map(read_step, offer.value) if isinstance(step, TunnelStep)]
        number = steps[0].line
        line = lines[number - 1]
        start = line.path[-1] if line.path else tip(steps[0].cell)
        path = (start, *(step.end for step in steps))
        cells = tuple(step.cell for step in steps)
        chosen = route is not None and offer.value == route.chosen
        yield number, Trail(offer.mark, path, cells, chosen)


def _tunnels(view: View, marks: set[str]) -> Iterator[tuple[int, Trail]]:
    for chosen, found in ((False, view.marks), (True, view.chosen)):
        for mark in found:
            if mark.key in marks:
                yield mark.tunnel.line, _tunnel(mark, chosen=chosen)


def _tunnel(mark: TunnelMark, *, chosen: bool) -> Trail:
    dug = mark.tunnel
    return Trail(mark.key, (dug.start, dug.end), (dug.cell,), chosen)


def _places(place: Offered | None) -> Iterator[Spot]:
    for offer in () if place is None else place.offers:
        chosen = place is not None and offer.value == place.chosen
        yield Spot(offer.mark, offer.value[1], chosen)


def _vertices(view: View, marks: set[str]) -> Iterator[Spot]:
    for chosen, found in ((False, view.vertex_marks), (True, view.chosen_vertices)):
        for mark in found:
            if mark.key in marks:
                yield Spot(mark.key, mark.vertex, chosen)
