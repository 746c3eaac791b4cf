"""A worker whose Celery has broken ends at once, so that it is started anew."""

import os
from dataclasses import replace
from pathlib import Path

import psutil
from celery.platforms import EX_FAILURE

from core.settings import Settings
from dev.services import application
from dev.supervisor.running import running
from dev.supervisor.service import Service
from tests.dev.running_site import wait_for

PATIENCE_SECONDS = 60


def breaking(service: Service) -> Service:
    """The worker with the application that can break."""
    argv = ["tests.worker.breaking_app" if each == "worker.app" else each for each in service.argv]
    return replace(service, argv=argv)


def test_a_worker_whose_celery_breaks_does_not_wait_for_a_task_that_never_ends(
    settings: Settings, tmp_path: Path
) -> None:
    break_file = tmp_path / "break"
    environment = {**os.environ, "BREAK_FILE": str(break_file)}
    with running(breaking(application.worker(environment, concurrency=1))) as worker:
        (pool_process,) = psutil.Process(worker.pid).children()
        pool_process.suspend()

        break_file.touch()

        assert worker.wait(PATIENCE_SECONDS) == EX_FAILURE
        wait_for(lambda: not pool_process.is_running(), "the end of the pool's process")
