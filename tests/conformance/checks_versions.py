"""Checks the versions of a title's rules: every position of every released version can be played on (ADR 44)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rules.core import engine
from rules.core.codec import decode_state, encode_state, unpack_move
from rules.core.errors import InvariantBroken, Refusal
from rules.core.record import Entry, decode_record, replay
from rules.core.seats import Seat
from rules.core.versions import ruling, versions
from tests.conformance.tables import EVERY, Game, PlayedTable
from tests.golden import ENDS, ends, told_end
from tests.scale import RELEASE

_LIFTED = 8
"""From one position in so many, a usual run plays a table that has gone up to its end."""


def check_versions(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Golden tables of each version end as they did, and from each position they go on as a table in play does.

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
            if RELEASE or place % EVERY == 0:
                _assert_goes_on(game, rules, file)
            if rules is not game and (RELEASE or place % EVERY == 0):
                _assert_shown(rules, file, tables[0])


def _assert_goes_on(game: Game, rules: Game, file: Path) -> None:
    """Moves from a position on can be made on a table that is loaded there, and come to the same end."""
    record, where = decode_record(file.read_bytes()), f"{file.parent.name}/{file.stem}"
    assert record.rules_version == rules.rules_version, f"{where} is of another version"
    assert not record.shuffles, f"{where} goes on from another table"
    on = ruling(game, rules.rules_version)
    try:
        states = [step.state for step in replay(rules, record)]
        outcome = rules.outcome(states[-1])
        assert outcome is not None, f"{where} does not end"
        told = ends(file.parent)[file.stem]
        assert told_end(outcome) == told, f"{where} ends otherwise than {ENDS}"
        for start in range(len(record.entries)):
            state = decode_state(on, encode_state(states[start]), rules.rules_version)
            on.check_invariants(state)
            # By its own rules, a position that is the same goes on the same way.
            steps = 1 if on is rules else len(record.entries)
            if on is not rules and not RELEASE and start % _LIFTED:
                continue
            for place, done in enumerate(record.entries[start : start + steps], start + 1):
                state = _played(on, state, done)
                is_same = on.waiting_for(state).keys() == rules.waiting_for(states[place]).keys()
                if on is rules:
                    is_same = encode_state(state) == encode_state(states[place])
                assert is_same, f"{where} goes on otherwise"
            if on is not rules:
                end = on.outcome(state)
                assert end == outcome, f"{where} ends otherwise after going up"
    except (Refusal, InvariantBroken) as error:
        raise AssertionError(f"{where} cannot go on: {error!r}") from error


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
