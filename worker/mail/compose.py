"""From an owed mail to the message that a mail server takes."""

from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP

from sqlalchemy.orm import Session

from core.models import Mail
from core.settings import Settings
from worker.mail.addresses import sender
from worker.mail.letters import write_letter
from worker.mail.rendering import render

# Seven bits, so that it passes every mail server; smtplib goes over to UTF-8 headers where an address needs them.
POLICY = SMTP.clone(cte_type="7bit")
LONGEST_LINE = 900
"""In characters; a mail server takes 998."""


def compose(session: Session, mail: Mail, settings: Settings) -> EmailMessage | None:
    """Return the message, or None when there is nothing to send any more. Attempts differ in their Date only."""
    letter = write_letter(session, mail, settings)
    if letter is None:
        return None
    author = sender(settings)
    message = EmailMessage(policy=POLICY)
    message["From"] = author
    message["To"] = letter.to
    if letter.reply_to is not None:
        message["Reply-To"] = letter.reply_to
    message["Subject"] = letter.subject
    message["Date"] = datetime.now(UTC)
    message["Message-ID"] = f"<{mail.uid}@{author.domain}>"
    message["Auto-Submitted"] = "auto-generated"
    text, html = render(letter.template, {"subject": letter.subject, "origin": settings.origin, **letter.words})
    message.set_content(text, cte=_encoding(text))
    message.add_alternative(html, subtype="html", cte=_encoding(html))
    return message


def _encoding(text: str) -> str:
    """Return how to write a part: plainly where that is possible, so that a long link stays in one piece."""
    lines = text.splitlines()
    if any(line.startswith("From ") for line in lines):
        return "base64"  # smtplib would put a > in front of it
    return "7bit" if text.isascii() and all(len(line) <= LONGEST_LINE for line in lines) else "quoted-printable"
