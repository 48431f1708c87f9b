"""A message that the bot has posted is stored with its channel."""

import pytest
from sqlalchemy import Connection, Table

from bot.store import schema, tables
from bot.store.declaring import posted
from bot.store.declaring.posted import Posted
from tests.bot.store.rows import add_table

FOUND = {
    (table, column.name)
    for table in schema.metadata.sorted_tables
    for column in table.columns
    if column.name.endswith("message_id")
}


def test_the_schema_has_messages() -> None:
    assert len(FOUND) >= 13


@pytest.mark.parametrize(("table", "name"), sorted(FOUND, key=str), ids=str)
def test_a_message_has_a_channel_beside_it(table: Table, name: str) -> None:
    channel = f"{name.removesuffix('message_id')}channel_id"
    assert channel in table.c


def test_a_number_without_a_channel_leads_to_no_message() -> None:
    assert posted.together({"channel_id": None, "message_id": 5}, "posted") == {"posted": None}


def test_fields_and_columns_say_the_same() -> None:
    fields = {"id": 1, "board": Posted(2, 3), "lobby": None}
    row = posted.apart(fields, "board", "lobby")
    assert set(row) == set(posted.names(fields, "board", "lobby"))
    assert posted.together(row, "board", "lobby") == fields


def test_a_table_remembers_where_its_board_was_when_it_is_elsewhere(conn: Connection) -> None:
    table_id = add_table(conn, board=Posted(10, 3), channel_id=11)
    found = tables.get(conn, table_id)
    assert found is not None
    assert found.board == Posted(10, 3)
