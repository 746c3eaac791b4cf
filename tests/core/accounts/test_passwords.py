"""Passwords as they are kept, with the parameters that production has."""

import pytest

from core.accounts.passwords import hash_password, is_outdated, matches
from tests.factories import QUICK

PASSWORD = "Crème-12345"


@pytest.fixture
def quick_passwords() -> None:
    """Keep the parameters of production."""


def test_a_password_matches_its_hash_alone() -> None:
    kept = hash_password(PASSWORD)

    assert kept.startswith("$argon2id$")
    assert matches(PASSWORD, kept)
    assert not matches(PASSWORD + " ", kept)
    assert not is_outdated(kept)


def test_a_hash_takes_one_core_for_three_passes_over_64_mb() -> None:
    assert "$m=65536,t=3,p=1$" in hash_password(PASSWORD)


def test_the_same_password_is_kept_differently_each_time() -> None:
    assert hash_password(PASSWORD) != hash_password(PASSWORD)


def test_a_weaker_hash_is_outdated() -> None:
    kept = QUICK.hash(PASSWORD)

    assert matches(PASSWORD, kept)
    assert is_outdated(kept)


@pytest.mark.parametrize("kept", [None, "", "x", "$2b$12$abcdefghijklmnopqrstuv"])
def test_nothing_matches_what_is_no_hash(kept: str | None) -> None:
    assert not matches(PASSWORD, kept)
    assert not matches("", kept)


@pytest.mark.parametrize("password", ["a\x00b" * 5, "😀" * 1000, "\ufdfa" * 1000])
def test_odd_and_long_passwords_are_passwords(password: str) -> None:
    assert matches(password, hash_password(password))
    assert not matches(password[:-1], hash_password(password))
