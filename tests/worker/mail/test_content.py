"""What each kind of mail says, and to whom."""

import re
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage

import pytest
from sqlalchemy.orm import Session

from core.accounts import members, password_changes
from core.accounts.activation import activate
from core.accounts.deletion import keep_account_by_link, schedule_deletion
from core.accounts.links import PATHS, MailedRow
from core.accounts.passwords import matches
from core.mail.enqueue import enqueue_contact, enqueue_generation, enqueue_password_changed
from core.models import AccountDeletion, ContactMessage, GenerationJob, MailState, PasswordReset, SignUp, User
from core.settings import Settings
from tests.factories import HERE, Factory
from tests.worker.mail.conftest import Mailer, html, plain

PASSWORD = "Saffron-1234"
NEW_PASSWORD = "Sumac-and-salt-34"


def sign_up(session: Session, settings: Settings, email: str = "amina@example.org", name: str = "Amina Cook") -> SignUp:
    """Sign up."""
    return members.sign_up(session, email=email, full_name=name, password=PASSWORD, origin=HERE, settings=settings)


def ask_for_reset(session: Session, settings: Settings, email: str) -> None:
    """Ask for a reset mail."""
    password_changes.ask_for_reset(session, email=email, settings=settings)


def changed_password(session: Session, user: User) -> None:
    """Queue the notice of a new password."""
    enqueue_password_changed(session, user)


def write(session: Session, **given: str) -> None:
    """Write to the site."""
    fields = {"name": "Amina Cook", "email": "amina@example.org", "subject": "Salt", "message": "How much?", **given}
    message = ContactMessage(**fields)
    session.add(message)
    session.flush()
    enqueue_contact(session, message)


def link_id(message: EmailMessage, kind: type[MailedRow]) -> str:
    """Return the link's id: it stands alone on a line of the text, and in the HTML behind a button and as text."""
    pattern = rf"http://sufra\.test{PATHS[kind]}([\w-]{{43}})"
    [found] = re.findall(rf"^{pattern}$", plain(message), re.MULTILINE)
    assert re.findall(pattern, html(message)) == [found] * 3
    return str(found)


def outcome(mailer: Mailer) -> tuple[int, list[str]]:
    """Deliver, and return how many messages arrived and what became of the mails."""
    mailer.run()
    return len(mailer.post_office.messages), [mail.state for mail in mailer.mails()]


# Activation


def test_a_sign_up_gets_a_link_that_activates(session: Session, settings: Settings, mailer: Mailer) -> None:
    sign_up(session, settings)

    message = mailer.send()

    assert (message["To"], message["Subject"]) == ("amina@example.org", "Activate your Sufra account")
    user = activate(session, link_id(message, SignUp), origin=HERE, settings=settings).user
    assert (user.email, user.full_name) == ("amina@example.org", "Amina Cook")


def test_the_activation_mail_says_how_long_its_link_works_and_that_it_can_be_ignored(
    session: Session, settings: Settings, mailer: Mailer
) -> None:
    sign_up(session, settings)

    message = mailer.send()

    for part in (plain(message), html(message)):
        assert "works once, for up to 48 hours" in part
        assert "Ignore this email; no account will be created." in part


def test_the_activation_mail_says_who_signed_up_and_when_with_nothing_of_theirs_to_click(
    session: Session, settings: Settings, mailer: Mailer
) -> None:
    claim = sign_up(session, settings, name="Dr. Win at https://casino.example/x")

    message = mailer.send()

    for part in (plain(message), html(message)):
        assert "Dr. Win at https casino example x" in part
        assert f"{claim.created_at:%B %Y at %H:%M} UTC" in part


@pytest.mark.parametrize("has_account", [False, True])
def test_a_sign_up_whose_mail_had_to_wait_has_all_its_time(
    session: Session, settings: Settings, mailer: Mailer, make: Factory, has_account: bool
) -> None:
    if has_account:
        make.member(email="amina@example.org")
    claim = sign_up(session, settings)
    promised = claim.expires_at

    mailer.send()

    session.refresh(claim)
    assert claim.expires_at > promised


def test_an_address_that_has_an_account_gets_a_notice_instead_of_a_link(
    session: Session, settings: Settings, mailer: Mailer, make: Factory
) -> None:
    make.user(email="Amina@example.org", full_name="Amina Cook", password_hash="kept")
    sign_up(session, settings, "amina@example.org")

    message = mailer.send()

    assert (message["To"], message["Subject"]) == ("Amina@example.org", "You already have a Sufra account")
    for part in (plain(message), html(message)):
        assert "Hello" in part
        assert "Amina Cook" in part
        assert "http://sufra.test/sign-in" in part
        assert "Forgot password" in part
        assert "/activate/" not in part


