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
from api.limits import (
    CONTACT_MESSAGES,
    RESET_MAILS,
    WRONG_PASSWORDS,
    counting_failures,
    is_within,
    network_of,
    visitor_address,
)
from core.accounts.errors import WrongCredentials
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
    for module in ("limits", "mailboxes"):
        monkeypatch.setattr(f"api.{module}.get_redis", lambda: away)


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
    """Each limited action, as a caller with many addresses would repeat it."""
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
    "action",
    [
        "sign in",
        "sign up one address",
        "forgot one address",
        "upload",
        "rename",
        "wrong old password",
        "activate",
        "reset",
    ],
)
def test_the_hundredth_try_has_to_wait(calls: dict[str, Call], action: str) -> None:
    answers = (calls[action](number) for number in range(100))

    assert_must_wait(next(answer for answer in answers if answer.status_code == 429))


@pytest.mark.parametrize("action", ["sign up", "forgot"])
def test_a_visitor_has_mails_sent_to_ten_mailboxes_a_day(calls: dict[str, Call], action: str) -> None:
    assert statuses(calls[action], 12) == [200] * 10 + [429] * 2
    assert statuses(calls[action], 10) == [200] * 10  # the same ten

    refused = calls[action](10)

    assert_error(refused, 429, code="too_many_requests")
    assert "many different addresses" in refused.json()["Error"]
    assert 86_000 < int(refused.headers["Retry-After"]) <= 86_400


def test_sign_ups_and_resets_share_the_ten_mailboxes(calls: dict[str, Call], elsewhere: TestClient) -> None:
    assert statuses(calls["sign up"], 10) == [200] * 10
    assert calls["forgot"](3).status_code == 200
    assert calls["forgot"](10).status_code == 429
    assert sign_up(elsewhere, "amina10@example.org").status_code == 200


def test_the_eleventh_mailbox_is_refused_with_and_without_an_account(client: TestClient, make: Factory) -> None:
    make.member(email="member@example.org")
    make.committed()
    for number in range(10):
        sign_up(client, f"amina{number}@example.org")

    for path in ("/user/create", "/authenticate/forgot-password"):
        form = {"FullName": "Amina Cook", "Password": "Saffron-1234"}
        answers = [post(client, path, {"Email": f"{name}@example.org", **form}) for name in ("member", "nobody")]
        assert {answer.status_code for answer in answers} == {429}
        assert len({answer.content for answer in answers}) == 1


def test_a_mailbox_counts_once_however_its_address_is_spelled(client: TestClient) -> None:
    spellings = [f"amina+{number}@example.org" for number in range(12)] + ["AMINA@example.org", "Amina+X@EXAMPLE.org"]

    assert {sign_up(client, email).status_code for email in spellings} == {200}


def test_a_set_of_mailboxes_ends_with_its_day(calls: dict[str, Call], redis_client: Redis) -> None:
    statuses(calls["sign up"], 3)

    [key] = redis_client.keys("mailboxes:*")
    assert 86_000 < redis_client.ttl(key) <= 86_400


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
    spellings = ["amina@example.org", " AMINA@example.org", "Amina@Example.Org ", "amina+tag@EXAMPLE.ORG"] * 2

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


@pytest.mark.parametrize(
    ("visitor", "network"),
    [
        ("203.0.113.9", "203.0.113.0/24"),
        ("2001:db8:0:7::/64", "2001:db8::/48"),
        ("unix:", None),
        ("unknown", None),
    ],
)
def test_the_network_around_a_visitor(visitor: str, network: str | None) -> None:
    assert network_of(visitor) == network


def calls_until_refused(visitors: Iterator[str]) -> int:
    """How many messages these visitors may send, each one after the other."""
    return next(
        number for number, visitor in enumerate(visitors) if not is_within(CONTACT_MESSAGES, visitor_address(visitor))
    )


@pytest.mark.parametrize("away", [False, True])
@pytest.mark.parametrize("addresses", ["2001:db8:0:{:x}::1", "203.0.113.{}"])
def test_all_visitors_of_a_network_together_are_allowed_ten_times_as_much_as_one(
    request: pytest.FixtureRequest, client: TestClient, addresses: str, away: bool
) -> None:
    if away:
        request.getfixturevalue("without_redis")

    assert calls_until_refused(map(addresses.format, range(100))) == 10 * CONTACT_MESSAGES.allowed
    assert is_within(CONTACT_MESSAGES, visitor_address("2001:db8:1::1"))
    assert is_within(CONTACT_MESSAGES, "203.0.114.1")


@pytest.mark.parametrize("away", [False, True])
def test_who_goes_on_beyond_the_limit_takes_nothing_from_the_network(
    request: pytest.FixtureRequest, client: TestClient, away: bool
) -> None:
    if away:
        request.getfixturevalue("without_redis")
    for _ in range(10 * CONTACT_MESSAGES.allowed + 1):
        is_within(CONTACT_MESSAGES, "203.0.113.1")

    assert is_within(CONTACT_MESSAGES, "203.0.113.2")


@pytest.mark.parametrize("away", [False, True])
def test_a_network_whose_calls_are_taken_back_is_not_held_up(
    request: pytest.FixtureRequest, client: TestClient, away: bool
) -> None:
    if away:
        request.getfixturevalue("without_redis")
    for number in range(10 * WRONG_PASSWORDS.allowed + 1):
        with counting_failures(WRONG_PASSWORDS, f"203.0.113.{number % 100}", WrongCredentials):
            pass

    assert is_within(WRONG_PASSWORDS, "203.0.113.200")


def test_mailboxes_that_look_like_addresses_share_nothing(client: TestClient) -> None:
    assert all(is_within(RESET_MAILS, f"203.0.113.{number}") for number in range(100))


def test_a_call_is_counted_in_one_round_trip(redis_client: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = 0
    execute: Any = Redis.execute_command

    def counting(self: Redis, *arguments: Any, **options: Any) -> Any:
        nonlocal sent
        sent += 1
        return execute(self, *arguments, **options)

    monkeypatch.setattr(Redis, "execute_command", counting)
    is_within(CONTACT_MESSAGES, "203.0.113.1")

    assert sent == 1
    assert len(redis_client.keys("limit:contact:*")) == 2


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
def test_a_forwarded_address_from_an_untrusted_caller_does_not_help(client: TestClient, header: str) -> None:
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
def test_while_redis_is_away_no_caller_is_locked_out(calls: dict[str, Call], action: str) -> None:
    assert statuses(calls[action], 2) == [200, 200]


@pytest.mark.usefixtures("without_redis")
def test_while_redis_is_away_the_process_counts_by_itself(calls: dict[str, Call]) -> None:
    assert statuses(calls["forgot one address"], 31) == [200] * 30 + [429]
    assert_must_wait(calls["forgot one address"](31))


@pytest.mark.usefixtures("without_redis")
def test_while_redis_is_away_the_process_counts_mailboxes_by_itself(calls: dict[str, Call]) -> None:
    assert statuses(calls["forgot"], 12) == [200] * 10 + [429] * 2
    assert statuses(calls["forgot"], 10) == [200] * 10
    assert calls["forgot"](11).status_code == 429
