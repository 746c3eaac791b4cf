"""The server under test: the local engine as a real process, or the one that the environment names."""

from __future__ import annotations

import hashlib
import hmac
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

RECORDED_MASTER_KEY = "masterKey-for-recordings"
REPOSITORY = Path(__file__).parents[2]


@dataclass(frozen=True)
class Server:
    """A running server: its address, its master key, and whether it is the local engine."""

    url: str
    master_key: str
    is_local: bool

    def client(self) -> httpx.Client:
        headers = {"Authorization": f"Bearer {self.master_key}"}
        # The server closes a connection that is idle for five seconds; ours must give it up before, not at once.
        limits = httpx.Limits(keepalive_expiry=1)
        return httpx.Client(base_url=self.url, headers=headers, timeout=60, limits=limits)

    def key_value(self, uid: str) -> str:
        """Return the value of the key with this uid: its HMAC under the master key."""
        return hmac.new(self.master_key.encode(), uid.encode(), hashlib.sha256).hexdigest()


def server_of_environment() -> Server | None:
    """Return the real server that SUFRA_TEST_MEILISEARCH_URL names, None when it names none."""
    url = os.environ.get("SUFRA_TEST_MEILISEARCH_URL")
    if not url:
        return None
    return Server(url.rstrip("/"), os.environ.get("SUFRA_TEST_MEILISEARCH_KEY", ""), is_local=False)


class LocalEngine:
    """The local engine in a process of its own, on a free port. It can be killed and started again on its data."""

    def __init__(self, data_dir: Path, master_key: str = RECORDED_MASTER_KEY) -> None:
        self.data_dir = data_dir
        self.server = Server(f"http://127.0.0.1:{free_port()}", master_key, is_local=True)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Start the process and wait until it answers; raises RuntimeError when it ends or stays silent instead."""
        port = self.server.url.rpartition(":")[2]
        command = [sys.executable, "-m", "dev.services.search", "--port", port, "--data-dir", str(self.data_dir)]
        environment = os.environ | {"MEILI_MASTER_KEY": self.server.master_key}
        self.process = subprocess.Popen(command, cwd=REPOSITORY, env=environment)
        wait_until_healthy(self.server, self.process)
        return self.server

    def stop(self) -> int:
        """End the process as a supervisor does and return its exit code."""
        return self.end(signal.SIGTERM)

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(how)
        return process.wait(timeout=30)


@contextmanager
def running_local_engine(data_dir: Path) -> Iterator[Server]:
    engine = LocalEngine(data_dir)
    try:
        yield engine.start()
    finally:
        engine.stop()


def wait_until_healthy(server: Server, process: subprocess.Popen[bytes], patience_seconds: float = 30) -> None:
    give_up_at = time.monotonic() + patience_seconds
    while time.monotonic() < give_up_at:
        if process.poll() is not None:
            raise RuntimeError(f"the engine ended with {process.returncode} before it answered")
        try:
            if httpx.get(f"{server.url}/health", timeout=1).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.02)
    process.kill()
    raise RuntimeError(f"the engine did not answer within {patience_seconds} seconds")


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def settled(client: httpx.Client, uid: int, patience_seconds: float = 60) -> dict[str, Any] | None:
    """Return the task once it has ended, None when it has not within the patience."""
    give_up_at = time.monotonic() + patience_seconds
    pause_seconds = 0.002
    while time.monotonic() < give_up_at:
        task: dict[str, Any] = client.get(f"/tasks/{uid}").json()
        if task.get("status") in ("succeeded", "failed", "canceled"):
            return task
        time.sleep(pause_seconds)
        pause_seconds = min(pause_seconds * 2, 0.1)
    return None
