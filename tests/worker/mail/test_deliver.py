"""Every mail leaves, once, whatever happens on the way."""

import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from redis import Redis
from sqlalchemy import text
from sqlalchemy.orm import Session

from core.accounts.password_changes import ask_for_reset, change_password
from core.backoff import Backoff
from core.db import transaction
from core.mail.enqueue import enqueue_contact, enqueue_password_changed
from core.models import ContactMessage, MailState, User
from tests.factories import Factory
from tests.worker.mail.conftest import Mailer
from tests.worker.mail.post_office import OK, PostOffice
from worker.mail.deliver import deliver
from worker.mail.smtp import BACKOFF_NAME

TIMEOUT_SECONDS = 30


@pytest.fixture
def enqueue(session: Session, make: Factory) -> Callable[..., None]:
    """Queues a mail for each user, given by their addresses, in this order."""

    def enqueue(*emails: str) -> None:
        for email in emails:
            enqueue_password_changed(session, make.user(email=email))
            session.flush()
        make.committed()

    return enqueue


def states(mailer: Mailer) -> list[str]:
    """Return what became of each mail."""
    return [mail.state for mail in mailer.mails()]


def recipients(post_office: PostOffice) -> list[str]:
    """Return whom the post office took messages for, in order."""
    return [address for envelope in post_office.envelopes for address in envelope.rcpt_tos]


def refuse(email: str, answer: str) -> Callable[[str], str]:
    """Return a post office's answers: this one for one recipient, yes for all others."""
    return lambda recipient: answer if recipient == email else OK


def test_no_connection_is_opened_while_no_mail_is_due(mailer: Mailer, post_office: PostOffice) -> None:
    assert mailer.run() == 0
    assert post_office.connections == 0


def test_all_mails_leave_in_one_conversation_the_oldest_first(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("one@example.org", "two@example.org", "three@example.org")

    assert mailer.run() == 3
    assert recipients(post_office) == ["one@example.org", "two@example.org", "three@example.org"]
    assert post_office.connections == 1


def test_what_was_sent_is_not_sent_again(mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]) -> None:
    enqueue("one@example.org")
    mailer.run()

    assert mailer.run() == 0
    assert len(post_office.envelopes) == 1


