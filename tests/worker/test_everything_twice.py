"""Two beats and two workers at once, as on two hosts: each thing is done once."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from redis import Redis
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.db import Database
from core.mail.enqueue import enqueue_password_changed
from core.models import Mail, MailState, SearchOutboxEntry
from core.settings import Settings
from dev.services import application
from dev.supervisor.running import running
from indexer.search_engine import SearchEngine
from tests.dev.running_site import wait_for
from tests.factories import Factory
from tests.worker.mail.post_office import PostOffice

RECIPES, MAILS = 60, 30


@pytest.fixture
def post_office() -> Iterator[PostOffice]:
    """A mail server."""
    opened = PostOffice()
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def hosts(
    settings: Settings,
    database: Database,
    redis_client: Redis,
    recipe_index: str,
    post_office: PostOffice,
    tmp_path: Path,
) -> Iterator[None]:
    """A beat and a worker on each of two hosts, with nothing to do: the database is emptied before they start."""
    environment = {**os.environ, "SUFRA_SMTP_HOST": "127.0.0.1", "SUFRA_SMTP_PORT": str(post_office.port)}
    with ExitStack() as stack:
        for host in ("first", "second"):
            (tmp_path / host).mkdir()
            stack.enter_context(running(application.beat(environment, tmp_path / host)))
            stack.enter_context(running(application.worker(environment, concurrency=1, name=f"{host}-worker")))
        yield


def is_done(session: Session) -> bool:
    """Whether nothing waits any more."""
    session.rollback()
    unsent = session.scalar(select(func.count()).select_from(Mail).where(Mail.state == MailState.PENDING))
    unindexed = session.scalar(select(func.count()).select_from(SearchOutboxEntry))
    return not unsent and not unindexed


def test_a_change_reaches_the_index_once_and_a_mail_its_reader_once(
    hosts: None, make: Factory, session: Session, search: SearchEngine, recipe_index: str, post_office: PostOffice
) -> None:
    index = search.client.index(recipe_index)
    already = index.get_tasks({"limit": 1}).results[0].uid
    titles = {f"Soup number {number}" for number in range(RECIPES)}
    for title in titles:
        make.recipe(title)
        make.committed()
    for number in range(MAILS):
        enqueue_password_changed(session, make.user(email=f"reader{number}@example.org"))
        make.committed()

    wait_for(lambda: is_done(session), "the indexer and the mailer")

    found = index.get_documents({"limit": 2 * RECIPES, "fields": ["Short_Title"]}).results
    assert {document.Short_Title for document in found} == titles
    assert len(found) == RECIPES
    tasks = index.get_tasks({"types": ["documentAdditionOrUpdate"], "limit": 1000}).results
    assert sum(task.details["receivedDocuments"] for task in tasks if task.uid > already) == RECIPES
    assert sorted(message["To"] for message in post_office.messages) == sorted(
        f"reader{number}@example.org" for number in range(MAILS)
    )
