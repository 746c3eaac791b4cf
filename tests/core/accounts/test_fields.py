"""Names, addresses and passwords: whatever is given, what is kept obeys the rules and the database."""

import contextlib
import string
import unicodedata
from collections.abc import Callable
from typing import Literal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from sqlalchemy import text

from core.accounts.fields import (
    FieldRejected,
    fold_email,
    is_strong,
    parse_email,
    parse_name,
    parse_new_name,
    parse_password,
)
from core.db import Database

ODD = st.sampled_from(
    "\u0301\u0308\u200b\u200c\u200d\u202e\u2060\ufeff\u00a0\u2003\u1100\u1161\u0345\x00\x1f\x85\ud800 eéA"
)
NAMES = st.lists(st.one_of(ODD, st.characters()), max_size=140).map("".join)
ADDRESSES = st.one_of(
    st.emails(),
    st.builds("{}@{}".format, st.text(min_size=1, max_size=70), st.sampled_from(["example.org", "bücher.example"])),
    st.text(max_size=300),
)
SPECIALS = '!@#$%^_&*(),.?":{}|<>'
PASSWORDS = st.text(st.sampled_from("aB3!+-é 😀Ａ１" + SPECIALS), max_size=16)


@given(NAMES)
@example("Ame\u200b\u0301lie")
@example("\u1100\u200b\u1161 Park Kim")
def test_a_kept_name_is_kept_as_it_is(given: str) -> None:
    with contextlib.suppress(FieldRejected):
        kept = parse_name(given)
        assert parse_name(kept) == kept


@given(NAMES)
def test_a_kept_name_is_one_line_of_5_to_120_visible_characters(given: str) -> None:
    with contextlib.suppress(FieldRejected):
        kept = parse_name(given)
        assert 5 <= len(kept) <= 120
        assert kept == kept.strip() == unicodedata.normalize("NFC", kept)
        assert "  " not in kept
        assert kept.encode().decode() == kept
        assert not [c for c in kept if unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp")]
        assert not set(kept) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\ufeff")


@given(ADDRESSES)
@example("a@EXAMPLE.org")
@example("\u0958@example.org")
@example("i\u0307@\u0130stanbul.example")
def test_a_kept_address_is_kept_as_it_is(given: str) -> None:
    with contextlib.suppress(FieldRejected):
        kept = parse_email(given)
        assert parse_email(kept) == kept
        assert parse_email(f" \u00a0{kept}\n") == kept


@given(PASSWORDS)
def test_a_password_is_kept_as_it_is_or_refused(given: str) -> None:
    with contextlib.suppress(FieldRejected):
        assert parse_password(given) == given


def strength_by_counting(password: str) -> bool:
    """The password rule in other words: 8 characters with nothing missing, or 12 with one class missing."""
    missing = 0
    for alphabet in (string.ascii_uppercase, string.ascii_lowercase, string.digits, SPECIALS):
        missing += set(alphabet).isdisjoint(password)
    shortest = {0: 8, 1: 12}.get(missing)
    return shortest is not None and len(password) >= shortest


@given(PASSWORDS)
@example("Aa1!aaaa")
@example("Aa1!aaa")
@example("Aa1aaaaaaaaa")
@example("Aa1aaaaaaaa")
@example("aaaaaaaaaaaa")
@example("Aa1+aaaa")
@example("Ａa1!aaaa")
def test_strength_is_what_the_rule_says(password: str) -> None:
    assert is_strong(password) == strength_by_counting(password)


def test_every_kept_field_fits_the_database(database: Database) -> None:
    @given(ADDRESSES, NAMES)
    @example("a@b.co", "x" * 120)
    @example("a" * 64 + "@" + ".".join(["b" * 63] * 2) + ".org", "\u0958" * 60)
    def keep(given_email: str, given_name: str) -> None:
        fields = {
            "email": parsed(parse_email, given_email, otherwise="amina@example.org"),
            "name": parsed(parse_name, given_name, otherwise="Amina Cook"),
        }
        with database.begin() as connection:
            connection.execute(text(KEEP_SIGN_UP), fields)
            connection.execute(text(KEEP_USER), fields)

    keep()


KEEP_SIGN_UP = """
    INSERT INTO sign_ups (email, full_name, password_hash, link_seed, link_hash, expires_at)
    VALUES (:email, :name, '', '', gen_random_uuid()::text, now())
"""
KEEP_USER = "INSERT INTO users (email, full_name) VALUES (:email, :name) ON CONFLICT DO NOTHING"


def parsed(parse: Callable[[str], str], given: str, *, otherwise: str) -> str:
    """What is kept of a text, or of another one if it is refused."""
    try:
        return parse(given)
    except FieldRejected:
        return otherwise


MARKS = "\u0301\u0327"


@pytest.mark.parametrize("parse", [parse_name, parse_new_name, parse_email])
@pytest.mark.parametrize("length", [1001, 64_000])
def test_nothing_long_is_ever_composed(
    monkeypatch: pytest.MonkeyPatch, parse: Callable[[str], str], length: int
) -> None:
    composed: list[int] = []
    normalize = unicodedata.normalize

    def count(form: Literal["NFC", "NFKC"], text: str) -> str:
        composed.append(len(text))
        return normalize(form, text)

    monkeypatch.setattr("unicodedata.normalize", count)

    with pytest.raises(FieldRejected):
        parse(("a" + MARKS * length)[:length])

    assert sum(composed) <= 1000


@given(st.characters(codec="utf-8", exclude_characters="\x00"))
def test_the_key_of_an_address_has_as_many_letters_as_the_address(letter: str) -> None:
    assert len(fold_email(letter)) == 1


def test_the_key_of_an_address_does_not_depend_on_where_a_letter_stands() -> None:
    assert fold_email("ΦΙΛΟΣ@Example.org") == "φιλοσ@example.org"
