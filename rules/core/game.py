"""The contract between a title and everything else: a frozen record of functions.

There is nothing to inherit. A title exports one `GameDef`; a move is a frozen struct, a verb the table of functions
that decide and carry out one kind of move.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec import Struct

from rules.core.domains import Domain
from rules.core.errors import MalformedMove
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """One act of a seat, with its arguments: plain values only."""


class HasRng(Protocol):
    rng: Rng


@runtime_checkable
class KeepsOptions(Protocol):
    """A state that keeps the options of its table as they are, rather than what follows from them."""

    options: dict[str, str]


S = TypeVar("S", bound=HasRng)
M = TypeVar("M", bound=Move)
V = TypeVar("V")

Given: TypeAlias = Mapping[str, Any]
"""The arguments filled in so far, by field name."""


def nothing_given(state: object, seat: Seat, given: Given) -> bool:
    """Private pictures are seen at the beginning."""
    return not given


def always(state: object, seat: Seat, given: Given) -> bool:
    """The choice is among what private pictures show."""
    return True


def never(state: object, seat: Seat, given: Given) -> bool:
    """The choice is made on the board, which is seen better alone."""
    return False


@dataclass(frozen=True, slots=True)
class Field(Generic[S]):
    """How one argument of a move is filled in.

    `domain` may look at the arguments given before it.
    """

    name: str
    domain: Callable[[S, Seat, Given], Domain]
    in_hand: Callable[[S, Seat, Given], bool] = nothing_given
    """Do the private pictures help to choose it, so that forms keep them in sight, and again until the move is made?"""


@dataclass(frozen=True, slots=True)
class Verb(Generic[S, M]):
    """One kind of move: when it is on the menu, what refuses it, what it does, how it is filled in."""

    name: str
    move: type[M]
    available: Callable[[S, Seat], bool]
    """Is it on this seat's menu now? Cheap; asked only of a seat that is waited for."""
    check: Callable[[S, Seat, M], None]
    """Raises `IllegalMove` or `MalformedMove`: the only truth about legality."""
    apply: Callable[[S, Seat, M, Log], None]
    """Changes the draft; never refuses."""
    fields: tuple[Field[S], ...] = ()
    explains: bool = False
    """May `check` be asked of a seat that is waited for although the verb is not on the menu, and say why it is not?"""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table starts from."""

    seats: int
    options: dict[str, str]
    seed: int
    """64 bits."""


@dataclass(frozen=True, slots=True)
class OwnValue:
    """Values of an option that are none of its choices, such as the text of a map that somebody drew."""

    read: Callable[[str], str]
    """The canonical form of a value. Raises `MalformedMove`, and says what is wrong with it."""
    label: Callable[[str], Msg]
    """What a canonical value is called."""
    example: str
    """A canonical value."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A choice of the table's opener. Texts: ``<key>.option.<name>`` and ``<key>.option.<name>.<choice>``."""

    name: str
    choices: tuple[str, ...]
    default: str
    own: OwnValue | None = None
    """Allows more than the choices."""
    advanced: bool = False
    """Worth a word only where it differs from the default."""
    seats: range | None = None
    """The numbers of seats at which it matters; None for all."""
    only_with: tuple[str, str] | None = None
    """Another option, and the choice of it without which this one does not matter."""

    def matters(self, seats: int, options: Mapping[str, str]) -> bool:
        """Does it change anything at a table of so many seats with these options?"""
        if self.seats is not None and seats not in self.seats:
            return False
        return self.only_with is None or options[self.only_with[0]] == self.only_with[1]

    def read(self, value: str) -> str:
        """The canonical form of a value.

        Raises:
            MalformedMove: core.unknown_option, or what `own` has to say of it.
        """
        if value in self.choices:
            return value
        if self.own is None:
            raise MalformedMove("core.unknown_option", name=self.name, choice=value)
        return self.own.read(value)


class ScorePart(Struct, frozen=True):
    """Part of a total: what for, and how many points."""

    label: Msg
    points: int


class SeatScore(Struct, frozen=True):
    total: int
    parts: tuple[ScorePart, ...]


