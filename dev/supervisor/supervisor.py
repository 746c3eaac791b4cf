"""Runs several services: starts them in order, keeps them alive, stops them in reverse."""

import asyncio
import contextlib
import signal
from collections.abc import Callable, Sequence

from dev.errors import CannotStart
from dev.supervisor.console import Console
from dev.supervisor.keeper import Keeper, describe_exit
from dev.supervisor.launching import command_line, kill_group
from dev.supervisor.lines import lines_of, output_pipe
from dev.supervisor.records import Records
from dev.supervisor.service import Service, Stage, Step

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


async def supervise(
    stages: Sequence[Stage], *, console: Console, records: Records, on_ready: Callable[[], None] = lambda: None
) -> None:
    """Start `stages` in order, keep their services alive, and return after a stop signal when all have ended.

    `on_ready` runs once, when everything answers. A first SIGINT, SIGTERM or SIGHUP stops in reverse order,
    a second one kills. Raises CannotStart when a stage does not come up, after stopping what had started.
    """
    supervisor = _Supervisor(console, records)
    loop = asyncio.get_running_loop()
    for number in STOP_SIGNALS:
        loop.add_signal_handler(number, supervisor.on_signal)
    try:
        await supervisor.run(stages, on_ready)
    finally:
        for number in STOP_SIGNALS:
            loop.remove_signal_handler(number)


class _Supervisor:
    def __init__(self, console: Console, records: Records) -> None:
        self._console = console
        self._records = records
        self._keepers: list[Keeper] = []
        self._stop_asked = asyncio.Event()

    def on_signal(self) -> None:
        if not self._stop_asked.is_set():
            self._stop_asked.set()
            self._console.say("Stopping … (again to kill)")
            return
        self._console.say("Killing everything.")
        for keeper in self._keepers:
            keeper.kill()

    async def run(self, stages: Sequence[Stage], on_ready: Callable[[], None]) -> None:
        starting = asyncio.create_task(self._start(stages))
        asked = asyncio.create_task(self._stop_asked.wait())
        try:
            await asyncio.wait({starting, asked}, return_when="FIRST_COMPLETED")
            if starting.done():
                starting.result()
                on_ready()
                await asked
        finally:
            asked.cancel()
            starting.cancel()
            with contextlib.suppress(asyncio.CancelledError, CannotStart):
                await starting
            await self._stop()

    async def _start(self, stages: Sequence[Stage]) -> None:
        for stage in stages:
            if isinstance(stage, Step):
                await self._take(stage)
            else:
                await self._start_together(stage)

    async def _start_together(self, services: Sequence[Service]) -> None:
        keepers = [Keeper(service, self._console, self._records) for service in services]
        for keeper in keepers:
            self._keepers.append(keeper)
            keeper.start()
        for keeper in keepers:
            await keeper.wait_until_ready()

    async def _take(self, step: Step) -> None:
        with output_pipe() as (reader, writer):
            process = await asyncio.create_subprocess_exec(
                *command_line(step),
                cwd=step.directory,
                env=dict(step.env),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=writer,
                stderr=writer,
                start_new_session=True,
            )
        try:
            async for line in lines_of(reader):
                self._console.line(step.name, line)
            code = await process.wait()
        except asyncio.CancelledError:
            kill_group(process.pid)
            await process.wait()
            raise
        if code != 0:
            raise CannotStart(f"{step.name} failed ({describe_exit(code)}); its lines above say why.")

    async def _stop(self) -> None:
        for keeper in reversed(self._keepers):
            await keeper.stop()
