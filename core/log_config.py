"""Logging, configured once for the API, the worker and beat alike."""

import logging
import logging.config

from core.request_id import request_id

FORMAT = "%(asctime)s %(levelname)s %(name)s [%(request_id)s] %(message)s"


class RequestIdFilter(logging.Filter):
    """Adds the current request id to every record."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Set `record.request_id`; let the record pass."""
        record.request_id = request_id.get()
        return True


def configure_logging() -> None:
    """Write every record of INFO and above to standard error, one line each, with its request id.

    Called once by each process: by `api.server`, and by Celery's `setup_logging` signal for worker and beat.
    """
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "filters": {"request_id": {"()": RequestIdFilter}},
            "formatters": {"line": {"format": FORMAT}},
            "handlers": {
                "stderr": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["request_id"]},
            },
            "root": {"level": "INFO", "handlers": ["stderr"]},
            "loggers": {
                # Their own handlers would print each line twice.
                "uvicorn": {"handlers": [], "propagate": True},
                "uvicorn.error": {"handlers": [], "propagate": True},
                # One line for each task and each message sent: too much for a sweep every second.
                "celery.app.trace": {"level": "WARNING"},
                "celery.worker.strategy": {"level": "WARNING"},
            },
        }
    )
