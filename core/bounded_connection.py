"""Connections to PostgreSQL that time out when the server stays silent.

A server-side statement_timeout does not help when the server's processes are stopped, or the network loses packets.
"""

from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.errors import ConnectionTimeout
from sqlalchemy import Engine, event

from core.fuse import Fuse

Result = TypeVar("Result")


class DatabaseSilent(psycopg.OperationalError):
    """PostgreSQL did not answer in time; whether it did what it was asked is unknown."""


class BoundedConnection(psycopg.Connection[Any]):
    """A connection that is closed when an exchange takes longer than `silence_seconds`, which also blows `fuse`."""

    silence_seconds: float
    fuse: Fuse

    def wait(self, gen: PQGen[Result], interval: float = 0.1, timeout: float | None = None) -> Result:
        """Finish an exchange with the server. Raises DatabaseSilent."""
        bound = self.silence_seconds if timeout is None else min(timeout, self.silence_seconds)
        try:
            return super().wait(gen, interval, bound)
        except psycopg.errors._WaitTimeout:  # noqa: SLF001  # what wait() is documented to raise
            self.fuse.blow()
            self.pgconn.finish()
            raise DatabaseSilent("the database did not answer in time") from None


def bound_silence(database: Engine, *, seconds: float, fuse: Fuse) -> None:
    """Make every connection of the pool a BoundedConnection; none is opened while the fuse is blown."""

    @event.listens_for(database, "do_connect")
    def connect(_dialect: Any, _record: Any, arguments: Any, parameters: Any) -> BoundedConnection:
        if fuse.is_blown:
            raise DatabaseSilent("the database did not answer a moment ago")
        try:
            connection = BoundedConnection.connect(*arguments, **parameters)
        except ConnectionTimeout:
            fuse.blow()
            raise
        connection.silence_seconds = seconds
        connection.fuse = fuse
        return connection