class Outcome(Struct, frozen=True):
    """How a table ended: per seat its rank (1 is best, ties share) and score.

    A seat that is alone at its table, and has lost to the title itself, has rank 2.
    """

    ranks: tuple[int, ...]
    scores: tuple[SeatScore, ...]
    reason: Msg

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def nothing_changes(draft: Any, seat: Seat, log: Log) -> None:
    """A seat that is given up is played on as it is."""


@dataclass(frozen=True, slots=True)
class Glossary:
    """What people may ask about: cards and other components, by id."""

    ids: tuple[str, ...]
    name: Callable[[str], Msg]
    read: Callable[[str], str]
    """The id of what a text names. Raises `MalformedMove`."""
    entry: Callable[[str, int | None], tuple[Msg, ...]]
    """What it is and does, at a table of so many seats, or in general."""


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
    """Automatic steps, until somebody must act or it is over."""
    waiting_for: Callable[[S], Mapping[Seat, Msg]]
    """Who must act and what they are asked; several at once is normal, nobody when it is over."""
    turn: Callable[[S], tuple[int | str, ...]]
    """What tells the turn that is being played from the one before it and the one after it; known to everybody.

    What several seats do at the same time is one turn. Questions that others answer in between do not end it.
    """
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, Seat | None], V]
    """What a seat, or a spectator (None), may know: built from nothing."""
    preview: Callable[[S, Seat, str, Given], V]
    """The seat's view of the position as a half-filled move of the named verb would leave it.

    It holds nothing that the seat does not know yet: what chance or the move would reveal stays hidden. Arguments that
    do not fit the position are left out of account.
    """
    describe: Callable[[V], tuple[Msg, ...]]
    """The whole view in words."""
    write: Callable[[Move], str]
    """A move as one line of text that `read` understands."""
    read: Callable[[S, Seat, str], Move]
    """The move that a line of text means. Raises `MalformedMove`; does not say whether it is legal."""
    robot: Callable[[S, Seat, int, Rng], Move]
    """A legal move for a seat: level 0 quickest, 1 random, 2 greedy; sees no more than the seat does."""
    redeal: Callable[[S, Seat | None, Rng], S]
    """Another world that this viewer cannot tell from this one."""
    assert_sound: Callable[[S], None]
    """Raises `InvariantBroken` when components are lost or doubled, or numbers out of range."""
    most_moves: int
    """No table has more moves than this."""
    leave: Callable[[S, Seat, Log], None] = nothing_changes
    """A seat is given up by its member: what that changes here. The table itself tells who left."""
    glossary: Glossary | None = None
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """Per older rules version, how its stored state becomes one of the next version."""


def verb_of(game: GameDef[Any, Any], move: Move) -> Verb[Any, Any] | None:
    """The verb whose move this is."""
    kind = type(move)
    for verb in game.verbs:
        if verb.move is kind:
            return verb
    return None


def verb_named(game: GameDef[Any, Any], name: str) -> Verb[Any, Any] | None:
    return next((verb for verb in game.verbs if verb.name == name), None)


def option_label(game: GameDef[Any, Any], spec: OptionSpec, value: str) -> Msg:
    """What a canonical value of an option is called."""
    if value in spec.choices or spec.own is None:
        return Msg(f"{game.key}.option.{spec.name}.{value}")
    return spec.own.label(value)


def read_options(game: GameDef[Any, Any], given: Mapping[str, str]) -> dict[str, str]:
    """Options in canonical form.

    Raises:
        MalformedMove: core.unknown_option, or what is wrong with an opener's own value.
    """
    specs = {spec.name: spec for spec in game.options}
    for name in sorted(given.keys() - specs.keys()):
        raise MalformedMove("core.unknown_option", name=name, choice=given[name])
    return {name: specs[name].read(value) for name, value in sorted(given.items())}


def all_options(game: GameDef[Any, Any], given: Mapping[str, str]) -> dict[str, str]:
    """What was chosen, and defaults for the rest, such as options that came after a table was set up."""
    return dict(sorted((default_options(game) | dict(given)).items()))


def default_options(game: GameDef[Any, Any]) -> dict[str, str]:
    return {spec.name: spec.default for spec in game.options}
