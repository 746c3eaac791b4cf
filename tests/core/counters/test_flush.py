"""Counts reach PostgreSQL exactly once, whatever dies in between."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from uuid import uuid4

import pytest
from redis import Redis
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.counters import views
from core.counters.search_terms import TERMS_KEY, Outcome, count_terms, term_field
from core.counters.views import (
    VIEWS_PER_NETWORK,
    VIEWS_PER_VISITOR,
    VISITOR_SECONDS,
    View,
    Viewed,
    count_views,
    views_key,
)
from core.db import Database
from core.models import CounterBatch, Recipe, RecipeViewDay, SearchDay
from tests.factories import Factory
from worker.counters import writes
from worker.counters.age import delete_old
from worker.counters.flush import flush_counters, set_aside
from worker.counters.writes import view_writer, write_terms


@pytest.fixture
def flush_views(redis_client: Redis, database: Database) -> Callable[[], int]:
    """Flushes the views."""
    return lambda: flush_counters(redis_client, database, views_key(Viewed.RECIPE), view_writer(Viewed.RECIPE))


def count_view(
    redis: Redis, kind: Viewed, *, item_id: int, visitor: str, network: str = "", now: float | None = None
) -> bool:
    """Count one view and tell whether it counted."""
    (counted,) = count_views(redis, [View(kind, item_id, visitor, network)], now=now)
    return counted


def test_views_that_come_together_count_as_one_after_the_other(redis_client: Redis) -> None:
    viewed = [(Viewed.RECIPE, 1, "a"), (Viewed.RECIPE, 1, "a"), (Viewed.BLOG, 1, "a"), (Viewed.RECIPE, 1, "b")]

    counted = count_views(redis_client, [View(kind, number, visitor) for kind, number, visitor in viewed])

    assert counted == [True, False, True, True]
    assert count_views(redis_client, []) == []


def views_of(session: Session, recipe: Recipe) -> int:
    """The recipe's total as everybody sees it."""
    session.rollback()
    return session.scalar(select(Recipe.view_count).where(Recipe.id == recipe.id)) or 0


def test_a_view_counts_again_after_half_an_hour(redis_client: Redis) -> None:
    start = 1_700_000_000.0
    again = [
        count_view(redis_client, Viewed.RECIPE, item_id=1, visitor="a", now=start + 60 * minutes)
        for minutes in (0, 29, 30)
    ]

    assert again == [True, False, True]


def test_one_visitor_has_a_bounded_number_of_views(redis_client: Redis) -> None:
    start = 1_700_000_400.0

    counted = [count_view(redis_client, Viewed.RECIPE, item_id=number, visitor="a", now=start) for number in range(150)]

    assert counted.count(True) == VIEWS_PER_VISITOR
    assert count_view(redis_client, Viewed.RECIPE, item_id=1, visitor="b", now=start)
    assert count_view(redis_client, Viewed.RECIPE, item_id=149, visitor="a", now=start + VISITOR_SECONDS)


def test_one_network_has_a_bounded_number_of_views(redis_client: Redis) -> None:
    now = 1_700_000_400.0

    counted = [
        count_view(redis_client, Viewed.RECIPE, item_id=1, visitor=str(number), network="n", now=now)
        for number in range(VIEWS_PER_NETWORK + 10)
    ]

    assert counted.count(True) == VIEWS_PER_NETWORK
    assert count_view(redis_client, Viewed.RECIPE, item_id=1, visitor="elsewhere", network="m", now=now)


def test_views_of_many_visitors_need_few_keys_which_end(redis_client: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "MAX_REMEMBERED", 20)

    counted = [
        count_view(redis_client, Viewed.RECIPE, item_id=1, visitor=str(number), now=1_700_000_400.0)
        for number in range(50)
    ]

    assert counted.count(True) == 20
    remembered = redis_client.keys("view*")
    assert len(remembered) == 2
    assert all(redis_client.ttl(key) > 0 for key in remembered)


def test_views_of_many_visitors_add_up(
    make: Factory, session: Session, redis_client: Redis, flush_views: Callable[[], int]
) -> None:
    recipe = make.recipe()
    make.committed()
    for visitor in ("a", "b", "c"):
        count_view(redis_client, Viewed.RECIPE, item_id=recipe.id, visitor=visitor)

    flush_views()

    assert views_of(session, recipe) == 3
    day = session.scalars(select(RecipeViewDay)).one()
    assert (day.day, day.views) == (datetime.now(UTC).date(), 3)