def test_a_sign_up_that_was_activated_meanwhile_gets_no_further_mail(
    session: Session, settings: Settings, mailer: Mailer
) -> None:
    first = sign_up(session, settings)
    activation = mailer.send()
    sign_up(session, settings, first.email)
    activate(session, link_id(activation, SignUp), origin=HERE, settings=settings)

    assert outcome(mailer) == (1, [MailState.SENT, MailState.DROPPED])


# Password reset


def test_a_reset_mail_brings_a_link_that_sets_a_password(
    session: Session, settings: Settings, mailer: Mailer, make: Factory
) -> None:
    user = make.user(email="amina@example.org", full_name="Amina Cook", password_hash="kept")
    ask_for_reset(session, settings, user.email)

    message = mailer.send()

    assert (message["To"], message["Subject"]) == ("amina@example.org", "Reset your Sufra password")
    password_changes.reset_password(session, link_id(message, PasswordReset), new_password=NEW_PASSWORD)
    assert matches(NEW_PASSWORD, user.password_hash)


def test_the_reset_mail_says_how_long_its_link_works_and_that_it_can_be_ignored(
    session: Session, settings: Settings, mailer: Mailer, make: Factory
) -> None:
    ask_for_reset(session, settings, make.user(password_hash="kept").email)

    message = mailer.send()

    for part in (plain(message), html(message)):
        assert "works once, for up to one hour" in part
        assert "your password stays the same" in part


def test_an_address_without_an_account_gets_no_reset_mail(session: Session, settings: Settings, mailer: Mailer) -> None:
    ask_for_reset(session, settings, "nobody@example.org")

    assert outcome(mailer) == (0, [MailState.DROPPED])


def test_a_user_who_never_signs_in_gets_no_reset_mail(
    session: Session, settings: Settings, mailer: Mailer, make: Factory
) -> None:
    ask_for_reset(session, settings, make.user(password_hash=None).email)

    assert outcome(mailer) == (0, [MailState.DROPPED])


def test_a_reset_that_a_new_password_has_overtaken_is_not_mailed(
    session: Session, settings: Settings, mailer: Mailer, make: Factory
) -> None:
    user = make.user(password_hash="kept")
    ask_for_reset(session, settings, user.email)
    password_changes.change_password(session, user, new_password=NEW_PASSWORD)

    assert outcome(mailer) == (1, [MailState.DROPPED, MailState.SENT])


def test_a_reset_link_goes_to_the_address_of_the_account_not_to_one_that_folds_to_it(
    session: Session, settings: Settings, mailer: Mailer, make: Factory
) -> None:
    make.user(email="mike@example.org", password_hash="kept")
    ask_for_reset(session, settings, "mi\N{KELVIN SIGN}e@example.org")

    mailer.run()

    assert [envelope.rcpt_tos for envelope in mailer.post_office.envelopes] in ([], [["mike@example.org"]])


# Password changed


def test_the_news_of_a_new_password_tell_when_it_was_and_what_to_do(
    session: Session, mailer: Mailer, make: Factory
) -> None:
    changed_password(session, make.user(email="amina@example.org", full_name="Amina Cook"))

    message = mailer.send()

    [mail] = mailer.mails()
    assert (message["To"], message["Subject"]) == ("amina@example.org", "Your Sufra password was changed")
    for part in (plain(message), html(message)):
        assert "Amina Cook" in part
        assert f"{mail.created_at.day} {mail.created_at:%B %Y} at {mail.created_at:%H:%M} UTC" in part
        assert "All devices have been signed out" in part
        assert "http://sufra.test/sign-in" in part
        assert "Forgot password" in " ".join(part.split())
        assert "hello@sufra.test" in part


# Contact


def test_a_visitors_message_reaches_the_sites_mailbox_and_is_answered_to_the_visitor(
    session: Session, mailer: Mailer
) -> None:
    write(session)

    message = mailer.send()

    assert (message["To"], message["Reply-To"]) == ("hello@sufra.test", "amina@example.org")
    assert message["Subject"] == "Contact form: Salt"
    for part in (plain(message), html(message)):
        assert "Amina Cook" in part
        assert "amina@example.org" in part
        assert "How much?" in part


def test_visitors_messages_go_to_a_mailbox_of_their_own_where_one_is_set(session: Session, mailer: Mailer) -> None:
    mailer.settings = mailer.settings.model_copy(update={"contact_email": "table@sufra.test"})
    write(session)

    assert mailer.send()["To"] == "table@sufra.test"


