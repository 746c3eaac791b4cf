"""Triggers that write `search_outbox` when a table behind a search document changes.

The triggers follow from the watches of the declared indexes. `install_triggers` makes the database have exactly these;
`trigger_drift` says where it differs. Statement triggers with transition tables: SQL over many rows costs one INSERT,
and psql is captured like the ORM. Why triggers: docs/decisions/0001-capture-by-triggers.md.
"""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import OperationalError

from core.search.index import SearchIndex, Watch
from core.search.indexes import search_indexes

log = logging.getLogger(__name__)

PREFIX = "capture_"
"""Begins the name of every capture trigger and function: `capture_<index>_<table>_<operation>`."""
BULK = 100
"""A statement that concerns more documents is a bulk change, which single edits overtake."""
LOCK_TIMEOUT = "5s"
TRIES = 6
"""A table that stays locked this often, for `LOCK_TIMEOUT` each, ends the installation with an error."""

TRANSITION_TABLES = {
    "INSERT": "NEW TABLE AS new_rows",
    "UPDATE": "OLD TABLE AS old_rows NEW TABLE AS new_rows",
    "DELETE": "OLD TABLE AS old_rows",
}


@dataclass(frozen=True)
class TriggerDrift:
    """A capture trigger that is not as declared."""

    table: str
    trigger: str
    problem: str
    """`missing`, `different` or `not declared`."""

    @property
    def index(self) -> str:
        """The name of the index that the trigger writes for."""
        return self.trigger.removeprefix(PREFIX).partition("_")[0]

    def __str__(self) -> str:
        return f"{self.trigger} ({self.problem})"


@dataclass(frozen=True)
class _Trigger:
    table: str
    name: str
    operation: str
    referencing: str
    body: str
    function: str
    is_enabled: bool = True

    @property
    def place(self) -> tuple[str, str]:
        return self.table, self.name


def watched_tables() -> frozenset[str]:
    """Return the tables whose changes reach some index."""
    return frozenset(watch.table for index in search_indexes().values() for watch in index.watches)


def trigger_drift(connection: Connection) -> list[TriggerDrift]:
    """Return, by table, the capture triggers that are missing, different from the declared ones, or not declared."""
    declared = {trigger.place: trigger for trigger in _declared_triggers()}
    installed = {trigger.place: trigger for trigger in _installed_triggers(connection)}
    missing = [(place, "missing") for place in declared.keys() - installed.keys()]
    surplus = [(place, "not declared") for place in installed.keys() - declared.keys()]
    changed = [
        (place, "different") for place in declared.keys() & installed.keys() if declared[place] != installed[place]
    ]
    return [TriggerDrift(*place, problem) for place, problem in sorted(missing + surplus + changed)]


def install_triggers(connection: Connection) -> frozenset[str]:
    """Make the database's capture triggers those of the declared indexes; commits table by table.

    Returns the names of the indexes whose triggers were not as declared. Changes that committed before are not in the
    outbox, so these indexes need a reconciliation. Does nothing, and locks nothing, where all is as declared.
    The connection must not be in a transaction. Raises OperationalError when a table stays locked for half a minute.
    """
    drift = trigger_drift(connection)
    connection.commit()
    for table, differing in groupby(drift, key=lambda each: each.table):
        _install_on(connection, table, list(differing))
    return frozenset(each.index for each in drift)


def _install_on(connection: Connection, table: str, drift: list[TriggerDrift]) -> None:
    # One table per transaction: holding locks on two tables could deadlock with a writer that takes them the other
    # way round, and PostgreSQL might then cancel the writer.
    for attempt in range(1, TRIES + 1):
        try:
            with connection.begin():
                connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'"))
                for statement in _statements(table, drift):
                    connection.exec_driver_sql(statement)
        except OperationalError:
            if attempt == TRIES:
                raise
            log.warning("%s is locked by others; its capture triggers are tried again", table)
        else:
            return