def test_a_second_flush_adds_nothing(
    make: Factory, session: Session, redis_client: Redis, flush_views: Callable[[], int]
) -> None:
    recipe = make.recipe()
    make.committed()
    count_view(redis_client, Viewed.RECIPE, item_id=recipe.id, visitor="a")

    flush_views()

    assert flush_views() == 0
    assert views_of(session, recipe) == 1


def test_a_crash_before_the_commit_loses_nothing(
    make: Factory, session: Session, redis_client: Redis, database: Database, flush_views: Callable[[], int]
) -> None:
    recipe = make.recipe()
    make.committed()
    count_view(redis_client, Viewed.RECIPE, item_id=recipe.id, visitor="a")

    def crash(*_: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        flush_counters(redis_client, database, views_key(Viewed.RECIPE), crash)
    flush_views()

    assert views_of(session, recipe) == 1


def test_a_crash_after_the_commit_counts_nothing_twice(
    make: Factory, session: Session, redis_client: Redis, flush_views: Callable[[], int]
) -> None:
    recipe = make.recipe()
    make.committed()
    count_view(redis_client, Viewed.RECIPE, item_id=recipe.id, visitor="a")
    set_aside(redis_client, views_key(Viewed.RECIPE))
    (batch,) = redis_client.scan_iter(f"{views_key(Viewed.RECIPE)}:batch:*")
    content = redis_client.hgetall(batch)
    flush_views()

    redis_client.hset(batch, mapping=content)
    flush_views()

    assert views_of(session, recipe) == 1


def test_views_of_a_recipe_deleted_since_are_left_out(
    make: Factory, session: Session, redis_client: Redis, flush_views: Callable[[], int]
) -> None:
    recipe = make.recipe()
    make.committed()
    count_view(redis_client, Viewed.RECIPE, item_id=recipe.id, visitor="a")
    session.delete(recipe)
    session.commit()

    flush_views()

    assert session.scalars(select(RecipeViewDay)).all() == []


def test_searches_are_counted_by_how_they_ended(session: Session, redis_client: Redis, database: Database) -> None:
    for outcome, count in ((Outcome.HIT, 2), (Outcome.RELAXED, 3), (Outcome.MISS, 1)):
        count_terms(redis_client, {term_field("biryani", outcome): count})

        flush_counters(redis_client, database, TERMS_KEY, write_terms)

    row = session.scalars(select(SearchDay)).one()
    assert (row.text, row.searches, row.relaxed, row.found_nothing) == ("biryani", 6, 3, 1)


def test_a_day_takes_a_bounded_number_of_texts(
    session: Session, redis_client: Redis, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writes, "MAX_TEXTS_OF_A_DAY", 1)
    for terms in (("biryani",), ("biryani", "made up")):
        count_terms(redis_client, {term_field(term, Outcome.HIT): 1 for term in terms})

        flush_counters(redis_client, database, TERMS_KEY, write_terms)

    assert [(row.text, row.searches) for row in session.scalars(select(SearchDay))] == [("biryani", 2)]


def test_texts_are_deleted_after_a_year_and_batches_after_a_month(session: Session, database: Database) -> None:
    now = datetime.now(UTC)
    for days in (364, 367):
        day = (now - timedelta(days=days)).date()
        session.add(SearchDay(text="biryani", day=day, searches=3, found_nothing=0, relaxed=0))
    for days in (29, 31):
        session.add(CounterBatch(id=uuid4(), applied_at=now - timedelta(days=days)))
    session.commit()

    assert delete_old(database) == 2
    assert len(session.scalars(select(SearchDay)).all()) == 1
    assert len(session.scalars(select(CounterBatch)).all()) == 1


def test_texts_that_few_have_searched_are_deleted_when_their_thirty_days_are_over(
    session: Session, database: Database
) -> None:
    today = datetime.now(UTC).date()
    stretch = date(1970, 1, 1) + timedelta(days=(today - date(1970, 1, 1)).days // 30 * 30)
    for text, day, searches in (
        ("often", stretch - timedelta(days=1), 2),
        ("often", stretch - timedelta(days=30), 1),
        ("rare", stretch - timedelta(days=1), 2),
        ("rare", stretch - timedelta(days=31), 1),
        ("new", today, 1),
    ):
        session.add(SearchDay(text=text, day=day, searches=searches, found_nothing=0, relaxed=0))
    session.commit()

    delete_old(database)

    assert sorted(row.text for row in session.scalars(select(SearchDay))) == ["new", "often", "often"]
