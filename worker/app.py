"""The Celery application: `celery -A worker.app worker`, `celery -A worker.app beat`."""

from datetime import timedelta
from typing import Any

from celery import Celery
from celery.schedules import crontab
from celery.signals import worker_process_init

from core.queue import DRAIN, SEND_MAILS, make_queue
from core.search.documents.spellings import english
from indexer import tasks
from mailer import tasks as mail_tasks

SWEEP_SECONDS = 1
MAIL_SECONDS = 5
VIEWS_SECONDS = 60
POPULARITY_SECONDS = 600


def every(task: str, seconds: int) -> dict[str, Any]:
    """Return a beat entry; a message that nobody took before the next one is due is dropped."""
    return {"task": task, "schedule": timedelta(seconds=seconds), "options": {"expires": seconds}}


def make_app() -> Celery:
    """Return the queue with every task and the schedule."""
    queue = make_queue()
    queue.task(name=DRAIN)(tasks.drain_all)
    queue.task(name=tasks.FLUSH_COUNTERS)(tasks.flush_all_counters)
    queue.task(name=tasks.RANK_POPULAR)(tasks.rank_popular_recipes)
    queue.task(name=tasks.RECONCILE)(tasks.reconcile_all)
    queue.task(name=SEND_MAILS)(mail_tasks.send_mails)
    queue.task(name=mail_tasks.FORGET)(mail_tasks.forget_old)
    queue.conf.beat_schedule = {
        "sweep": every(DRAIN, SWEEP_SECONDS),
        "mails": every(SEND_MAILS, MAIL_SECONDS),
        "counters": every(tasks.FLUSH_COUNTERS, VIEWS_SECONDS),
        "popularity": every(tasks.RANK_POPULAR, POPULARITY_SECONDS),
        "reconcile": {"task": tasks.RECONCILE, "schedule": crontab(hour=3, minute=15)},
        "forget": {"task": mail_tasks.FORGET, "schedule": crontab(hour=4, minute=5)},
    }
    return queue


@worker_process_init.connect  # type: ignore[untyped-decorator]  # celery ships no types
def warm_up(**_: Any) -> None:
    """Load the rules of English plurals before the first document needs them: it takes seconds on a small machine."""
    english()


app = make_app()
