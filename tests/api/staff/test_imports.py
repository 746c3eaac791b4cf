"""The import desk: upload, check, confirm, read and download the results."""

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from api.app import API_PATH
from api.middleware import body_limit
from core.db import Database
from core.images import LocalMediaStorage
from core.imports.files import ImportFiles
from core.lookups import load_lookups
from core.models import ImportJob, Recipe
from core.queue import Task
from core.settings import Settings
from tests.api.auth.steps import token_of
from tests.api.errors import assert_error
from tests.api.staff.desk import Desk
from tests.factories import Factory
from tests.importer.sample_records import sample_record
from worker.imports.run import run_waiting

HAM = sample_record("Ham", recipeIngredient=["2 slices ham"])
ADDRESS = f"{API_PATH}/staff/imports"


@pytest.fixture
def files(settings: Settings) -> Iterator[ImportFiles]:
    files = ImportFiles.of(settings)
    yield files
    for key in list(files.keys_made_before(float("inf"))):
        files.delete(key)


@pytest.fixture
def lookups(session: Session) -> None:
    load_lookups(session)
    session.commit()


def work(database: Database, files: ImportFiles, tmp_path: Path) -> None:
    run_waiting(database, files, LocalMediaStorage(tmp_path / "media"))


def lines(*records: Any) -> bytes:
    return "".join(f"{json.dumps(record)}\n" for record in records).encode()


def upload(client: TestClient, desk: Desk, content: Any, **query: Any) -> Any:
    headers = {"Authorization": f"Bearer {token_of(desk.user)}", "Content-Type": "application/octet-stream"}
    return client.post(ADDRESS, content=content, params=query, headers=headers)


@pytest.mark.usefixtures("lookups")
def test_a_file_is_uploaded_checked_confirmed_and_imported(
    client: TestClient, desk: Desk, files: ImportFiles, database: Database, session: Session, tmp_path: Path
) -> None:
    uploaded = upload(client, desk, lines(sample_record(), HAM), File_Name="C:\\recipes\\soups.jsonl").json()
    number = uploaded["ID"]
    assert (uploaded["State"], uploaded["File_Name"], uploaded["Uploaded_By"]) == (
        "uploaded",
        "soups.jsonl",
        "Salma Desk",
    )

    work(database, files, tmp_path)
    checked = desk.get(f"/imports/{number}").json()
    assert (checked["State"], checked["Created"], checked["Refused"], checked["Records_Total"]) == ("checked", 1, 1, 2)
    assert session.scalar(select(func.count()).select_from(Recipe)) == 0
    session.rollback()

    assert desk.post(f"/imports/{number}/confirm", {"Publish": True}).json()["State"] == "importing"
    work(database, files, tmp_path)

    done = desk.get(f"/imports/{number}").json()
    assert (done["State"], done["Created"], done["Published"]) == ("done", 1, 1)
    assert session.scalars(select(Recipe.is_published)).all() == [True]
    assert [one["ID"] for one in desk.get("/imports").json()["Imports"]] == [number]


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("../../etc/passwd", "passwd"),
        ("..\\..\\boot.ini", "boot.ini"),
        ("soup\x00\r\nSet-Cookie: a=b.json", "soupSet-Cookie: a=b.json"),
        ("\u202egnp.soups", "gnp.soups"),
        ("<img src=x onerror=alert(1)>.zip", "<img src=x onerror=alert(1)>.zip"),
        ("=HYPERLINK(1).csv", "=HYPERLINK(1).csv"),
        ("/", "upload"),
        ("  ", "upload"),
        ("x" * 400 + ".zip", "x" * 200),
    ],
)
def test_a_hostile_file_name_is_only_a_text(
    client: TestClient, desk: Desk, files: ImportFiles, sent: str, shown: str
) -> None:
    uploaded = upload(client, desk, b"{}", File_Name=sent).json()

    assert uploaded["File_Name"] == shown
    report = desk.get(f"/imports/{uploaded['ID']}/report")
    assert report.headers["Content-Disposition"] == f'attachment; filename="import-{uploaded["ID"]}.csv"'
    assert [path.name for path in files.directory.glob("*/*")] == ["upload"]


