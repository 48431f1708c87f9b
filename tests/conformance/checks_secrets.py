"""Check that views, events and refusals for a viewer depend only on the viewer's knowledge.

Everything hidden from a viewer is dealt anew; everything that reaches the viewer must stay the same.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rules.core import engine
from rules.core.codec import encode_state
from rules.core.errors import InvariantBroken, Refusal
from rules.core.game import OF_TITLES, Move, RobotLevel
from rules.core.hinting import in_words
from rules.core.log import Event
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.conformance.filling import fill, half_filled, mutants, offer
from tests.conformance.tables import (
    Game,
    PlayedTable,
    Position,
    Turn,
    Viewer,
    determinized,
    refusal,
)

POSITIONS = 12
_GOES_ON = 6
_HINTS = 5


def _worlds(table: PlayedTable, count: int) -> Iterator[tuple[Position, Viewer, Any]]:
    """Positions, each with another possible world per viewer."""
    for position in table.sampled(count):
        for viewer in table.viewers:
            yield position, viewer, determinized(table, position, viewer)


def _seated(table: PlayedTable, count: int) -> Iterator[tuple[Position, Seat, Any]]:
    """Positions, each with another possible world per seat that is waited for."""
    for position in table.sampled(count):
        for seat in table.game.waiting_for(position.state):
            yield position, seat, determinized(table, position, seat)


def check_determinized_view(game: Game, table: PlayedTable) -> None:
    """A viewer's view of a determinized world equals the one of the real world."""
    for position, viewer, world in _worlds(table, POSITIONS):
        _assert_same(
            game.view(world, viewer),
            game.view(position.state, viewer),
            f"the view of {viewer} tells worlds apart {table.at(position.number)}",
        )


def check_determinized_words(game: Game, table: PlayedTable) -> None:
    """So does that view in words."""
    for position, viewer, world in _worlds(table, POSITIONS):
        _assert_same(
            game.describe(game.view(world, viewer)),
            game.describe(game.view(position.state, viewer)),
            f"the words for {viewer} tell worlds apart {table.at(position.number)}",
        )


def check_determinized_reasons(game: Game, table: PlayedTable) -> None:
    """A robot's reasons, and the words for its move, are the same too: a hint tells no secret."""
    for position, seat, world in _seated(table, _HINTS):
        where = f"to {seat} {table.at(position.number)}"
        usual = game.robot(position.state, seat, RobotLevel.NORMAL, Rng(position.number))
        drawn = engine.sample_move(game, position.state, seat, Rng(position.number))
        for move in (usual, drawn):
            _assert_same(
                game.reasons(world, seat, move),
                game.reasons(position.state, seat, move),
                f"the reasons for {move} tell worlds apart {where}",
            )
            _assert_same(
                in_words(game, world, seat, move),
                in_words(game, position.state, seat, move),
                f"the words for {move} tell worlds apart {where}",
            )


def check_determinized_waiting(game: Game, table: PlayedTable) -> None:
    """The seats to act, their questions, and the outcome depend on no secret."""
    for position, viewer, world in _worlds(table, POSITIONS):
        where = f"to {viewer} {table.at(position.number)}"
        before, after = game.waiting_for(position.state), game.waiting_for(world)
        assert list(after) == list(before), f"who must act tells worlds apart {where}"
        if viewer is not None and viewer in before:
            _assert_same(after[viewer], before[viewer], f"the question tells worlds apart {where}")
        _assert_same(
            game.outcome(world), game.outcome(position.state), f"the end tells worlds apart {where}"
        )


def check_determinized_turn(game: Game, table: PlayedTable) -> None:
    """The turn being played is public: it is the same in every world that a viewer cannot tell from this one."""
    for position, viewer, world in _worlds(table, POSITIONS):
        _assert_same(
            game.turn(world),
            game.turn(position.state),
            f"the turn tells {viewer} worlds apart {table.at(position.number)}",
        )


