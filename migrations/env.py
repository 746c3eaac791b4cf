"""Alembic's entry: migrates the database of the settings, or of the connection it is handed."""

from collections.abc import Iterator
from contextlib import contextmanager

from alembic import context
from sqlalchemy import Connection

from core.db import make_database
from core.models import Base
from core.settings import get_settings

LOCK_TIMEOUT = "5s"


def migrate(connection: Connection) -> None:
    """Run the asked-for migrations, each in a transaction of its own, or all in the one that the connection is in.

    A migration gives up rather than queue behind a lock, since readers would queue behind it; what it does with a table
    takes as long as it needs.
    """
    with _limits_of_migrations(connection):
        context.configure(
            connection=connection,
            target_metadata=Base.metadata,
            compare_type=True,
            compare_server_default=True,
            transaction_per_migration=True,
        )
        with context.begin_transaction():
            context.run_migrations()


@contextmanager
def _limits_of_migrations(connection: Connection) -> Iterator[None]:
    is_in_transaction = connection.in_transaction()
    # Limits of a transaction would end with the first migration's.
    scope = "LOCAL" if is_in_transaction else "SESSION"
    connection.exec_driver_sql(f"SET {scope} lock_timeout = '{LOCK_TIMEOUT}'")
    connection.exec_driver_sql(f"SET {scope} statement_timeout = 0")
    if is_in_transaction:
        yield
        return
    connection.commit()
    try:
        yield
    finally:
        connection.rollback()
        connection.exec_driver_sql("RESET lock_timeout")
        connection.exec_driver_sql("RESET statement_timeout")
        connection.commit()


handed_over: Connection | None = context.config.attributes.get("connection")
if handed_over is not None:
    migrate(handed_over)
else:
    with make_database(get_settings().database_url.get_secret_value()).connect() as opened:
        migrate(opened)
