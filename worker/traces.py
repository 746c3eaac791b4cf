"""The traces of a worker: each task is a step of the trace of the request that caused it, or begins one of its own."""

import contextlib
from typing import Any

from celery.signals import task_failure, task_postrun, task_prerun, worker_process_shutdown

from core.settings import get_settings
from core.traces import sending_traces, span

CARRIED = ("traceparent", "tracestate")
"""Headers of a message that name the trace it belongs to (W3C Trace Context)."""

_sending = contextlib.ExitStack()


def open_traces(sender: Any = None, **_: Any) -> None:
    """Send the traces of this worker's processes, if the settings say where to; called before it forks."""
    settings = get_settings()
    if settings.traces_url is None:
        return
    _sending.enter_context(sending_traces(settings, str(sender).partition("@")[0] or "worker"))
    running: dict[str, contextlib.ExitStack] = {}

    def begin(task_id: str, task: Any, **_: Any) -> None:
        carrier = {name: value for name in CARRIED if (value := getattr(task.request, name, None))}
        running[task_id] = block = contextlib.ExitStack()
        block.enter_context(span(task.name, carrier=carrier))

    def fail(task_id: str, exception: BaseException, **_: Any) -> None:
        if task_id in running:
            running.pop(task_id).__exit__(type(exception), exception, exception.__traceback__)

    def end(task_id: str, **_: Any) -> None:
        if task_id in running:
            running.pop(task_id).close()

    task_prerun.connect(begin, weak=False)
    task_failure.connect(fail, weak=False)
    task_postrun.connect(end, weak=False)
    worker_process_shutdown.connect(close_traces, weak=False)


def close_traces(**_: Any) -> None:
    """Send what waits, and no more after it."""
    _sending.close()
