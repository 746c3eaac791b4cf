"""How a site ends, and how the next one begins."""

import os
import signal
from pathlib import Path

import psutil
import pytest

from dev.processes import is_running, wait_until_ended
from tests.dev.running_site import TIMEOUT_SECONDS, RunningSite, running_site, wait_for


def postgres_processes(data_dir: Path) -> list[psutil.Process]:
    """Return the processes that work in the database's folder."""
    cluster = str((data_dir / "postgres" / "data").resolve())
    return [process for process in psutil.process_iter() if _folder_of(process) == cluster]


def _folder_of(process: psutil.Process) -> str:
    try:
        return str(process.cwd())
    except psutil.Error:
        return ""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_stops_everything_with_exit_code_0(data_dir: Path, number: signal.Signals) -> None:
    with running_site(data_dir) as site:
        started = site.tree()
        site.process.send_signal(number)

        assert site.wait() == 0
        assert len(started) >= 3
        assert wait_until_ended(started, 0) == []


def test_services_stop_in_reverse_order(data_dir: Path) -> None:
    with running_site(data_dir) as site:
        site.stop()

        assert site.line_number("Redis is now ready to exit") < site.line_number("database system is shut down")


def test_the_file_of_settings_goes_with_the_site(data_dir: Path) -> None:
    with running_site(data_dir) as site:
        site.stop()

        assert not (data_dir / "runtime.env").exists()


def test_a_second_start_finds_the_data(data_dir: Path) -> None:
    with running_site(data_dir) as site:
        with site.database() as connection:
            connection.execute("CREATE TABLE dish AS SELECT 'plov' AS name")
        with site.redis() as client:
            client.set("dish", "plov")

    with running_site(data_dir) as site, site.database() as connection, site.redis() as client:
        assert connection.execute("SELECT name FROM dish").fetchall() == [("plov",)]
        assert client.get("dish") == "plov"


def test_a_second_signal_kills_what_does_not_stop(data_dir: Path) -> None:
    with running_site(data_dir, "--stubborn") as site:
        started = site.tree()
        site.process.send_signal(signal.SIGINT)
        wait_for(lambda: site.says("Stopping"), "the first signal")
        site.process.send_signal(signal.SIGINT)

        assert site.wait() == 0
        assert wait_until_ended(started, TIMEOUT_SECONDS) == []


def test_a_killed_supervisor_leaves_no_process(data_dir: Path) -> None:
    with running_site(data_dir) as site:
        started = site.tree()
        os.kill(site.process.pid, signal.SIGKILL)

        assert wait_until_ended(started, TIMEOUT_SECONDS) == []
        wait_for(lambda: postgres_processes(data_dir) == [], "the end of PostgreSQL's processes")


def test_the_next_start_ends_what_a_killed_supervisor_left(data_dir: Path) -> None:
    with running_site(data_dir, "--stubborn") as site:
        stubborn = psutil.Process(site.pid("stubborn"))
        os.kill(site.process.pid, signal.SIGKILL)
        site.wait()

        with running_site(data_dir) as second:
            assert second.says("Ended what a killed start had left: ")
            assert not is_running(stubborn)


def test_a_second_instance_on_the_same_data_is_refused_in_one_sentence(data_dir: Path) -> None:
    with running_site(data_dir) as site:
        second = RunningSite(data_dir)

        assert second.wait() == 1
        owner = f"process {site.process.pid} at http://localhost:{site.port}"
        sentence = (
            f"Sufra already runs on {data_dir} ({owner}): stop it first, or choose another folder with DATA_DIR=…."
        )
        assert second.lines == [f"sufra: {sentence}"]
