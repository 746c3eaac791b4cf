"""Picture jobs. Each is safe to run twice and at the same time as itself."""

import logging

from sqlalchemy.exc import SQLAlchemyError

from core.db import get_database
from core.images import media_storage
from core.queue import Task
from core.settings import get_settings
from worker.metrics import count_failure
from worker.pictures.forget import forget_pictures

log = logging.getLogger(__name__)


def delete_unused_pictures() -> None:
    """Delete pictures that are a day old and that nothing refers to."""
    try:
        deleted = forget_pictures(get_database(), media_storage(get_settings()))
    except (SQLAlchemyError, OSError) as error:
        log.error("unused pictures stay: %s", type(error).__name__)  # noqa: TRY400
        count_failure(Task.DELETE_UNUSED_PICTURES)
        return
    log.info("unused pictures deleted: %d", deleted)
