"""Guessing one account's password from many addresses, and what failures of other parts cost."""

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient
from redis import Redis
from sqlalchemy.exc import OperationalError

from tests.api.auth.steps import NEW_PASSWORD, link_of, reset, sign_in
from tests.api.errors import assert_error
from tests.factories import Factory

EMAIL = "amina@example.org"


@pytest.fixture
def from_address(client: TestClient) -> Callable[[str], TestClient]:
    """A client of the running site that connects from this address."""
    return lambda host: TestClient(client.app, client=(host, 1234), raise_server_exceptions=False)


@pytest.fixture
def guessed(from_address: Callable[[str], TestClient], redis_client: Redis) -> Callable[[str], list[int]]:
    """Guesses an account's password from 110 addresses."""

    def guess(email: str) -> list[int]:
        return [sign_in(from_address(f"10.9.{n}.1"), email, "Wrong-12345").status_code for n in range(110)]

    return guess


@pytest.mark.parametrize("email", [EMAIL, "nobody@example.org"])
def test_an_account_can_be_guessed_a_hundred_times_an_hour(
    make: Factory, guessed: Callable[[str], list[int]], email: str
) -> None:
    make.member(email=EMAIL)
    make.committed()

    assert guessed(email) == [401] * 100 + [429] * 10


def test_guessing_does_not_lock_the_owner_out(
    client: TestClient, make: Factory, guessed: Callable[[str], list[int]], from_address: Callable[[str], TestClient]
) -> None:
    make.member(email=EMAIL)
    make.committed()
    assert sign_in(client).status_code == 200

    guessed("Amina@example.org")

    assert sign_in(client).status_code == 200
    assert_error(sign_in(from_address("10.8.0.1")), 429, code="too_many_requests")


def test_an_owner_on_a_new_network_gets_in_by_a_reset(
    make: Factory, session, guessed: Callable[[str], list[int]], from_address: Callable[[str], TestClient]
) -> None:
    make.member(email=EMAIL)
    link = link_of(session, make.reset(EMAIL))
    guessed(EMAIL)
    new = from_address("10.8.0.1")

    assert reset(new, link).status_code == 200

    assert sign_in(new, password=NEW_PASSWORD).status_code == 200


def test_malformed_addresses_are_not_one_account(guessed: Callable[[str], list[int]]) -> None:
    assert set(guessed("not an address")) == {401}


def test_a_database_that_was_away_locks_no_account_out(
    client: TestClient, make: Factory, monkeypatch: pytest.MonkeyPatch
) -> None:
    make.member(email=EMAIL)
    make.committed()

    def fail(*_: object, **__: object) -> None:
        raise OperationalError("select", {}, Exception("gone"))

    with monkeypatch.context() as patch:
        patch.setattr("api.auth.router.sign_in", fail)
        assert {sign_in(client).status_code for _ in range(40)} == {503}

    assert sign_in(client).status_code == 200
