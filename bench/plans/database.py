"""A database of its own, filled, with statistics."""

import contextlib
from collections.abc import Iterator

from alembic import command
from alembic.config import Config

from bench.plans.rows import fill_tables
from core.db import Database, make_database, transaction
from dev.project import PROJECT
from dev.services import postgres


@contextlib.contextmanager
def filled_database(recipes: int) -> Iterator[Database]:
    """Run a PostgreSQL with so many recipes, analyzed, while the block lasts."""
    with postgres.running() as url:
        database = make_database(url)
        try:
            _migrate(database)
            with transaction(database) as session:
                fill_tables(session, recipes)
            with database.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.exec_driver_sql("SET statement_timeout = 0")
                connection.exec_driver_sql("VACUUM ANALYZE")
            yield database
        finally:
            database.dispose()


def _migrate(database: Database) -> None:
    config = Config(PROJECT / "alembic.ini")
    config.set_main_option("script_location", str(PROJECT / "migrations"))
    with database.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()
