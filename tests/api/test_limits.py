"""Rate limits: what one person may do in ten minutes, what a hundred tries come to, and who counts as one."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from redis import Redis
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from api.app import API_PATH
from api.limits import visitor_address
from core.models import Mail, MailState, SignUp
from tests.api.auth.steps import post, sign_in, sign_up, token_of
from tests.api.errors import assert_error
from tests.core.images.sample_pictures import encode, halves
from tests.factories import Factory

Call = Callable[[int], Response]
PICTURE = encode(halves(16, 16))


@pytest.fixture
def elsewhere(client: TestClient) -> Iterator[TestClient]:
    """A client that connects from another address."""
    with TestClient(client.app, client=("10.0.0.2", 1234), raise_server_exceptions=False) as opened:
        yield opened


@pytest.fixture
def without_redis(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Redis has gone away."""
    away = Redis.from_url("redis://127.0.0.1:1", decode_responses=True, socket_connect_timeout=0.25)
    monkeypatch.setattr("api.limits.get_redis", lambda: away)


def statuses(call: Call, times: int) -> Sequence[int]:
    """What so many calls in a row answer."""
    return [call(number).status_code for number in range(times)]


def assert_must_wait(response: Response) -> None:
    """Too many, and for how many whole seconds."""
    assert_error(response, 429, code="too_many_requests")
    assert 0 < int(response.headers["Retry-After"]) <= 600


def upload(client: TestClient, token: str) -> Response:
    return client.post(
        f"{API_PATH}/user/upload-profile-pic",
        files={"file": ("me.png", PICTURE, "image/png")},
        headers={"Authorization": f"Bearer {token}"},
    )


@pytest.fixture
def calls(client: TestClient, make: Factory) -> dict[str, Call]:
    """Each limited action, as somebody with many addresses would repeat it."""
    member = make.member(email="amina@example.org")
    make.committed()
    token = token_of(member)
    return {
        "sign in": lambda _: sign_in(client),
        "sign up": lambda n: sign_up(client, f"amina{n}@example.org"),
        "sign up one address": lambda _: sign_up(client, "zainab@example.org"),
        "forgot": lambda n: post(client, "/authenticate/forgot-password", {"Email": f"amina{n}@example.org"}),
        "forgot one address": lambda _: post(client, "/authenticate/forgot-password", {"Email": "amina@example.org"}),
        "upload": lambda _: upload(client, token),
        "rename": lambda n: post(client, "/user/update-name", {"New_Full_Name": f"Amina Cook {n}"}, token=token),
        "wrong old password": lambda _: post(
            client, "/user/update-password", {"Old_Password": "wrong", "New_Password": "Cardamom-5678"}, token=token
        ),
        "activate": lambda n: post(client, "/user/activate", {"ID": f"guess{n}"}),
        "reset": lambda n: post(
            client, "/authenticate/reset-password", {"ID": f"guess{n}", "New_Password": "Cardamom-5678"}
        ),
    }


@pytest.mark.parametrize(
    ("action", "times"),
    [
        ("sign in", 15),
        ("sign up", 5),
        ("sign up one address", 5),
        ("forgot", 5),
        ("forgot one address", 5),
        ("upload", 12),
    ],
)
def test_a_person_is_not_held_up(calls: dict[str, Call], action: str, times: int) -> None:
    assert statuses(calls[action], times) == [200] * times


@pytest.mark.parametrize(
    "action", ["sign in", "sign up", "forgot", "upload", "rename", "wrong old password", "activate", "reset"]
)
def test_the_hundredth_try_has_to_wait(calls: dict[str, Call], action: str) -> None:
    answers = (calls[action](number) for number in range(100))

    assert_must_wait(next(answer for answer in answers if answer.status_code == 429))


def test_a_mailbox_gets_five_mails_at_most_and_who_signs_up_is_not_refused(
    calls: dict[str, Call], session: Session
) -> None:
    assert statuses(calls["sign up one address"], 7) == [200] * 7
    assert mails(session) == 5
    assert session.scalars(select(func.count()).select_from(SignUp)).one() == 7


def test_a_mailbox_gets_five_reset_mails_at_most_and_who_asks_is_not_refused(
    calls: dict[str, Call], session: Session
) -> None:
    for _ in range(7):
        assert calls["forgot one address"](0).status_code == 200
        session.execute(update(Mail).values(state=MailState.SENT, settled_at=func.now()))
        session.commit()

    assert mails(session) == 5


def mails(session: Session) -> int:
    """How many mails there are."""
    session.rollback()
    return session.scalars(select(func.count()).select_from(Mail)).one()


def test_spelling_an_address_differently_brings_no_sixth_mail(client: TestClient, session: Session) -> None:
    spellings = ["amina@example.org", " AMINA@example.org", "Amina@Example.Org ", "aMina@EXAMPLE.ORG"] * 2

    assert {sign_up(client, email).status_code for email in spellings} == {200}
    assert mails(session) == 5


