"""Imports of the desk, from the uploaded file to the rows."""

import json
import os
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.advisory_locks import LockSpace, process_lock
from core.db import Database
from core.images import LocalMediaStorage
from core.imports.files import ImportFiles
from core.imports.jobs import ImportNotChecked, confirm, create_job, discard
from core.imports.results import as_csv, as_json, read_page
from core.lookups import load_lookups
from core.models import AuditEntry, ImportJob, ImportState, Recipe, User
from core.queue import Task
from importer import run as import_run
from importer.results import RecordResult
from tests.factories import Factory
from tests.importer.formats.exports import paprika_export
from tests.importer.sample_records import sample_record
from worker.imports import run as worker_run
from worker.imports.forget import forget_discarded, forget_files
from worker.imports.journal import JobJournal
from worker.imports.run import MAX_ATTEMPTS, run_waiting

HAM = sample_record("Ham", recipeIngredient=["2 slices ham"])
DOUBTFUL = sample_record("Jelly", recipeIngredient=["2 leaves gelatin"])
Work = Callable[[], int]
Upload = Callable[..., int]


class Killed(BaseException):
    """What a run that is ended sees last."""


class FullDiskJournal(JobJournal):
    """One whose disk has no room for results."""

    def _append(self, content: bytes) -> None:
        Path("/dev/full").write_bytes(content)


class DyingJournal(JobJournal):
    """One whose process dies in its second batch: its results are in the file, and nothing is committed."""

    batches = 0

    def write(self, session: Session, results: Sequence[RecordResult]) -> None:
        super().write(session, results)
        self.batches += 1
        if self.batches == 2:
            raise Killed


@pytest.fixture
def files(tmp_path: Path) -> ImportFiles:
    return ImportFiles(tmp_path / "uploads")


@pytest.fixture
def work(database: Database, files: ImportFiles, tmp_path: Path) -> Work:
    """What the worker does."""
    return lambda: run_waiting(database, files, LocalMediaStorage(tmp_path / "media"))


@pytest.fixture
def staff(make: Factory, session: Session) -> User:
    load_lookups(session)
    user = make.member(is_staff=True)
    make.committed()
    return user


@pytest.fixture
def upload(session: Session, files: ImportFiles, staff: User) -> Upload:
    """Stores records as an upload and returns its number."""

    def store(*records: Any, content: bytes | None = None) -> int:
        key = files.new_key()
        lines = (record if isinstance(record, str) else json.dumps(record) for record in records)
        files.upload(key).write_bytes(
            content if content is not None else "".join(f"{line}\n" for line in lines).encode()
        )
        job = create_job(session, staff, file_name="soups.jsonl", file_key=key, size_bytes=1, allow_missing_steps=False)
        session.commit()
        return job.id

    return store


def job_of(session: Session, number: int) -> ImportJob:
    session.rollback()
    session.expire_all()
    return session.get_one(ImportJob, number)


def approve(session: Session, staff: User, number: int, *, publish: bool = True) -> None:
    session.rollback()
    try:
        confirm(session, staff, number, publish=publish)
        session.commit()
    finally:
        session.rollback()


def titles(session: Session) -> Sequence[str]:
    session.rollback()
    return session.scalars(select(Recipe.short_title).order_by(Recipe.id)).all()


def test_a_check_says_what_an_import_would_come_to_and_writes_nothing(
    session: Session, files: ImportFiles, upload: Upload, work: Work
) -> None:
    number = upload(sample_record(), HAM, DOUBTFUL, "{broken", sample_record())

    assert work() == 1

    job = job_of(session, number)
    assert (job.state, job.format, job.records_total, job.problem) == (ImportState.CHECKED, "schema.org", 5, "")
    assert (job.created, job.refused, job.duplicates, job.doubtful) == (2, 2, 1, 1)
    assert job.refusals == {"haram": 1, "unreadable": 1}
    assert titles(session) == []
    page = read_page(files.results(job.file_key), at=0, end=job.results_bytes, limit=10)
    assert [(one.line, one.name, one.result) for one in page.results] == [
        (1, "Lentil Soup", "created"),
        (2, "Ham", "refused"),
        (3, "Jelly", "created"),
        (4, "", "refused"),
        (5, "Lentil Soup", "duplicate"),
    ]
    assert {one.file for one in page.results} == {"soups.jsonl"}


@pytest.mark.parametrize("publish", [True, False])
def test_what_is_confirmed_is_imported(
    session: Session, staff: User, upload: Upload, work: Work, publish: bool
) -> None:
    number = upload(sample_record(), HAM)
    work()
    approve(session, staff, number, publish=publish)

    assert work() == 1

    job = job_of(session, number)
    assert (job.state, job.created, job.refused, job.published) == (ImportState.DONE, 1, 1, int(publish))
    assert (job.records_done, job.records_total) == (2, 2)
    assert session.scalars(select(Recipe.is_published)).all() == [publish]
    assert job.finished_at


