"""A site whose pictures are in a bucket: the same addresses, answers and headers as with a folder."""

import asyncio
from collections.abc import Iterator
from typing import cast

import pytest
from fastapi.testclient import TestClient
from moto.server import ThreadedMotoServer
from PIL import Image
from starlette.types import Message, Scope

from api.app import API_PATH, create_app
from api.site.stored_pictures import AT_ONCE, AT_ONCE_OF_ONE_VISITOR, StoredPictures
from core.db import Database
from core.images import BucketMediaStorage
from core.images.bucket import Bucket
from core.settings import get_settings
from tests import buckets
from tests.api.auth.steps import token_of
from tests.api.errors import assert_error
from tests.core.images.sample_pictures import RED, encode
from tests.factories import Factory

PATH = f"ab/ab12{'0' * 28}-800.webp"


@pytest.fixture
def server() -> Iterator[ThreadedMotoServer]:
    """An S3-compatible server, which a test may stop."""
    with buckets.started() as started:
        yield started


@pytest.fixture
def bucket(server: ThreadedMotoServer) -> Bucket:
    return buckets.make_bucket(buckets.url_of(server))


@pytest.fixture
def client(bucket: Bucket, database: Database, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A client of the site."""
    for name, value in buckets.settings_of(bucket).items():
        monkeypatch.setenv(name, value)
    get_settings.cache_clear()
    with TestClient(create_app(), raise_server_exceptions=False) as opened:
        yield opened
    get_settings.cache_clear()


def upload(client: TestClient, make: Factory) -> tuple[int, str]:
    """Send a portrait; return the status and its address."""
    member = make.member()
    make.committed()
    answer = client.post(
        f"{API_PATH}/user/upload-profile-pic",
        files={"file": ("me.png", encode(Image.new("RGB", (300, 300), RED)), "image/png")},
        headers={"Authorization": f"Bearer {token_of(member)}"},
    )
    return answer.status_code, str(answer.json().get("Profile_Pic"))


def test_an_uploaded_picture_is_in_the_bucket_and_at_its_usual_address(
    client: TestClient, make: Factory, bucket: Bucket
) -> None:
    status, address = upload(client, make)

    served = client.get(address)

    assert (status, served.status_code) == (200, 200)
    assert served.content == BucketMediaStorage(bucket).read(address.removeprefix("/media/"))
    assert served.headers["Content-Type"] == "image/webp"
    assert served.headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_a_client_that_has_the_picture_gets_nothing_again(client: TestClient, bucket: Bucket) -> None:
    BucketMediaStorage(bucket).write(PATH, b"a picture")
    etag = client.get(f"/media/{PATH}").headers["ETag"]

    again = client.get(f"/media/{PATH}", headers={"If-None-Match": etag})

    assert (again.status_code, again.content) == (304, b"")


def test_head_tells_the_length_alone(client: TestClient, bucket: Bucket) -> None:
    BucketMediaStorage(bucket).write(PATH, b"a picture")

    head = client.head(f"/media/{PATH}")

    assert (head.status_code, head.headers["Content-Length"], head.content) == (200, "9", b"")


@pytest.mark.parametrize("path", [PATH, "", "ab", "ab/../secret", "secret.txt", "ab/secret.txt"])
def test_what_is_no_picture_there_is_not_found(client: TestClient, bucket: Bucket, path: str) -> None:
    BucketMediaStorage(bucket).write("ab/secret.txt", b"of another owner")

    assert client.get(f"/media/{path}").status_code == 404


def test_a_bucket_that_is_away_gives_503_and_an_upload_changes_nothing(
    client: TestClient, make: Factory, server: ThreadedMotoServer
) -> None:
    server.stop()

    assert_error(client.get(f"/media/{PATH}"), 503, code="unavailable")
    assert upload(client, make)[0] == 503


class SlowStorage:
    """A bucket that answers once it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.may_answer = asyncio.Event()

    async def read_async(self, path: str) -> bytes:
        self.asked += 1
        await self.may_answer.wait()
        return b"a picture"


async def visit(site: StoredPictures, address: str) -> None:
    """Ask for a picture from this address."""
    scope: Scope = {"type": "http", "method": "GET", "path": f"/{PATH}", "root_path": "", "headers": []}

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(_: Message) -> None:
        pass

    await site({**scope, "client": (address, 1)}, receive, send)


async def test_one_visitor_leaves_connections_to_the_bucket_for_others() -> None:
    storage = SlowStorage()
    site = StoredPictures(cast("BucketMediaStorage", storage))
    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(visit(site, "192.0.2.1"))
        await asyncio.sleep(0)
        of_the_first = storage.asked
        group.create_task(visit(site, "192.0.2.2"))
        await asyncio.sleep(0)
        of_both = storage.asked
        storage.may_answer.set()

    assert (of_the_first, of_both) == (AT_ONCE_OF_ONE_VISITOR, AT_ONCE_OF_ONE_VISITOR + 1)
    assert storage.asked == AT_ONCE + 1
