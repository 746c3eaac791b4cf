"""`sufra up`: the whole site on one machine."""

from pathlib import Path
from typing import Annotated

import typer

from cli.console import give_up


def up(
    port: Annotated[int | None, typer.Option(help="Where the site answers; else PORT, else 8000.")] = None,
    data_dir: Annotated[Path | None, typer.Option(help="Where its data lies; else DATA_DIR, else .data.")] = None,
) -> None:
    """Run everything on this machine until Ctrl-C: PostgreSQL, Redis, search, mail, site, worker and beat."""
    try:
        from dev.up import run
    except ModuleNotFoundError:
        give_up("This installation carries no services for one machine; start it with compose.yaml.")
    raise typer.Exit(run(port=port, data_dir=data_dir))
