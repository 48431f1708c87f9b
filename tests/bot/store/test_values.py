"""Rows become values of a kind, and values become rows."""

from enum import StrEnum

import pytest
from msgspec import Struct
from sqlalchemy import Column, Integer, MetaData, Table, Text, create_engine, insert

from bot.store.declaring.posted import Posted
from bot.store.values import Rows


class Colour(StrEnum):
    RED = "red"


class Thing(Struct, frozen=True):
    id: int
    is_on: bool
    colour: Colour
    names: tuple[str, ...] = ()
    posted: Posted | None = None
    best: tuple[int, int] | None = None
    guests: int = 0
    """It has no column."""


_THINGS = Table(
    "things",
    MetaData(),
    Column("id", Integer, primary_key=True),
    Column("owner_id", Integer),
    Column("is_on", Integer),
    Column("colour", Text),
    Column("names", Text),
    Column("channel_id", Integer),
    Column("message_id", Integer),
    Column("best", Text),
)
ROWS = Rows(_THINGS, Thing)
PLAIN = Thing(1, False, Colour.RED)
WHOLE = Thing(2, True, Colour.RED, ("a", "b"), Posted(3, 4), (5, 6))


@pytest.mark.parametrize("thing", [PLAIN, WHOLE])
def test_a_value_is_read_back_as_it_was_stored(thing: Thing) -> None:
    with create_engine("sqlite://").begin() as conn:
        _THINGS.create(conn)
        ROWS.put(conn, insert(_THINGS), [thing], owner_id=7)
        assert ROWS.several(conn, ROWS.all) == [thing]
        assert ROWS.one(conn, ROWS.all.where(_THINGS.c.owner_id == 8)) is None


def test_messages_have_two_columns_and_collections_are_json() -> None:
    assert ROWS.row(WHOLE, "id", "guests") == {
        "is_on": 1,
        "colour": "red",
        "names": '["a","b"]',
        "channel_id": 3,
        "message_id": 4,
        "best": "[5,6]",
    }


def test_nothing_is_stored_for_no_values() -> None:
    with create_engine("sqlite://").begin() as conn:
        _THINGS.create(conn)
        ROWS.put(conn, insert(_THINGS), [])
        assert ROWS.several(conn, ROWS.all) == []


def test_a_field_without_a_column_is_given_by_the_caller() -> None:
    with create_engine("sqlite://").begin() as conn:
        _THINGS.create(conn)
        ROWS.put(conn, insert(_THINGS), [PLAIN])
        assert ROWS.read(conn.execute(ROWS.all).one(), guests=2).guests == 2
