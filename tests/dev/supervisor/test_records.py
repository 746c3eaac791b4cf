"""What a killed supervisor left is ended; what only has its number is not."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from dev.processes import wait_until_ended
from dev.supervisor.records import Records


@pytest.fixture
def sleeper() -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(["/bin/sleep", "600"], start_new_session=True) as process:
        yield process
        process.kill()


def test_a_recorded_process_is_ended_and_named(tmp_path: Path, sleeper: subprocess.Popen[bytes]) -> None:
    records = Records(tmp_path)
    records.keep("api", sleeper.pid)

    assert records.end_leftovers() == ["api"]
    assert sleeper.wait() != 0
    assert list(tmp_path.iterdir()) == []


def test_another_process_with_the_number_of_a_recorded_one_is_left_alone(
    tmp_path: Path, sleeper: subprocess.Popen[bytes]
) -> None:
    (tmp_path / "api.pid").write_text(f"{sleeper.pid} 1.0\n")

    assert Records(tmp_path).end_leftovers() == []
    assert sleeper.poll() is None


def test_workers_of_a_leader_that_is_gone_are_ended(tmp_path: Path) -> None:
    script = "/bin/sleep 600 & echo $!"
    with subprocess.Popen(["/bin/sh", "-c", script], start_new_session=True, stdout=subprocess.PIPE) as leader:
        Records(tmp_path).keep("worker", leader.pid)
        assert leader.stdout is not None
        worker = psutil.Process(int(leader.stdout.readline()))
        leader.wait()

        Records(tmp_path).end_leftovers()

        assert wait_until_ended([worker], 10) == []


@pytest.mark.parametrize("text", ["", "12", "a b", "1 2 3"])
def test_a_record_written_halfway_is_dropped(tmp_path: Path, text: str) -> None:
    (tmp_path / "api.pid").write_text(text)

    assert Records(tmp_path).end_leftovers() == []
    assert list(tmp_path.iterdir()) == []
