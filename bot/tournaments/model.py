"""A tournament at one moment, and a change to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any

from msgspec import structs

from bot.store.contest.rows import (
    EntrantRow,
    PodRow,
    PodSeatRow,
    RoundRow,
    StageRow,
    Stored,
    TeamRow,
    TournamentRow,
)
from bot.store.database import Connection
from bot.store.rows import Notice
from rules.contest.director.held import Place
from rules.contest.director.snapshot import Snapshot
from rules.contest.scores.results import No
from rules.core.game import GameDef


@dataclass(frozen=True)
class Held:
    """A loaded tournament: its rows, and the snapshot from which its duties follow."""

    stored: Stored
    game: GameDef[Any, Any]
    snapshot: Snapshot

    @property
    def row(self) -> TournamentRow:
        return self.stored.tournament

    @property
    def id(self) -> int:
        return self.row.id

    def next_version(self) -> "Held":
        """Return the tournament after the opening of a table, on which no duty of another table depends."""
        row = structs.replace(self.row, version=self.row.version + 1)
        return replace(self, stored=structs.replace(self.stored, tournament=row))

    def entrant(self, no: No) -> EntrantRow:
        return self._entrants[no]

    def of_member(self, member_id: int) -> EntrantRow | None:
        """Return the row of a member, or None before they sign up."""
        found = (each for each in self.stored.entrants if each.member_id == member_id)
        return next(found, None)

    def team(self, no: int) -> TeamRow:
        return next(each for each in self.stored.teams if each.no == no)

    def is_organiser(self, member_id: int) -> bool:
        """Return whether the member has all rights: the first organiser, or one named by an organiser."""
        return member_id in (self.row.organiser_id, *self.stored.organisers)

    def is_referee(self, member_id: int) -> bool:
        """Return whether the member may decide disputes. Organisers may as well."""
        return self.is_organiser(member_id) or member_id in self.stored.referees

    @property
    def has_closed_tables(self) -> bool:
        """Return whether tables of several seats are visible to their own players only, until their deal opens."""
        sizes = (size for each in self.row.plan.stages for size in each.sizes)
        return self.row.settings.is_sealed and max(sizes) > 1

    def is_closed(self, pod: PodRow) -> bool:
        """Return whether the deal that a pod plays is still a secret."""
        deal = next((each for each in self.stored.deals if each.id == pod.deal_id), None)
        return self.row.settings.is_sealed and deal is not None and deal.opened_ms is None

    def stage(self, number: int) -> StageRow:
        return self.stored.stages[number - 1]

    def round(self, stage: int, number: int) -> RoundRow:
        stage_id = self.stage(stage).id
        found = (
            each
            for each in self.stored.rounds
            if each.stage_id == stage_id and each.number == number
        )
        return next(found)

    def pod(self, place: Place) -> PodRow:
        return self._pods[self.round(place.stage, place.number).id, place.pod]

    def pod_at(self, place: Place) -> PodRow | None:
        """Return the pod at a place; None if its round was taken back."""
        stages = self.snapshot.stages
        is_there = (
            len(stages) >= place.stage and len(stages[place.stage - 1].rounds) >= place.number
        )
        found = self.round(place.stage, place.number) if is_there else None
        return None if found is None else self._pods.get((found.id, place.pod))

    def place_of(self, pod_id: int) -> Place:
        """Return the place of a pod: stage, round and number."""
        pod = next(each for each in self.stored.pods if each.id == pod_id)
        held = next(each for each in self.stored.rounds if each.id == pod.round_id)
        stage = next(each for each in self.stored.stages if each.id == held.stage_id)
        return Place(stage.number, held.number, pod.number)

    def seats(self, pod_id: int) -> tuple[PodSeatRow, ...]:
        """Return the seats of a pod, in order of seats."""
        return self._seats.get(pod_id, ())

    def pod_of_table(self, table_id: int) -> PodRow | None:
        return next((each for each in self.stored.pods if each.table_id == table_id), None)

    def live_seat(self, no: No) -> tuple[PodRow, PodSeatRow] | None:
        """Return an entrant's pod and seat among those not scored yet; the first of several."""
        for pod in self.stored.pods:
            if pod.scored_ms is None:
                for seat in self.seats(pod.id):
                    if seat.no == no:
                        return pod, seat
        return None

    @cached_property
    def _entrants(self) -> Mapping[No, EntrantRow]:
        return {each.no: each for each in self.stored.entrants}

    @cached_property
    def _pods(self) -> Mapping[tuple[int, int], PodRow]:
        return {(each.round_id, each.number): each for each in self.stored.pods}

    @cached_property
    def _seats(self) -> Mapping[int, tuple[PodSeatRow, ...]]:
        found: dict[int, list[PodSeatRow]] = {}
        for each in self.stored.seats:
            found.setdefault(each.pod_id, []).append(each)
        return {pod: tuple(seats) for pod, seats in found.items()}


@dataclass(frozen=True, slots=True)
class Deed:
    """Changes to a tournament by an act. They are stored as a whole, or not at all."""

    values: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """Columns of the tournament itself."""
    store: Callable[[Connection], None] | None = None
    notices: tuple[Notice, ...] = ()
