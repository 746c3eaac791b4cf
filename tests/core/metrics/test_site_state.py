"""The state of the site as metrics."""

from collections.abc import Callable, Mapping

import pytest
from prometheus_client import CollectorRegistry
from redis import Redis
from sqlalchemy.orm import Session

from core.db import Database, make_database
from core.images import BucketMediaStorage
from core.metrics.site_state import SiteState
from core.models import Mail, MailKind, SearchMove
from core.queue import LONG_QUEUE
from dev.ports import free_port
from dev.services.search_engine import Engine
from tests import buckets
from tests.factories import Factory

Samples = Mapping[tuple[str, tuple[str, ...]], float]


def read(database: Database, redis: "Redis", engine_url: str, bucket: BucketMediaStorage | None = None) -> Samples:
    """Return each sample by its name and label values."""
    registry = CollectorRegistry()
    registry.register(SiteState(database, redis, engine_url, bucket))
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in registry.collect()
        for sample in family.samples
    }


@pytest.fixture
def state(database: Database, redis_client: Redis, search_service: Engine) -> Callable[[], Samples]:
    """Reads the state of the site of the test."""
    return lambda: read(database, redis_client, search_service.url)


def test_parts_that_answer_are_up(state: Callable[[], Samples]) -> None:
    samples = state()

    assert [samples["sufra_up", (part,)] for part in ("database", "redis", "engine")] == [1, 1, 1]


def test_a_part_that_is_away_is_down_and_the_others_are_told(redis_client: Redis) -> None:
    away = make_database(f"postgresql+psycopg://sufra:x@127.0.0.1:{free_port()}/sufra")

    samples = read(away, redis_client, f"http://127.0.0.1:{free_port()}")

    assert [samples["sufra_up", (part,)] for part in ("database", "redis", "engine")] == [0, 1, 0]
    assert ("sufra_waiting", ("mails",)) not in samples
    assert samples["sufra_queue_messages", (LONG_QUEUE,)] == 0


def test_a_bucket_of_pictures_that_answers_is_up(
    database: Database, redis_client: Redis, search_service: Engine
) -> None:
    with buckets.running() as url:
        bucket = BucketMediaStorage(buckets.make_bucket(url))

        assert read(database, redis_client, search_service.url, bucket)["sufra_up", ("media",)] == 1


def test_a_bucket_of_pictures_that_is_away_is_down(
    database: Database, redis_client: Redis, search_service: Engine
) -> None:
    with buckets.running() as url:
        bucket = BucketMediaStorage(buckets.make_bucket(url))

    assert read(database, redis_client, search_service.url, bucket)["sufra_up", ("media",)] == 0


def test_without_a_bucket_there_is_no_such_part(state: Callable[[], Samples]) -> None:
    assert ("sufra_up", ("media",)) not in state()


def test_the_engine_is_the_one_that_answers_searches(
    database: Database, redis_client: Redis, search_service: Engine, session: Session
) -> None:
    ended = f"http://127.0.0.1:{free_port()}"
    session.add(
        SearchMove(index_name="recipes", from_url=ended, to_url=search_service.url, is_in_step=False, is_switched=True)
    )
    session.commit()

    assert read(database, redis_client, ended)["sufra_up", ("engine",)] == 1


def test_waiting_work_is_counted_with_its_age(state: Callable[[], Samples], session: Session, make: Factory) -> None:
    session.add(Mail(kind=MailKind.PASSWORD_CHANGED, user_id=make.user().id))
    session.commit()

    samples = state()

    assert samples["sufra_waiting", ("mails",)] == 1
    assert samples["sufra_waiting_seconds", ("mails",)] >= 0
    assert samples["sufra_waiting", ("imports",)] == 0


def test_changes_that_an_index_has_not_got_are_counted(
    state: Callable[[], Samples], session: Session, make: Factory
) -> None:
    make.recipe()
    session.commit()

    assert state()["sufra_outbox_rows", ("recipes", "waiting")] > 0
