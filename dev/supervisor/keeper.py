"""Keeping one service alive."""

import asyncio
import contextlib
import re

from dev.errors import CannotStart
from dev.supervisor.console import Console
from dev.supervisor.launching import command_line, kill_group, process_options
from dev.supervisor.lines import lines_of, output_pipe
from dev.supervisor.records import Records
from dev.supervisor.service import Service

FIRST_PAUSE_SECONDS = 0.2
LONGEST_PAUSE_SECONDS = 5.0
STEADY_SECONDS = 10.0  # a process that lived this long starts again with the first pause
DEATHS_BEFORE_READY = 3
READY_POLL_SECONDS = 0.05
LAST_LINES_SECONDS = 1.0


class Keeper:
    """Starts one service, passes on its lines, starts it again when it dies, and stops it when told."""

    def __init__(self, service: Service, console: Console, records: Records) -> None:
        self.service = service
        self._console = console
        self._records = records
        self._process: asyncio.subprocess.Process | None = None
        self._stopping = asyncio.Event()
        self._forced = asyncio.Event()
        self._said_ready = asyncio.Event()
        self._deaths = 0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to keep the service alive."""
        self._task = asyncio.create_task(self._keep(), name=self.service.name)

    async def wait_until_ready(self) -> None:
        """Return when the service answers. Raises CannotStart when it keeps dying or takes too long."""
        name, limit = self.service.name, self.service.start_seconds
        try:
            async with asyncio.timeout(limit):
                while not await self._is_ready():
                    self._raise_if_hopeless()
                    await asyncio.sleep(READY_POLL_SECONDS)
        except TimeoutError:
            raise CannotStart(f"{name} did not answer within {limit:.0f} seconds; its lines above say why.") from None

    async def stop(self) -> None:
        """End the service: its stop signal, then after `stop_seconds` a kill of its whole group."""
        self._stopping.set()
        if self._task is None:
            return
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(self.service.stop_signal)
        forced = asyncio.create_task(self._forced.wait())
        await asyncio.wait({self._task, forced}, timeout=self.service.stop_seconds, return_when="FIRST_COMPLETED")
        forced.cancel()
        if not self._task.done():
            self._console.line(self.service.name, "does not stop: killed")
            self.kill()
        await self._task

    def kill(self) -> None:
        """Kill the service's process group at once, without its stop signal."""
        self._stopping.set()
        self._forced.set()
        if self._process is not None and self._process.returncode is None:
            kill_group(self._process.pid)

    async def _keep(self) -> None:
        pause = FIRST_PAUSE_SECONDS
        while not self._stopping.is_set():
            began = asyncio.get_running_loop().time()
            ending = await self._run_once()
            if self._stopping.is_set():
                return
            self._deaths += 1
            if asyncio.get_running_loop().time() - began >= STEADY_SECONDS:
                pause = FIRST_PAUSE_SECONDS
            self._console.line(self.service.name, f"{ending}: starting again in {pause:.1f} s")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), pause)
            pause = min(pause * 2, LONGEST_PAUSE_SECONDS)

    async def _run_once(self) -> str:
        """Run the service until it ends, and say how it did."""
        try:
            return f"ended ({describe_exit(await self._run_process())})"
        except (OSError, CannotStart) as error:
            return f"could not be started ({error})"

    async def _run_process(self) -> int:
        service = self.service
        if service.clear_leftovers is not None:
            await asyncio.to_thread(service.clear_leftovers)
        if self._stopping.is_set():
            return 0
        with output_pipe() as (reader, writer):
            process = await asyncio.create_subprocess_exec(
                *command_line(service), stdout=writer, stderr=writer, **process_options(service)
            )
        self._process = process
        if self._stopping.is_set():  # stop() came while the process was being made and could not signal it
            kill_group(process.pid)
        self._records.keep(service.name, process.pid)
        pump = asyncio.create_task(self._pass_on(reader))
        code = await process.wait()
        # Workers of a leader that was killed hold its port, and its pipe open.
        kill_group(process.pid)
        if service.clear_leftovers is not None:
            await asyncio.to_thread(service.clear_leftovers)
        await asyncio.wait({pump}, timeout=LAST_LINES_SECONDS)
        pump.cancel()
        self._records.drop(service.name)
        return code

    async def _pass_on(self, reader: int) -> None:
        async for line in lines_of(reader):
            if not (self.service.unremarkable and self.service.unremarkable.search(line)):
                self._console.line(self.service.name, line)
            if isinstance(self.service.ready, re.Pattern) and self.service.ready.search(line):
                self._said_ready.set()

    async def _is_ready(self) -> bool:
        if self._process is None or self._process.returncode is not None:
            return False  # another program may answer on its port
        if isinstance(self.service.ready, re.Pattern):
            return self._said_ready.is_set()
        return await asyncio.to_thread(self.service.ready)

    def _raise_if_hopeless(self) -> None:
        if self._task is not None and self._task.done():
            self._task.result()
        if self._deaths >= DEATHS_BEFORE_READY:
            raise CannotStart(
                f"{self.service.name} ended {self._deaths} times instead of starting; see its lines above."
            )


def describe_exit(code: int) -> str:
    """Return "exit code 1" or, for a process that a signal ended, "signal 9"."""
    return f"signal {-code}" if code < 0 else f"exit code {code}"
