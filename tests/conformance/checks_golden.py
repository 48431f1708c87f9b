"""Checks that recorded tables replay to the end that they had, and that there is a text for everything they tell."""

from collections.abc import Sequence

import msgspec

from rules.core.codec import encode_state
from rules.core.errors import InvariantBroken, Refusal
from rules.core.record import decode_record, encode_record, replay
from tests.conformance.checks_texts import assert_said
from tests.conformance.tables import EVERY, Game, PlayedTable
from tests.golden import ENDS, ends, told_end
from tests.scale import RELEASE


def check_golden_tables(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Every recorded table is written back unchanged and replays to the end that `ends.toml` says it had.

    All of them in a release run, and some in a usual run, replay a second time to the same end.
    """
    around, said = tables[0].around, set[bytes]()
    files, known = sorted(around.golden.glob("*.json")), ends(around.golden)
    for place, file in enumerate(files):
        written = file.read_bytes()
        record = decode_record(written)
        where = f"{game.key}: {file.stem}"
        assert encode_record(record) == written.rstrip(), f"{where} is written back otherwise"
        try:
            for step in replay(game, record):
                game.check_invariants(step.state)
                for event in step.events:
                    if (stored := msgspec.msgpack.encode(event.msg)) not in said:
                        said.add(stored)
                        assert_said(around, event.msg, where)
        except (Refusal, InvariantBroken) as error:
            raise AssertionError(f"{where} no longer replays: {error!r}") from error
        outcome = game.outcome(step.state)
        assert outcome is not None, f"{where} does not end"
        assert file.stem in known, f"{where}: {ENDS} does not say how it ended"
        assert told_end(outcome) == known[file.stem], f"{where} ends otherwise: {outcome}"
        if RELEASE or place % EVERY == 0:
            *_, again = replay(game, record)
            assert encode_state(again.state) == encode_state(step.state), f"{where} wavers"
    missing = sorted(known.keys() - {file.stem for file in files})
    assert not missing, f"{game.key}: {ENDS} names tables that are not there: {missing}"
