"""What PostgreSQL does by itself when a process can't act any more."""

from sqlalchemy import text

from core.db import Database


def shown(database: Database, *names: str) -> list[str]:
    with database.connect() as connection:
        return [str(connection.scalar(text(f"SHOW {name}"))) for name in names]


def test_a_transaction_that_its_process_leaves_alone_is_ended(database: Database) -> None:
    assert shown(database, "idle_in_transaction_session_timeout") == ["10min"]


def test_postgresql_notices_a_host_that_vanished(database: Database) -> None:
    probes = shown(database, "tcp_keepalives_idle", "tcp_keepalives_interval", "tcp_keepalives_count")

    assert probes == ["10", "5", "3"]
