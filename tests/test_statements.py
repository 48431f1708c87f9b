"""What tests of a process share: a statement is compiled once for all databases of a kind."""

from sqlalchemy import Integer, create_engine, literal_column, make_url, select

from tests.statements import COMPILED, Compiled


def test_a_statement_is_compiled_once_for_all_databases_of_a_kind() -> None:
    statement = select(literal_column("40 + 2", Integer).label("only_here"))
    before = len(COMPILED)
    for _ in range(2):
        engine = create_engine("sqlite://")
        with engine.connect() as conn:
            assert conn.execute(statement).scalar_one() == 42
        engine.dispose()
    assert len(COMPILED) == before + 1


def test_each_kind_of_database_has_its_own_text_of_a_statement() -> None:
    sqlite, again, postgres = (
        make_url(each).get_dialect()()
        for each in ("sqlite://", "sqlite://", "postgresql+asyncpg://")
    )
    kept = Compiled()
    kept[sqlite, "a statement"] = "for SQLite"
    assert kept.get((again, "a statement")) == "for SQLite"
    assert kept.get((postgres, "a statement")) is None
