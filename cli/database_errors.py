"""What errors of PostgreSQL mean for the operator."""

from collections.abc import Mapping

from psycopg import OperationalError as DriverError
from psycopg.errors import DiskFull, LockNotAvailable, QueryCanceled
from sqlalchemy.exc import OperationalError

DATABASE_ERRORS = (OperationalError, DriverError)
"""The second are those of a COPY, which goes past SQLAlchemy."""
REFUSALS: Mapping[type[DriverError], str] = {
    LockNotAvailable: "PostgreSQL's tables are in use by others, perhaps by a backup, a rebuild or a reconciliation:"
    " try again when it has ended.",
    QueryCanceled: "PostgreSQL ended a statement that took too long: try again when it has less to do.",
    DiskFull: "The disk of PostgreSQL is full: make room, then try again.",
}
"""What to do about errors of a PostgreSQL that runs."""


def sentence_about(error: OperationalError | DriverError) -> str:
    """Return what is the matter, and what to do."""
    return refusal_of(error) or "PostgreSQL does not answer. Is the site running?"


def refusal_of(error: OperationalError | DriverError) -> str | None:
    """Return what to do where PostgreSQL has refused, so that the transaction changed nothing; None for the rest."""
    cause = error.orig if isinstance(error, OperationalError) else error
    return next((sentence for kind, sentence in REFUSALS.items() if isinstance(cause, kind)), None)
