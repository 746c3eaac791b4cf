"""When a part fails: nothing is half done, and no answer says that it is done."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from redis import Redis
from sqlalchemy import event, func, select
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from api.app import API_PATH
from api.database import get_database
from core.db import Database
from core.models import Image, Mail, PasswordReset, SignUp, User
from core.queue import Task
from tests.api.auth.steps import NEW_PASSWORD, activate, link_of, post, reset, sign_in, sign_up, token_of
from tests.api.errors import assert_error
from tests.core.images.sample_pictures import encode, halves
from tests.factories import PASSWORD, Factory

EMAIL = "amina@example.org"


def upload(client: TestClient, token: str) -> Response:
    return client.post(
        f"{API_PATH}/user/upload-profile-pic",
        files={"file": ("me.png", encode(halves(16, 16)), "image/png")},
        headers={"Authorization": f"Bearer {token}"},
    )


@pytest.fixture
def calls(client: TestClient, make: Factory, session: Session) -> dict[str, Callable[[], Response]]:
    """Each call that changes something."""
    member = make.member(email=EMAIL)
    joining, resetting = link_of(session, make.sign_up("zainab@example.org")), link_of(session, make.reset(EMAIL))
    token = token_of(member)
    passwords = {"Old_Password": PASSWORD, "New_Password": NEW_PASSWORD}
    return {
        "sign up": lambda: sign_up(client, "leila@example.org"),
        "activate": lambda: activate(client, joining),
        "forgot": lambda: post(client, "/authenticate/forgot-password", {"Email": EMAIL}),
        "reset": lambda: reset(client, resetting),
        "name": lambda: post(client, "/user/update-name", {"New_Full_Name": "Zainab Baker"}, token=token),
        "password": lambda: post(client, "/user/update-password", passwords, token=token),
        "picture": lambda: upload(client, token),
    }


CHANGES = ["sign up", "activate", "forgot", "reset", "name", "password", "picture"]


def everything(session: Session) -> object:
    """Whatever an account's calls could change."""
    session.rollback()
    session.expire_all()
    counts = [session.scalar(select(func.count()).select_from(kind)) for kind in (User, SignUp, Mail, Image)]
    members = session.execute(select(User.full_name, User.password_hash, User.token_version, User.picture_id)).all()
    used = [session.scalars(select(kind.used_at).order_by(kind.id)).all() for kind in (SignUp, PasswordReset)]
    return counts, members, used


@contextmanager
def commits_failing() -> Iterator[None]:
    """The database goes away in the moment of every commit."""

    def fail(_: object) -> None:
        raise OperationalError("COMMIT", {}, Exception("server closed the connection unexpectedly at 127.0.0.1"))

    database = get_database()
    event.listen(database, "commit", fail)
    try:
        yield
    finally:
        event.remove(database, "commit", fail)


@pytest.mark.parametrize("change", CHANGES)
def test_what_could_not_be_committed_is_not_confirmed(
    client: TestClient, calls: dict[str, Callable[[], Response]], session: Session, database: Database, change: str
) -> None:
    before = everything(session)

    with commits_failing():
        response = calls[change]()

    assert_error(response, 503, code="unavailable")
    assert everything(session) == before
    assert calls[change]().status_code == 200


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_rolled_back_publishes_no_task(
    calls: dict[str, Callable[[], Response]], database: Database, published: list[Task], change: str
) -> None:
    published.clear()

    with commits_failing():
        calls[change]()

    assert published == []


@pytest.mark.parametrize("change", ["sign up", "forgot", "reset", "password"])
def test_a_committed_mail_publishes_the_task_that_sends_it(
    calls: dict[str, Callable[[], Response]], published: list[Task], change: str
) -> None:
    published.clear()

    calls[change]()

    assert Task.SEND_MAILS in published


@pytest.mark.parametrize("change", CHANGES)
def test_without_redis_everything_that_people_do_works(
    client: TestClient, calls: dict[str, Callable[[], Response]], monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    away = Redis.from_url("redis://127.0.0.1:1", decode_responses=True)
    monkeypatch.setattr("api.limits.get_redis", lambda: away)

    assert calls[change]().status_code == 200
    assert sign_in(client, password="wrong").status_code == 401
