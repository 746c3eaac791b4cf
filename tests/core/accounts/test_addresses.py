"""Which texts are mail addresses, and how they are kept."""

import pytest

from core.accounts.fields import FieldRejected, fold_mailbox, parse_email


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (" Amina@Example.ORG ", "Amina@example.org"),
        ("amina+salt@kitchen.test", "amina+salt@kitchen.test"),
        ("amina@mail.local", "amina@mail.local"),
        ("ämina@bücher.de", "ämina@bücher.de"),
        ("amina@xn--bcher-kva.de", "amina@bücher.de"),
    ],
)
def test_an_address_is_kept_in_one_form(given: str, kept: str) -> None:
    assert parse_email(given) == kept


@pytest.mark.parametrize("given", ["a,b@c.de", "a@c.de\nBcc: x@y.de", "a..b@c.de"])
def test_a_text_that_only_the_library_knows_to_be_no_address_is_refused(given: str) -> None:
    with pytest.raises(FieldRejected, match=r"^Please enter a valid email address$"):
        parse_email(given)


@pytest.mark.parametrize(
    ("given", "mailbox"),
    [
        ("Amina@example.org", "amina@example.org"),
        ("amina+salt+sugar@example.org", "amina@example.org"),
        ("+salt@example.org", "+salt@example.org"),
        ("amina@ex+ample.org", "amina@ex+ample.org"),
    ],
)
def test_for_limits_a_mailbox_has_neither_capitals_nor_a_tag(given: str, mailbox: str) -> None:
    assert fold_mailbox(given) == mailbox
