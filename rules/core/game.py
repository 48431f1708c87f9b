"""The contract between a title and everything else: a frozen record of functions, with nothing to inherit.

A title exports one `GameDef`; a move is a frozen struct, a verb the functions that carry out one kind of move.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from types import MappingProxyType
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec import Struct

from rules.core.ahead import Ahead, AutoAnswer, always_tells
from rules.core.domains import Domain
from rules.core.errors import MalformedMove
from rules.core.folding import Folds
from rules.core.glossary import Glossary
from rules.core.in_place import InPlace
from rules.core.lessons import Course
from rules.core.log import Log
from rules.core.naming import Spoken
from rules.core.options import OptionSpec
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.shortcuts import Shortcut
from rules.core.stats import Stat
from rules.core.text import Msg
from rules.core.thinking import Thinking, no_reasons


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """One act of a seat, with its arguments: plain values only."""


class HasRng(Protocol):
    rng: Rng


@runtime_checkable
class KeepsOptions(Protocol):
    """A state that stores its table's options as chosen, not their consequences."""

    options: dict[str, str]


S = TypeVar("S", bound=HasRng)
M = TypeVar("M", bound=Move)
V = TypeVar("V")

Given: TypeAlias = Mapping[str, Any]
"""The arguments filled in so far, by field name."""
Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


def unchanged(plain: dict[str, Any]) -> dict[str, Any]:
    """The upgrade of a state that later rules hold as it is."""
    return plain


_empty: Callable[[], Any] = partial(MappingProxyType, MappingProxyType({}))


def nothing_given(state: object, seat: Seat, given: Given) -> bool:
    """Show the private pictures while nothing has been chosen yet."""
    return not given


def always(state: object, seat: Seat, given: Given) -> bool:
    """Show the private pictures: the choice is among things on them."""
    return True


def never(state: object, seat: Seat, given: Given) -> bool:
    """Show only the board: the choice is made there."""
    return False


def says_nothing(state: object, seat: Seat, given: Given) -> Msg | None:
    """The field's row needs no sentence beside it."""
    return None


def never_proposed(state: object, seat: Seat) -> bool:
    """A form with other verbs on its menu opens with one of those."""
    return False


def when_possible(state: object, seat: Seat) -> bool:
    """A form opens with this verb whenever it is on the menu, unless a verb before it is proposed."""
    return True


def no_caution(state: object, seat: Seat, move: Move) -> Msg | None:
    """A legal move is made as soon as it is confirmed."""
    return None


@dataclass(frozen=True, slots=True)
class Field(Generic[S]):
    """One argument of a move in a form.

    `domain` may look at the arguments given before it.
    """

    name: str
    domain: Callable[[S, Seat, Given], Domain]
    show_private: Callable[[S, Seat, Given], bool] = nothing_given
    """Should the form show the private pictures for this field? They appear again once all fields are filled."""
    says: Callable[[S, Seat, Given], Msg | None] = says_nothing
    """Returns the meaning of the field's value, or its condition; `given` ends with this field, or before it."""


@dataclass(frozen=True, slots=True)
class Verb(Generic[S, M]):
    """One kind of move: its conditions, its refusals, its effect and its form."""

    name: str
    move: type[M]
    available: Callable[[S, Seat], bool]
    """Is it on this seat's menu now? Must be cheap; only asked about a seat that is waited for."""
    check: Callable[[S, Seat, M], None]
    """Raises `IllegalMove` or `MalformedMove`: the only truth about legality."""
    apply: Callable[[S, Seat, M, Log], None]
    """Changes the draft; never refuses the move."""
    fields: tuple[Field[S], ...] = ()
    shortcuts: tuple[Shortcut[S], ...] = ()
    """The first is offered instead of the fields. Once it is chosen, later ones are offered that have alternatives."""
    check_off_menu: bool = False
    """If the verb is off the menu of a seat that is waited for, may `check` be asked to say why?"""
    caution: Callable[[S, Seat, M], Msg | None] = no_caution
    """Returns the reason that a legal move may be a mistake: the form asks once more before it makes the move."""
    proposed: Callable[[S, Seat], bool] = never_proposed
    """Returns true for the usual wish of a member now. A form opens with the first such verb on the menu."""
    ahead: Ahead[S] | None = None
    """Pre-moves of this verb; None if there are none."""
    sample: Callable[[S, Seat, Rng], M] | None = None
    """The move that `engine.sample_by_form` draws from the fields, found faster."""
    tells: Callable[[S, Seat], bool] = always_tells
    """Does it depend on anything hidden whether its move is the only legal one? Then it is never made by itself."""


class RobotLevel(IntEnum):
    """The strength of a robot. Tables are stored with the numbers."""

    QUICK = 0
    """Makes the automatic move."""
    EASY = 1
    """Beginner: plays like a person in their second game."""
    NORMAL = 2
    """Player: weighs the gains of each move."""
    EXPERT = 3
    """Thinks ahead with `rules.core.search`, which asks a title for `NORMAL` alone."""


