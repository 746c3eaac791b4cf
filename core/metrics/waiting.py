"""The kinds of work that wait in tables until a worker has done them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement
from sqlalchemy.orm import InstrumentedAttribute

from core.models import Comment, GenerationJob, ImportJob, Mail, MailState, Review, SearchJob
from core.models.generation import RUNNING
from core.models.imports import ImportState
from core.models.moderation import ModerationState
from core.search.jobs import OPEN


@dataclass(frozen=True)
class WaitingWork:
    """Rows of one kind of work."""

    is_waiting: ColumnElement[bool]
    due_at: InstrumentedAttribute[Any]
    """Since when a row could be done."""


WAITING_WORK: Mapping[str, WaitingWork] = {
    "mails": WaitingWork(Mail.state == MailState.PENDING, Mail.next_attempt_at),
    "generations": WaitingWork(GenerationJob.state.in_(RUNNING), GenerationJob.created_at),
    "imports": WaitingWork(
        ImportJob.state.in_((ImportState.UPLOADED, ImportState.CHECKING, ImportState.IMPORTING)), ImportJob.changed_at
    ),
    "search jobs": WaitingWork(SearchJob.state.in_(OPEN), SearchJob.asked_at),
    "unread reviews": WaitingWork(Review.state == ModerationState.PENDING, Review.created_at),
    "unread comments": WaitingWork(Comment.state == ModerationState.PENDING, Comment.created_at),
}
