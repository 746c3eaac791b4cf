"""Asks other processes to look at once, after the answer has been given."""

from functools import lru_cache

from celery import Celery

from core.queue import Task, make_queue, nudge


@lru_cache(maxsize=1)
def _queue() -> Celery:
    return make_queue()


def nudge_mailer() -> None:
    """Ask the mailer to send what is owed. Run it as a background task: the transaction is committed by then."""
    nudge(_queue(), Task.SEND_MAILS)
