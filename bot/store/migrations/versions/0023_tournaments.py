"""Tournaments, and what tables, the outbox and interactions need to belong to one."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import sqlite

revision = "0023"
down_revision = "0022"

_BIG = sa.BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
_ROWS = {"sqlite_strict": True}
_BY_KEY = {"sqlite_strict": True, "sqlite_with_rowid": False}
_ZERO = sa.text("0")


def upgrade() -> None:
    for name in ("is_sealed", "is_rated"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default=_ZERO))
    op.add_column("tables", sa.Column("tournament_id", _BIG))
    op.add_column("tables", sa.Column("first_seat", sa.Integer))
    op.add_column("outbox", sa.Column("tournament_id", _BIG))
    if op.get_bind().dialect.name == "sqlite":
        _interactions_anew()
    else:
        op.alter_column("interactions", "table_id", nullable=True)
        op.add_column("interactions", sa.Column("tournament_id", _BIG))
    _tournaments()
    _entrants()
    _rounds()
    _pods()
    _rulings()


def _interactions_anew() -> None:
    """SQLite cannot make a column optional in place."""
    op.create_table(
        "interactions_anew",
        sa.Column("id", _BIG, primary_key=True, autoincrement=False),
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id")),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", _BIG, nullable=False),
        sa.Column("tournament_id", _BIG),
        **_ROWS,
    )
    op.execute(
        "INSERT INTO interactions_anew (id, table_id, seq, at)"
        " SELECT id, table_id, seq, at FROM interactions"
    )
    op.drop_table("interactions")
    op.rename_table("interactions_anew", "interactions")


def _tournament(*, primary_key: bool = False) -> "sa.Column[int]":
    to = sa.ForeignKey("tournaments.id")
    return sa.Column("tournament_id", _BIG, to, primary_key=primary_key, nullable=False)


def _tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", _BIG, primary_key=True),
        sa.Column("guild_id", _BIG, nullable=False),
        sa.Column("channel_id", _BIG, nullable=False),
        sa.Column("organiser_id", _BIG, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("fingerprint", sa.Text),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("algorithm", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("draw", sa.LargeBinary),
        sa.Column("put_off", sa.Integer, nullable=False, server_default=_ZERO),
        sa.Column("checkin_ms", _BIG),
        sa.Column("league_id", _BIG, sa.ForeignKey("tournaments.id")),
        sa.Column("season", sa.Integer),
        sa.Column("next_id", _BIG),
        sa.Column("former", sa.Text, nullable=False, server_default=sa.text("'[]'")),
        sa.Column("starts_ms", _BIG, nullable=False),
        sa.Column("paused_ms", _BIG),
        sa.Column("paused_for_ms", _BIG, nullable=False, server_default=_ZERO),
        sa.Column("closing_ms", _BIG),
        sa.Column("ended_ms", _BIG),
        sa.Column("created_ms", _BIG, nullable=False),
        sa.Column("announce_message_id", _BIG),
        sa.Column("standings_message_id", _BIG),
        sa.CheckConstraint(
            "status IN ('draft', 'open', 'checkin', 'running', 'closing', 'finished', 'cancelled')",
            name="tournaments_status_check",
        ),
        **_ROWS,
    )
    op.create_index("tournaments_by_guild", "tournaments", ["guild_id", "status"])
    live = sa.text("status IN ('open', 'checkin', 'running', 'closing')")
    op.create_index(
        "tournaments_live", "tournaments", ["status"], sqlite_where=live, postgresql_where=live
    )
    op.create_table(
        "referees",
        _tournament(primary_key=True),
        sa.Column("member_id", _BIG, primary_key=True, autoincrement=False),
        **_BY_KEY,
    )
    op.create_table(
        "reminders",
        _tournament(primary_key=True),
        sa.Column("cause", sa.Text, primary_key=True),
        sa.Column("at_ms", _BIG, nullable=False),
        **_BY_KEY,
    )


def _entrants() -> None:
    op.create_table(
        "teams",
        _tournament(primary_key=True),
        sa.Column("no", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        **_BY_KEY,
    )
    op.create_table(
        "entrants",
        _tournament(primary_key=True),
        sa.Column("no", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("member_id", _BIG, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("team_no", sa.Integer),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False, server_default=_ZERO),
        sa.Column("entered_ms", _BIG, nullable=False),
        sa.Column("checked_in_ms", _BIG),
        sa.Column("from_round", sa.Integer, nullable=False, server_default=sa.text("1")),
        sa.Column("dropped_round", sa.Integer),
        sa.Column("from_stage", sa.Integer, nullable=False, server_default=sa.text("1")),
        sa.Column("dropped_stage", sa.Integer, nullable=False, server_default=sa.text("1")),
        sa.Column("is_kept", sa.Integer, nullable=False, server_default=_ZERO),
        sa.CheckConstraint(
            "kind IN ('entrant', 'bench', 'substitute')", name="entrants_kind_check"
        ),
        sa.UniqueConstraint("tournament_id", "member_id", name="entrants_once"),
        **_BY_KEY,
    )
    op.create_index("entrants_by_member", "entrants", ["member_id"])
    op.create_table(
        "wishes",
        _tournament(primary_key=True),
        sa.Column("stage", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("no", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.CheckConstraint("kind IN ('bye', 'play')", name="wishes_kind_check"),
        **_BY_KEY,
    )


def _rounds() -> None:
    op.create_table(
        "stages",
        sa.Column("id", _BIG, primary_key=True),
        _tournament(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("field", sa.Text, nullable=False),
        sa.Column("groups", sa.Text, nullable=False),
        sa.Column("rounds_wanted", sa.Integer, nullable=False),
        sa.Column("begun_ms", _BIG, nullable=False),
        sa.Column("is_over", sa.Integer, nullable=False, server_default=_ZERO),
        sa.UniqueConstraint("tournament_id", "number", name="stages_once"),
        **_ROWS,
    )
    op.create_table(
        "rounds",
        sa.Column("id", _BIG, primary_key=True),
        sa.Column("stage_id", _BIG, sa.ForeignKey("stages.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("certificate", sa.LargeBinary),
        sa.Column("altered", sa.Integer, nullable=False, server_default=_ZERO),
        sa.Column("paired_ms", _BIG, nullable=False),
        sa.Column("ended_ms", _BIG),
        sa.Column("message_id", _BIG),
        sa.CheckConstraint("status IN ('playing', 'done', 'undone')", name="rounds_status_check"),
        sa.UniqueConstraint("stage_id", "number", "attempt", name="rounds_once"),
        **_ROWS,
    )
    valid = sa.text("status != 'undone'")
    op.create_index(
        "rounds_one_valid",
        "rounds",
        ["stage_id", "number"],
        unique=True,
        sqlite_where=valid,
        postgresql_where=valid,
    )
    op.create_table(
        "deals",
        sa.Column("id", _BIG, primary_key=True),
        _tournament(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("due_ms", _BIG, nullable=False),
        sa.Column("opened_ms", _BIG),
        sa.UniqueConstraint("tournament_id", "number", name="deals_once"),
        **_ROWS,
    )


def _pods() -> None:
    op.create_table(
        "pods",
        sa.Column("id", _BIG, primary_key=True),
        sa.Column("round_id", _BIG, sa.ForeignKey("rounds.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("deal_id", _BIG, sa.ForeignKey("deals.id")),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("table_id", _BIG, sa.ForeignKey("tables.id"), unique=True),
        sa.Column("opened_ms", _BIG),
        sa.Column("group_no", sa.Integer, nullable=False, server_default=_ZERO),
        sa.Column("due_ms", _BIG),
        sa.Column("is_extended", sa.Integer, nullable=False, server_default=_ZERO),
        sa.Column("extended", sa.Integer, nullable=False, server_default=_ZERO),
        sa.Column("ended", sa.Text),
        sa.Column("result", sa.Text),
        sa.Column("rests", sa.Text, nullable=False, server_default=sa.text("'[]'")),
        sa.Column("scored_ms", _BIG),
        sa.CheckConstraint(
            "ended IN ('finished', 'adjudicated', 'void', 'walkover')", name="pods_ended_check"
        ),
        sa.UniqueConstraint("round_id", "number", name="pods_once"),
        **_ROWS,
    )
    op.create_table(
        "pod_seats",
        sa.Column("pod_id", _BIG, sa.ForeignKey("pods.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("round_id", _BIG, sa.ForeignKey("rounds.id"), nullable=False),
        sa.Column("no", sa.Integer, nullable=False),
        sa.Column("ready_ms", _BIG),
        sa.Column("since_ms", _BIG),
        sa.UniqueConstraint("round_id", "no", name="pod_seats_once"),
        **_BY_KEY,
    )
    op.create_table(
        "byes",
        sa.Column("round_id", _BIG, sa.ForeignKey("rounds.id"), primary_key=True),
        sa.Column("no", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.CheckConstraint(
            "kind IN ('allocated', 'requested', 'zero', 'walkover')", name="byes_kind_check"
        ),
        **_BY_KEY,
    )


def _rulings() -> None:
    op.create_table(
        "calls",
        sa.Column("pod_id", _BIG, sa.ForeignKey("pods.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("no", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at_ms", _BIG, primary_key=True, autoincrement=False),
        **_BY_KEY,
    )
    op.create_table(
        "faults",
        sa.Column("pod_id", _BIG, sa.ForeignKey("pods.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("no", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at_ms", _BIG, nullable=False),
        sa.Column("has_moved", sa.Integer, nullable=False),
        sa.CheckConstraint(
            "kind IN ('no_show', 'timed_out', 'gave_up', 'excused')", name="faults_kind_check"
        ),
        **_BY_KEY,
    )
    op.create_table(
        "rulings",
        sa.Column("id", _BIG, primary_key=True),
        _tournament(),
        sa.Column("pod_id", _BIG, sa.ForeignKey("pods.id")),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("before", sa.Text, nullable=False),
        sa.Column("after", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("by_id", _BIG, nullable=False),
        sa.Column("undoes_id", _BIG, sa.ForeignKey("rulings.id"), unique=True),
        sa.Column("at_ms", _BIG, nullable=False),
        **_ROWS,
    )
    op.create_index("rulings_by_tournament", "rulings", ["tournament_id"])
    op.create_table(
        "disputes",
        sa.Column("id", _BIG, primary_key=True),
        _tournament(),
        sa.Column("pod_id", _BIG, sa.ForeignKey("pods.id"), nullable=False),
        sa.Column("member_id", _BIG, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at_ms", _BIG, nullable=False),
        sa.Column("ruling_id", _BIG, sa.ForeignKey("rulings.id")),
        **_ROWS,
    )
    op.create_index("disputes_by_tournament", "disputes", ["tournament_id"])
