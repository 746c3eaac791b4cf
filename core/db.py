"""Connections to PostgreSQL."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from sqlalchemy import Engine, create_engine
from sqlalchemy.orm import Session, sessionmaker

from core.settings import get_settings

STATEMENT_TIMEOUT_MS = 30_000


def make_engine(url: str, *, statement_timeout_ms: int = STATEMENT_TIMEOUT_MS) -> Engine:
    """Return an engine whose connections are checked before use and give up on endless statements."""
    return create_engine(
        url,
        pool_pre_ping=True,
        pool_size=10,
        max_overflow=10,
        connect_args={"options": f"-c statement_timeout={statement_timeout_ms} -c timezone=UTC"},
    )


@lru_cache(maxsize=1)
def get_engine() -> Engine:
    """Return the process's engine."""
    return make_engine(get_settings().database_url.get_secret_value())


def make_session(engine: Engine | None = None) -> Session:
    """Return a session that expires nothing on commit, so that results outlive their transaction."""
    return sessionmaker(engine or get_engine(), expire_on_commit=False)()


@contextmanager
def transaction(engine: Engine | None = None) -> Iterator[Session]:
    """Open a session, commit at the end, roll back when anything is raised."""
    with make_session(engine) as session, session.begin():
        yield session
