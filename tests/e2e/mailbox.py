"""Mails as their receivers read them: from the Maildir that the mail sink keeps."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from urllib.parse import urlsplit

from tests.e2e.waiting import wait_for

LINK = re.compile(r"^https?://\S+/(?:activate|reset-password|keep-account)/\S+$", re.MULTILINE)


@dataclass(frozen=True)
class Letter:
    """One mail: whom it is for, and its words in both forms."""

    to: str
    subject: str
    text: str
    html: str

    @property
    def link(self) -> str:
        """The address to click, the same in both forms."""
        [link] = LINK.findall(self.text)
        assert f'href="{link}"' in self.html
        return str(link)

    @property
    def path(self) -> str:
        """Where the link leads on the site."""
        return urlsplit(self.link).path


class Mailbox:
    """Everybody's mailboxes in one folder."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory

    def letters(self, to: str, *, about: str = "") -> Sequence[Letter]:
        """Return the mails to an address that have arrived, those with `about` in their subject, the oldest first."""
        files = sorted((self._directory / "new").glob("*"), key=lambda file: file.stat().st_mtime_ns)
        letters = (read_letter(file.read_bytes()) for file in files)
        return [letter for letter in letters if letter.to == to and about in letter.subject]

    def wait_for(self, to: str, *, about: str = "") -> Letter:
        """Return the one mail for an address as soon as it is there."""
        [letter] = wait_for(lambda: self.letters(to, about=about), f"a mail to {to} about {about!r}")
        return letter


def read_letter(content: bytes) -> Letter:
    """Return a stored message as its receiver sees it."""
    message = message_from_bytes(content, policy=default)
    return Letter(str(message["To"]), str(message["Subject"]), part(message, "plain"), part(message, "html"))


def part(message: EmailMessage, subtype: str) -> str:
    """Return one form of a message's words."""
    body = message.get_body((subtype,))
    assert body is not None
    return str(body.get_content()).replace("\r\n", "\n")
