"""Plans of tournaments lose fields that no organiser could set, or that follow from the format."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    clean(op.get_bind())


def clean(conn: sa.Connection) -> None:
    for row in conn.execute(sa.text("SELECT id, plan, settings FROM tournaments")).all():
        plan: dict[str, Any] = json.loads(row.plan)
        settings: dict[str, Any] = json.loads(row.settings)
        settings.pop("vacation", None)
        for stage in plan.get("stages", ()):
            stage.pop("is_optional", None)
            for name in ("virtual", "comparable_totals"):
                stage["scheme"].pop(name, None)
        conn.execute(
            sa.text("UPDATE tournaments SET plan = :plan, settings = :settings WHERE id = :id"),
            {"id": row.id, "plan": json.dumps(plan), "settings": json.dumps(settings)},
        )
