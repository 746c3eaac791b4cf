"""Records judged in several processes come out as in one."""

import gc
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import pytest

from core import garbage
from importer import examining
from importer.candidates import Candidate, Refusal
from importer.examining import Examiners
from importer.normalising.cuisines import catalogue
from tests.importer.sample_records import sample_record


@pytest.fixture
def early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes start after few records."""
    monkeypatch.setattr(examining, "RECORDS_BEFORE_PROCESSES", 3)
    monkeypatch.setattr(examining, "RECORDS_AT_ONCE", 4)


def records() -> Iterator[dict[str, object]]:
    for number in range(30):
        lines = ["2 slices ham"] if number % 10 == 7 else [f"{number + 1} onions"]
        yield sample_record(f"Soup {number}", recipeIngredient=lines)


@pytest.mark.usefixtures("early")
def test_results_are_those_of_one_process_in_the_order_of_the_file() -> None:
    with Examiners(catalogue(), allow_missing_steps=False, has_labels=True, processes=1) as alone:
        expected = [found for _, found in alone.examine(records(), lambda record: record)]
    with Examiners(catalogue(), allow_missing_steps=False, has_labels=True, processes=3) as many:
        found = list(many.examine(records(), lambda record: record))

    assert [record["name"] for record, _ in found] == [f"Soup {number}" for number in range(30)]
    assert [one for _, one in found] == expected
    assert sum(isinstance(one, Refusal) for _, one in found) == 3
    assert all(one.labels for _, one in found if isinstance(one, Candidate))


@pytest.mark.usefixtures("early")
def test_what_no_process_has_begun_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stopped(ProcessPoolExecutor):
        """A pool whose processes begin nothing."""

        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            return Future()

    monkeypatch.setattr(examining, "ProcessPoolExecutor", Stopped)
    with Examiners(catalogue(), allow_missing_steps=False, processes=2) as examiners:
        found = list(examiners.examine(records(), lambda record: record))

    assert [record["name"] for record, _ in found] == [f"Soup {number}" for number in range(30)]
    assert all(found for _, found in found)


def test_a_file_of_just_as_many_records_as_one_process_does_starts_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise AssertionError("a process was started")

    monkeypatch.setattr(examining, "RECORDS_BEFORE_PROCESSES", 30)
    monkeypatch.setattr(examining, "ProcessPoolExecutor", refuse)
    with Examiners(catalogue(), allow_missing_steps=False, processes=2) as examiners:
        assert len(list(examiners.examine(records(), lambda record: record))) == 30


def test_garbage_is_collected_as_before_once_it_ends() -> None:
    before = gc.get_threshold()

    with Examiners(catalogue(), allow_missing_steps=False):
        assert gc.get_threshold()[0] == garbage.MANY

    assert gc.get_threshold() == before


def test_a_check_makes_no_labels() -> None:
    with Examiners(catalogue(), allow_missing_steps=False) as examiners:
        ((_, found),) = examiners.examine([sample_record()], lambda record: record)

    assert isinstance(found, Candidate)
    assert found.labels is None


@pytest.mark.usefixtures("early")
def test_processes_end_when_the_reading_is_given_up() -> None:
    with Examiners(catalogue(), allow_missing_steps=False, processes=2) as examiners:
        found = examiners.examine(records(), lambda record: record)
        assert [next(found)[0]["name"] for _ in range(8)][-1] == "Soup 7"


def test_a_reading_without_recipe_keeps_its_place() -> None:
    with Examiners(catalogue(), allow_missing_steps=False) as examiners:
        found = list(examiners.examine([None, sample_record()], lambda record: record))

    assert found[0] == (None, None)
    assert isinstance(found[1][1], Candidate)
