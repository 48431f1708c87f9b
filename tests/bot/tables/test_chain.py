"""The contents of a link of the chain of hashes."""

from typing import Any

import pytest
from msgspec import msgpack
from msgspec.structs import replace

from bot.store.rows import MoveKind, MoveRow
from bot.tables.history import chain
from rules.core.log import Event
from rules.core.text import SeatName, msg

ENTRY = MoveRow(
    *(1, 1, MoveKind.MOVE, 0, b"m", b"told", 5, b"", 100),
)


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(
    ("entry", "more"),
    [
        pytest.param({}, {"previous": b"\1" * 32}, id="what went before"),
        pytest.param({"seq": 2}, {}, id="its place"),
        pytest.param({"kind": MoveKind.LEAVE}, {}, id="what kind of entry"),
        pytest.param({"seat": 1}, {}, id="whose"),
        pytest.param({"seat": None}, {}, id="nobody's"),
        pytest.param({"move": b"n"}, {}, id="which move"),
        pytest.param({}, {"state": b"t"}, id="what it led to"),
        pytest.param({"move": b"ms"}, {"state": b""}, id="where the move ends"),
    ],
)
def test_everything_counts_in_a_link(
    entry: dict[str, Any], more: dict[str, Any], version: int
) -> None:
    row = replace(ENTRY, state_hash=None if version == 1 else b"later")
    around = {"previous": chain.START, "state": b"s"}
    changed = around | more
    link, other = (
        chain.link(each["previous"], at, each["state"])
        for each, at in ((around, row), (changed, replace(row, **entry)))
    )
    assert link != other


def test_no_members_name_or_number_is_part_of_a_link_about_a_seat() -> None:
    told = msgpack.encode((Event(msg("table.took_over", member=SeatName(0), place="1")),))
    row = replace(ENTRY, kind=MoveKind.SEAT, move=None, events=told, state_hash=b"later")
    links = {chain.link(chain.START, replace(row, member_id=each), b"s") for each in (5, 6, None)}
    assert len(links) == 1
    assert chain.link(chain.START, replace(row, seat=1), b"s") not in links