def test_confirming_is_recorded_and_asks_the_worker(
    session: Session, staff: User, upload: Upload, work: Work, published: list[Task]
) -> None:
    number = upload(sample_record())
    assert Task.RUN_IMPORTS in published
    work()
    published.clear()

    approve(session, staff, number)

    assert published == [Task.RUN_IMPORTS]
    entry = session.scalars(select(AuditEntry)).one()
    assert (entry.actor_id, entry.subject_kind, entry.subject_id) == (staff.id, "import", number)


def test_progress_does_not_ask_the_worker_again(upload: Upload, work: Work, published: list[Task]) -> None:
    upload(*(sample_record(f"Soup {number}") for number in range(3)))
    published.clear()

    work()

    # The two changes of state; none for the batches.
    assert published.count(Task.RUN_IMPORTS) == 2


def test_only_a_checked_import_is_confirmed_and_only_once(
    session: Session, staff: User, upload: Upload, work: Work
) -> None:
    number = upload(sample_record())
    with pytest.raises(ImportNotChecked):
        approve(session, staff, number)
    work()
    approve(session, staff, number)

    with pytest.raises(ImportNotChecked):
        approve(session, staff, number)


def test_the_same_file_again_is_unchanged(session: Session, staff: User, upload: Upload, work: Work) -> None:
    for _ in range(2):
        number = upload(sample_record())
        work()
        approve(session, staff, number)
        work()

    job = job_of(session, number)
    assert (job.created, job.unchanged) == (0, 1)
    assert titles(session) == ["Lentil Soup"]


def test_pictures_are_imported(session: Session, staff: User, upload: Upload, work: Work) -> None:
    number = upload(content=paprika_export())
    work()
    approve(session, staff, number)
    work()

    assert job_of(session, number).format == "Paprika"
    assert session.scalars(select(Recipe)).one().preview_image


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"%PDF-1.4 soup", "This is a PDF"),
        (b"", "empty"),
        (b"PK\x05\x06" + b"\x00" * 18, "no recipe in this archive"),
        (b'{"@type": "Person"}\n', "no recipe in this file"),
    ],
)
def test_a_file_without_recipes_fails_with_one_sentence(
    session: Session, upload: Upload, work: Work, content: bytes, problem: str
) -> None:
    number = upload(content=content)

    work()

    job = job_of(session, number)
    assert job.state == ImportState.FAILED
    assert problem in job.problem
    assert job.finished_at


def test_what_a_cut_off_file_still_holds_can_be_imported(session: Session, upload: Upload, work: Work) -> None:
    array = json.dumps([sample_record(f"Soup {number}") for number in range(3)])

    number = upload(content=array[:-60].encode())
    work()

    job = job_of(session, number)
    assert (job.state, job.created) == (ImportState.CHECKED, 2)
    assert "cut off" in job.problem


def test_an_import_that_was_ended_goes_on_and_counts_every_record_once(
    session: Session, staff: User, files: ImportFiles, upload: Upload, work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_run, "BATCH_SIZE", 4)
    records = [HAM if number % 5 == 3 else sample_record(f"Soup {number}") for number in range(18)]
    number = upload(*records, sample_record("Soup 0"))
    work()
    approve(session, staff, number)

    for batch in range(1, 4):
        with monkeypatch.context() as patch:
            patch.setattr(worker_run, "JobJournal", DyingJournal)
            with pytest.raises(Killed):
                work()
        assert job_of(session, number).records_done == 4 * batch
    work()

    job = job_of(session, number)
    assert (job.state, job.records_done, job.created, job.updated, job.unchanged) == (ImportState.DONE, 19, 15, 0, 0)
    assert (job.refused, job.duplicates) == (3, 1)
    assert len(titles(session)) == 15
    lines = files.results(job.file_key).read_bytes()[: job.results_bytes].splitlines()
    assert [json.loads(line)["line"] for line in lines] == list(range(1, 20))


