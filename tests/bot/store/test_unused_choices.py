"""Plans that were stored with fields that are gone are read again after the migration."""

from importlib import import_module

from msgspec import json
from sqlalchemy import URL, text

from bot.features.tournament.choices.kinds import plan_for
from bot.store.contest import tournaments
from bot.store.migrate import migrate
from bot.store.rows import Secrets
from rules.registry import load
from tests.bot.ui.tournaments.test_kinds import STARTS, draft
from tests.engines import connected


def test_a_plan_with_fields_that_are_gone_is_read_as_it_was(empty_url: URL) -> None:
    migration = import_module("bot.store.migrations.versions.0038_unused_choices")
    plan, _ = plan_for("heats", load("mine").seats, STARTS)
    row = draft("mine", plan).row
    stored = json.decode(json.encode(plan))
    for stage in stored["stages"]:
        stage["is_optional"] = True
        stage["scheme"] |= {"virtual": True, "comparable_totals": True}
    settings = json.decode(json.encode(row.settings)) | {"vacation": False}
    with connected(empty_url) as conn:
        migrate(conn)
        with conn.begin():
            number = tournaments.create(conn, row, Secrets(1, b"salt"))
            conn.execute(
                text("UPDATE tournaments SET plan = :plan, settings = :settings"),
                {"plan": json.encode(stored).decode(), "settings": json.encode(settings).decode()},
            )
        with conn.begin():
            migration.clean(conn)
            found = tournaments.get(conn, number)
    assert found is not None
    assert (found.plan, found.settings) == (plan, row.settings)
