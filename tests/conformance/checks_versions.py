"""Checks the versions of a title's rules: every position of every released version can be played on (ADR 44)."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rules.core import engine
from rules.core.codec import decode_state, encode_state, unpack_move
from rules.core.errors import InvariantBroken, Refusal
from rules.core.record import Entry, Record, decode_record, replay
from rules.core.seats import Seat
from rules.core.versions import lifted, ruling, versions
from tests.conformance.tables import EVERY, Game, PlayedTable
from tests.golden import ENDS, ends, told_end
from tests.scale import RELEASE


def check_versions(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Golden tables of each earlier version still end as they did, and from each position go on as a table in play does.

    All of them in a release run, and some in a usual run. Those of version 2 are in the folder ``v2`` beside today's.
    """
    around = tables[0].around
    numbers = [each.rules_version for each in versions(game)]
    assert numbers == sorted(set(numbers), reverse=True), f"{game.key}: versions {numbers}"
    for rules in versions(game):
        assert rules.key == game.key, f"version {rules.rules_version} is of {rules.key}"
        folder = around.golden if rules is game else around.golden / f"v{rules.rules_version}"
        files = sorted(folder.glob("*.json"))
        assert files or rules is game, f"{game.key}: no recorded tables in {folder.name}"
        for place, file in enumerate(files):
            if RELEASE or (place + rules.rules_version) % EVERY == 0:
                _assert_goes_on(game, rules, file)
            if rules is not game and (RELEASE or place % EVERY == 1):
                _assert_shown(rules, file, tables[0])


def _assert_goes_on(game: Game, rules: Game, file: Path) -> None:
    """From every position, what was played next leads to the same next position, also after going up."""
    record, where = decode_record(file.read_bytes()), f"{file.parent.name}/{file.stem}"
    assert record.rules_version == rules.rules_version, f"{where} is of another version"
    on = ruling(game, rules.rules_version)
    try:
        states = [step.state for step in replay(rules, record)]
        for before, done, after in _moves(record, states):
            loaded = decode_state(on, encode_state(before), rules.rules_version)
            on.check_invariants(loaded)
            played = _played(on, loaded, done)
            same = lifted(on, after, rules.rules_version)
            assert encode_state(played) == encode_state(same), f"{where} goes on otherwise"
    except (Refusal, InvariantBroken) as error:
        raise AssertionError(f"{where} cannot go on: {error!r}") from error
    outcome = rules.outcome(states[-1])
    assert outcome is not None, f"{where} does not end"
    assert told_end(outcome) == ends(file.parent)[file.stem], f"{where} ends otherwise than {ENDS}"
    assert on.outcome(lifted(on, states[-1], rules.rules_version)) == outcome, (
        f"{where} ends otherwise after going up"
    )


def _moves(record: Record, states: Sequence[Any]) -> Iterator[tuple[Any, Entry, Any]]:
    """Each entry of a record without shuffles, with the states before and after it."""
    assert not record.shuffles, "golden tables go on from no other"
    return zip(states, record.entries, states[1:], strict=True)


def _played(rules: Game, state: Any, done: Entry) -> Any:
    if done.player is not None:
        return state
    if done.move is None:
        return engine.leave(rules, state, done.seat).state
    return engine.play(rules, state, done.seat, unpack_move(rules, done.move)).state


def _assert_shown(rules: Game, file: Path, table: PlayedTable) -> None:
    """Views of an earlier version are described and painted as today's are, and its robots know a move."""
    painter, say = table.around.painter, table.around.say("en")
    states = [step.state for step in replay(rules, decode_record(file.read_bytes()))]
    for state in states[:: max(1, len(states) // 3)]:
        viewers: tuple[Seat | None, ...] = (None, *rules.waiting_for(state))
        for viewer in viewers:
            seen = rules.view(state, viewer)
            assert rules.describe(seen), f"{file.stem}: no words"
            assert painter.board(seen, say).size, f"{file.stem}: no board"
