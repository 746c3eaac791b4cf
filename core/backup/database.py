"""Rows out of PostgreSQL and back, in its own COPY format."""

import gzip
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import cast

import psycopg
from sqlalchemy import Connection, text

from core.backup.folder import PIECE, BackupWriter, SummedFile, Table
from core.db import Database

NOT_COPIED = "alembic_version"
LOCK_TIMEOUT = "30s"
ROWS_BETWEEN_REPORTS = 10_000

OnRows = Callable[[int], None]

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
    connection: Connection, writer: BackupWriter, *, on_rows: OnRows
) -> tuple[str, Sequence[Table], Mapping[str, int]]:
    """Write every table; return the migration, the tables and where the sequences stand.

    All is read in the connection's transaction: one that is REPEATABLE READ sees one moment.
    """
    migration = connection.scalar(text(f"SELECT version_num FROM {NOT_COPIED}"))  # noqa: S608
    sequences: dict[str, int] = {row.sequencename: row.last_value for row in connection.execute(text(_SEQUENCES))}
    tables = []
    for name, columns in connection.execute(text(_COLUMNS), {"not_copied": NOT_COPIED}).all():
        table = Table(name, columns, rows=0)
        with writer.opened(table.file) as file:
            rows = _copy_table_out(connection, table, file, on_rows)
        tables.append(Table(name, columns, rows))
    return str(migration), tables, sequences


def count_rows(database: Database) -> int:
    """Return how many rows a backup has."""
    with database.connect() as connection:
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        names = [name for name, _ in connection.execute(text(_COLUMNS), {"not_copied": NOT_COPIED})]
        return sum(connection.exec_driver_sql(f'SELECT count(*) FROM "{name}"').scalar_one() for name in names)  # noqa: S608


def read_values(folder: Path, table: Table, columns: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield what some columns hold in each row of a table that was copied out.

    For texts without tab, line break and backslash, which COPY writes in another form.
    """
    places = [table.columns.index(column) for column in columns]
    with gzip.open(folder / table.file, "rt", encoding="utf-8", newline="\n") as rows:
        for row in rows:
            values = row.removesuffix("\n").split("\t")
            yield [values[place] for place in places]


def copy_in(
    connection: Connection,
    folder: Path,
    tables: Sequence[Table],
    sequences: Mapping[str, int],
    *,
    on_rows: OnRows,
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
        _copy_table_in(connection, table, folder / table.file, on_rows)
    for name, last in sequences.items():
        connection.execute(text("SELECT setval(:name, :last)"), {"name": name, "last": last})
    for owner, name, definition in foreign_keys:
        _run(connection, f"ALTER TABLE {owner} ADD CONSTRAINT {name} {definition}")
    for name in names:
        _run(connection, f'ALTER TABLE "{name}" ENABLE TRIGGER USER')


def analyze(connection: Connection) -> None:
    """Let PostgreSQL look at every table, so that its plans suit the rows from the first query on."""
    for name, _ in connection.execute(text(_COLUMNS), {"not_copied": NOT_COPIED}).all():
        _run(connection, f'ANALYZE "{name}"')


def empty_schema(connection: Connection) -> None:
    """Drop everything of the site from the database; waits half a minute at most for others that use it."""
    _run(connection, f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'")
    schema = connection.scalar(text("SELECT quote_ident(current_schema())"))
    _run(connection, f"DROP SCHEMA {schema} CASCADE")
    _run(connection, f"CREATE SCHEMA {schema}")


def _copy_table_out(connection: Connection, table: Table, file: SummedFile, on_rows: OnRows) -> int:
    reported = 0
    with (
        gzip.GzipFile("", "wb", compresslevel=3, fileobj=file, mtime=0) as packed,
        _cursor(connection) as cursor,
    ):
        with cursor.copy(f'COPY "{table.name}" ({_listed(table.columns)}) TO STDOUT') as copy:
            # PostgreSQL sends each row by itself.
            for number, row in enumerate(copy, start=1):
                packed.write(row)
                if number % ROWS_BETWEEN_REPORTS == 0:
                    on_rows(number - reported)
                    reported = number
        on_rows(cursor.rowcount - reported)
        return cursor.rowcount


def _copy_table_in(connection: Connection, table: Table, path: Path, on_rows: OnRows) -> None:
    statement = f'COPY "{table.name}" ({_listed(table.columns)}) FROM STDIN'
    with gzip.open(path, "rb") as file, _cursor(connection) as cursor, cursor.copy(statement) as copy:
        while piece := file.read(PIECE):
            copy.write(piece)
            # A line break inside a value is written as \\n.
            on_rows(piece.count(b"\n"))


def _listed(columns: Iterable[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)


def _cursor(connection: Connection) -> psycopg.Cursor:
    driver = cast("psycopg.Connection", connection.connection.driver_connection)
    return driver.cursor()


def _run(connection: Connection, statement: str) -> None:
    # Names come from the catalogue, quoted; no text of a user is part of the statement.
    connection.exec_driver_sql(statement)
