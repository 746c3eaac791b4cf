"""What cannot start says so in one sentence, before anything is started."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dev.accounts import is_root
from dev.ports import free_port
from dev.project import PROJECT


def refusal(data_dir: Path, port: str = "", **environment: str) -> str:
    """Run `python -m dev up` and return the sentence that it ends with."""
    ended = subprocess.run(
        [sys.executable, "-m", "dev", "up"],
        cwd=PROJECT,
        env={**os.environ, "DATA_DIR": str(data_dir), "PORT": port or str(free_port()), **environment},
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr.startswith("sufra: ")
    assert ended.stderr.count("\n") == 1
    return ended.stderr.removeprefix("sufra: ").rstrip("\n")


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def test_a_taken_port_is_named_with_the_way_out(data_dir: Path, taken_port: int) -> None:
    assert refusal(data_dir, str(taken_port)) == (
        f"Port {taken_port} is taken by another program: stop that one, "
        f"or choose another port, for instance PORT={taken_port + 1}."
    )


@pytest.mark.parametrize("port", ["abc", "0", "-1", "65536", "80.5", "٣"])
def test_a_port_that_is_none_is_refused(data_dir: Path, port: str) -> None:
    assert refusal(data_dir, port) == f"PORT must be a number from 1 to 65535, not {port!r}: try PORT=8000."


def test_a_misspelt_variable_is_named_with_the_one_that_was_meant(data_dir: Path) -> None:
    assert refusal(data_dir, SUFRA_API_WORKER="4") == "SUFRA_API_WORKER is unknown (did you mean SUFRA_API_WORKERS?)."


def test_a_data_folder_that_is_a_file_is_refused(data_dir: Path) -> None:
    data_dir.write_text("")

    assert refusal(data_dir) == f"DATA_DIR {data_dir} is not a folder: remove it, or choose another with DATA_DIR=…."


def test_a_data_folder_that_cannot_be_made_is_refused() -> None:
    assert refusal(Path("/proc/sufra")).startswith("DATA_DIR /proc/sufra cannot be created (")


@pytest.mark.skipif(is_root(), reason="root may write everywhere")
def test_a_data_folder_that_cannot_be_written_to_is_refused(data_dir: Path) -> None:
    data_dir.mkdir(mode=0o500)

    assert "cannot be written to by this account" in refusal(data_dir)


def test_a_broken_folder_inside_is_named(data_dir: Path) -> None:
    data_dir.mkdir()
    (data_dir / "secrets").write_text("")

    assert refusal(data_dir) == f"{data_dir / 'secrets'} cannot be used: File exists."


def test_data_of_another_postgresql_is_refused(data_dir: Path) -> None:
    cluster = data_dir / "postgres" / "data"
    cluster.mkdir(parents=True)
    (cluster / "PG_VERSION").write_text("13\n")
    data_dir.chmod(0o711)
    _give_to_nobody(cluster.parent)

    assert "was made by PostgreSQL 13, and this is PostgreSQL " in refusal(data_dir)


def test_a_folder_that_is_no_database_is_refused(data_dir: Path) -> None:
    cluster = data_dir / "postgres" / "data"
    cluster.mkdir(parents=True)
    data_dir.chmod(0o711)
    _give_to_nobody(cluster.parent)

    assert "holds no PostgreSQL data (PG_VERSION is missing)" in refusal(data_dir)


def test_a_link_to_lost_database_files_is_refused(data_dir: Path) -> None:
    data_dir.mkdir()
    (data_dir / "postgres").symlink_to(data_dir / "gone")

    assert f"points to {data_dir / 'gone'}, which is gone" in refusal(data_dir)


@pytest.mark.parametrize("name", ["SUFRA_DATABASE_URL", "SUFRA_REDIS_URL", "SUFRA_SEARCH_URL"])
def test_a_given_address_where_nothing_answers_is_refused(data_dir: Path, name: str) -> None:
    given = dict.fromkeys(("SUFRA_DATABASE_URL", "SUFRA_REDIS_URL", "SUFRA_SEARCH_URL"), "")
    port = free_port()

    sentence = refusal(data_dir, **{**given, name: f"http://127.0.0.1:{port}"})

    assert sentence == (
        f"Nothing answers at 127.0.0.1:{port}, which {name} names: "
        "start it, or leave the variable out to start our own."
    )


def test_an_address_that_is_none_is_refused(data_dir: Path) -> None:
    assert "SUFRA_DATABASE_URL is no address" in refusal(data_dir, SUFRA_DATABASE_URL="sufra")


def test_a_meilisearch_binary_that_is_none_is_refused(data_dir: Path) -> None:
    assert refusal(data_dir, SUFRA_MEILISEARCH_BINARY="/nowhere").startswith(
        "SUFRA_MEILISEARCH_BINARY=/nowhere is not a program"
    )


def _give_to_nobody(folder: Path) -> None:
    if is_root():
        os.chown(folder, 65534, 65534)
