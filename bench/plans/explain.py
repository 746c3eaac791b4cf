"""Records the statements that a function asks, and has PostgreSQL explain each."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, event, text
from sqlalchemy.orm import Session

Plan = Mapping[str, Any]


@dataclass(frozen=True)
class Explained:
    """A statement with its plan."""

    statement: str
    plan: Plan

    def scans(self) -> Sequence[str]:
        """The tables that the plan reads from beginning to end."""
        return [node["Relation Name"] for node in _nodes(self.plan) if node["Node Type"] == "Seq Scan"]

    def summary(self) -> str:
        """How the plan reads each table, in a line."""
        reads = [
            f"{node['Node Type'].lower()} {node.get('Index Name') or node.get('Relation Name')}"
            for node in _nodes(self.plan)
            if "Relation Name" in node or "Index Name" in node
        ]
        return ", ".join(dict.fromkeys(reads))


def explain(session: Session, ask: Callable[[Session], Any]) -> list[Explained]:
    """Return the statements that `ask` sends, with their plans. What it writes is rolled back."""
    asked: list[tuple[str, Any]] = []

    def note(_: Connection, __: Any, statement: str, parameters: Any, ___: Any, is_many: bool) -> None:
        asked.append((statement, parameters[0] if is_many else parameters))

    connection = session.connection()
    event.listen(connection, "before_cursor_execute", note)
    try:
        ask(session)
        session.flush()
    finally:
        event.remove(connection, "before_cursor_execute", note)
    explained = [
        Explained(statement, _plan_of(connection, statement, parameters))
        for statement, parameters in asked
        if statement.lstrip().startswith(("SELECT", "INSERT", "UPDATE", "DELETE", "WITH"))
    ]
    session.rollback()
    session.expunge_all()
    return explained


def large_tables(session: Session, *, rows: int) -> frozenset[str]:
    """Return the tables with more than so many rows, as PostgreSQL knows since they were last analyzed."""
    statement = text("SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples > :rows")
    return frozenset(session.scalars(statement, {"rows": rows}))


def _plan_of(connection: Connection, statement: str, parameters: Any) -> Plan:
    answer = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters).scalar_one()
    (found,) = orjson.loads(answer) if isinstance(answer, str) else answer
    return dict(found["Plan"])


def _nodes(plan: Plan) -> Iterator[Plan]:
    yield plan
    for child in plan.get("Plans", ()):
        yield from _nodes(child)
