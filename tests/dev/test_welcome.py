"""What ends the start tells no more than what is so."""

from pathlib import Path

from dev import up
from dev.services import mail_sink
from dev.site import Site
from dev.supervisor.service import Step

SETTINGS = {"SUFRA_PUBLIC_URL": "http://localhost:8000", "SUFRA_SMTP_HOST": "127.0.0.1"}
SETUP = Step("setup", ["true"])


def test_it_says_where_mail_lies(tmp_path: Path) -> None:
    site = Site(((mail_sink.prepare(tmp_path, port=2525),), SETUP), SETTINGS)

    assert f"Its mail lies in {tmp_path / 'mail'}" in up._welcome(site, tmp_path)


def test_it_says_nothing_of_mail_that_another_server_takes(tmp_path: Path) -> None:
    assert "mail" not in up._welcome(Site((SETUP,), SETTINGS), tmp_path)