def _statements(table: str, drift: list[TriggerDrift]) -> Iterator[str]:
    declared = {trigger.name: trigger for trigger in _declared_triggers()}
    surplus = [each.trigger for each in drift if each.problem == "not declared"]
    # The lock waits for every writer of the table. What commits from here on meets the new triggers, and what committed
    # before is seen by a reconciliation that begins after this transaction. Only dropping keeps readers out as well.
    yield f'LOCK TABLE "{table}" IN {"ACCESS EXCLUSIVE" if surplus else "SHARE ROW EXCLUSIVE"} MODE'
    for name in surplus:
        yield f'DROP TRIGGER {name} ON "{table}"'
        if name not in declared:
            yield f"DROP FUNCTION IF EXISTS {name}()"
    for trigger in (declared[each.trigger] for each in drift if each.problem != "not declared"):
        yield f"CREATE OR REPLACE FUNCTION {trigger.name}() RETURNS trigger LANGUAGE plpgsql AS $${trigger.body}$$"
        yield (
            f'CREATE OR REPLACE TRIGGER {trigger.name} AFTER {trigger.operation} ON "{table}"'
            f" REFERENCING {trigger.referencing} FOR EACH STATEMENT EXECUTE FUNCTION {trigger.name}()"
        )
        yield f'ALTER TABLE "{table}" ENABLE TRIGGER {trigger.name}'


def _declared_triggers() -> Iterator[_Trigger]:
    for index in search_indexes().values():
        for watch in index.watches:
            for operation, referencing in TRANSITION_TABLES.items():
                name = f"{PREFIX}{index.name}_{watch.table}_{operation.lower()}"
                body = _function_body(index, watch, operation)
                yield _Trigger(watch.table, name, operation, referencing, body, function=name)


def _function_body(index: SearchIndex, watch: Watch, operation: str) -> str:
    return f"""
        BEGIN
            INSERT INTO search_outbox (index_name, document_id, is_bulk, is_gone)
            WITH changed AS ({_changed_rows(watch, operation)}),
            concerned AS (SELECT DISTINCT found.id FROM ({watch.document_ids}) AS found(id))
            SELECT '{index.name}', id, (SELECT count(*) FROM concerned) > {BULK},
                NOT EXISTS (SELECT FROM ({_public_ids(index)}) AS public(id) WHERE public.id = concerned.id)
            FROM concerned;
            RETURN NULL;
        END
    """  # noqa: S608 - names and SQL of declared indexes


def _public_ids(index: SearchIndex) -> str:
    dialect = make_url("postgresql+psycopg://").get_dialect()()
    return str(index.public_ids.compile(dialect=dialect, compile_kwargs={"literal_binds": True}))


def _changed_rows(watch: Watch, operation: str) -> str:
    columns = ", ".join(watch.columns)
    old, new = f"SELECT {columns} FROM old_rows", f"SELECT {columns} FROM new_rows"  # noqa: S608
    if operation == "INSERT":
        return new
    if operation == "DELETE":
        return old
    # EXCEPT ALL counts equal rows, so that none of several equal ones changes unnoticed.
    return f"({old} EXCEPT ALL {new}) UNION ALL ({new} EXCEPT ALL {old})"


_INSTALLED = """
    SELECT relname, tgname, tgtype, tgoldtable, tgnewtable, prosrc, proname, tgenabled
    FROM pg_trigger
    JOIN pg_class ON pg_class.oid = tgrelid
    JOIN pg_proc ON pg_proc.oid = tgfoid
    WHERE NOT tgisinternal AND tgname LIKE :pattern AND relnamespace = current_schema()::regnamespace
"""
_OPERATIONS = {4: "INSERT", 8: "DELETE", 16: "UPDATE"}
"""pg_trigger.tgtype of triggers AFTER an operation FOR EACH STATEMENT."""


def _installed_triggers(connection: Connection) -> Iterator[_Trigger]:
    rows = connection.execute(text(_INSTALLED), {"pattern": PREFIX.replace("_", r"\_") + "%"})
    for table, name, kind, old_rows, new_rows, body, function, enabled in rows:
        referencing = [f"OLD TABLE AS {old_rows}" if old_rows else "", f"NEW TABLE AS {new_rows}" if new_rows else ""]
        yield _Trigger(
            table,
            name,
            _OPERATIONS.get(kind, "another"),
            " ".join(part for part in referencing if part),
            body,
            function,
            is_enabled=enabled in ("O", "A"),
        )
