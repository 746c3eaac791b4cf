"""Two clicks at the same moment: one of them counts, the other gets an answer, none waits for ever."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.accounts.passwords import hash_password
from core.models import Mail, MailKind, PasswordReset, SignUp, User
from tests.api.auth.steps import activate, link_of, post, reset, sign_in, sign_up, token_of
from tests.api.errors import assert_error
from tests.core.images.sample_pictures import encode, halves
from tests.factories import PASSWORD, Factory

Call = Callable[[], Response]
ROUNDS = range(5)
"""Whether two calls really meet is chance: each pair gets several."""


def at_once(*calls: Call) -> Sequence[Response]:
    """Make all calls in the same moment."""
    start = Barrier(len(calls))

    def run(call: Call) -> Response:
        start.wait()
        return call()

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(run, calls))


def statuses(answers: Sequence[Response]) -> Sequence[int]:
    """The statuses, sorted; each error is the one error body."""
    for answer in answers:
        if answer.is_error:
            assert_error(answer, answer.status_code)
    return sorted(answer.status_code for answer in answers)


def count(session: Session, kind: type[User] | type[Mail] | type[SignUp]) -> int:
    """How many rows there are now."""
    session.rollback()
    return session.scalars(select(func.count()).select_from(kind)).one()


@pytest.mark.parametrize("number", ROUNDS)
def test_one_activation_link_makes_one_user(client: TestClient, make: Factory, session: Session, number: int) -> None:
    link = link_of(session, make.sign_up())

    answers = at_once(*[lambda: activate(client, link)] * 4)

    assert statuses(answers) == [200, 400, 400, 400]
    assert count(session, User) == 1


@pytest.mark.parametrize("number", ROUNDS)
def test_two_sign_ups_of_one_address_make_one_user(
    client: TestClient, make: Factory, session: Session, number: int
) -> None:
    first, second = (link_of(session, make.sign_up(email)) for email in ("amina@example.org", "AMINA@example.org"))

    answers = at_once(lambda: activate(client, first), lambda: activate(client, second))

    assert statuses(answers) == [200, 400]
    assert count(session, User) == 1
    assert session.scalars(select(SignUp.id).where(SignUp.used_at.is_(None))).all() == []


@pytest.mark.parametrize("number", ROUNDS)
def test_two_resets_of_one_address_set_one_password(
    client: TestClient, make: Factory, session: Session, number: int
) -> None:
    member = make.member(email="amina@example.org")
    first, second = (link_of(session, make.reset("amina@example.org")) for _ in range(2))

    answers = at_once(lambda: reset(client, first, "Cardamom-1111"), lambda: reset(client, second, "Cardamom-2222"))

    assert statuses(answers) == [200, 400]
    won = "Cardamom-1111" if answers[0].status_code == 200 else "Cardamom-2222"
    assert sign_in(client, password=won).status_code == 200
    session.refresh(member)
    assert member.token_version == 2
    assert session.scalars(select(Mail.kind)).all() == [MailKind.PASSWORD_CHANGED]


@pytest.mark.parametrize("number", ROUNDS)
def test_of_two_new_passwords_one_wins(client: TestClient, make: Factory, session: Session, number: int) -> None:
    member = make.member(email="amina@example.org")
    make.committed()
    token = token_of(member)

    def change(new: str) -> Response:
        return post(client, "/user/update-password", {"Old_Password": PASSWORD, "New_Password": new}, token=token)

    answers = at_once(lambda: change("Cardamom-1111"), lambda: change("Cardamom-2222"))

    assert answers[0].is_success != answers[1].is_success
    assert statuses(answers)[1] in (400, 401)
    won = "Cardamom-1111" if answers[0].status_code == 200 else "Cardamom-2222"
    assert sign_in(client, password=won).status_code == 200
    assert count(session, Mail) == 1


@pytest.mark.parametrize("number", ROUNDS)
def test_a_reset_and_a_change_do_not_wait_for_each_other_for_ever(
    client: TestClient, make: Factory, session: Session, number: int
) -> None:
    member = make.member(email="amina@example.org")
    links = [link_of(session, make.reset("amina@example.org")) for _ in range(3)]
    token = token_of(member)
    passwords = {"Old_Password": PASSWORD, "New_Password": "Cardamom-3333"}

    answers = at_once(
        lambda: post(client, "/user/update-password", passwords, token=token),
        *[lambda link=link: reset(client, link, "Cardamom-4444") for link in links],
    )

    assert {answer.status_code for answer in answers} <= {200, 400, 401}
    assert statuses(answers).count(200) == 1
    assert session.scalars(select(PasswordReset.id).where(PasswordReset.used_at.is_(None))).all() == []


@pytest.mark.parametrize("number", ROUNDS)
def test_an_old_password_signs_in_no_longer_than_the_change_takes(
    client: TestClient, make: Factory, session: Session, number: int
) -> None:
    member = make.member(email="amina@example.org")
    make.committed()
    token = token_of(member)
    passwords = {"Old_Password": PASSWORD, "New_Password": "Cardamom-3333"}

    changed, signed_in = at_once(
        lambda: post(client, "/user/update-password", passwords, token=token), lambda: sign_in(client)
    )

    assert changed.status_code == 200
    if signed_in.status_code == 200:
        headers = {"Authorization": f"Bearer {signed_in.json()['Token']}"}
        assert client.get("/api/v1.0/user/my-profile", headers=headers).status_code == 401


def test_a_stronger_hash_of_an_old_password_never_replaces_a_new_password(
    client: TestClient, make: Factory, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    member = make.member(email="amina@example.org")
    make.committed()

    def is_outdated(_: str) -> bool:
        member.password_hash = hash_password("Cardamom-3333")  # changed while the old one was being compared
        session.commit()
        return True

    with monkeypatch.context() as patch:
        patch.setattr("core.accounts.sign_in.is_outdated", is_outdated)
        sign_in(client)

    assert_error(sign_in(client), 401)
    assert sign_in(client, password="Cardamom-3333").status_code == 200


def test_one_picture_may_come_from_many_members_at_once(client: TestClient, make: Factory, session: Session) -> None:
    tokens = [token_of(make.member()) for _ in range(4)]
    make.committed()
    files = {"file": ("me.png", encode(halves(16, 16)), "image/png")}

    def upload(token: str) -> Response:
        headers = {"Authorization": f"Bearer {token}"}
        return client.post("/api/v1.0/user/upload-profile-pic", files=files, headers=headers)

    answers = at_once(*[lambda token=token: upload(token) for token in tokens])

    assert statuses(answers) == [200] * 4
    assert len({answer.json()["Profile_Pic"] for answer in answers}) == 1


def test_many_sign_ups_at_once_are_many_sign_ups(client: TestClient, session: Session) -> None:
    answers = at_once(*[lambda n=n: sign_up(client, f"amina{n % 2}@example.org") for n in range(8)])

    assert statuses(answers) == [200] * 8
    assert count(session, SignUp) == count(session, Mail) == 8


@pytest.mark.parametrize("number", ROUNDS)
def test_asking_at_once_for_resets_and_using_one_ends_well(
    client: TestClient, make: Factory, session: Session, number: int
) -> None:
    make.member(email="amina@example.org", password_hash=hash_password(PASSWORD))
    link = link_of(session, make.reset("amina@example.org"))

    def ask() -> Response:
        return post(client, "/authenticate/forgot-password", {"Email": "amina@example.org"})

    assert statuses(at_once(ask, lambda: reset(client, link), ask, lambda: reset(client, link)))[:3] == [200] * 3
