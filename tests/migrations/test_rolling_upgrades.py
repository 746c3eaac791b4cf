"""Migrations only add: processes of the release before run on the new schema until they are replaced.

What a release no longer uses is taken away by a later one. Such a migration names it, with the migration of the release
that stopped using it: `TAKES_AWAY = {"users.nickname": "0031"}`. See docs/changing.md#a-migration.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from core.db import make_database
from dev.project import PROJECT
from dev.services import postgres

FIRST_ROLLED_OUT = "0018"
"""Migrations before this one were installed while the site stood still."""

COLUMNS = """
    SELECT table_name || '.' || column_name AS name, data_type,
           is_nullable = 'NO' AS is_required,
           column_default IS NOT NULL OR is_identity = 'YES' OR is_generated = 'ALWAYS' AS is_filled_in
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
"""


@dataclass(frozen=True)
class Column:
    """What an older release depends on."""

    data_type: str
    is_required: bool
    is_filled_in: bool
    """Whether the database has a value for it where an INSERT names none."""


Columns = Mapping[str, Column]


def columns(connection: Connection) -> Columns:
    """Every column, as table.column."""
    return {row.name: Column(*row[1:]) for row in connection.execute(text(COLUMNS))}


def breaks(before: Columns, after: Columns) -> dict[str, str]:
    """What the release before can't bear, by column."""
    tables = {name.partition(".")[0] for name in before}
    found = dict.fromkeys(before.keys() - after.keys(), "is gone or renamed")
    for name, column in after.items():
        needs_value = column.is_required and not column.is_filled_in
        if name not in before:
            if needs_value and name.partition(".")[0] in tables:
                found[name] = "is new, required and has no default"
        elif column.data_type != before[name].data_type:
            found[name] = f"was {before[name].data_type} and is {column.data_type}"
        elif needs_value and not (before[name].is_required and not before[name].is_filled_in):
            found[name] = "has become required"
    return found


@pytest.fixture(scope="module")
def connection() -> Iterator[Connection]:
    """A connection to an empty database of this file's own."""
    with postgres.running() as url:
        engine = make_database(url)
        with engine.connect() as opened:
            yield opened
        engine.dispose()


@pytest.fixture
def people(connection: Connection) -> Iterator[Connection]:
    """The same with a table, in a schema that is gone afterwards."""
    connection.execute(text("CREATE SCHEMA people"))
    connection.execute(text("SET search_path = people"))
    connection.execute(text("CREATE TABLE members (id int NOT NULL, name text, since date NOT NULL DEFAULT now())"))
    yield connection
    connection.rollback()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("DROP COLUMN name", {"members.name": "is gone or renamed"}),
        ("RENAME COLUMN name TO title", {"members.name": "is gone or renamed"}),
        ("ADD COLUMN city text NOT NULL", {"members.city": "is new, required and has no default"}),
        ("ALTER COLUMN name SET NOT NULL", {"members.name": "has become required"}),
        ("ALTER COLUMN since DROP DEFAULT", {"members.since": "has become required"}),
        ("ALTER COLUMN id TYPE text", {"members.id": "was integer and is text"}),
        ("ADD COLUMN city text", {}),
        ("ADD COLUMN city text NOT NULL DEFAULT ''", {}),
        ("ALTER COLUMN id DROP NOT NULL", {}),
    ],
)
def test_what_an_older_release_can_not_bear_is_seen(people: Connection, change: str, problem: dict[str, str]) -> None:
    before = columns(people)

    people.execute(text(f"ALTER TABLE members {change}"))

    assert breaks(before, columns(people)) == problem


def test_a_new_table_may_need_what_it_likes(people: Connection) -> None:
    before = columns(people)

    people.execute(text("CREATE TABLE clubs (name text NOT NULL)"))

    assert breaks(before, columns(people)) == {}


def test_migrations_only_add(connection: Connection) -> None:
    alembic = Config(PROJECT / "alembic.ini")
    alembic.set_main_option("script_location", str(PROJECT / "migrations"))
    alembic.attributes["connection"] = connection
    scripts = [*ScriptDirectory.from_config(alembic).walk_revisions()][::-1]
    before: Columns = {}
    for script in scripts:
        command.upgrade(alembic, script.revision)
        after = columns(connection)
        if script.revision >= FIRST_ROLLED_OUT:
            takes_away: Mapping[str, str] = getattr(script.module, "TAKES_AWAY", {})
            found = breaks(before, after)
            assert found.keys() == takes_away.keys(), f"migration {script.revision}: {found}"
            assert all(unused_since < script.revision for unused_since in takes_away.values())
        before = after
    assert before
