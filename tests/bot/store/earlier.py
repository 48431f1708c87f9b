"""Databases of every revision before the baseline.

``data/earlier.json.xz`` has the statements with which each migration changed the schema of each engine. They were
recorded at commit 7abd587f, the last with a module for each migration.
"""

import json
import lzma
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from bot.store.migrate import record

_STATEMENTS: Final[dict[str, dict[str, list[str]]]] = json.loads(
    lzma.decompress((Path(__file__).parent / "data" / "earlier.json.xz").read_bytes())
)
REVISIONS: Final = tuple(sorted(_STATEMENTS["sqlite"]))


def make(conn: Connection, revision: str) -> None:
    """Give an empty database the tables of an earlier revision."""
    with conn.begin():
        for each, statements in _STATEMENTS[conn.dialect.name].items():
            if each <= revision:
                for statement in statements:
                    conn.exec_driver_sql(statement)
        record(conn, revision)
