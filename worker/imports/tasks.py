"""Import jobs. Each is safe to run twice and at the same time as itself."""

import logging

from sqlalchemy.exc import SQLAlchemyError

from core.db import get_database
from core.images import media_storage
from core.imports.files import ImportFiles
from core.queue import Task
from core.settings import get_settings
from worker.imports.forget import forget_discarded, forget_files
from worker.imports.run import run_waiting
from worker.metrics import count_failure

log = logging.getLogger(__name__)


def run_imports() -> None:
    """Check what was uploaded, import what was confirmed, and delete what was discarded."""
    settings = get_settings()
    files = ImportFiles.of(settings)
    try:
        forget_discarded(get_database(), files)
        run_waiting(get_database(), files, media_storage(settings))
    except SQLAlchemyError as error:
        # By its type alone: its text quotes what was about to be written.
        log.error("imports stay where they are: %s", type(error).__name__)  # noqa: TRY400
        count_failure(Task.RUN_IMPORTS)
    except OSError as error:
        log.error("imports stay where they are, their files can't be written: %s", error.strerror)  # noqa: TRY400
        count_failure(Task.RUN_IMPORTS)


def delete_old_imports() -> None:
    """Delete the files of imports that were settled a week ago."""
    try:
        log.info("files of old imports deleted: %d", forget_files(get_database(), ImportFiles.of(get_settings())))
    except (SQLAlchemyError, OSError) as error:
        log.error("files of old imports stay: %s", type(error).__name__)  # noqa: TRY400
        count_failure(Task.DELETE_OLD_IMPORTS)
