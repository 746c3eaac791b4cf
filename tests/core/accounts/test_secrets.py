"""Links and tokens: whole they open, with one character changed they don't."""

from datetime import UTC, datetime, timedelta

import jwt
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import SecretStr

from core.accounts.links import attach_link, hash_link, link_url, renew_link
from core.accounts.secrets import key_for
from core.accounts.tokens import ALGORITHM, TokenExpired, TokenRejected, issue_token, read_token
from core.models import PasswordReset, SignUp, User
from core.settings import Settings

SITE = Settings.model_construct(secret_key=SecretStr("0123456789abcdef" * 4), public_url="https://sufra.test/")
OTHER_SITE = Settings.model_construct(secret_key=SecretStr("fedcba9876543210" * 4))
NOW = datetime.now(UTC)


def member(number: int = 7, version: int = 1) -> User:
    return User(id=number, token_version=version)


@given(st.binary(min_size=32, max_size=32))
def test_a_row_has_one_link_however_often_its_mail_leaves(seed: bytes) -> None:
    row = SignUp(link_seed=seed)

    assert renew_link(row, SITE) == renew_link(row, SITE)


@given(st.binary(min_size=32, max_size=32), st.binary(min_size=32, max_size=32))
def test_two_seeds_have_two_links(one: bytes, other: bytes) -> None:
    links = {renew_link(SignUp(link_seed=seed), SITE) for seed in (one, other)}

    assert len(links) == len({one, other})


@given(st.binary(min_size=32, max_size=32))
def test_a_seed_makes_another_link_for_another_purpose_and_site(seed: bytes) -> None:
    rows = [(SignUp(link_seed=seed), SITE), (PasswordReset(link_seed=seed), SITE), (SignUp(link_seed=seed), OTHER_SITE)]

    assert len({renew_link(row, site) for row, site in rows}) == 3


def test_a_link_counts_its_time_from_the_moment_it_leaves() -> None:
    row = PasswordReset()
    attach_link(row, SITE)
    row.expires_at = NOW - timedelta(days=1)

    link_id = renew_link(row, SITE)

    assert timedelta(minutes=59) < row.expires_at - datetime.now(UTC) <= timedelta(hours=1)
    assert row.link_hash == hash_link(link_id)
    assert link_id not in row.link_hash


@pytest.mark.parametrize(("kind", "path"), [(SignUp, "activate"), (PasswordReset, "reset-password")])
def test_a_link_fits_an_address_unchanged(kind: type[SignUp] | type[PasswordReset], path: str) -> None:
    row = kind()
    attach_link(row, SITE)
    link_id = renew_link(row, SITE)

    assert len(link_id) == 43
    assert set(link_id) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    assert link_url(row, link_id, SITE) == f"https://sufra.test/{path}/{link_id}"


@given(st.integers(1, 2**63 - 1), st.integers(1, 2**31 - 1))
def test_a_token_says_whose_it_is(number: int, version: int) -> None:
    claims = read_token(issue_token(member(number, version), SITE).text, SITE)

    assert (claims.user_id, claims.version) == (number, version)


@given(st.data())
def test_a_token_with_another_character_is_rejected(data: st.DataObject) -> None:
    token = issue_token(member(), SITE, now=NOW).text
    # The last character's lowest bits are no part of the signature: two spellings of it are one signature.
    at = data.draw(st.integers(0, len(token) - 2))
    character = data.draw(st.characters(codec="utf-8").filter(lambda given: given != token[at]))

    with pytest.raises(TokenRejected):
        read_token(token[:at] + character + token[at + 1 :], SITE)


@given(st.text(max_size=300))
def test_no_text_breaks_the_reading_of_tokens(text: str) -> None:
    with pytest.raises(TokenRejected):
        read_token(text, SITE)


def test_a_token_of_another_site_is_rejected() -> None:
    with pytest.raises(TokenRejected):
        read_token(issue_token(member(), OTHER_SITE).text, SITE)


def test_a_token_ends_after_a_week() -> None:
    a_week_ago = datetime.now(UTC) - timedelta(days=7)
    read_token(issue_token(member(), SITE, now=a_week_ago + timedelta(minutes=5)).text, SITE)
    with pytest.raises(TokenExpired):
        read_token(issue_token(member(), SITE, now=a_week_ago - timedelta(minutes=1)).text, SITE)


CLAIMS = {"sub": "7", "ver": 1, "iat": NOW, "exp": NOW + timedelta(days=1)}


@pytest.mark.parametrize("missing", CLAIMS)
def test_a_token_that_lacks_a_claim_is_rejected(missing: str) -> None:
    claims = {name: value for name, value in CLAIMS.items() if name != missing}

    with pytest.raises(TokenRejected):
        read_token(jwt.encode(claims, key_for("tokens", SITE), ALGORITHM), SITE)


@pytest.mark.parametrize(("claim", "value"), [("sub", "seven"), ("sub", ""), ("ver", None), ("ver", []), ("ver", "x")])
def test_a_token_that_says_nonsense_is_rejected(claim: str, value: object) -> None:
    with pytest.raises(TokenRejected):
        read_token(jwt.encode({**CLAIMS, claim: value}, key_for("tokens", SITE), ALGORITHM), SITE)


@pytest.mark.parametrize("algorithm", ["none", "HS384", "HS512"])
def test_a_token_signed_in_another_way_is_rejected(algorithm: str) -> None:
    key = None if algorithm == "none" else key_for("tokens", SITE) * 2

    with pytest.raises(TokenRejected):
        read_token(jwt.encode(CLAIMS, key, algorithm), SITE)


def test_keys_of_two_purposes_differ() -> None:
    assert len({key_for(purpose, SITE) for purpose in ("tokens", "sign_ups", "password_resets")}) == 3