OF_TITLES: Final = (RobotLevel.QUICK, RobotLevel.EASY, RobotLevel.NORMAL)
"""The levels that `GameDef.robot` plays."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The start of a table."""

    seats: int
    options: dict[str, str]
    seed: int
    """64 bits."""
    first: Seat | None = None
    """The seat that acts first; None if the title chooses. It draws all the same, so that a seed always deals alike."""

    def first_or(self, drawn: Seat) -> Seat:
        """The seat that acts first, which the title has drawn as `drawn`."""
        return drawn if self.first is None else self.first


class ScorePart(Struct, frozen=True):
    """Part of a total: its reason, and how many points."""

    label: Msg
    points: int


class SeatScore(Struct, frozen=True):
    total: int
    parts: tuple[ScorePart, ...]


class Outcome(Struct, frozen=True):
    """The end of a table: per seat its rank (1 is best, ties share) and score.

    A seat that plays alone and loses to the title itself has rank 2.
    """

    ranks: tuple[int, ...]
    scores: tuple[SeatScore, ...]
    reason: Msg

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Tally(Struct, frozen=True):
    """A public number of a seat, such as its score or the cards in its hand."""

    label: Msg
    number: int


def no_tallies(view: Any) -> tuple[tuple[Tally, ...], ...]:
    """Return no numbers of seats."""
    return ()


def nothing_changes(draft: Any, seat: Seat, log: Log) -> None:
    """Change nothing: the next holder of the seat plays on from the same position."""


def always_hides(state: Any) -> bool:
    """Every seat holds something that the others may not see."""
    return True


@dataclass(frozen=True, slots=True)
class Length:
    """The usual length of a table, for members who choose a title."""

    minutes: int
    """Minutes with all players present, as on the box or in the rule book."""
    days: int
    """By chat, when each seat takes about two turns a day."""


