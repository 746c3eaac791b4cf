"""Printing for commands."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

console = Console()
errors = Console(stderr=True)


def give_up(sentence: str) -> NoReturn:
    """Print one sentence and end with exit code 1."""
    errors.print(f"[red]{sentence}[/red]", highlight=False, soft_wrap=True)
    raise typer.Exit(1)


@contextmanager
def progress(label: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """Show a progress bar while the block runs; without a terminal, print a line at its start and at each quarter."""
    if not console.is_terminal:
        console.print(f"{label} …")
        yield _quarters(label, total)
        return
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda amount: bar.advance(task, amount)


def _quarters(label: str, total: int | None) -> Callable[[int], None]:
    done = 0

    def advance(amount: int) -> None:
        nonlocal done
        before, done = done, done + amount
        if total and 4 * before // total < 4 * done // total < 4:
            console.print(f"{label}: {done} of {total}", highlight=False)

    return advance
