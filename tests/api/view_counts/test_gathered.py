"""Views that come together are counted together, and each is answered for itself."""

import asyncio
from collections.abc import Sequence

import pytest
from redis import Redis
from redis import RedisError as RedisAway
from sqlalchemy.exc import OperationalError

from api.view_counts import gathered
from api.view_counts.gathered import GatheredViews
from core.counters.views import View, Viewed, count_views, views_key
from core.db import Database
from tests.factories import Factory

pytestmark = pytest.mark.usefixtures("database", "redis_client")


def view(item_id: int, visitor: str = "a", kind: Viewed = Viewed.RECIPE) -> View:
    return View(kind, item_id, visitor)


def count_together(views: Sequence[View]) -> list[bool | BaseException | None]:
    async def count() -> list[bool | BaseException | None]:
        waiting = GatheredViews()
        return await asyncio.gather(*map(waiting.count, views), return_exceptions=True)

    return asyncio.run(count())


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many views each round trip to Redis counted."""
    sizes: list[int] = []

    def noted(redis: Redis, views: Sequence[View]) -> list[bool]:
        sizes.append(len(views))
        return count_views(redis, views)

    monkeypatch.setattr(gathered, "count_views", noted)
    return sizes


def test_views_of_the_same_moment_take_one_round_trip(make: Factory, redis_client: Redis, calls: list[int]) -> None:
    recipe = make.recipe()
    make.committed()

    counted = count_together([view(recipe.id, visitor) for visitor in ("a", "b", "a", "c")])

    assert counted == [True, True, False, True]
    assert calls == [4]
    assert list(redis_client.hvals(views_key(Viewed.RECIPE))) == ["3"]


def test_more_views_than_fit_are_counted_in_turn(
    make: Factory, calls: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathered, "MOST_AT_ONCE", 3)
    recipe = make.recipe()
    make.committed()

    counted = count_together([view(recipe.id, str(number)) for number in range(7)])

    assert counted == [True] * 7
    assert calls == [3, 3, 1]


def test_what_the_public_may_not_see_is_not_counted(make: Factory, redis_client: Redis) -> None:
    recipe, draft, blog = make.recipe(), make.recipe(is_published=False), make.blog()
    make.committed()

    views = [view(recipe.id), view(draft.id), view(999_999), view(blog.id, kind=Viewed.BLOG)]

    assert count_together(views) == [True, None, None, True]
    assert redis_client.hlen(views_key(Viewed.RECIPE)) == 1


def test_without_redis_nothing_counts_and_what_is_hidden_stays_hidden(
    make: Factory, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object) -> list[bool]:
        raise RedisAway

    monkeypatch.setattr(gathered, "count_views", away)
    recipe = make.recipe()
    make.committed()

    assert count_together([view(recipe.id), view(999_999)]) == [False, None]


def test_a_failure_of_the_database_is_told_to_each_and_the_next_views_count(
    make: Factory, monkeypatch: pytest.MonkeyPatch, database: Database
) -> None:
    recipe = make.recipe()
    make.committed()

    def fail(_: object) -> list[bool | None]:
        raise OperationalError("SELECT", {}, Exception("gone"))

    async def count() -> tuple[list[object], bool | None]:
        waiting = GatheredViews()
        with monkeypatch.context() as patch:
            patch.setattr(gathered, "_counted", fail)
            failed = await asyncio.gather(*map(waiting.count, [view(1), view(2)]), return_exceptions=True)
        return list(failed), await waiting.count(view(recipe.id))

    failed, later = asyncio.run(count())

    assert [type(one) for one in failed] == [OperationalError, OperationalError]
    assert later is True


def test_the_view_of_a_visitor_who_leaves_takes_nothing_from_the_others(make: Factory, redis_client: Redis) -> None:
    recipe = make.recipe()
    make.committed()

    async def count() -> bool | None:
        waiting = GatheredViews()
        leaving = asyncio.create_task(waiting.count(view(recipe.id, "a")))
        staying = asyncio.create_task(waiting.count(view(recipe.id, "b")))
        await asyncio.sleep(0)
        leaving.cancel()
        return await staying

    assert asyncio.run(count()) is True
    assert list(redis_client.hvals(views_key(Viewed.RECIPE))) == ["2"]
