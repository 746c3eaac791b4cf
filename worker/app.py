"""The Celery application: `celery -A worker.app worker`, `celery -A worker.app beat`."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from celery import Celery
from celery.schedules import crontab
from celery.signals import setup_logging, task_postrun, task_prerun, worker_init, worker_shutdown

from core.log_config import configure_logging
from core.queue import REQUEST_ID_KEY, Task, make_queue
from core.request_id import NO_REQUEST, request_id
from worker.accounts.tasks import remove_due_accounts
from worker.broken import EndWhenBroken
from worker.counters.tasks import delete_old_counts, flush_all_counters, renew_rollups
from worker.generation.tasks import generate_recipes
from worker.imports.tasks import delete_old_imports, run_imports
from worker.indexing.jobs import check_all, delete_old_search_jobs, run_search_jobs
from worker.indexing.tasks import drain_all, reconcile_all
from worker.labels.tasks import label_missing, refresh_all_labels
from worker.mail.tasks import delete_old_mails, send_mails
from worker.metrics import close_metrics, open_metrics
from worker.moderation.tasks import check_texts
from worker.pictures.tasks import delete_unused_pictures
from worker.popularity.tasks import rank_popular_recipes
from worker.traces import close_traces, open_traces

FUNCTIONS: dict[Task, Callable[[], None]] = {
    Task.DRAIN_INDEXES: drain_all,
    Task.RECONCILE_INDEXES: reconcile_all,
    Task.RUN_SEARCH_JOBS: run_search_jobs,
    Task.CHECK_INDEXES: check_all,
    Task.DELETE_OLD_JOBS: delete_old_search_jobs,
    Task.FLUSH_COUNTERS: flush_all_counters,
    Task.RANK_POPULAR: rank_popular_recipes,
    Task.SEND_MAILS: send_mails,
    Task.LABEL_MISSING: label_missing,
    Task.REFRESH_LABELS: refresh_all_labels,
    Task.DELETE_OLD_MAILS: delete_old_mails,
    Task.DELETE_OLD_COUNTS: delete_old_counts,
    Task.RENEW_ROLLUPS: renew_rollups,
    Task.CHECK_TEXTS: check_texts,
    Task.REMOVE_DUE_ACCOUNTS: remove_due_accounts,
    Task.DELETE_UNUSED_PICTURES: delete_unused_pictures,
    Task.GENERATE_RECIPES: generate_recipes,
    Task.RUN_IMPORTS: run_imports,
    Task.DELETE_OLD_IMPORTS: delete_old_imports,
}


def make_app() -> Celery:
    """Return the queue with every task and the schedule."""
    queue = make_queue()
    for task, function in FUNCTIONS.items():
        # Not shared: Celery would register it with every other application of the process as well.
        queue.task(name=task.value, shared=False)(function)
    queue.steps["worker"].add(EndWhenBroken)
    queue.conf.beat_scheduler = "worker.beat:SharedScheduler"
    queue.conf.beat_schedule = {
        **_every(Task.DRAIN_INDEXES, seconds=1),
        **_every(Task.SEND_MAILS, seconds=5),
        **_every(Task.RUN_SEARCH_JOBS, seconds=5),
        **_every(Task.CHECK_INDEXES, seconds=60),
        **_every(Task.GENERATE_RECIPES, seconds=5),
        **_every(Task.RUN_IMPORTS, seconds=10),
        **_every(Task.CHECK_TEXTS, seconds=60),
        **_every(Task.FLUSH_COUNTERS, seconds=60),
        **_every(Task.RANK_POPULAR, seconds=600),
        **_every(Task.LABEL_MISSING, seconds=600),
        **_every(Task.REMOVE_DUE_ACCOUNTS, seconds=600),
        **_nightly(Task.RENEW_ROLLUPS, hour=1, minute=35),
        **_nightly(Task.REFRESH_LABELS, hour=2, minute=15),
        **_nightly(Task.RECONCILE_INDEXES, hour=3, minute=15),
        **_nightly(Task.DELETE_OLD_MAILS, hour=4, minute=5),
        **_nightly(Task.DELETE_OLD_JOBS, hour=4, minute=15),
        **_nightly(Task.DELETE_OLD_COUNTS, hour=4, minute=25),
        **_nightly(Task.DELETE_UNUSED_PICTURES, hour=4, minute=45),
        **_nightly(Task.DELETE_OLD_IMPORTS, hour=4, minute=55),
    }
    return queue


def _every(task: Task, *, seconds: int) -> dict[str, Any]:
    # A message that is still waiting when the next one is due is dropped.
    return {task.value: {"task": task.value, "schedule": timedelta(seconds=seconds), "options": {"expires": seconds}}}


def _nightly(task: Task, *, hour: int, minute: int) -> dict[str, Any]:
    return {task.value: {"task": task.value, "schedule": crontab(hour=hour, minute=minute)}}


@setup_logging.connect  # type: ignore[untyped-decorator]  # celery ships no types
def _configure_logging(**_: Any) -> None:
    configure_logging()


@task_prerun.connect  # type: ignore[untyped-decorator]
def _enter_request(task: Any, **_: Any) -> None:
    request_id.set(getattr(task.request, REQUEST_ID_KEY, NO_REQUEST))


@task_postrun.connect  # type: ignore[untyped-decorator]
def _leave_request(**_: Any) -> None:
    request_id.set(NO_REQUEST)


worker_init.connect(open_metrics)
worker_init.connect(open_traces)
worker_shutdown.connect(close_metrics)
worker_shutdown.connect(close_traces)
app = make_app()
