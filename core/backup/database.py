"""Rows out of PostgreSQL and back, in its own COPY format."""

import gzip
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import cast

import psycopg
from sqlalchemy import Connection, text

from core.backup.folder import PIECE, Table
from core.db import Database

NOT_COPIED = "alembic_version"
LOCK_TIMEOUT = "30s"

_COLUMNS = """
    SELECT relname, array_agg(attname ORDER BY attnum)
    FROM pg_class
    JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND relname <> :not_copied
      AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    GROUP BY relname
    ORDER BY relname
"""
_SEQUENCES = """
    SELECT sequencename, last_value FROM pg_sequences
    WHERE schemaname = current_schema() AND last_value IS NOT NULL
"""
_FOREIGN_KEYS = """
    SELECT conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid)
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
"""


def copy_out(
    connection: Connection, folder: Path, *, on_table: Callable[[int], None]
) -> tuple[str, Sequence[Table], Mapping[str, int]]:
    """Write every table below `folder`; return the migration, the tables and where the sequences stand.

    All is read in the connection's transaction: one that is REPEATABLE READ sees one moment.
    """
    migration = connection.scalar(text(f"SELECT version_num FROM {NOT_COPIED}"))  # noqa: S608
    sequences: dict[str, int] = {row.sequencename: row.last_value for row in connection.execute(text(_SEQUENCES))}
    tables = []
    for name, columns in connection.execute(text(_COLUMNS), {"not_copied": NOT_COPIED}).all():
        table = Table(name, columns, rows=0)
        rows = _copy_table_out(connection, table, folder / table.file)
        tables.append(Table(name, columns, rows))
        on_table(1)
    return str(migration), tables, sequences


def count_tables(database: Database) -> int:
    """Return how many tables a backup has."""
    with database.connect() as connection:
        return len(connection.execute(text(_COLUMNS), {"not_copied": NOT_COPIED}).all())


def copy_in(
    connection: Connection,
    folder: Path,
    tables: Sequence[Table],
    sequences: Mapping[str, int],
    *,
    on_table: Callable[[int], None],
) -> None:
    """Replace the rows of every table by those below `folder`.

    No trigger of ours runs meanwhile: the rows are as they were. Foreign keys are checked at the end.
    """
    foreign_keys = connection.execute(text(_FOREIGN_KEYS)).all()
    for owner, name, _ in foreign_keys:
        _run(connection, f"ALTER TABLE {owner} DROP CONSTRAINT {name}")
    names = [name for name, _ in connection.execute(text(_COLUMNS), {"not_copied": NOT_COPIED})]
    for name in names:
        _run(connection, f'ALTER TABLE "{name}" DISABLE TRIGGER USER')
        _run(connection, f'TRUNCATE "{name}"')
    for table in tables:
        _copy_table_in(connection, table, folder / table.file)
        on_table(1)
    for name, last in sequences.items():
        connection.execute(text("SELECT setval(:name, :last)"), {"name": name, "last": last})
    for owner, name, definition in foreign_keys:
        _run(connection, f"ALTER TABLE {owner} ADD CONSTRAINT {name} {definition}")
    for name in names:
        _run(connection, f'ALTER TABLE "{name}" ENABLE TRIGGER USER')


def empty_schema(connection: Connection) -> None:
    """Drop everything of the site from the database; waits half a minute at most for others that use it."""
    _run(connection, f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'")
    schema = connection.scalar(text("SELECT quote_ident(current_schema())"))
    _run(connection, f"DROP SCHEMA {schema} CASCADE")
    _run(connection, f"CREATE SCHEMA {schema}")


def _copy_table_out(connection: Connection, table: Table, path: Path) -> int:
    path.parent.mkdir(parents=True, exist_ok=True)
    with (
        gzip.GzipFile(path, "wb", compresslevel=3, mtime=0) as file,
        _cursor(connection) as cursor,
    ):
        with cursor.copy(f'COPY "{table.name}" ({_listed(table.columns)}) TO STDOUT') as copy:
            for piece in copy:
                file.write(piece)
        return cursor.rowcount


def _copy_table_in(connection: Connection, table: Table, path: Path) -> None:
    statement = f'COPY "{table.name}" ({_listed(table.columns)}) FROM STDIN'
    with gzip.open(path, "rb") as file, _cursor(connection) as cursor, cursor.copy(statement) as copy:
        while piece := file.read(PIECE):
            copy.write(piece)


def _listed(columns: Iterable[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)


def _cursor(connection: Connection) -> psycopg.Cursor:
    driver = cast("psycopg.Connection", connection.connection.driver_connection)
    return driver.cursor()


def _run(connection: Connection, statement: str) -> None:
    # Names come from the catalogue, quoted; no text of a user is part of the statement.
    connection.exec_driver_sql(statement)
