"""What declarations of tables share: types, kinds of storage, and the column that leads to a table of members."""

from typing import Any, Final

from sqlalchemy import BigInteger, Column, Double, ForeignKey, MetaData
from sqlalchemy.dialects import sqlite
from sqlalchemy.types import TypeEngine

from bot.store.declaring import posted

metadata = MetaData()

BIG: Final[TypeEngine[int]] = BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
REAL: Final[TypeEngine[float]] = Double().with_variant(sqlite.REAL(), "sqlite")

STRICT: Final[dict[str, Any]] = {"sqlite_strict": True}
BY_KEY: Final[dict[str, Any]] = {"sqlite_strict": True, "sqlite_with_rowid": False}
"""Rows are stored in the order of their primary key."""


def table_id(*, primary_key: bool = False) -> Column[int]:
    return Column("table_id", BIG, ForeignKey("tables.id"), primary_key=primary_key, nullable=False)


def message(field: str = "posted", *, nullable: bool = True) -> tuple[Column[int], Column[int]]:
    """The columns of a message that the bot has posted: its channel and its number."""
    channel, number = posted.columns(field)
    return Column(channel, BIG, nullable=nullable), Column(number, BIG, nullable=nullable)
