"""Connections to PostgreSQL."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from sqlalchemy import Engine, create_engine
from sqlalchemy.orm import Session, sessionmaker

from core.after_commit import PublishingSession
from core.settings import get_settings

Database = Engine
"""A pool of connections to PostgreSQL. SQLAlchemy's word for it, Engine, means the search engine in this project."""

STATEMENT_TIMEOUT_MS = 30_000


def make_database(url: str, *, statement_timeout_ms: int = STATEMENT_TIMEOUT_MS) -> Database:
    """Return a pool whose connections are checked before use and cancel statements that take too long."""
    return create_engine(
        url,
        pool_pre_ping=True,
        pool_size=10,
        max_overflow=10,
        connect_args={"options": f"-c statement_timeout={statement_timeout_ms} -c timezone=UTC"},
    )


@lru_cache(maxsize=1)
def get_database() -> Database:
    """Return the process's pool."""
    return make_database(get_settings().database_url.get_secret_value())


def make_session(database: Database | None = None) -> Session:
    """Return a session that expires nothing on commit, so that results outlive their transaction.

    Its commits publish the tasks that its writes call for; see core.after_commit.
    """
    return sessionmaker(database or get_database(), class_=PublishingSession, expire_on_commit=False)()


@contextmanager
def transaction(database: Database | None = None) -> Iterator[Session]:
    """Open a session, commit at the end, roll back when anything is raised."""
    with make_session(database) as session, session.begin():
        yield session