def test_runs_at_the_same_time_send_each_mail_once(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    emails = [f"guest{number}@example.org" for number in range(12)]
    enqueue(*emails)
    barrier = threading.Barrier(4)

    def run(_: int) -> int:
        barrier.wait(TIMEOUT_SECONDS)
        return deliver(mailer.database, mailer.settings, mailer.backoff)

    with ThreadPoolExecutor(4) as pool:
        sent = sum(pool.map(run, range(4)))

    assert sent == 12
    assert sorted(recipients(post_office)) == sorted(emails)


def test_a_mail_server_that_comes_back_gets_each_mail_once(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("one@example.org", "two@example.org")
    post_office.close()
    assert mailer.run() == 0

    post_office.open()
    mailer.wait(seconds=60)

    assert mailer.run() == 2
    assert mailer.run() == 0
    assert recipients(post_office) == ["one@example.org", "two@example.org"]


def test_a_mail_server_that_is_away_is_tried_by_one_mail_and_less_and_less_often(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("one@example.org", "two@example.org")
    post_office.close()
    mailer.run()
    mailer.run()
    assert [mail.attempts for mail in mailer.mails()] == [1, 0]

    post_office.open()
    assert mailer.run() == 0
    assert post_office.connections == 0


def test_while_one_run_tries_whether_the_mail_server_is_back_others_do_not(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("one@example.org", "two@example.org")
    post_office.close()
    mailer.run()
    post_office.open()
    mailer.wait(seconds=5)

    assert mailer.backoff.may_try(BACKOFF_NAME)  # another run
    assert mailer.run() == 0
    assert post_office.connections == 0

    mailer.backoff.succeeded(BACKOFF_NAME)
    assert mailer.run() == 2


def test_after_ten_minutes_without_a_mail_server_the_next_try_is_a_minute_away_at_most(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("one@example.org")
    post_office.close()
    for _ in range(10):
        mailer.run()
        mailer.wait(seconds=60)
    post_office.open()

    assert mailer.run() == 1


def test_pauses_of_a_mail_double_up_to_a_minute(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("busy@example.org")
    post_office.answer_to_recipient = refuse("busy@example.org", "450 mailbox busy")
    for attempts, seconds in enumerate((5, 10, 20, 40, 60, 60), start=1):
        mailer.run()
        mailer.wait(seconds - 1)
        mailer.run()
        assert mailer.mails()[0].attempts == attempts
        mailer.wait(1)


def test_without_redis_mails_are_sent(mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]) -> None:
    enqueue("one@example.org", "two@example.org")
    away = Redis.from_url("redis://127.0.0.1:1")
    mailer.backoff = Backoff(lambda: away, first_seconds=5, last_seconds=60)
    post_office.close()
    assert mailer.run() == 0

    post_office.open()
    mailer.wait(seconds=5)

    assert mailer.run() == 2


def test_a_mail_that_is_queued_while_the_server_is_away_waits_for_its_pause(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("one@example.org")
    post_office.close()
    mailer.run()
    post_office.open()
    enqueue("two@example.org")

    assert mailer.run() == 0
    mailer.wait(seconds=5)
    assert mailer.run() == 2


def test_a_mail_that_is_deferred_by_the_server_leaves_later_and_holds_up_no_other(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("busy@example.org", "two@example.org")
    post_office.answer_to_recipient = refuse("busy@example.org", "450 mailbox busy")
    assert mailer.run() == 1
    assert [(mail.state, mail.error) for mail in mailer.mails()] == [("pending", "recipient 450"), ("sent", None)]

    post_office.answer_to_recipient = lambda _: OK
    mailer.wait(seconds=5)

    assert mailer.run() == 1
    assert recipients(post_office) == ["two@example.org", "busy@example.org"]


def test_a_recipient_that_is_refused_for_good_is_given_up_with_the_reason(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("gone@example.org", "two@example.org")
    post_office.answer_to_recipient = refuse("gone@example.org", "550 no such mailbox")

    assert mailer.run() == 1
    mailer.wait(seconds=60)
    assert mailer.run() == 0
    assert [(mail.state, mail.error) for mail in mailer.mails()] == [("failed", "recipient 550"), ("sent", None)]


@pytest.mark.parametrize(
    ("answer", "state", "error"),
    [("451 later", MailState.PENDING, "message 451"), ("554 no", MailState.FAILED, "message 554")],
)
def test_a_message_that_is_refused_is_judged_by_the_code(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None], answer: str, state: MailState, error: str
) -> None:
    enqueue("one@example.org")
    post_office.answer_to_message = lambda _: answer

    mailer.run()

    [mail] = mailer.mails()
    assert (mail.state, mail.error) == (state, error)


def test_a_conversation_that_the_server_ends_goes_on_in_a_new_one(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("one@example.org", "two@example.org", "three@example.org")
    post_office.answer_to_recipient = refuse("one@example.org", "421 closing")

    assert mailer.run() == 2
    assert [mail.error for mail in mailer.mails()] == ["recipient 421", None, None]
    assert post_office.connections == 2


def test_a_server_that_hangs_up_delays_the_mail(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("one@example.org")
    post_office.is_hanging_up = True
    mailer.run()
    assert [(mail.state, mail.error) for mail in mailer.mails()] == [("pending", "SMTPServerDisconnected")]

    post_office.is_hanging_up = False
    mailer.wait(seconds=5)

    assert mailer.run() == 1


def test_a_server_that_falls_silent_ends_the_run(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("one@example.org", "two@example.org")
    mailer.settings = mailer.settings.model_copy(update={"smtp_timeout_seconds": 0.2})
    post_office.is_silent = True

    assert mailer.run() == 0
    assert [(mail.attempts, mail.error) for mail in mailer.mails()] == [(1, "TimeoutError"), (0, None)]


def test_a_server_without_smtputf8_is_not_asked_again_for_an_address_that_needs_it(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("ayşe@example.org", "two@example.org")
    post_office.close()
    post_office.open(enable_SMTPUTF8=False)

    assert mailer.run() == 1
    assert states(mailer) == [MailState.FAILED, MailState.SENT]


def test_a_sender_that_is_refused_is_a_matter_for_the_settings_and_loses_no_mail(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("one@example.org")
    post_office.answer_to_sender = "550 not from you"

    mailer.run()

    assert [(mail.state, mail.error) for mail in mailer.mails()] == [("pending", "sender 550")]


def test_a_mail_that_can_not_be_composed_holds_up_no_other_and_fails_after_ten_tries(
    mailer: Mailer, enqueue: Callable[..., None]
) -> None:
    enqueue("poison\r\nBcc: all@example.org", "two@example.org")

    assert mailer.run() == 1
    for _ in range(8):
        mailer.wait(seconds=60)
        mailer.run()
    assert states(mailer) == [MailState.PENDING, MailState.SENT]

    mailer.wait(seconds=60)
    mailer.run()

    assert states(mailer) == [MailState.FAILED, MailState.SENT]
    assert mailer.mails()[0].error == "ValueError"


def test_a_mail_is_given_up_after_two_days(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("one@example.org")
    post_office.close()
    mailer.wait(seconds=47 * 3600)
    mailer.run()
    assert states(mailer) == [MailState.PENDING]

    mailer.wait(seconds=3600)
    mailer.run()

    [mail] = mailer.mails()
    assert (mail.state, mail.error) == (MailState.FAILED, "mail server away: ConnectionRefusedError")


def test_a_mail_is_tried_once_however_late_it_is(mailer: Mailer, enqueue: Callable[..., None]) -> None:
    enqueue("one@example.org")
    mailer.wait(seconds=5 * 24 * 3600)

    assert mailer.run() == 1


def test_settings_that_suit_no_mail_touch_none(mailer: Mailer, enqueue: Callable[..., None]) -> None:
    enqueue("one@example.org")
    mailer.settings = mailer.settings.model_copy(update={"mail_from": "nobody"})

    with pytest.raises(ValueError, match="SUFRA_MAIL_FROM"):
        mailer.run()

    assert [mail.attempts for mail in mailer.mails()] == [0]


def test_the_log_names_no_address_and_quotes_nothing(
    session: Session,
    mailer: Mailer,
    post_office: PostOffice,
    enqueue: Callable[..., None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    enqueue("gone@example.org", "busy@example.org", "poison\r\n@example.org", "last@example.org")
    message = ContactMessage(name="Amina Cook", email="amina@example.org", subject="Sumac", message="How much?")
    session.add(message)
    session.flush()
    enqueue_contact(session, message)
    answers = {"gone@example.org": "550 gone@example.org unknown", "busy@example.org": "450 busy@example.org busy"}
    post_office.answer_to_recipient = lambda recipient: answers.get(recipient, OK)
    mailer.run()

    ours = [record.getMessage() for record in caplog.records if record.name.startswith("worker.mail")]
    assert len(ours) >= 3
    assert [line for line in ours if "@" in line or "Sumac" in line or "http" in line] == []


def test_a_silent_mail_server_keeps_no_member_from_a_new_password(
    mailer: Mailer, post_office: PostOffice, make: Factory, session: Session
) -> None:
    user = make.user(email="one@example.org", password_hash="a hash of something")
    ask_for_reset(session, email=user.email, settings=mailer.settings)
    make.committed()
    mailer.settings = mailer.settings.model_copy(update={"smtp_timeout_seconds": 3})
    post_office.is_silent = True
    with ThreadPoolExecutor() as run:
        sending = run.submit(mailer.run)
        assert post_office.message_arrived.wait(TIMEOUT_SECONDS)
        with transaction(mailer.database) as changing:
            changing.execute(text("SET LOCAL lock_timeout = '1s'"))
            change_password(changing, changing.get_one(User, user.id), new_password="Saffron-4821-rice")
        assert sending.result() == 0


# Processes that die


def test_a_mail_whose_process_is_killed_while_sending_is_sent_by_the_next_under_the_same_id(
    mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("one@example.org")
    [mail] = mailer.mails()
    post_office.is_silent = True
    process = subprocess.Popen(
        [sys.executable, "-c", "from worker.mail.tasks import send_mails; send_mails()"],
        env={
            **os.environ,
            "SUFRA_SMTP_HOST": "127.0.0.1",
            "SUFRA_SMTP_PORT": str(post_office.port),
            "SUFRA_SMTP_TIMEOUT_SECONDS": "60",
            "SUFRA_MAIL_FROM": mailer.settings.mail_from,
        },
    )
    try:
        assert post_office.message_arrived.wait(TIMEOUT_SECONDS)
        assert mailer.run() == 0  # it is in that process's hands
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(TIMEOUT_SECONDS)
    post_office.is_silent = False

    run_until_sent(mailer)

    [message] = post_office.messages
    assert message["Message-ID"] == f"<{mail.uid}@sufra.test>"
    assert states(mailer) == [MailState.SENT]


def test_a_message_that_was_taken_but_not_noted_is_sent_again_under_the_same_id(
    session: Session, mailer: Mailer, post_office: PostOffice, enqueue: Callable[..., None]
) -> None:
    enqueue("one@example.org")
    mailer.run()
    session.execute(text("UPDATE mails SET state = 'pending', settled_at = NULL"))

    mailer.run()

    first, second = post_office.messages
    assert first["Message-ID"] == second["Message-ID"]


def run_until_sent(mailer: Mailer) -> None:
    """Deliver until a mail has left: PostgreSQL takes a moment to see that a process is gone."""
    deadline = time.monotonic() + TIMEOUT_SECONDS
    while not mailer.run():
        assert time.monotonic() < deadline, "no mail left"
        threading.Event().wait(0.05)
