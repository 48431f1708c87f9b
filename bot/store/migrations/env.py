"""Runs the migrations over the connection that `bot.store.migrate` gives, each in a transaction of its own."""

from alembic import context
from sqlalchemy import Connection

from bot.store import schema


def run(conn: Connection) -> None:
    context.configure(
        connection=conn,
        target_metadata=schema.metadata,
        transaction_per_migration=True,
        # SQLite takes changes of tables back, too, since every transaction here is begun explicitly.
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


run(context.config.attributes["connection"])