def check_determinized_previews(game: Game, table: PlayedTable) -> None:
    """A half-filled move shows nothing that its seat does not know; arguments that do not fit are left out."""
    for position, seat, world in _seated(table, POSITIONS):
        where, chance = table.at(position.number), table.chance(position.number)
        for verb in engine.verbs_on_menu(game, position.state, seat):
            given = [*half_filled(verb, position.state, seat, chance, where), *_unfit(verb.fields)]
            for part in given:
                _assert_same(
                    game.preview(world, seat, verb.name, part),
                    game.preview(position.state, seat, verb.name, part),
                    f"the preview of {verb.name} with {part} tells {seat} worlds apart {where}",
                )


def _unfit(fields: Sequence[Any]) -> Iterator[dict[str, Any]]:
    for value in (-1, "nonsense", ("nonsense",), (999, 999)):
        yield {field.name: value for field in fields}


def check_determinized_offers(game: Game, table: PlayedTable) -> None:
    """Menus and options of fields, with labels, are the same in a world that the seat cannot tell from this one."""
    for position, seat, world in _seated(table, POSITIONS):
        where, chance = table.at(position.number), table.chance(position.number)
        menu = engine.verbs_on_menu(game, position.state, seat)
        assert engine.verbs_on_menu(game, world, seat) == menu, (
            f"the menu tells {seat} worlds apart {where}"
        )
        for verb in menu:
            for field, (name, given, domain, _) in zip(
                verb.fields, fill(verb, position.state, seat, chance, where), strict=True
            ):
                _assert_same(
                    offer(field.domain(world, seat, given)),
                    offer(domain),
                    f"{verb.name}.{name} after {given} tells {seat} worlds apart {where}",
                )


def check_determinized_refusals(game: Game, table: PlayedTable) -> None:
    """A refusal, its reason and its facts depend only on the seat's knowledge."""
    for position, seat, world in _seated(table, POSITIONS):
        where, chance = table.at(position.number), table.chance(position.number)
        for move in mutants(game, table, position.state, seat, chance, 10):
            _assert_same(
                _reason(refusal(game, world, seat, move)),
                _reason(refusal(game, position.state, seat, move)),
                f"the refusal of {move} tells {seat} worlds apart {where}",
            )


def _reason(refused: Refusal | None) -> object:
    return refused and (type(refused), refused.code, refused.facts)


def check_determinized_robots(game: Game, table: PlayedTable) -> None:
    """Robots use only their seat's knowledge: given the same chance they make the same, legal move in either world."""
    for position, seat, world in _seated(table, 8):
        for level in OF_TITLES:
            where = f"by a robot of level {level} for {seat} {table.at(position.number)}"
            move = game.robot(position.state, seat, level, table.chance(position.number))
            refused = refusal(game, position.state, seat, move)
            assert refused is None, f"{move} {where} is refused: {refused!r}"
            other = game.robot(world, seat, level, table.chance(position.number))
            _assert_same(other, move, f"the move {where} tells worlds apart")


def check_determinized_world(game: Game, table: PlayedTable) -> None:
    """A determinized world is sound and can be played on."""
    for position, viewer, world in _worlds(table, 4):
        where = f"determinized for {viewer} {table.at(position.number)}"
        chance = table.chance(position.number)
        for _ in range(_GOES_ON):
            try:
                game.check_invariants(world)
            except InvariantBroken as error:
                raise AssertionError(f"{error}: {where}") from error
            if game.outcome(world) is not None:
                break
            seat = chance.pick(sorted(game.waiting_for(world)))
            world = engine.play(
                game, world, seat, engine.sample_move(game, world, seat, chance)
            ).state


