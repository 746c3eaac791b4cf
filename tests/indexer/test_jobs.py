"""What staff ask for is done by the worker, once, and survives its death."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from meilisearch import Client
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.advisory_locks import LockLost
from core.models import SearchCheck, SearchJob, SearchJobKind, SearchJobState, SearchRun
from core.queue import Task
from core.search.jobs import ask_for, finish, start
from core.search.own_synonyms import add_synonym, delete_synonym
from core.settings import Settings
from indexer import jobs as running
from indexer import rebuild as rebuilding
from indexer.context import IndexerContext
from indexer.jobs import MAX_ATTEMPTS, Work, run_jobs
from indexer.locks import jobs_lock
from indexer.search_engine import SearchEngine
from tests.factories import Factory
from tests.indexer.conftest import Find
from tests.lock_sessions import end_holders

pytestmark = pytest.mark.usefixtures("index_uids")


@pytest.fixture
def run(context: IndexerContext, settings: Settings) -> Callable[[], int]:
    """Runs the jobs that wait."""
    return lambda: run_jobs(context.database, lambda: context, settings)


def jobs_of(session: Session) -> list[tuple[str, str, str]]:
    """Kind, state and outcome of every job, in the order they were asked for."""
    session.rollback()
    session.expire_all()
    return [(job.kind, job.state, job.outcome) for job in session.scalars(select(SearchJob).order_by(SearchJob.id))]


def ask(session: Session, kind: SearchJobKind, index: str = "recipes") -> SearchJob:
    job = ask_for(session, kind, index)
    session.commit()
    return job


def test_a_rebuild_fills_the_index_and_says_so(
    make: Factory, session: Session, run: Callable[[], int], find: Find
) -> None:
    recipe = make.recipe("Lentil Soup")
    make.committed()
    job = ask(session, SearchJobKind.REBUILD)

    assert run() == 1

    assert find("lentil") == [recipe.id]
    session.refresh(job)
    assert (job.state, job.done, job.total) == (SearchJobState.DONE, 1, 1)
    assert job.outcome == "1 documents swapped in, 0 that changed meanwhile brought up to date."
    assert "1 documents" in session.get_one(SearchRun, ("recipes", "rebuild")).outcome


@pytest.mark.parametrize("kind", [SearchJobKind.REBUILD, SearchJobKind.RECONCILE, SearchJobKind.CHECK])
def test_a_job_asked_for_twice_is_one(session: Session, kind: SearchJobKind) -> None:
    waiting = ask(session, kind)
    again = ask(session, kind)
    start(session, waiting, total=None)
    session.commit()
    while_it_runs = ask(session, kind)

    assert waiting.id == again.id == while_it_runs.id


def test_settings_asked_for_while_they_are_applied_are_applied_again(session: Session) -> None:
    job = ask(session, SearchJobKind.SETTINGS)
    start(session, job, total=None)
    session.commit()

    assert ask(session, SearchJobKind.SETTINGS).id != job.id


def test_a_job_that_ended_does_not_stand_in_the_way_of_the_next(session: Session) -> None:
    job = ask(session, SearchJobKind.REBUILD)
    finish(session, job, "Done.", is_done=True)
    session.commit()

    assert ask(session, SearchJobKind.REBUILD).id != job.id


def test_asking_tells_the_worker(session: Session, published: list[Task]) -> None:
    ask(session, SearchJobKind.CHECK)

    assert published == [Task.RUN_SEARCH_JOBS]


def test_a_job_that_a_dead_worker_left_is_run_again(session: Session, run: Callable[[], int]) -> None:
    job = ask(session, SearchJobKind.RECONCILE)
    start(session, job, total=5)
    session.commit()

    assert run() == 1

    assert jobs_of(session) == [("reconcile", "done", "0 compared: drift 0 (0 missing, 0 stale, 0 surplus).")]


def test_while_one_process_runs_jobs_another_does_not(
    session: Session, context: IndexerContext, run: Callable[[], int]
) -> None:
    ask(session, SearchJobKind.CHECK)

    with jobs_lock(context.database):
        assert run() == 0

    assert run() == 1


def test_a_job_that_the_engine_fails_says_why(
    session: Session, context: IndexerContext, run: Callable[[], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(session, SearchJobKind.REBUILD)
    ask(session, SearchJobKind.CHECK, "blogs")
    monkeypatch.setattr(context.engine.client.http, "config", _nowhere(context))

    run()

    (_, state, outcome), (_, checked, problem) = jobs_of(session)
    assert state == SearchJobState.FAILED
    assert outcome
    assert (checked, problem) == (SearchJobState.DONE, session.get_one(SearchCheck, "blogs").problem)


def test_a_broken_file_of_synonyms_fails_the_job_with_its_reason_and_leaves_the_index(
    make: Factory, session: Session, context: IndexerContext, settings: Settings, tmp_path: Path,
    run: Callable[[], int], find: Find,
) -> None:  # fmt: skip
    recipe = make.recipe("Lentil Soup")
    make.committed()
    ask(session, SearchJobKind.REBUILD)
    run()
    folder = Path(shutil.copytree(settings.search_config_dir, tmp_path / "search-config"))
    (folder / "recipes" / "synonyms.json").write_text('[["okra", ""]]')
    ask(session, SearchJobKind.REBUILD)

    elsewhere = settings.model_copy(update={"search_config_dir": folder})
    assert run_jobs(context.database, lambda: context, elsewhere) == 1

    _, state, outcome = jobs_of(session)[-1]
    assert (state, "Family 1: '' is no word" in outcome) == (SearchJobState.FAILED, True)
    assert find("lentil") == [recipe.id]


def _nowhere(context: IndexerContext) -> Any:
    config = context.engine.client.config
    return type(config)("http://127.0.0.1:1", config.api_key)


class Killed(BaseException):
    """What a run that is ended sees last."""


def test_a_job_that_never_ends_is_given_up_and_the_next_one_runs(
    session: Session, run: Callable[[], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(session, SearchJobKind.REBUILD)
    ask(session, SearchJobKind.RECONCILE)

    def die(*_: object) -> str:
        raise Killed

    monkeypatch.setitem(cast("dict[SearchJobKind, Work]", running.WORK), SearchJobKind.REBUILD, die)
    for _ in range(MAX_ATTEMPTS):
        with pytest.raises(Killed):
            run()

    assert run() == 1
    given_up, (_, next_state, _) = jobs_of(session)
    assert given_up == ("rebuild", "failed", "It was begun 3 times and not finished. See the log of the worker.")
    assert next_state == "done"


def test_a_job_that_fails_in_an_unforeseen_way_has_failed(
    session: Session, run: Callable[[], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(session, SearchJobKind.RECONCILE)

    def fail(*_: object) -> str:
        raise KeyError("taskUid")

    monkeypatch.setitem(cast("dict[SearchJobKind, Work]", running.WORK), SearchJobKind.RECONCILE, fail)
    run()

    assert jobs_of(session) == [
        ("reconcile", "failed", "It failed unexpectedly (KeyError). See the log of the worker.")
    ]


def test_a_rebuild_that_loses_its_lock_is_begun_again(
    make: Factory, session: Session, context: IndexerContext, run: Callable[[], int], find: Find,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    recipe = make.recipe("Lentil Soup")
    make.committed()
    ask(session, SearchJobKind.REBUILD)
    put_in_place = rebuilding.put_in_place

    def lose_every_lock(*given: Any) -> None:
        end_holders(context.database)
        put_in_place(*given)

    with monkeypatch.context() as patch:
        patch.setattr(rebuilding, "put_in_place", lose_every_lock)
        with pytest.raises(LockLost):  # this process has no right to run jobs any more
            run()

    assert run() == 1
    assert [state for _, state, _ in jobs_of(session)] == ["done"]
    assert find("lentil") == [recipe.id]


def test_a_rebuild_that_waited_while_searches_moved_is_of_the_engine_that_answers(
    make: Factory, session: Session, context: IndexerContext, settings: Settings, find: Find
) -> None:
    recipe = make.recipe("Lentil Soup")
    make.committed()
    ask(session, SearchJobKind.REBUILD)
    client = Client("http://127.0.0.1:1")
    contexts = iter([replace(context, engine=SearchEngine(client)), context])

    run_jobs(context.database, lambda: next(contexts), settings)

    assert [state for _, state, _ in jobs_of(session)] == ["done"]
    assert find("lentil") == [recipe.id]


def test_a_check_remembers_what_differs(
    make: Factory, session: Session, run: Callable[[], int], engine: SearchEngine, uid: str
) -> None:
    make.recipe()
    make.committed()
    engine.run(lambda: engine.client.index(uid).update_settings({"stopWords": ["salt"]}))
    ask(session, SearchJobKind.CHECK)

    run()

    found = session.get_one(SearchCheck, "recipes").findings
    assert (found["rows"], found["documents"], found["settings_drift"]) == (1, 0, ["stopWords"])
    assert [each["actual"] for each in found["settings_differences"]] == ['["salt"]']
    assert found["engine_version"]


def test_a_synonym_of_staff_finds_what_it_means(
    make: Factory, session: Session, run: Callable[[], int], find: Find, settings: Settings,
    outbox_runner: Callable[[], int],
) -> None:  # fmt: skip
    recipe = make.recipe("Smoky Eggplant")
    make.committed()
    outbox_runner()
    assert find("melongene") == []

    family = add_synonym(session, ["melongene", "eggplant"], settings.search_config_dir)
    session.commit()
    assert run() == 2
    assert find("melongene") == [recipe.id]

    delete_synonym(session, family.id)
    session.commit()
    run()
    assert find("melongene") == []


def test_synonyms_of_staff_survive_a_rebuild_and_are_no_drift(
    make: Factory, session: Session, run: Callable[[], int], find: Find, settings: Settings
) -> None:
    recipe = make.recipe("Smoky Eggplant")
    add_synonym(session, ["melongene", "eggplant"], settings.search_config_dir)
    ask(session, SearchJobKind.REBUILD)

    run()

    assert find("melongene") == [recipe.id]
    assert session.get_one(SearchCheck, "recipes").findings["settings_drift"] == []
