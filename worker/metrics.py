"""The metrics of a worker: how often its tasks ran, how long, and how many failed.

The indexer is the tasks `indexing.…`, the mailer `mail.…`.
"""

import contextlib
import time
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from celery.signals import task_failure, task_postrun, task_prerun

from core.metrics.serving import served_metrics
from core.queue import Task
from core.settings import get_settings

if TYPE_CHECKING:
    from prometheus_client import Counter, Histogram

SECONDS = (0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900)

_serving = contextlib.ExitStack()


def open_metrics(**_: Any) -> None:
    """Serve the metrics of this worker's processes, if the settings say where; called before it forks."""
    _serving.enter_context(served_metrics(get_settings()))
    if get_settings().metrics_port is None:
        return
    seconds, failures = define_metrics()
    for known in Task:
        # From 0 on: Prometheus sees no increase in a counter that begins with its first failure.
        failures.labels(known)
    started: dict[str, float] = {}

    def begin(task_id: str, **_: Any) -> None:
        started[task_id] = time.perf_counter()

    def end(task_id: str, task: Any, **_: Any) -> None:
        if task_id in started:
            seconds.labels(task.name).observe(time.perf_counter() - started.pop(task_id))

    def fail(sender: Any, **_: Any) -> None:
        failures.labels(sender.name).inc()

    task_prerun.connect(begin, weak=False)
    task_postrun.connect(end, weak=False)
    task_failure.connect(fail, weak=False)


def count_failure(task: Task) -> None:
    """Count a failure that the task has dealt with itself, where this process serves metrics.

    Celery tells of the others: those that end the task with an error.
    """
    if get_settings().metrics_port is not None:
        _, failures = define_metrics()
        failures.labels(task).inc()


@lru_cache(maxsize=1)
def define_metrics() -> tuple["Histogram", "Counter"]:
    """Return the seconds and the failures of tasks, the same at every call."""
    # Not at the top: the library decides at its import where counts are kept.
    from prometheus_client import Counter, Histogram

    seconds = Histogram("sufra_task_seconds", "How long a task ran.", ["task"], buckets=SECONDS)
    return seconds, Counter("sufra_task_failures_total", "Tasks that failed.", ["task"])


def close_metrics(**_: Any) -> None:
    """Serve them no longer."""
    _serving.close()
