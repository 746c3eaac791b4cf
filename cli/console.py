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
    """Show a progress bar while the block runs; without a terminal, print one line."""
    if not console.is_terminal:
        console.print(f"{label} …")
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=total)
        yield lambda amount: bar.advance(task, amount)
