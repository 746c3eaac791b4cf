"""`python -m bench.abuse`: how each attack of docs/security.md slows down other visitors.

.venv/bin/python -m bench.abuse                 each attack for 20 seconds, beside one visitor who searches
.venv/bin/python -m bench.abuse --seconds 5     shorter
.venv/bin/python -m bench.abuse --only heavy_searches
SUFRA_MEILISEARCH_BINARY=… python -m bench.abuse    against that engine
"""

import argparse
import contextlib
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing import get_context

import httpx
import psutil
from rich.console import Console
from rich.table import Table

from bench.abuse import attacks
from bench.abuse.attacks import Attack, run_until_stopped
from bench.abuse.probe import Probe
from bench.corpus import distinct_queries, fill
from bench.measures import rebuild_seconds
from bench.parts import Parts, running_parts
from core.accounts.tokens import issue_token
from core.db import transaction
from core.models import User

RECIPES = 2_000
MEMBERS = 8
ATTACKS: tuple[tuple[Attack, str | None], ...] = (
    (attacks.long_name, None),
    (attacks.endless_head, None),
    (attacks.held_connections, None),
    (attacks.huge_pictures, None),
    (attacks.passwords_at_once, None),
    (attacks.heavy_searches, None),
    (attacks.waiting_for_the_database, "postgres"),
    (attacks.waiting_for_redis, "redis-server"),
)
"""Each with the part that is frozen meanwhile."""

console = Console(width=150)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.abuse")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", choices=[attack.__name__ for attack, _ in ATTACKS])
    options = parser.parse_args()
    seconds = options.seconds
    chosen = [row for row in ATTACKS if options.only in (None, row[0].__name__)]
    table = Table(title="Latency of other visitors' requests during each attack, in ms")
    for heading in ("attack", "search p95", "alone", "slowest page", "failures", "memory MB", "/readyz", "answers"):
        table.add_column(heading)
    with running_parts() as parts:
        tokens = prepare(parts)
        texts = distinct_queries(20_000)
        server = _process("api.server")
        alone = observe(parts, texts, server, seconds)
        for number, (attack, part) in enumerate(chosen):
            with frozen(part), attacking(attack, parts.site_url, tokens) as statuses:
                if part:
                    time.sleep(3)
                probe = observe(parts, texts[(number + 1) * 2_000 :], server, seconds)
                ready = _ready_ms(parts)
            # After the block: the attack reports its statuses when it ends.
            row = (
                attack.__name__,
                f"{probe.p95('search'):.0f}",
                f"{alone.p95('search'):.0f}",
                f"{probe.slowest('page'):.0f} of {len(probe.latencies['page'])}",
                f"{probe.failures} of {sum(map(len, probe.latencies.values()))}",
                f"{probe.peak_mb:.0f}",
                f"{ready:.0f}",
                str(dict(statuses)),
            )
            console.print(" · ".join(row))
            table.add_row(*row)
            time.sleep(3)
    console.print(table)
    return 0


def prepare(parts: Parts) -> list[str]:
    """Fill the site with recipes and members, and return the members' tokens."""
    with transaction(parts.context.database) as session:
        fill(session, RECIPES)
        members = [User(email=f"member{number}@sufra.invalid", full_name="Member") for number in range(MEMBERS)]
        session.add_all(members)
        session.flush()
        tokens = [issue_token(member, parts.settings).text for member in members]
    rebuild_seconds(parts)
    return tokens


def observe(parts: Parts, texts: list[str], server: psutil.Process, seconds: float) -> Probe:
    """Return what other visitors met for these seconds."""
    with Probe(parts.site_url, texts, server) as probe:
        time.sleep(seconds)
    return probe


@contextlib.contextmanager
def attacking(attack: Attack, url: str, tokens: list[str]) -> Iterator[dict[str, int]]:
    """Attack from a process of its own while the block lasts; what was answered is known afterwards."""
    context = get_context("spawn")
    stop, answers, statuses = context.Event(), context.Queue(), dict[str, int]()
    process = context.Process(target=run_until_stopped, args=(attack, url, tokens, stop, answers))
    process.start()
    try:
        yield statuses
    finally:
        stop.set()
        with contextlib.suppress(Exception):
            statuses.update(answers.get(timeout=60))
        process.terminate()
        process.join()


@contextlib.contextmanager
def frozen(name: str | None) -> Iterator[None]:
    """Stop all processes of a part while the block lasts."""
    processes = [one for one in _children() if name and one.name() == name]
    for process in processes:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.send_signal(signal.SIGCONT)


def _ready_ms(parts: Parts) -> float:
    with httpx.Client(transport=httpx.HTTPTransport(verify=False), timeout=60) as client:
        asked = time.perf_counter()
        client.get(f"{parts.site_url}/readyz")
        return (time.perf_counter() - asked) * 1000


def _process(command: str) -> psutil.Process:
    return next(one for one in _children() if command in one.cmdline())


def _children() -> list[psutil.Process]:
    return psutil.Process().children(recursive=True)


if __name__ == "__main__":
    sys.exit(main())