@dataclass(frozen=True, slots=True)
class GameDef(Generic[S, V]):
    """A title."""

    key: str
    rules_version: int
    seats: range
    options: tuple[OptionSpec, ...]
    state: type[S]
    new: Callable[[Setup], S]
    verbs: tuple[Verb[S, Any], ...]
    advance: Callable[[S, Log], None]
    """Takes automatic steps until a seat must act or the table is over."""
    waiting_for: Callable[[S], Mapping[Seat, Msg]]
    """Returns the seats that must act, each with its question; several at once are normal, none once the table is
    over.
    """
    turn: Callable[[S], tuple[int | str, ...]]
    """Identifies the turn being played, as distinct from those beside it; public. Simultaneous moves are one turn,
    and questions that others answer meanwhile do not end it.
    """
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, Seat | None], V]
    """Returns the view of a seat, or of a spectator (None); built from nothing."""
    preview: Callable[[S, Seat, str, Given], V]
    """Returns the seat's view of the position as a half-filled move of the named verb would leave it.

    Outcomes of chance and of the move stay hidden. Arguments that do not fit the position are ignored.
    """
    describe: Callable[[V], tuple[Msg, ...]]
    """The whole view in words."""
    write: Callable[[Move], str]
    """A move as one line of text that `read` understands."""
    read: Callable[[S, Seat, str, Spoken], Move]
    """The move that a line of text means, with names in any language that is spoken. Raises `MalformedMove`; does not
    say whether it is legal.
    """
    robot: Callable[[S, Seat, RobotLevel, Rng], Move]
    """A legal move for a seat, by one of the levels `OF_TITLES`. It knows no more than the seat does."""
    determinize: Callable[[S, Seat | None, Rng], S]
    """Another state that this viewer cannot tell from the real one."""
    check_invariants: Callable[[S], None]
    """Raises `InvariantBroken` if components are lost or duplicated, or numbers out of range."""
    most_moves: int
    """An upper bound of the moves at any table."""
    hides: Callable[[S], bool] = always_hides
    """Returns true if seats may hold hidden things. Only then are members offered to look at their hands."""
    leave: Callable[[S, Seat, Log], None] = nothing_changes
    """Changes the state when a member gives up a seat. The table itself reports that they left."""
    reshuffle: Callable[[S, Rng], S] | None = None
    """Returns the same table with its face-down piles in another order and other chance: each seat sees what it saw.
    Without it, `determinize` for a spectator takes its place, which deals the hands again as well.
    """
    draws_stay: bool = False
    """True if every choice in a turn leads to the same random draws. Then the turn can be taken back after them."""
    thinking: Thinking[S] = field(default_factory=Thinking)
    """The search of robots of level 3."""
    glossary: Glossary | None = None
    length: Length | None = None
    landmarks: tuple[str, ...] = ()
    """Keys of public events by which people find a place in a table again, such as that of a new round."""
    folds: Folds = field(default_factory=_empty)
    """By key of events that can be added up: how several become one line for readers."""
    turned_up: frozenset[str] = frozenset()
    """Keys of public events about things that all see for a moment, and that no view shows afterwards."""
    lessons: Course[V] | None = None
    """Its first game with lessons; None if there is none."""
    standing: tuple[AutoAnswer[S], ...] = ()
    """Rules by which members may have their questions answered."""
    tallies: Callable[[V], tuple[tuple[Tally, ...], ...]] = no_tallies
    """Returns the public numbers of each seat, the score first; each label stays in its place."""
    statistics: tuple[Stat[S], ...] = ()
    """Statistics that are counted over finished tables."""
    interim: Callable[[S], tuple[int, ...]] | None = None
    """Each seat's rank if the table ended now; None if the rule book ranks no half-finished position."""
    progress: Callable[[S], int] | None = None
    """Returns the played part of the table in percent; None if that cannot be foreseen."""
    in_place: InPlace[S] = field(default_factory=InPlace)
    comparable_totals: bool = True
    """Do totals measure strength, so that one may be compared with another?"""
    rated_options: Mapping[str, tuple[str, ...]] = field(default_factory=_empty)
    """The choices with which tables are rated, of options that change the game much; of others all choices are."""
    solo_modes: tuple[str, ...] = ()
    """The options that make playing alone another game, which has ratings of its own."""
    opens: Callable[[S], Seat] | None = None
    """Returns the seat with the first turn of a new table; None if it makes no difference."""
    anchors: Mapping[int, int] = field(default_factory=_empty)
    """By level the measured strength of robots, in millionths of the scale of ratings; see `benchmarks.robots`."""
    reasons: Callable[[S, Seat, Any], tuple[Msg, ...]] = no_reasons
    """Returns the reasons for a legal move, the weightiest first, from the seat's knowledge alone; for a robot's
    hints.
    """
    untold: Mapping[str, str] = field(default_factory=_empty)
    """Facts of views that `describe` never tells, such as ``SeatView.used``, each with a sentence why; others are."""
    told_at_times: Mapping[str, str] = field(default_factory=_empty)
    """Facts of views that `describe` tells only in some positions, each with a sentence why."""
    upgrades: Mapping[int, Upgrade] = field(default_factory=_empty)
    """By older version whose tables go up since no player there could notice: makes its state one of the next
    version.
    """
    earlier: "GameDef[Any, Any] | None" = None
    """The version before, as long as it is kept for its tables (ADR 44). Its views are of today's type."""
    gained: Mapping[str, Any] = field(default_factory=_empty)
    """Facts that states of this version did not store at first: the path of each, such as ``rules.last_line``, and
    its value then (ADR 58). They stand in the order in which they came.
    """
    stored_as: int | None = None
    """The number in the log of its entries, if they bear the number of later rules (ADR 58)."""


def verb_of(game: GameDef[Any, Any], move: Move) -> Verb[Any, Any] | None:
    """The verb that a move belongs to."""
    kind = type(move)
    for verb in game.verbs:
        if verb.move is kind:
            return verb
    return None


def verb_named(game: GameDef[Any, Any], name: str) -> Verb[Any, Any] | None:
    return next((verb for verb in game.verbs if verb.name == name), None)


def standing_named(game: GameDef[S, Any], name: str) -> AutoAnswer[S] | None:
    return next((standing for standing in game.standing if standing.name == name), None)


def option_label(game: GameDef[Any, Any], spec: OptionSpec, value: str) -> Msg:
    """The name of an option's canonical value."""
    if value in spec.choices or spec.own is None:
        return Msg(f"{game.key}.option.{spec.name}.{value}")
    return spec.own.label(value)


def read_options(game: GameDef[Any, Any], given: Mapping[str, str]) -> dict[str, str]:
    """Return options in canonical form.

    Raises:
        MalformedMove: core.unknown_option, or the refusal of a value outside the choices.
    """
    specs = {spec.name: spec for spec in game.options}
    for name in sorted(given.keys() - specs.keys()):
        raise MalformedMove("core.unknown_option", name=name, choice=given[name])
    return {name: specs[name].read(value) for name, value in sorted(given.items())}


def all_options(game: GameDef[Any, Any], given: Mapping[str, str]) -> dict[str, str]:
    """Return stored options as today's rules name them; options that came later have the value that was played
    before.
    """
    specs = {spec.name: spec for spec in game.options}
    read = {
        name: specs[name].former.get(value, value) if name in specs else value
        for name, value in given.items()
    }
    before = {spec.name: spec.before for spec in game.options if spec.before is not None}
    return dict(sorted((default_options(game) | before | read).items()))


def default_options(game: GameDef[Any, Any]) -> dict[str, str]:
    return {spec.name: spec.default for spec in game.options}
