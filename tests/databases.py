"""Architecture rules, as functions over source text: only the store knows a driver, and an outage is never a mistake.

Errors of the drivers become `Unreachable` in `bot.store` (ADR 54). Above it, an error that is caught broadly may be
such an outage and no mistake of ours, so outages have to be let through first.
"""

import ast
from collections.abc import Iterator
from typing import Final

from tests.architecture import Source, within

STORE: Final = "bot.store"
DRIVERS: Final = ("sqlalchemy.exc", "asyncpg", "psycopg", "sqlite3", "aiosqlite")
_RAISED: Final = ("SQLAlchemyError", "DBAPIError", "OperationalError", "InterfaceError")
AWAY: Final = "Unreachable"
_BROAD: Final = ("Exception", "BaseException")
WITHOUT_DATABASE: Final = {
    "bot/core/posts/covers.py": "it draws",
    "bot/core/posts/pictures.py": "it draws",
    "bot/features/rating/pictures.py": "it draws",
    "bot/features/tournament/views/drawing.py": "it draws",
    "bot/warming.py": "it draws",
    "bot/line/gateway.py": "it reads events, whose handlers are tasks of their own",
    "bot/tables/history/incoming.py": "it replays a file",
    "bot/core/errors.py": "whatever it is, the answer to an error comes in another language",
}
"""Modules that await something besides the database where they catch broadly, with its name."""


def drivers_in_store(source: Source) -> Iterator[str]:
    """Nothing of the bot outside the store imports a driver, or names an error of SQLAlchemy."""
    if not source.is_in("bot") or source.is_in(STORE, "bot.playground"):
        return
    for found in source.imports:
        if within(found.full, *DRIVERS) or found.name in _RAISED:
            yield f"{found.line}: knows a driver by {found.full}"


def outages_are_let_through(source: Source) -> Iterator[str]:
    """A broad handler around an await raises the error, hands it on, or has dealt with outages before."""
    if not source.is_in("bot") or source.is_in(STORE, "bot.playground"):
        return
    if str(source.path) in WITHOUT_DATABASE:
        return
    for node in source.nodes:
        if not isinstance(node, ast.Try) or not _awaits(node.body):
            continue
        is_dealt_with = any("through_outages(" in ast.unparse(each) for each in node.body)
        for handler in node.handlers:
            caught = set() if handler.type is None else _names(handler.type)
            is_dealt_with = is_dealt_with or AWAY in caught
            is_broad = handler.type is None or bool(caught & set(_BROAD))
            if is_broad and not is_dealt_with and not _hands_on(handler):
                yield f"{handler.lineno}: an outage of the database is taken for a mistake"


def _names(caught: ast.expr) -> set[str]:
    return {each.id for each in ast.walk(caught) if isinstance(each, ast.Name)}


def _awaits(body: list[ast.stmt]) -> bool:
    kinds = (ast.Await, ast.AsyncFor, ast.AsyncWith)
    return any(isinstance(each, kinds) for stmt in body for each in ast.walk(stmt))


def _hands_on(handler: ast.ExceptHandler) -> bool:
    """Does it raise the error at its end, or pass it on?"""
    last = handler.body[-1]
    if isinstance(last, ast.Raise) and last.exc is None:
        return True
    return any(
        isinstance(each, ast.Await)
        and isinstance(each.value, ast.Call)
        and any(isinstance(a, ast.Name) and a.id == handler.name for a in each.value.args)
        for stmt in handler.body
        for each in ast.walk(stmt)
    )
