"""Logging, configured once for the API, the worker and beat alike."""

import logging
import logging.config
import traceback
from collections.abc import Iterator
from types import TracebackType

from psycopg import Error as PsycopgError
from sqlalchemy.exc import StatementError

from core.request_id import request_id

FORMAT = "%(asctime)s %(levelname)s %(name)s [%(request_id)s] %(message)s"


class RequestIdFilter(logging.Filter):
    """Adds the current request id to every record."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Set `record.request_id`; let the record pass."""
        record.request_id = request_id.get()
        return True


class DiscreetFormatter(logging.Formatter):
    """Writes tracebacks without the messages of database errors, which quote values: addresses, names, hashes."""

    def formatException(  # noqa: N802  # logging's name
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None],
    ) -> str:
        """Return the traceback of the error and of its causes, the first cause first."""
        error = ei[1]
        chain = list(_chain(error)) if error is not None else []
        if not any(_is_quoting(link) for link in chain):
            return super().formatException(ei)
        return "\n".join(_describe(link) for link in reversed(chain))


def _chain(error: BaseException) -> Iterator[BaseException]:
    seen: set[int] = set()
    waiting = [error]
    while waiting:
        link = waiting.pop(0)
        if id(link) in seen:
            continue
        seen.add(id(link))
        yield link
        if isinstance(link, BaseExceptionGroup):
            waiting += link.exceptions
        before = link.__cause__ or (None if link.__suppress_context__ else link.__context__)
        waiting += [before] if before else []


def _is_quoting(error: BaseException) -> bool:
    return isinstance(error, PsycopgError | StatementError)


def _describe(error: BaseException) -> str:
    frames = "".join(traceback.format_tb(error.__traceback__))
    if not _is_quoting(error):
        return frames + "".join(traceback.format_exception_only(error)).rstrip()
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    if not isinstance(error, PsycopgError):
        return frames + kind
    facts = {"sqlstate": error.sqlstate, "table": error.diag.table_name, "constraint": error.diag.constraint_name}
    return frames + kind + "".join(f" {name}={fact}" for name, fact in facts.items() if fact)


def configure_logging() -> None:
    """Write every record of INFO and above to standard error, one line each, with its request id.

    Called once by each process: by `api.server`, and by Celery's `setup_logging` signal for worker and beat.
    """
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "filters": {"request_id": {"()": RequestIdFilter}},
            "formatters": {"line": {"()": DiscreetFormatter, "fmt": FORMAT}},
            "handlers": {
                "stderr": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["request_id"]},
            },
            "root": {"level": "INFO", "handlers": ["stderr"]},
            "loggers": {
                # Their own handlers would print each line twice.
                "uvicorn": {"handlers": [], "propagate": True},
                "uvicorn.error": {"handlers": [], "propagate": True},
                # One line for each request, with its path: that of a reset link is a secret.
                "uvicorn.access": {"level": "CRITICAL", "handlers": [], "propagate": False},
                # One line for each task and each message sent: too much for a sweep every second.
                "celery.app.trace": {"level": "WARNING"},
                "celery.worker.strategy": {"level": "WARNING"},
            },
        }
    )