def test_capitals_whose_small_letter_depends_on_what_stands_around_them_bring_no_sixth_mail(
    client: TestClient, session: Session
) -> None:
    for email in ["ΦΙΛΟΣ@example.org", "φιλοσ@example.org", "ΦΙΛΟσ@example.org"] * 3:
        assert sign_up(client, email).status_code == 200

    assert mails(session) == 5


@pytest.mark.parametrize("path", ["/user/create", "/authenticate/forgot-password"])
def test_an_address_with_a_dotted_capital_is_refused(client: TestClient, path: str) -> None:
    form = {"Email": "\u0130lk@example.org", "FullName": "Ilk Cook", "Password": "Saffron-1234"}

    assert_error(post(client, path, form), 422)


def test_the_next_network_of_a_provider_is_another_visitor_the_next_address_is_not(client: TestClient) -> None:
    def wrong_from(host: str) -> int:
        with TestClient(client.app, client=(host, 1234), raise_server_exceptions=False) as visitor:
            return sign_in(visitor, "nobody@example.org", "wrong").status_code

    answers = [wrong_from(f"2001:db8:0:7::{number:x}") for number in range(26)]

    assert answers == [401] * 25 + [429]
    assert wrong_from("2001:db8:0:8::1") == 401


@pytest.mark.parametrize(
    ("host", "visitor"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:0:7:a:b:c:d", "2001:db8:0:7::/64"),
        ("::1", "::/64"),
        ("unix:", "unix:"),
    ],
)
def test_who_counts_as_one_visitor(host: str, visitor: str) -> None:
    assert visitor_address(host) == visitor


def test_the_right_password_is_refused_after_too_many_wrong_ones(client: TestClient, make: Factory) -> None:
    make.member(email="amina@example.org")
    make.committed()

    wrong = [sign_in(client, password="wrong") for _ in range(30)]

    assert [response.status_code for response in wrong].index(429) < 29
    assert_must_wait(wrong[-1])
    assert_must_wait(sign_in(client))


def test_another_address_is_not_held_up(client: TestClient, elsewhere: TestClient, make: Factory) -> None:
    make.member(email="amina@example.org")
    make.committed()
    for _ in range(30):
        sign_in(client, password="wrong")

    assert sign_in(client).status_code == 429
    assert sign_in(elsewhere).status_code == 200


def test_wrong_passwords_sent_at_once_get_no_further_than_one_by_one(client: TestClient) -> None:
    with ThreadPoolExecutor(20) as threads:
        answers = list(threads.map(lambda _: sign_in(client, password="wrong").status_code, range(60)))

    assert answers.count(401) == 25
    assert answers.count(429) == 35


def test_right_passwords_never_count_as_wrong_ones(client: TestClient, make: Factory, redis_client: Redis) -> None:
    make.member(email="amina@example.org")
    make.sign_up("zainab@example.org")
    make.committed()

    answers = [sign_in(client, email) for _ in range(15) for email in ("amina@example.org", "zainab@example.org")]

    assert {response.status_code for response in answers} == {200, 403}


def test_a_window_that_ends_during_a_try_leaves_no_endless_one(
    client: TestClient, make: Factory, redis_client: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    make.member(email="amina@example.org")
    make.committed()
    monkeypatch.setattr("api.auth.router.sign_in", forgetting(redis_client))

    sign_in(client)

    assert [redis_client.ttl(key) > 0 for key in redis_client.keys("limit:*")] == [True, True]


def forgetting(redis_client: Redis) -> Callable[..., object]:
    """Sign in, and let every window end meanwhile."""
    from core.accounts.sign_in import sign_in

    def sign_in_slowly(*given: Any, **named: Any) -> object:
        redis_client.flushdb()
        return sign_in(*given, **named)

    return sign_in_slowly


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "True-Client-IP"])
def test_a_forwarded_address_that_nobody_vouched_for_does_not_help(client: TestClient, header: str) -> None:
    tries = [
        post(
            client,
            "/authenticate/login",
            {"Email": "amina@example.org", "Password": "wrong"},
            headers={header: f"for=10.1.1.{n}" if header == "Forwarded" else f"10.1.1.{n}"},
        )
        for n in range(30)
    ]

    assert tries[-1].status_code == 429


@pytest.mark.usefixtures("without_redis")
@pytest.mark.parametrize("action", ["sign in", "sign up", "forgot", "upload"])
def test_while_redis_is_away_nobody_is_locked_out(calls: dict[str, Call], action: str) -> None:
    assert statuses(calls[action], 2) == [200, 200]


@pytest.mark.usefixtures("without_redis")
def test_while_redis_is_away_the_process_counts_by_itself(calls: dict[str, Call]) -> None:
    assert statuses(calls["forgot"], 31) == [200] * 30 + [429]
    assert_must_wait(calls["forgot"](31))