@pytest.mark.parametrize("line_break", ["\r\n", "\n", "\r", "\x0b", "\x85", "\u2028"])
def test_a_subject_can_not_add_a_header(session: Session, mailer: Mailer, line_break: str) -> None:
    write(session, subject=f"Salt{line_break}Bcc: everybody@example.org", name=f"Amina{line_break}Bcc: x@example.org")

    message = mailer.send()

    assert message["Bcc"] is None
    assert message["Subject"] == "Contact form: Salt Bcc: everybody@example.org"
    assert [envelope.rcpt_tos for envelope in mailer.post_office.envelopes] == [["hello@sufra.test"]]


@pytest.mark.parametrize(
    "email", ["ayşe@example.org", 'a"b@example.org', "a@b@example.org", "a,b@example.org", "x<y>@example.org", "a@b..c"]
)
def test_an_address_that_fits_no_header_stands_in_the_text_alone(session: Session, mailer: Mailer, email: str) -> None:
    write(session, email=email)

    message = mailer.send()

    assert message["Reply-To"] is None
    assert email in plain(message)


def test_a_reply_goes_to_an_international_domain_by_its_ascii_name(session: Session, mailer: Mailer) -> None:
    write(session, email="amina@münchen.example")

    assert mailer.send()["Reply-To"] == "amina@xn--mnchen-3ya.example"


def test_markup_in_a_message_is_shown_not_obeyed(session: Session, mailer: Mailer) -> None:
    markup = "<img src=x onerror=alert(1)>{{ settings }} & so on"
    write(session, name=f"Amina {markup}"[:120], subject=markup, message=f"{markup}\n\n  second line")

    message = mailer.send()

    assert f"{markup}\n\n  second line" in plain(message)
    assert "<img" not in html(message)
    assert "&lt;img src=x onerror=alert(1)&gt;{{ settings }} &amp; so on" in html(message)


def test_a_message_in_any_script_and_of_any_length_arrives_whole(session: Session, mailer: Mailer) -> None:
    text = "كم ملعقة ملح؟ 🧂 " * 100 + "x" * 3000 + "\n.\nFrom here on\n"
    write(session, subject='ملح، "سماق"; salt, <sumac>', message=text)

    message = mailer.send()

    assert text in plain(message)
    assert message["Subject"] == 'Contact form: ملح، "سماق"; salt, <sumac>'


# All of them


def owe_one_of_each(session: Session, settings: Settings, make: Factory) -> None:
    """Queue a mail of every kind, to people with difficult names."""
    user = make.user(email="ayşe@example.org", full_name='Ayşe, the "cook" <of> Ürgüp', password_hash="kept")
    sign_up(session, settings)
    sign_up(session, settings, user.email)
    ask_for_reset(session, settings, user.email)
    changed_password(session, user)
    write(session, name=user.full_name, email=user.email)


@pytest.fixture
def one_of_each(session: Session, settings: Settings, make: Factory, mailer: Mailer) -> list[EmailMessage]:
    """A message of every kind, as it arrived."""
    owe_one_of_each(session, settings, make)
    mailer.run()
    messages = mailer.post_office.messages
    assert len({message["Subject"] for message in messages}) == len(messages) == 5
    return messages


def test_every_mail_says_who_sends_it_when_and_that_no_person_did(one_of_each: list[EmailMessage]) -> None:
    for message in one_of_each:
        assert message["From"] == "Sufra <hello@sufra.test>"
        assert message["Auto-Submitted"] == "auto-generated"
        assert message["Date"].datetime is not None
        assert re.fullmatch(r"<[0-9a-f-]{36}@sufra\.test>", message["Message-ID"])
        assert message.get_content_type() == "multipart/alternative"
        assert message.defects == []


def test_every_mail_reaches_addresses_beyond_ascii(mailer: Mailer, one_of_each: list[EmailMessage]) -> None:
    recipients = [address for envelope in mailer.post_office.envelopes for address in envelope.rcpt_tos]

    assert sorted(recipients) == ["amina@example.org", *["ayşe@example.org"] * 3, "hello@sufra.test"]


def test_names_arrive_as_they_are_written(one_of_each: list[EmailMessage]) -> None:
    for message in one_of_each:
        if message["To"] == "amina@example.org":
            continue
        assert 'Ayşe, the "cook" <of> Ürgüp' in plain(message)
        assert "Ayşe, the &#34;cook&#34; &lt;of&gt; Ürgüp" in html(message)


def test_no_mail_fetches_anything_or_relies_on_a_style_sheet(one_of_each: list[EmailMessage]) -> None:
    for message in one_of_each:
        assert not re.search(r"<(img|link|style|script|iframe|object)\b|url\(|src=", html(message))


