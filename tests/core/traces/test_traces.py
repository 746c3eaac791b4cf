"""Traces of requests and tasks, as a collector receives them."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from redis import Redis
from sqlalchemy import text
from sqlalchemy.exc import DataError

from core.db import Database
from core.mail.enqueue import enqueue_activation
from core.queue import Task, TaskPublisher, make_queue
from core.request_id import request_id
from core.settings import Settings
from core.traces import sending_traces, span
from dev.project import PROJECT
from dev.services import application
from dev.supervisor.running import running
from tests.api.server.site_process import server_process
from tests.core.traces.collector import Collector, running_collector
from tests.factories import Factory

OUTSIDE = """
import sys
import api.server, worker.app
sys.exit(any(name.startswith(("opentelemetry.sdk.trace", "opentelemetry.exporter")) for name in sys.modules))
"""


@pytest.fixture
def collector() -> Iterator[Collector]:
    with running_collector() as collector:
        yield collector


@pytest.fixture
def traced(settings: Settings, collector: Collector) -> Settings:
    return settings.model_copy(update={"traces_url": collector.url})


def test_a_request_is_a_trace_with_its_id_and_its_statements(
    settings: Settings, database: Database, redis_client: Redis, collector: Collector
) -> None:
    with server_process(SUFRA_TRACES_URL=collector.url) as server:
        answer = server.ask(b"GET /api/v1.0/recipes/999999 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")

    request = collector.wait_for("GET get_recipe")
    assert request.part == "api"
    assert request.attributes["http.response.status_code"] == 404
    assert f"x-request-id: {request.attributes['sufra.request_id']}".encode() in answer.lower()
    assert any(statement.is_child_of(request) for statement in collector.named("SELECT"))


def test_a_call_of_the_engine_is_a_step_of_the_request(
    settings: Settings, database: Database, redis_client: Redis, collector: Collector
) -> None:
    with server_process(SUFRA_TRACES_URL=collector.url, SUFRA_SEARCH_URL="http://127.0.0.1:1") as server:
        server.ask(b"GET /api/v1.0/recipes/search?Search_Text=plov HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")

    request, call = collector.wait_for("GET search_recipes"), collector.wait_for("search engine")
    assert request.attributes["sufra.degraded"] is True
    assert call.has_failed
    assert any(each.is_child_of(request) for each in collector.named("search engine"))


def test_no_text_of_a_visitor_is_sent(
    settings: Settings, database: Database, redis_client: Redis, collector: Collector
) -> None:
    with server_process(SUFRA_TRACES_URL=collector.url) as server:
        server.ask(
            b"GET /api/v1.0/recipes/search?Search_Text=secretplov HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        )

    collector.wait_for("GET search_recipes")
    assert not any("secretplov" in str(sent.span) for sent in collector.spans)


def test_a_task_goes_on_with_the_trace_of_the_request_that_caused_it(
    traced: Settings, make: Factory, redis_client: Redis, collector: Collector
) -> None:
    enqueue_activation(make.session, make.sign_up())
    make.committed()
    publisher = TaskPublisher(make_queue)
    # The worker first: a message that waits half a minute is dropped.
    with running(application.worker({**os.environ, "SUFRA_TRACES_URL": collector.url}, concurrency=1)):
        token = request_id.set("0123456789abcdef")
        try:
            with sending_traces(traced, "api"), span("request"):
                publisher.publish(Task.SEND_MAILS)
                assert publisher.flush(30)
        finally:
            request_id.reset(token)
        # The commit has published the task too; either of the two may send the mail.
        task = collector.wait_for(Task.SEND_MAILS, sufra_request_id="0123456789abcdef")
        mail = collector.wait_for("mail")

    assert task.part == "worker"
    assert task.is_child_of(collector.wait_for("request"))
    assert any(mail.is_child_of(each) for each in collector.named(Task.SEND_MAILS))


def test_a_failed_statement_names_its_error_and_no_value(
    traced: Settings, database: Database, collector: Collector
) -> None:
    with (
        sending_traces(traced, "api"),
        pytest.raises(DataError),
        span("step"),
        database.connect() as connection,
    ):
        connection.execute(text("SELECT CAST(:given AS integer)"), {"given": "a secret"})

    statement, step = collector.wait_for("SELECT"), collector.wait_for("step")
    assert statement.has_failed
    assert statement.attributes["error.type"] == "InvalidTextRepresentation"
    assert step.attributes["error.type"] == "DataError"
    assert not any("a secret" in str(sent.span) for sent in collector.spans)


def test_without_an_address_nothing_that_sends_is_imported(settings: Settings) -> None:
    assert subprocess.run([sys.executable, "-c", OUTSIDE], cwd=PROJECT, check=False).returncode == 0


def test_without_an_address_a_step_is_an_empty_block(settings: Settings, collector: Collector) -> None:
    with sending_traces(settings, "api"), span("step"):
        pass

    assert collector.spans == []
