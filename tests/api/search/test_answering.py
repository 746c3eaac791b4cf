"""Whatever the engine suffers from, a search is answered: by PostgreSQL, and soon."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from api.search.answering import MOST_SLOW_IN_A_ROW, Answering, look_at
from api.search.breaker import Breaker
from api.search.client import SearchClient, SearchRefused, SearchUnavailable
from api.search.engine import Engine, PostedEngine, is_answer
from core.settings import Settings
from tests.engine_away import EngineAway

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
ANSWER = b"HTTP/1.1 %b\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s"


class Standby(EngineAway):
    """Stands in for PostgreSQL."""

    async def search(self, uid: str, query: object) -> dict[str, object]:
        return {"by": "PostgreSQL"}


async def frozen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Take what is asked and say nothing."""
    while await reader.read(1000):
        pass


async def ill(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer 500."""
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 500 Oh\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")


def saying(body: bytes, *, status: bytes = b"200 OK") -> Serve:
    """Answer everything with this."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(ANSWER % (status, len(body), body))

    return serve


well = saying(b'{"by": "engine", "hits": [], "totalHits": 0, "results": [{"hits": [], "totalHits": 1}]}')
"""An engine that has documents."""
refusing = saying(b'{"code": "invalid_search_filter", "message": "no such attribute"}', status=b"400 Bad Request")


class Silent(PostedEngine):
    """An engine that answers no search."""

    async def post(self, path: str, body: Any) -> Any:
        await asyncio.Event().wait()


async def has_documents(_: str) -> bool:
    return True


@asynccontextmanager
async def answering(serve: Serve, settings: Settings, *, standby: EngineAway | None = None) -> AsyncIterator[Answering]:
    handlers: list[asyncio.Task[None] | None] = []

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        handlers.append(asyncio.current_task())
        await serve(reader, writer)
        writer.close()
        await writer.wait_closed()

    server = await asyncio.start_server(handle, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    there = settings.model_copy(update={"search_url": f"http://127.0.0.1:{port}", "search_timeout_ms": 300})
    client = await SearchClient.open(there, "key")
    breaker = Breaker(look_at(client, ["recipes"], has_documents), pause_seconds=0.01)
    try:
        yield Answering(client, standby or Standby(), breaker, seconds=0.3)
    finally:
        await breaker.close()
        await client.close()
        server.close()
        await asyncio.gather(*filter(None, handlers), return_exceptions=True)


async def ask(engine: Engine) -> dict[str, object]:
    return await engine.search("recipes", {"q": "rice"})


@pytest.mark.parametrize("serve", [frozen, ill])
async def test_postgresql_answers_for_an_engine_that_is_frozen_or_ill(serve: Serve, settings: Settings) -> None:
    async with answering(serve, settings) as it:
        assert await it.answer(ask) == ({"by": "PostgreSQL"}, True)
        assert it.breaker.is_open


async def test_a_search_that_is_slow_by_itself_is_answered_by_postgresql_and_takes_the_engine_from_no_other() -> None:
    async def is_well() -> bool:
        return True

    it = Answering(Silent(), Standby(), Breaker(is_well), seconds=0.01)

    assert await it.answer(ask) == ({"by": "PostgreSQL"}, True)
    assert not it.breaker.is_open


async def test_an_engine_that_answers_no_search_in_time_is_left_alone_whatever_its_health_check_says() -> None:
    async def is_well() -> bool:
        return True

    it = Answering(Silent(), Standby(), Breaker(is_well), seconds=0.01)
    open_after = []
    for _ in range(MOST_SLOW_IN_A_ROW):
        await it.answer(ask)
        open_after.append(it.breaker.is_open)

    assert open_after == [False, False, True]
    await it.breaker.close()


async def test_slow_searches_with_an_answered_one_between_them_leave_the_engine_to_all_others() -> None:
    class SlowForSome(PostedEngine):
        """An engine that answers every third search."""

        searches = 0

        async def post(self, path: str, body: Any) -> Any:
            self.searches += 1
            return {"by": "engine"} if self.searches % MOST_SLOW_IN_A_ROW == 0 else await asyncio.Event().wait()

    async def is_well() -> bool:
        return True

    it = Answering(SlowForSome(), Standby(), Breaker(is_well), seconds=0.01)
    for _ in range(3 * MOST_SLOW_IN_A_ROW):
        await it.answer(ask)

    assert not it.breaker.is_open


async def test_searches_that_run_out_of_time_together_share_a_health_check_and_wait_a_moment_for_it() -> None:
    checks = 0

    async def never() -> bool:
        nonlocal checks
        checks += 1
        return await asyncio.Event().wait()

    it = Answering(Silent(), Standby(), Breaker(never), seconds=0.01)

    async with asyncio.timeout(5):
        answers = await asyncio.gather(*(it.answer(ask) for _ in range(50)))

    assert answers == [({"by": "PostgreSQL"}, True)] * 50
    assert it.breaker.is_open
    assert checks == 1
    await it.breaker.close()


async def test_the_health_check_begins_while_the_search_still_has_time() -> None:
    begun = asyncio.Event()

    async def look() -> bool:
        begun.set()
        return True

    class Waiting(PostedEngine):
        async def post(self, path: str, body: Any) -> Any:
            await begun.wait()
            return {"by": "engine"}

    it = Answering(Waiting(), Standby(), Breaker(look), seconds=2)

    assert await it.answer(ask) == ({"by": "engine"}, False)


@pytest.mark.parametrize(
    "serve",
    [
        saying(b"{}"),
        saying(b"[]"),
        saying(b'{"status": "ok"}'),
        saying(b'{"hits": []}'),
        saying(b'{"hits": null, "totalHits": 1}'),
        saying(b'["no such page"]', status=b"404 Not Found"),
        saying(b"{}", status=b"400 Bad Request"),
    ],
)
async def test_postgresql_answers_where_what_the_engine_says_is_no_answer(serve: Serve, settings: Settings) -> None:
    async with answering(serve, settings) as it:
        assert await it.answer(ask) == ({"by": "PostgreSQL"}, True)
        assert it.breaker.is_open


@pytest.mark.parametrize(
    ("answer", "is_one"),
    [
        ({"results": [{"hits": [], "totalHits": 0}, {"hits": [], "estimatedTotalHits": 0}]}, True),
        ({"results": [{"hits": [], "totalHits": 0}]}, False),
        ({"results": [{"hits": [], "totalHits": 0}, {}]}, False),
        ({"results": {}}, False),
    ],
)
def test_several_searches_have_a_result_each(answer: dict[str, object], is_one: bool) -> None:
    assert is_answer("/multi-search", {"queries": [{"q": "rice"}, {"q": "soup"}]}, answer) is is_one


def test_a_facet_search_has_values() -> None:
    assert is_answer("/indexes/recipes/facet-search", {"facetName": "Tags"}, {"facetHits": []})
    assert not is_answer("/indexes/recipes/facet-search", {"facetName": "Tags"}, {"hits": [], "totalHits": 0})


async def test_an_engine_that_is_well_answers(settings: Settings) -> None:
    async with answering(well, settings) as it:
        assert (await it.answer(ask))[1] is False


async def test_an_engine_that_is_left_alone_is_asked_while_postgresql_is_away_too(settings: Settings) -> None:
    async with answering(well, settings, standby=EngineAway()) as it:
        it.breaker.open()

        assert (await it.answer(ask))[1] is False


async def test_a_search_that_neither_can_answer_ends_soon(settings: Settings) -> None:
    async with answering(frozen, settings, standby=EngineAway()) as it:
        with pytest.raises(SearchUnavailable):
            await it.answer(ask)


async def test_postgresql_answers_what_the_site_asks_and_the_engine_refuses(settings: Settings) -> None:
    async with answering(refusing, settings) as it:
        assert await it.answer(ask, is_own=True) == ({"by": "PostgreSQL"}, True)
        assert not it.breaker.is_open


async def test_what_a_caller_asks_and_the_engine_refuses_is_refused(settings: Settings) -> None:
    async with answering(refusing, settings) as it:
        with pytest.raises(SearchRefused):
            await it.answer(ask)
        assert not it.breaker.is_open


async def test_what_the_engine_refuses_while_postgresql_is_away_is_unavailable(settings: Settings) -> None:
    async with answering(refusing, settings, standby=EngineAway()) as it:
        with pytest.raises(SearchUnavailable):
            await it.answer(ask, is_own=True)


async def test_the_engine_answers_again_once_it_is_well(settings: Settings) -> None:
    async with answering(well, settings) as it:
        it.breaker.open()
        assert (await it.answer(ask))[1] is True
        async with asyncio.timeout(5):
            while it.breaker.is_open:
                await asyncio.sleep(0)
        assert (await it.answer(ask))[1] is False
