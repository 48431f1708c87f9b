from dataclasses import replace
from typing import Any

import msgspec
import pytest

from rules.core import engine
from rules.core.codec import (
    decode_move,
    decode_state,
    encode_move,
    encode_state,
    pack_move,
    unpack_move,
)
from rules.core.errors import InvariantBroken, MalformedMove
from rules.core.game import Move
from tests.rules.core.tables import heaps, sealed_table
from tests.toys import nim, sealed
from tests.toys.sealed.verbs import Buy, Lay

NIM, SEALED = nim.GAME, sealed.GAME


class Unknown(Move, frozen=True):
    pass


def _plain(state: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.msgpack.decode(encode_state(state))
    return plain


def _bytes(plain: Any) -> bytes:
    return msgspec.msgpack.encode(plain)


def test_a_state_survives_storing() -> None:
    state = sealed_table(seats=3)
    state = engine.play(SEALED, state, 1, Lay((state.seats[1].hand[0],))).state
    assert decode_state(SEALED, encode_state(state), 1) == state


def test_an_unknown_key_is_named() -> None:
    with pytest.raises(InvariantBroken, match="colour"):
        decode_state(NIM, _bytes(_plain(heaps(1)) | {"colour": "red"}), 1)


def test_an_unknown_key_in_a_nested_struct_is_named_with_its_path() -> None:
    plain = _plain(sealed_table())
    plain["seats"][0]["colour"] = "red"
    with pytest.raises(InvariantBroken, match=r"colour.*\$\.seats\[0\]"):
        decode_state(SEALED, _bytes(plain), 1)


def test_a_missing_key_is_named() -> None:
    plain = _plain(heaps(1))
    del plain["acting"]
    with pytest.raises(InvariantBroken, match="acting"):
        decode_state(NIM, _bytes(plain), 1)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param({"acting": "0"}, id="a text for a number"),
        pytest.param({"acting": 0.5}, id="a fraction"),
        pytest.param({"heaps": None}, id="nothing for a list"),
    ],
)
def test_a_value_of_the_wrong_type_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(InvariantBroken, match=next(iter(change))):
        decode_state(NIM, _bytes(_plain(heaps(1)) | change), 1)


def test_bytes_that_do_not_encode_a_state_are_refused() -> None:
    with pytest.raises(InvariantBroken):
        decode_state(NIM, b"\xc1", 1)
    with pytest.raises(InvariantBroken):
        decode_state(NIM, encode_state(heaps(1))[:-1], 1)


LATER = replace(
    NIM,
    rules_version=3,
    upgrades={
        1: lambda plain: plain | {"over": False},
        2: lambda plain: plain | {"last_wins": plain["over"] is False},
    },
)


def _first_shape() -> bytes:
    plain = _plain(heaps(2))
    del plain["over"], plain["last_wins"]
    return _bytes(plain)


def test_an_old_state_is_upgraded_step_by_step() -> None:
    assert decode_state(LATER, _first_shape(), 1) == heaps(2)


def test_an_upgrade_starts_from_the_stored_version() -> None:
    plain = _plain(heaps(2))
    del plain["last_wins"]
    assert decode_state(LATER, _bytes(plain), 2) == heaps(2)


def test_a_missing_upgrade_is_an_internal_error() -> None:
    with pytest.raises(InvariantBroken, match="version 2"):
        decode_state(replace(LATER, upgrades={1: LATER.upgrades[1]}), _first_shape(), 1)


def test_an_upgrade_that_returns_no_state_is_an_internal_error() -> None:
    with pytest.raises(InvariantBroken, match="last_wins"):
        decode_state(replace(LATER, upgrades={1: LATER.upgrades[1], 2: dict}), _first_shape(), 1)


def test_a_state_of_later_rules_is_refused() -> None:
    with pytest.raises(InvariantBroken, match="version 2"):
        decode_state(NIM, encode_state(heaps(1)), 2)


@pytest.mark.parametrize(
    ("move", "plain"),
    [
        (Buy(2, (1, 1)), {"verb": "buy", "count": 2, "paid": (1, 1)}),
        (Lay(()), {"verb": "lay", "cards": ()}),
    ],
    ids=["numbers", "nothing picked"],
)
def test_a_move_is_packed_as_plain_values(move: Move, plain: dict[str, Any]) -> None:
    assert pack_move(SEALED, move) == plain
    assert unpack_move(SEALED, plain) == move
    assert decode_move(SEALED, encode_move(SEALED, move)) == move


@pytest.mark.parametrize(
    ("plain", "code"),
    [
        pytest.param({"heap": 1, "count": 1}, "core.unknown_verb", id="no verb"),
        pytest.param({"verb": "give", "heap": 1}, "core.unknown_verb", id="no such verb"),
        pytest.param({"verb": 3}, "core.unknown_verb", id="a number for a verb"),
        pytest.param({"verb": "take", "heap": 1}, "core.malformed_move", id="missing argument"),
        pytest.param(
            {"verb": "take", "heap": 1, "count": 1, "of": 2},
            "core.malformed_move",
            id="unknown argument",
        ),
        pytest.param(
            {"verb": "take", "heap": "1", "count": 1}, "core.malformed_move", id="wrong type"
        ),
    ],
)
def test_values_that_are_not_a_move_are_refused(plain: dict[str, Any], code: str) -> None:
    with pytest.raises(MalformedMove) as unpacked:
        unpack_move(NIM, plain)
    with pytest.raises(MalformedMove) as decoded:
        decode_move(NIM, _bytes(plain))
    assert (unpacked.value.code, decoded.value.code) == (code, code)


def test_unpacking_leaves_the_given_values_alone() -> None:
    plain = {"verb": "end_turn"}
    unpack_move(NIM, plain)
    assert plain == {"verb": "end_turn"}


@pytest.mark.parametrize("data", [b"", b"\x01", b"\xc1"], ids=["empty", "a number", "no bytes"])
def test_bytes_that_do_not_encode_a_move_are_refused(data: bytes) -> None:
    with pytest.raises(MalformedMove):
        decode_move(NIM, data)


def test_a_move_of_another_title_has_no_verb_here() -> None:
    with pytest.raises(MalformedMove):
        pack_move(NIM, Unknown())