def test_a_file_name_that_is_too_long_to_be_one_is_refused(client: TestClient, desk: Desk, files: ImportFiles) -> None:
    assert upload(client, desk, b"{}", File_Name="x" * 501).status_code == 422
    assert not list(files.directory.glob("*"))


def test_an_upload_that_the_disk_has_no_room_for_is_answered_with_503(
    client: TestClient, desk: Desk, files: ImportFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ImportFiles, "upload", lambda *_: Path("/dev/full"))

    answer = upload(client, desk, lines(sample_record()))

    assert (answer.status_code, answer.json()["Code"]) == (503, "no_room_for_upload")
    assert list(files.keys_made_before(float("inf"))) == []


def test_an_upload_asks_the_worker(client: TestClient, desk: Desk, files: ImportFiles, published: list[Task]) -> None:
    upload(client, desk, b"{}")

    assert Task.RUN_IMPORTS in published


def test_records_are_filtered_by_outcome_and_reason(
    client: TestClient, desk: Desk, files: ImportFiles, database: Database, tmp_path: Path
) -> None:
    number = upload(client, desk, lines(sample_record(), HAM)).json()["ID"]
    work(database, files, tmp_path)

    def names(**query: str) -> list[str]:
        return [one["Name"] for one in desk.get(f"/imports/{number}/records", **query).json()["Records"]]

    assert names() == ["Lentil Soup", "Ham"]
    assert names(Outcome="refused") == ["Ham"]
    assert names(Kind="haram") == ["Ham"]
    assert names(Outcome="unchanged") == []
    (ham,) = desk.get(f"/imports/{number}/records", Outcome="refused").json()["Records"]
    assert (ham["Line"], ham["Kind"], ham["Lines"][-1]["Text"]) == (2, "haram", "2 slices ham")
    assert ham["Reason"].startswith("Not halal: ")


def test_the_report_is_downloaded_as_csv_and_json(
    client: TestClient, desk: Desk, files: ImportFiles, database: Database, tmp_path: Path
) -> None:
    number = upload(client, desk, lines(sample_record("=1+1"), HAM)).json()["ID"]
    work(database, files, tmp_path)

    table = desk.get(f"/imports/{number}/report", Form="csv")
    rows = list(csv.DictReader(io.StringIO(table.content.decode("utf-8-sig"))))
    assert [(row["line"], row["name"], row["result"]) for row in rows] == [
        ("1", "'=1+1", "created"),
        ("2", "Ham", "refused"),
    ]
    assert table.headers["content-disposition"] == f'attachment; filename="import-{number}.csv"'
    assert [one["result"] for one in desk.get(f"/imports/{number}/report", Form="json").json()] == [
        "created",
        "refused",
    ]


def test_the_second_of_two_confirmations_is_refused(client: TestClient, desk: Desk, session: Session) -> None:
    job = ImportJob(file_name="a", file_key="0a" * 16, size_bytes=1, state="checked")
    session.add(job)
    session.commit()

    assert desk.post(f"/imports/{job.id}/confirm", {"Publish": False}).status_code == 200
    assert_error(desk.post(f"/imports/{job.id}/confirm", {"Publish": True}), 409)


def test_an_import_that_is_not_wanted_is_discarded_and_cannot_be_confirmed_any_more(
    client: TestClient, desk: Desk, files: ImportFiles, database: Database, session: Session, tmp_path: Path
) -> None:
    number = upload(client, desk, lines(sample_record())).json()["ID"]
    work(database, files, tmp_path)

    discarded = desk.delete(f"/imports/{number}").json()

    assert (discarded["State"], discarded["Has_Files"], discarded["Created"]) == ("discarded", False, 1)
    assert_error(desk.post(f"/imports/{number}/confirm", {"Publish": True}), 409)
    assert_error(desk.delete(f"/imports/{number}"), 409)
    work(database, files, tmp_path)
    assert session.scalar(select(func.count()).select_from(Recipe)) == 0


