"""A typed text stays within its header, whatever it holds."""

from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTPUTF8

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worker.mail.compose import POLICY
from worker.mail.headers import one_line

TRICKY = st.sampled_from(list(' ",;<>()@:\\.=?_\r\n\t\x0b\x85\u2028\u202e'))


@given(st.text(st.characters(codec="utf-8") | TRICKY, max_size=200), st.booleans())
def test_no_text_adds_a_header_or_breaks_one(typed: str, is_utf8: bool) -> None:
    message = EmailMessage(policy=POLICY)
    message["Subject"] = one_line(typed)
    message["To"] = "amina@example.org"

    read = message_from_bytes(message.as_bytes(policy=POLICY.clone(utf8=is_utf8)), policy=SMTPUTF8)

    assert read.keys() == ["Subject", "To"]
    assert read["To"] == "amina@example.org"


@pytest.mark.parametrize(
    "line", ["Salt", "Ayşe, the “cook”", "كم ملعقة ملح؟", "نمک می\u200cخواهم", "100 % & <b>more</b>"]
)
def test_a_plain_line_stays_as_it_is(line: str) -> None:
    assert one_line(line) == line
