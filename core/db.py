"""Connections to PostgreSQL."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.orm import Session, sessionmaker

from core.after_commit import PublishingSession
from core.bounded_connection import bound_silence
from core.fuse import Fuse
from core.settings import get_settings

Database = Engine
"""A pool of connections to PostgreSQL. SQLAlchemy's word for it, Engine, means the search engine in this project."""

STATEMENT_TIMEOUT_MS = 30_000
CONNECT_SECONDS = 2
SILENCE_MARGIN_SECONDS = 0.3
MAX_CONNECTIONS = 20
UNACKNOWLEDGED_SECONDS = 60
"""This process notices after so long that PostgreSQL's host has vanished, also in the middle of a statement."""
IDLE_TRANSACTION_SECONDS = 600
"""PostgreSQL ends a transaction that its process leaves alone for so long, with its row locks. That of a rebuild waits
for the engine, for five minutes at most."""
PROBES = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""PostgreSQL notices after 25 seconds that this process's host has vanished, and gives up its locks."""


def make_database(
    url: str,
    *,
    statement_timeout_ms: int = STATEMENT_TIMEOUT_MS,
    max_connections: int = MAX_CONNECTIONS,
    pool_seconds: float = 30,
) -> Database:
    """Return a pool whose connections are checked before use and cancel statements that take too long.

    `pool_seconds` is how long a caller waits for a connection when all are in use.
    """
    return create_engine(
        url,
        pool_pre_ping=True,
        pool_size=(max_connections + 1) // 2,
        max_overflow=max_connections // 2,
        pool_timeout=pool_seconds,
        # Parameters are addresses, names and hashes: none of them belongs into a log.
        hide_parameters=True,
        connect_args={
            "connect_timeout": CONNECT_SECONDS,
            **PROBES,
            "tcp_user_timeout": UNACKNOWLEDGED_SECONDS * 1000,
            "options": _options(statement_timeout_ms),
        },
    )


def _options(statement_timeout_ms: int) -> str:
    """Return the server's side of the limits, which also holds when this process can't act any more."""
    values = {
        "statement_timeout": statement_timeout_ms,
        "idle_in_transaction_session_timeout": IDLE_TRANSACTION_SECONDS * 1000,
        "timezone": "UTC",
        **{f"tcp_{name}": value for name, value in PROBES.items()},
    }
    return " ".join(f"-c {name}={value}" for name, value in values.items())


def make_bounded_database(
    url: str,
    *,
    seconds: float,
    fuse: Fuse,
    silence_seconds: float | None = None,
    max_connections: int = MAX_CONNECTIONS,
) -> Database:
    """Return a pool for callers who can't wait: a statement of more than `seconds` fails, even if PostgreSQL is frozen.

    PostgreSQL cancels a statement first; only one that stays silent for `silence_seconds`, or else 0.3 seconds longer
    than that, blows the fuse.
    """
    database = make_database(
        url, statement_timeout_ms=int(seconds * 1000), max_connections=max_connections, pool_seconds=seconds
    )
    bound_silence(database, seconds=silence_seconds or seconds + SILENCE_MARGIN_SECONDS, fuse=fuse)
    return database


@lru_cache(maxsize=1)
def get_database() -> Database:
    """Return the process's pool."""
    return make_database(get_settings().database_url.get_secret_value())


def make_session(database: Database | Connection | None = None) -> Session:
    """Return a session that expires nothing on commit, so that results outlive their transaction.

    Its commits publish the tasks that its writes call for; see core.after_commit.
    """
    return sessionmaker(database or get_database(), class_=PublishingSession, expire_on_commit=False)()


@contextmanager
def transaction(database: Database | None = None) -> Iterator[Session]:
    """Open a session, commit at the end, roll back when anything is raised."""
    with make_session(database) as session, session.begin():
        yield session