@pytest.mark.parametrize("state", ["uploaded", "checking", "importing"])
def test_an_import_that_the_worker_is_at_cannot_be_discarded(desk: Desk, session: Session, state: str) -> None:
    job = ImportJob(file_name="a", file_key="0a" * 16, size_bytes=1, state=state)
    session.add(job)
    session.commit()

    assert_error(desk.delete(f"/imports/{job.id}"), 409)

    session.expire_all()
    assert session.get_one(ImportJob, job.id).state == state


def test_what_is_not_there_is_404(desk: Desk) -> None:
    for path in ("/imports/1", "/imports/1/records", "/imports/1/report"):
        assert_error(desk.get(path), 404)
    assert_error(desk.post("/imports/1/confirm", {"Publish": True}), 404)
    assert_error(desk.delete("/imports/1"), 404)


def test_an_empty_file_is_refused_and_leaves_nothing(client: TestClient, desk: Desk, files: ImportFiles) -> None:
    assert_error(upload(client, desk, b""), 400)

    assert list(files.keys_made_before(float("inf"))) == []


def test_a_file_that_is_announced_as_too_large_is_refused_before_it_is_read(
    client: TestClient, desk: Desk, files: ImportFiles
) -> None:
    headers = {"Authorization": f"Bearer {token_of(desk.user)}", "Content-Length": "200000001"}

    response = client.post(ADDRESS, content=b"{}", headers=headers)

    assert_error(response, 413)
    assert "200 MB" in response.json()["Error"]
    assert list(files.keys_made_before(float("inf"))) == []


def test_a_file_that_turns_out_too_large_is_refused_at_the_limit(
    client: TestClient, desk: Desk, files: ImportFiles, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(body_limit, "FILE_BOUND", body_limit.FILE_BOUND._replace(max_bytes=3_000_000))

    # The test client holds a body before it sends it.
    in_pieces = (b"x" * 1_000_000 for _ in range(5))

    assert_error(upload(client, desk, in_pieces), 413)
    assert list(files.keys_made_before(float("inf"))) == []
    assert session.scalar(select(func.count()).select_from(ImportJob)) == 0


def test_a_large_file_arrives_whole(client: TestClient, desk: Desk, files: ImportFiles, session: Session) -> None:
    content = b'{"name": "' + b"x" * 9_000_000 + b'"}'

    uploaded = upload(client, desk, content).json()

    assert uploaded["Size_Bytes"] == len(content)
    job = session.get_one(ImportJob, uploaded["ID"])
    assert files.upload(job.file_key).read_bytes() == content


def test_a_caller_who_is_not_staff_has_no_byte_written(client: TestClient, make: Factory, files: ImportFiles) -> None:
    member = make.member()
    make.committed()

    def unread() -> Iterator[bytes]:
        yield b"x"

    for headers in ({}, {"Authorization": f"Bearer {token_of(member)}"}, {"Authorization": "Bearer x"}):
        response = client.post(ADDRESS, content=unread(), headers=headers)
        assert response.status_code in (401, 403)
    assert list(files.keys_made_before(float("inf"))) == []


def test_imports_are_listed_page_by_page(desk: Desk, session: Session) -> None:
    for number in range(25):
        session.add(ImportJob(file_name="a", file_key=f"{number:032x}", size_bytes=1))
    session.commit()

    first = desk.get("/imports").json()
    second = desk.get("/imports", Before=first["Next_Before"]).json()

    assert (len(first["Imports"]), len(second["Imports"]), second["Next_Before"]) == (20, 5, None)


def test_results_that_were_deleted_are_said_to_be_gone(desk: Desk, session: Session) -> None:
    job = ImportJob(file_name="a", file_key="0a" * 16, size_bytes=1, results_bytes=100)
    session.add(job)
    session.commit()

    assert desk.get(f"/imports/{job.id}/records").json() == {"Records": [], "Next_After": None}
    assert desk.get(f"/imports/{job.id}/report", Form="json").json() == []
