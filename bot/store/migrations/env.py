"""Runs the migrations over the connection that `bot.store.migrate` passes, each in its own transaction."""

from alembic import context
from sqlalchemy import Connection

from bot.store import schema


def run(conn: Connection) -> None:
    context.configure(
        connection=conn,
        target_metadata=schema.metadata,
        transaction_per_migration=True,
        # SQLite rolls back changes of tables, too, since every transaction here begins explicitly.
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


run(context.config.attributes["connection"])
