"""Records that people bring along, changed in any way."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.errors import TableRefusal
from bot.tables.history.incoming import Reader
from rules import registry
from rules.core.codec import decode_state
from tests.fuzz import tried

pytestmark = pytest.mark.slow

FILES = sorted((Path(__file__).parents[1] / "bot" / "tables" / "records").glob("*.json"))
_SHORT = 20
_plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False)
    | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=6,
)


def _read(data: bytes) -> None:
    """A record that is read leads to a position that the rules allow; all others are refused."""
    try:
        found = asyncio.run(Reader(registry.load).read(data))
    except TableRefusal:
        return
    state = decode_state(found.game, found.before.state, found.game.rules_version)
    found.game.check_invariants(state)
    assert found.game.waiting_for(state)


def _short(path: Path) -> Any:
    record = json.loads(path.read_bytes())
    record["entries"] = record["entries"][:_SHORT]
    record.pop("shuffles", None)
    return record


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a document."""
    inner: list[tuple[Any, Any]] = list(value.items()) if isinstance(value, dict) else []
    if isinstance(value, list):
        inner = list(enumerate(value))
    return [path, *(place for key, each in inner for place in _places(each, (*path, key)))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@given(data=st.data())
@tried(60)
def test_a_file_with_other_values(path: Path, data: st.DataObject) -> None:
    record = _short(path)
    for place in data.draw(st.lists(st.sampled_from(_places(record)[1:]), min_size=1, max_size=3)):
        holder = record
        try:
            for key in place[:-1]:
                holder = holder[key]
            holder[place[-1]] = data.draw(_plain)
        except (KeyError, IndexError, TypeError):
            # Another change has replaced that place.
            continue
    _read(json.dumps(record).encode())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@given(data=st.data())
@tried(40)
def test_a_file_whose_entries_are_moved_around(path: Path, data: st.DataObject) -> None:
    record = _short(path)
    record["entries"] = data.draw(
        st.lists(st.sampled_from(record["entries"]), max_size=_SHORT)
        | st.permutations(record["entries"])
    )
    record["shuffles"] = data.draw(
        st.lists(
            st.fixed_dictionaries({"after": st.integers(-1, 25), "seed": st.integers(0, 2**64)}),
            max_size=3,
        )
    )
    _read(json.dumps(record).encode())


@pytest.mark.parametrize("path", FILES[:2], ids=lambda path: path.stem)
@given(data=st.data())
@tried(80)
def test_a_file_with_other_bytes(path: Path, data: st.DataObject) -> None:
    whole = bytearray(json.dumps(_short(path)).encode())
    for at in data.draw(st.lists(st.integers(0, len(whole) - 1), min_size=1, max_size=4)):
        whole[at] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(0, len(whole)) | st.just(len(whole)))
    _read(bytes(whole[:cut]))


@given(data=st.binary(max_size=400) | st.text(max_size=400).map(str.encode))
@tried(200)
def test_anything(data: bytes) -> None:
    _read(data)