def test_plain_texts_are_wrapped_and_calm(one_of_each: list[EmailMessage]) -> None:
    for message in one_of_each:
        lines = plain(message).splitlines()
        assert [line for line in lines if len(line) > 78 and not line.startswith("http")] == []
        assert "!" not in plain(message) + html(message).removeprefix("<!")


def test_a_link_lies_in_one_piece_in_the_message_itself(session: Session, settings: Settings, mailer: Mailer) -> None:
    sign_up(session, settings)
    message = mailer.send()

    [envelope] = mailer.post_office.envelopes
    assert f"/activate/{link_id(message, SignUp)}\r\n".encode() in envelope.content


# Deleted accounts


def delete_account(session: Session, settings: Settings, make: Factory) -> AccountDeletion:
    """Ask for the deletion of an account."""
    member = make.member(email="amina@example.org", full_name="Amina <Cook>")
    return schedule_deletion(session, member, password=PASSWORD, settings=settings)


def test_a_member_who_deletes_the_account_gets_a_link_that_keeps_it(
    session: Session, settings: Settings, mailer: Mailer, make: Factory
) -> None:
    deletion = delete_account(session, settings, make)
    due_at = deletion.expires_at

    message = mailer.send()

    assert (message["To"], message["Subject"]) == ("amina@example.org", "Your Sufra account will be deleted")
    day = f"{due_at.day} {due_at:%B %Y} at {due_at:%H:%M} UTC"
    assert day in plain(message)
    assert day in html(message)
    assert "Hello Amina <Cook>," in plain(message)
    assert "<bdi>Amina &lt;Cook&gt;</bdi>" in html(message)
    keep_account_by_link(session, link_id(message, AccountDeletion))
    assert deletion.used_at is not None


def test_sending_the_mail_late_does_not_move_the_deletion(
    session: Session, settings: Settings, mailer: Mailer, make: Factory
) -> None:
    deletion = delete_account(session, settings, make)
    deletion.expires_at -= timedelta(days=2)
    due_at = deletion.expires_at

    mailer.send()

    session.refresh(deletion)
    assert deletion.expires_at == due_at


@pytest.mark.parametrize("end", ["kept", "over"])
def test_a_deletion_that_is_taken_back_or_over_needs_no_mail(
    session: Session, settings: Settings, mailer: Mailer, make: Factory, end: str
) -> None:
    deletion = delete_account(session, settings, make)
    if end == "kept":
        deletion.used_at = datetime.now(UTC)
    else:
        deletion.expires_at = datetime.now(UTC)

    assert outcome(mailer) == (0, [MailState.DROPPED])


def test_a_deleted_member_gets_no_notice_of_a_new_password(session: Session, mailer: Mailer, make: Factory) -> None:
    changed_password(session, make.user(email=None, full_name="A former member", deleted_at=datetime.now(UTC)))

    assert outcome(mailer) == (0, [MailState.DROPPED])


# Generation


def generated(session: Session, make: Factory, **changed: object) -> GenerationJob:
    """A member's request with its mail queued; what a test names is its outcome."""
    job = GenerationJob(
        member_id=make.member(email="amina@example.org").id,
        cuisine_id=make.cuisine().id,
        category_id=make.category().id,
        ingredients=["Lamb", "Rice <b>"],
        request_hash="a hash",
        finished_at=datetime.now(UTC),
        **changed,
    )
    session.add(job)
    session.flush()
    enqueue_generation(session, job)
    return job


def test_a_generated_recipe_is_mailed_as_a_link(session: Session, make: Factory, mailer: Mailer) -> None:
    recipe = make.recipe("Lamb Pilaf", is_published=False)
    generated(session, make, state="done", recipe_id=recipe.id, notes=["“Salt” is to taste."])

    message = mailer.send()

    assert (message["To"], message["Subject"]) == ("amina@example.org", "Your recipe is ready: Lamb Pilaf")
    for text in (plain(message), html(message)):
        assert f"http://sufra.test/recipe/{recipe.id}" in text
        assert "“Salt” is to taste." in text
    assert "Rice &lt;b&gt;" in html(message)


def test_a_recipe_that_could_not_be_generated_is_mailed_with_the_reason(
    session: Session, make: Factory, mailer: Mailer
) -> None:
    generated(session, make, state="failed", failure_code="no_dish", failure_text="These make no dessert.")

    message = mailer.send()

    assert message["Subject"] == "Your recipe could not be generated"
    assert "These make no dessert." in plain(message)
    assert "Your credit is back in your account." in html(message)


def test_no_mail_speaks_of_a_recipe_that_was_deleted_meanwhile(session: Session, make: Factory, mailer: Mailer) -> None:
    generated(session, make, state="done")

    assert outcome(mailer) == (0, [MailState.DROPPED])
