"""Views of an index: they never change, and are freed after their last search."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import orjson
import pytest

from dev.services.search.view import Change, View, empty_view


def put(number: int, **members: Any) -> Change:
    document = {"id": number, **members}
    return Change(number, str(number), orjson.dumps(document), document)


@pytest.fixture
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def view() -> View:
    return empty_view({"sortableAttributes": ["price"]}).changed([put(1, price=3), put(2, price=1)])


def test_a_view_stays_as_it_was_when_another_is_made(view: View) -> None:
    other = view.changed([put(3, price=2), Change(1, "1")])
    assert (list(view.documents), list(other.documents)) == ([1, 2], [2, 3])
    assert set(view.number_of) == {"1", "2"}
    assert view.field_counts == {"id": 2, "price": 2}
    assert sorted(view.text.numbers) == [1, 2]


@pytest.mark.usefixtures("without_collector")
def test_a_view_is_freed_with_its_last_search(view: View) -> None:
    # The collector is told to leave what is loaded alone, so a view in a circle would stay for ever.
    assert [list(bucket) for bucket in view.order.buckets("price", False, view.documents)] == [[2], [1]]
    assert view.rules == []
    newer = view.changed([put(3, price=2)])
    gone = weakref.ref(newer)
    del newer
    assert gone() is None
