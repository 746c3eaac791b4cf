"""Builds the message of a queued mail. `templates/` has a plain text and an HTML for each kind."""

from collections.abc import Mapping
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from functools import lru_cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from sqlalchemy.orm import Session

from core.models import Mail
from core.settings import Settings
from worker.mail.content import content_of
from worker.mail.headers import sender

# Seven bits, so that it passes every mail server; smtplib goes over to UTF-8 headers where an address needs them.
POLICY = SMTP.clone(cte_type="7bit")
TEMPLATES = Path(__file__).resolve().parent / "templates"
LONGEST_LINE = 900
"""In characters; a mail server takes 998."""


def compose(session: Session, mail: Mail, settings: Settings) -> EmailMessage | None:
    """Return the message, or None when the mail has become needless. Attempts differ in their Date only."""
    content = content_of(session, mail, settings)
    if content is None:
        return None
    author = sender(settings)
    message = EmailMessage(policy=POLICY)
    message["From"] = author
    message["To"] = content.to
    if content.reply_to is not None:
        message["Reply-To"] = content.reply_to
    message["Subject"] = content.subject
    message["Date"] = datetime.now(UTC)
    message["Message-ID"] = f"<{mail.uid}@{author.domain}>"
    message["Auto-Submitted"] = "auto-generated"
    variables = {"subject": content.subject, "origin": settings.origin, **content.variables}
    text, html = (_render(f"{content.template}.{suffix}", variables) for suffix in ("txt", "html"))
    message.set_content(text, cte=_encoding(text))
    message.add_alternative(html, subtype="html", cte=_encoding(html))
    return message


def _encoding(text: str) -> str:
    # Unencoded where that is possible, so that a long link stays in one piece.
    lines = text.splitlines()
    if any(line.startswith("From ") for line in lines):
        return "base64"  # smtplib would put a > in front of it
    return "7bit" if text.isascii() and all(len(line) <= LONGEST_LINE for line in lines) else "quoted-printable"


def _render(template: str, variables: Mapping[str, object]) -> str:
    return _templates().get_template(template).render(variables)


@lru_cache(maxsize=1)
def _templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=select_autoescape(["html"]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
