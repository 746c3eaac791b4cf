"""Picture jobs. Each is safe to run twice and at the same time as itself."""

import logging

from sqlalchemy.exc import SQLAlchemyError

from core.db import get_database
from core.images import LocalMediaStorage
from core.settings import get_settings
from worker.pictures.forget import forget_portraits

log = logging.getLogger(__name__)


def delete_unused_portraits() -> None:
    """Delete portraits that are a day old and that no user has."""
    try:
        deleted = forget_portraits(get_database(), LocalMediaStorage(get_settings().media_dir))
    except (SQLAlchemyError, OSError) as error:
        log.error("unused portraits stay: %s", type(error).__name__)  # noqa: TRY400
        return
    log.info("unused portraits deleted: %d", deleted)