def test_a_full_disk_only_delays_an_import(
    session: Session, upload: Upload, work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = upload(sample_record())

    with monkeypatch.context() as patch:
        patch.setattr(worker_run, "JobJournal", FullDiskJournal)
        for _ in range(MAX_ATTEMPTS + 1):
            with pytest.raises(OSError, match="No space left"):
                work()
    work()

    assert job_of(session, number).state == ImportState.CHECKED


def test_a_job_that_never_ends_is_given_up(
    session: Session, upload: Upload, work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = upload(sample_record())

    def die(*_: Any, **__: Any) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(worker_run, "import_files", die)
        for _ in range(MAX_ATTEMPTS):
            with pytest.raises(Killed):
                work()
    assert work() == 0

    job = job_of(session, number)
    assert job.state == ImportState.FAILED
    assert "not finished" in job.problem


def test_an_import_that_gets_on_is_not_given_up_however_often_its_process_ends(
    session: Session, upload: Upload, work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process may end because of another job: a rebuild that needs more memory than there is, for instance."""
    monkeypatch.setattr(import_run, "BATCH_SIZE", 1)
    number = upload(*(sample_record(f"Soup {each}") for each in range(MAX_ATTEMPTS + 2)))
    with monkeypatch.context() as patch:
        patch.setattr(worker_run, "JobJournal", DyingJournal)
        for _ in range(MAX_ATTEMPTS + 1):
            with pytest.raises(Killed):
                work()

    work()

    assert job_of(session, number).state == ImportState.CHECKED


def test_two_workers_never_run_the_same_import(
    session: Session, upload: Upload, work: Work, database: Database
) -> None:
    upload(sample_record())

    with process_lock(database, LockSpace.IMPORTS, worker_run.RUNS) as is_alone:
        assert is_alone
        assert work() == 0
    assert work() == 1


def test_one_bad_line_in_many_costs_only_itself(session: Session, staff: User, upload: Upload, work: Work) -> None:
    records = [sample_record(f"Soup {number}") for number in range(30)]
    number = upload(*records[:17], '{"name": ', *records[17:])
    work()
    approve(session, staff, number)
    work()

    job = job_of(session, number)
    assert (job.created, job.refused, job.refusals) == (30, 1, {"unreadable": 1})


def test_a_file_that_is_gone_is_said_to_be(session: Session, files: ImportFiles, upload: Upload, work: Work) -> None:
    number = upload(sample_record())
    files.delete(job_of(session, number).file_key)

    work()

    assert "upload it again" in job_of(session, number).problem


def test_files_go_a_week_after_the_last_step(
    session: Session, files: ImportFiles, upload: Upload, work: Work, database: Database
) -> None:
    old, new = upload(sample_record()), upload(sample_record())
    work()
    job_of(session, old).changed_at = datetime.now(UTC) - timedelta(days=8)
    session.commit()

    assert forget_files(database, files) == 1

    assert not files.upload(job_of(session, old).file_key).exists()
    assert (job_of(session, old).state, job_of(session, new).state) == (ImportState.FAILED, ImportState.CHECKED)
    assert files.upload(job_of(session, new).file_key).exists()
    assert forget_files(database, files) == 0


def test_the_file_of_a_discarded_import_goes_at_once_and_the_import_stays_in_the_list(
    session: Session, staff: User, files: ImportFiles, upload: Upload, work: Work, database: Database
) -> None:
    unwanted, wanted = upload(sample_record()), upload(sample_record())
    work()

    discard(session, staff, unwanted)
    session.commit()

    assert forget_discarded(database, files) == 1
    job = job_of(session, unwanted)
    assert (job.state, job.finished_at is None, job.file_deleted_at is None) == (ImportState.DISCARDED, False, False)
    assert not files.upload(job.file_key).exists()
    assert files.upload(job_of(session, wanted).file_key).exists()
    assert forget_discarded(database, files) == 0


def test_discarding_is_recorded_and_asks_the_worker(
    session: Session, staff: User, upload: Upload, work: Work, published: list[Task]
) -> None:
    number = upload(sample_record())
    work()
    published.clear()
    session.rollback()

    discard(session, staff, number)
    session.commit()

    assert published == [Task.RUN_IMPORTS]
    entry = session.scalars(select(AuditEntry)).one()
    assert (entry.actor_id, entry.action, entry.subject_id) == (staff.id, "delete", number)
    assert entry.before == {"file_name": "soups.jsonl"}


def test_a_folder_that_an_upload_has_left_goes_after_a_day(files: ImportFiles, database: Database) -> None:

    left, new = files.new_key(), files.new_key()
    old = time.time() - 2 * 86_400
    os.utime(files.upload(left).parent, (old, old))

    assert forget_files(database, files) == 1
    assert files.upload(new).parent.exists()


def test_results_are_filtered_by_outcome_and_reason_page_by_page(
    session: Session, files: ImportFiles, upload: Upload, work: Work
) -> None:
    number = upload(*(sample_record(f"Soup {place}") for place in range(5)), HAM, DOUBTFUL, "{")
    work()
    job = job_of(session, number)
    path, end = files.results(job.file_key), job.results_bytes

    first = read_page(path, at=0, end=end, limit=4, result="created")
    assert first.next_at
    second = read_page(path, at=first.next_at, end=end, limit=4, result="created")

    assert [one.name for one in (*first.results, *second.results)] == [
        *(f"Soup {place}" for place in range(5)),
        "Jelly",
    ]
    assert second.next_at is None
    assert [one.name for one in read_page(path, at=0, end=end, limit=4, result="doubtful").results] == ["Jelly"]
    assert [one.name for one in read_page(path, at=0, end=end, limit=4, kind="haram").results] == ["Ham"]
    assert read_page(path, at=3, end=end, limit=1).results[0].name == "Soup 1"


def test_no_cell_of_the_report_is_a_formula(session: Session, files: ImportFiles, upload: Upload, work: Work) -> None:
    number = upload(sample_record('=HYPERLINK("https://evil.example")'), HAM)
    work()
    job = job_of(session, number)
    path, end = files.results(job.file_key), job.results_bytes

    table = b"".join(as_csv(path, end=end)).decode("utf-8-sig")
    assert "\"'=HYPERLINK" in table
    assert len(table.splitlines()) == 3
    assert [one["name"] for one in json.loads(b"".join(as_json(path, end=end)))][1] == "Ham"
    assert json.loads(b"".join(as_json(path, end=0))) == []
    assert session.scalar(select(func.count()).select_from(Recipe)) == 0
