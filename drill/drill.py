"""One drill: the site under load, one fault after the other, and the verdict at the end."""

import asyncio
import contextlib
import functools
import os
import random
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from core.db import get_database
from core.redis import get_redis
from core.settings import get_settings
from dev.ports import free_ports
from drill.breaking import broken
from drill.detours import Detour, running_detours
from drill.disks import small_disks
from drill.faults import Fault
from drill.promises import Promises
from drill.published import read_published
from drill.sights import Sights
from drill.site import DrillSite, address_of, running_site
from drill.verdict import Verdict, judge
from drill.visitors.searching import keep_searching, search_list, suggest
from drill.visitors.writing import Writers
from drill.wellness import NotWell, utc_now, wait_until_well

BEHIND_DETOURS = ("postgres", "redis", "search", "mail")
WELL_SECONDS = 240.0
CALM_SECONDS = 0.5


@dataclass(frozen=True)
class Outcome:
    """What one fault came to."""

    fault: Fault
    counts: Mapping[str, int]
    slowest_search: float
    well_after: float
    """Seconds from the end of the fault."""


@dataclass
class Report:
    """What a drill found."""

    outcomes: list[Outcome] = field(default_factory=list)
    problems: Sequence[str] = ()
    verdict: Verdict | None = None
    totals: Mapping[str, int] = field(default_factory=dict)

    @property
    def is_passed(self) -> bool:
        """Whether no invariant is broken."""
        return not self.problems and self.verdict is not None and self.verdict.is_well


Plan = Callable[[bool], Sequence[Fault]]
"""Returns the faults; it is told whether disks can be filled."""


async def run_drill(
    plan: Plan, *, seed: int, log: Path, on_outcome: Callable[[Outcome], None] = lambda _: None
) -> Report:
    """Run the site in a folder of its own, let the faults happen to it under load, and report."""
    sights, report = Sights(), Report()
    async with _prepared(log) as (site, detours, with_disks):
        promises = Promises()
        async with _under_load(site, sights, promises, seed=seed):
            await wait_until_well(site, since=utc_now(), seconds=WELL_SECONDS)
            chance = random.Random(seed)
            for fault in plan(with_disks):
                outcome = await _suffer(site, fault, detours, sights, chance)
                report.outcomes.append(outcome)
                on_outcome(outcome)
        try:
            await wait_until_well(site, since=utc_now(), seconds=WELL_SECONDS)
            with settings_of(site):
                report.verdict = await asyncio.to_thread(judge, promises, site.data_dir / "mail")
        except NotWell as error:
            sights.complain(f"left alone, the site is not well {error}")
    report.problems, report.totals = sights.problems, sights.total
    return report


@contextlib.asynccontextmanager
async def _prepared(log: Path) -> AsyncIterator[tuple[DrillSite, Mapping[str, Detour], bool]]:
    with tempfile.TemporaryDirectory(prefix="sufra-drill-", ignore_cleanup_errors=True) as folder:
        data_dir = Path(folder)
        data_dir.chmod(0o711)
        port, *ports = free_ports(1 + len(BEHIND_DETOURS))
        numbers = dict(zip(BEHIND_DETOURS, ports, strict=True))
        with small_disks(data_dir) as with_disks:
            async with (
                running_detours(numbers, functools.partial(address_of, data_dir)) as detours,
                running_site(data_dir, port, numbers, log=log) as site,
            ):
                yield site, detours, with_disks


@contextlib.asynccontextmanager
async def _under_load(site: DrillSite, sights: Sights, promises: Promises, *, seed: int) -> AsyncIterator[None]:
    """Let all visitors use the site while the block lasts."""
    stop = asyncio.Event()
    with settings_of(site):
        published = await asyncio.to_thread(read_published)
    writers = Writers(site.url, sights, promises, published, seed=seed)
    paces = {
        writers.sign_in: 1.0,
        writers.sign_up: 1.0,
        writers.send_message: 1.5,
        writers.review: 0.6,
        writers.edit: 0.6,
        writers.view: 0.1,
        writers.import_file: 5.0,
    }
    async with asyncio.TaskGroup() as visitors:
        for act, pause in paces.items():
            visitors.create_task(writers.keep_at_it(act, stop, pause_seconds=pause))
        for number, ask in enumerate((search_list, search_list, suggest)):
            visitors.create_task(keep_searching(site.url, sights, ask, stop, seed=seed + number))
        try:
            yield
        finally:
            stop.set()


async def _suffer(
    site: DrillSite, fault: Fault, detours: Mapping[str, Detour], sights: Sights, chance: random.Random
) -> Outcome:
    await asyncio.sleep(CALM_SECONDS + chance.random())
    sights.begin(str(fault), hits_api=fault.hits_api)
    async with broken(site, fault, detours, chance):
        await asyncio.sleep(fault.seconds)
    try:
        well_after = await wait_until_well(site, since=utc_now(), seconds=WELL_SECONDS)
    except NotWell as error:
        sights.complain(f"the site is not well {error}")
        well_after = WELL_SECONDS
    return Outcome(fault, dict(sights.now), sights.slowest_search, well_after)


@contextlib.contextmanager
def settings_of(site: DrillSite) -> Iterator[None]:
    """Let the product's own code, in this process, work on the site while the block lasts."""
    kept = dict(os.environ)
    os.environ.update(site.settings)
    for each in (get_settings, get_database, get_redis):
        each.cache_clear()
    try:
        yield
    finally:
        get_database().dispose()
        os.environ.clear()
        os.environ.update(kept)
        for each in (get_settings, get_database, get_redis):
            each.cache_clear()
