"""On one machine mail ends in a folder, where the person who runs the site reads it."""

import mailbox
from email import message_from_bytes
from email.policy import SMTPUTF8
from pathlib import Path

from redis import Redis
from sqlalchemy.orm import Session

from core.accounts import members
from core.accounts.activation import activate
from core.db import Database
from core.mail.enqueue import enqueue_password_changed
from core.settings import Settings
from dev.ports import free_port
from dev.services import mail_sink
from dev.supervisor.running import running
from tests.factories import HERE, Factory
from tests.worker.mail.conftest import plain
from worker.mail.deliver import deliver, server_backoff


def test_mails_of_every_script_lie_readable_in_the_folder(
    session: Session, database: Database, redis_client: Redis, settings: Settings, make: Factory, tmp_path: Path
) -> None:
    members.sign_up(
        session, email="ayşe@example.org", full_name="Ayşe Aşçı", password="Sumac-1234", origin=HERE, settings=settings
    )
    session.flush()
    enqueue_password_changed(session, make.user(full_name="سلمى الطاهية"))
    session.commit()
    port = free_port()

    with running(mail_sink.prepare(tmp_path, port=port)):
        changed = {"smtp_host": "127.0.0.1", "smtp_port": port}
        assert deliver(database, settings.model_copy(update=changed), server_backoff()) == 2

    folder = mailbox.Maildir(tmp_path / "mail", create=False)
    kept = [message_from_bytes(folder.get_bytes(key), policy=SMTPUTF8) for key in folder.iterkeys()]
    texts = {str(message["To"]): plain(message) for message in kept}
    assert "http://sufra.test/activate/" in texts.pop("ayşe@example.org")
    assert "سلمى الطاهية" in texts.popitem()[1]


def test_a_link_can_be_copied_from_the_file_itself(
    session: Session, database: Database, redis_client: Redis, settings: Settings, tmp_path: Path
) -> None:
    claim = members.sign_up(
        session,
        email="amina@example.org",
        full_name="Amina Cook",
        password="Sumac-1234",
        origin=HERE,
        settings=settings,
    )
    session.commit()
    port = free_port()

    with running(mail_sink.prepare(tmp_path, port=port)):
        deliver(database, settings.model_copy(update={"smtp_host": "127.0.0.1", "smtp_port": port}), server_backoff())

    [file] = (tmp_path / "mail" / "new").iterdir()
    [line] = [line for line in file.read_text().splitlines() if line.startswith("http://sufra.test/activate/")]
    user = activate(session, line.rpartition("/")[2], origin=HERE, settings=settings).user
    assert user.email == claim.email
    assert file.stat().st_uid == tmp_path.stat().st_uid
