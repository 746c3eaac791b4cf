"""PostgreSQL wherever the data lies, for root too."""

import os
from pathlib import Path

import psycopg
import pytest

from dev.accounts import is_root
from dev.errors import CannotStart
from dev.ports import free_port
from dev.services import postgres
from dev.services.postgres import install
from dev.supervisor.running import running

only_root = pytest.mark.skipif(not is_root(), reason="only root has to hand PostgreSQL to another account")


def value_of(url: str, query: str) -> object:
    """Return the one value that `query` gives."""
    with psycopg.connect(url.replace("+psycopg", "")) as connection:
        row = connection.execute(query.encode()).fetchone()
    return row and row[0]


def execute(url: str, statement: str) -> None:
    """Execute `statement` and commit."""
    with psycopg.connect(url.replace("+psycopg", "")) as connection:
        connection.execute(statement.encode())


def test_its_texts_are_utf8_in_the_same_order_everywhere() -> None:
    with postgres.running() as url:
        assert value_of(url, "SHOW server_encoding") == "UTF8"
        assert value_of(url, "SELECT datlocale FROM pg_database WHERE datname = current_database()") == "C.UTF-8"
        assert value_of(url, "SELECT lower('KÖFTE ÉCLAIR')") == "köfte éclair"


def test_a_login_without_the_password_is_refused() -> None:
    with postgres.running() as url, pytest.raises(psycopg.OperationalError, match="password"):
        value_of(url.replace("://sufra:", "://sufra:x"), "SELECT 1")


def test_a_lost_password_is_told_in_a_sentence(data_dir: Path) -> None:
    data_dir.mkdir()
    data_dir.chmod(0o711)
    with postgres.running(data_dir):
        pass

    service = postgres.prepare(data_dir, port=free_port(), password="another")
    with pytest.raises(CannotStart, match="does not know the password"), running(service):
        pass


def test_a_lock_file_that_names_a_living_stranger_is_no_hindrance(data_dir: Path) -> None:
    data_dir.mkdir()
    data_dir.chmod(0o711)
    with postgres.running(data_dir):
        pass
    # As after kill -9 when another process has got the number meanwhile.
    lock = data_dir / "postgres" / "data" / "postmaster.pid"
    lock.write_text(f"{os.getppid()}\n{lock.parent}\n1700000000\n5432\n\n127.0.0.1\n 1 1\nready\n")

    with postgres.running(data_dir) as url:
        assert value_of(url, "SELECT 1") == 1


def test_a_server_that_runs_on_the_same_files_is_left_alone(data_dir: Path) -> None:
    data_dir.mkdir()
    data_dir.chmod(0o711)
    with postgres.running(data_dir) as url:
        with pytest.raises(CannotStart, match="PostgreSQL already runs on"), postgres.running(data_dir):
            pass

        assert value_of(url, "SELECT 1") == 1


@only_root
def test_below_a_private_folder_root_keeps_the_data_outside_and_a_link_inside(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system_folder = data_dir.parent / "system"
    monkeypatch.setattr(install, "SYSTEM_FOLDER", system_folder)
    private = data_dir.parent / "root"
    private.mkdir(mode=0o700)
    inside = private / "data"
    inside.mkdir()

    with postgres.running(inside) as url:
        execute(url, "CREATE TABLE dish AS SELECT 'plov' AS name")
    with postgres.running(inside) as url:
        assert value_of(url, "SELECT name FROM dish") == "plov"

    assert (inside / "postgres").is_symlink()
    assert (inside / "postgres").resolve().parent == system_folder
    assert private.stat().st_mode & 0o777 == 0o700


@only_root
def test_programs_in_a_private_folder_are_copied_where_the_account_can_run_them(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system_folder = data_dir.parent / "system"
    monkeypatch.setattr(install, "SYSTEM_FOLDER", system_folder)
    monkeypatch.setattr(install, "can_run", lambda program, account: False)
    data_dir.mkdir(mode=0o711)

    with postgres.running(data_dir) as url:
        assert str(value_of(url, "SHOW data_directory")).startswith(str(data_dir))

    [copy] = system_folder.glob("postgresql-*")
    assert (copy / install.WHEEL).is_dir()
