"""Redis, the mail sink and the choice of a search engine."""

import smtplib
from email.message import EmailMessage
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import redis as redis_client

from dev.errors import CannotStart
from dev.ports import free_port
from dev.services import mail_sink, redis, search_engine
from dev.supervisor.running import running


def test_redis_keeps_an_append_only_file() -> None:
    with redis.running() as url, redis_client.Redis.from_url(url, decode_responses=True) as client:
        assert client.config_get("appendonly") == {"appendonly": "yes"}


def test_redis_asks_for_the_password() -> None:
    with redis.running() as url:
        stranger = redis_client.Redis(port=urlsplit(url).port or 0)
        with stranger, pytest.raises(redis_client.AuthenticationError):
            stranger.ping()


def test_redis_keeps_its_data_below_a_folder_with_spaces_and_quotes(tmp_path: Path) -> None:
    folder = tmp_path / 'a "b" c'
    folder.mkdir()

    with redis.running(folder) as url, redis_client.Redis.from_url(url) as client:
        client.set("dish", "plov")
    with redis.running(folder) as url, redis_client.Redis.from_url(url) as client:
        assert client.get("dish") == b"plov"


def test_the_mail_sink_keeps_each_message(tmp_path: Path) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "sufra@example.org", "ayşe@example.org", "Tarif — رز"
    message.set_content("Afiyet olsun")
    port = free_port()

    with running(mail_sink.prepare(tmp_path, port=port)), smtplib.SMTP("127.0.0.1", port) as client:
        client.send_message(message)

    [kept] = (tmp_path / "mail" / "new").iterdir()
    assert "Afiyet olsun" in kept.read_text()
    assert "To: ayşe@example.org" in kept.read_text()


def test_a_message_that_the_mail_sink_cannot_keep_is_to_be_sent_again(tmp_path: Path) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "sufra@example.org", "amina@example.org", "Plov"
    port = free_port()

    with running(mail_sink.prepare(tmp_path, port=port)), smtplib.SMTP("127.0.0.1", port) as client:
        (tmp_path / "mail" / "tmp").rmdir()
        with pytest.raises(smtplib.SMTPDataError) as refusal:
            client.send_message(message)

    assert refusal.value.smtp_code == 452


def program(folder: Path, name: str) -> Path:
    """Make an empty program in `folder`."""
    path = folder / name
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_the_named_meilisearch_is_chosen_before_the_one_on_path(tmp_path: Path) -> None:
    program(tmp_path, "meilisearch")
    named = program(tmp_path, "own")

    found = search_engine.find_meilisearch({"PATH": str(tmp_path), "SUFRA_MEILISEARCH_BINARY": str(named)})

    assert found == named


def test_a_meilisearch_on_path_is_chosen(tmp_path: Path) -> None:
    assert search_engine.find_meilisearch({"PATH": str(tmp_path)}) is None

    binary = program(tmp_path, "meilisearch")

    assert search_engine.find_meilisearch({"PATH": str(tmp_path)}) == binary


def test_a_named_meilisearch_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotStart, match="is not a program"):
        search_engine.find_meilisearch({"PATH": "", "SUFRA_MEILISEARCH_BINARY": str(tmp_path / "none")})
