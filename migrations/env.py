"""Alembic's entry: migrates the database of the settings, or of the connection it is handed."""

from alembic import context
from sqlalchemy import Connection

from core.db import make_database
from core.models import Base
from core.settings import get_settings

LOCK_TIMEOUT = "5s"


def migrate(connection: Connection) -> None:
    """Run the asked-for migrations in one transaction; give up rather than queue behind a lock."""
    context.configure(
        connection=connection,
        target_metadata=Base.metadata,
        compare_type=True,
        compare_server_default=True,
        transaction_per_migration=True,
    )
    with context.begin_transaction():
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'")
        context.run_migrations()


handed_over: Connection | None = context.config.attributes.get("connection")
if handed_over is not None:
    migrate(handed_over)
else:
    with make_database(get_settings().database_url.get_secret_value(), statement_timeout_ms=0).connect() as opened:
        migrate(opened)