def check_determinize_deals(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Determinizing changes something: if seats know different things, each gets worlds that differ from this one."""
    secret = {"the seats' cards": _knows_differ, "chance": _uses_chance}
    for what, is_there in secret.items():
        if not any(is_there(game, table) for table in tables):
            continue
        part = _without_chance if what == "the seats' cards" else _chance
        for viewer in tables[-1].viewers:
            assert any(
                part(world) != part(position.state)
                for table in tables
                for position, seen_by, world in _worlds(table, 6)
                if seen_by == viewer
            ), f"{game.key}: determinizing for {viewer} never changes {what}"


def _knows_differ(game: Game, table: PlayedTable) -> bool:
    for position in table.sampled(4):
        words = [game.describe(game.view(position.state, viewer)) for viewer in table.viewers]
        if any(other != words[0] for other in words):
            return True
    return False


def _uses_chance(game: Game, table: PlayedTable) -> bool:
    return any(turn.state.rng != turn.step.state.rng for turn in table.turns)


def _chance(state: Any) -> object:
    return state.rng.word


def _without_chance(state: Any) -> bytes:
    kept = state.rng.word
    state.rng.word = 0
    stored = encode_state(state)
    state.rng.word = kept
    return stored


def check_events_keep_secrets(game: Game, table: PlayedTable) -> None:
    """Events told to a viewer follow from the viewer's later view.

    In worlds that a viewer cannot tell apart, before or after a move, the viewer gets the same events, but for things
    turned up in public. The last move is not checked, since many titles reveal everything with it.
    """
    for turn in table.sampled_turns(12):
        for event in turn.step.events:
            if event.only_to is not None:
                assert event.msg.key not in game.turned_up, f"{event} is not public"
                assert event.only_to, f"{event} has no reader {table.at(turn.number)}"
                assert set(event.only_to) <= set(range(table.setup.seats)), f"{event} has no reader"
        if game.outcome(turn.step.state) is not None:
            continue
        for viewer in table.viewers:
            world = determinized(table, Position(turn.number, turn.state), viewer)
            seen = game.view(turn.step.state, viewer)
            for move in _like(game, table, turn, world):
                step = engine.play(game, world, turn.seat, move)
                if game.view(step.state, viewer) == seen:
                    _assert_same(
                        _lasting(game, told(step.events, viewer)),
                        _lasting(game, told(turn.step.events, viewer)),
                        f"events tell {viewer} worlds apart {table.at(turn.number)}",
                    )


def _like(game: Game, table: PlayedTable, turn: Turn, world: Any) -> Iterator[Move]:
    """The same move in another world if it is legal there, and others of the same verb."""
    if refusal(game, world, turn.seat, turn.move) is None:
        yield turn.move
    chance = table.chance(turn.number)
    menu = engine.verbs_on_menu(game, world, turn.seat)
    for verb in (verb for verb in menu if verb.move is type(turn.move)):
        for _ in range(3):
            *_, given = half_filled(verb, world, turn.seat, chance, table.at(turn.number))
            yield verb.move(**given)


def told(events: Sequence[Event], viewer: Viewer) -> list[Event]:
    return [event for event in events if event.is_for(viewer)]


def _lasting(game: Game, events: Sequence[Event]) -> list[Event]:
    """Return the events that follow from things still visible afterwards."""
    return [event for event in events if event.msg.key not in game.turned_up]


def check_determinized_pixels(game: Game, table: PlayedTable) -> None:
    """The pictures of a determinized world equal those of the real one, pixel by pixel."""
    looked_at = [each for each in _worlds(table, 2) if each[1] in (None, 0)]
    if table.in_part:
        looked_at = [looked_at[table.place % len(looked_at)]]
    for position, viewer, world in looked_at:
        where = f"for {viewer} {table.at(position.number)}"
        for name, paint in _pictures(game, table, viewer):
            _assert_same(
                paint(world),
                paint(position.state),
                f"the picture {name} tells worlds apart {where}",
            )


def _pictures(
    game: Game, table: PlayedTable, viewer: Viewer
) -> Iterator[tuple[str, Callable[[Any], object]]]:
    painter, say = table.around.painter, table.around.say("en")
    board, hand = painter.board, painter.hand
    yield "board", lambda state: board(game.view(state, viewer), say).tobytes()
    yield "hand", lambda state: [page.tobytes() for page in hand(game.view(state, viewer), say)]


def _assert_same(one: object, other: object, failure: str) -> None:
    assert one == other, f"{failure}:\n  {other}\n  {one}"[:2000]
