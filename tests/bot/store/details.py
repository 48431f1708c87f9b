"""What tests compare of the tables of a database."""

from typing import Any

from sqlalchemy import Connection, inspect


def details(conn: Connection) -> dict[str, object]:
    """Return the columns, keys, indexes and constraints of all tables, and how PostgreSQL numbers rows."""
    with conn.begin():
        found = inspect(conn)
        parts = (
            found.get_multi_columns(),
            found.get_multi_pk_constraint(),
            found.get_multi_foreign_keys(),
            found.get_multi_unique_constraints(),
            found.get_multi_check_constraints(),
            found.get_multi_indexes(),
        )
        return {
            table: [_told(part[None, table]) for part in parts]
            for table in found.get_table_names()
            if table != "alembic_version"
        }


def _told(part: Any) -> Any:
    """Return a part of a table as text, whatever the order of its members."""
    if isinstance(part, dict):
        return {name: _told(value) for name, value in part.items()}
    return sorted(map(repr, map(_told, part))) if isinstance(part, list) else str(part)
