"""`sufra import FILE…`: imports published recipes."""

import re
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from cli.console import console, errors, give_up, progress
from cli.index import plainly
from core.db import get_database
from core.halal import LexiconError
from core.images import media_storage
from core.settings import Settings, get_settings
from importer import ImportOptions, OwnerUnknown, Report, Summary, import_files

USAGE = 2


@plainly
def import_recipes(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="JSON Lines (also .gz), JSON, HTML pages, or ZIP exports.")
    ],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Write nothing but the report.")] = False,
    publish: Annotated[bool, typer.Option("--publish", help="Publish what passes; otherwise all are drafts.")] = False,
    allow_missing_steps: Annotated[
        bool, typer.Option("--allow-missing-steps", help="Also take recipes that have ingredients but no steps.")
    ] = False,
    owner: Annotated[str | None, typer.Option(metavar="EMAIL", help="The member that they will belong to.")] = None,
    report: Annotated[Path | None, typer.Option(help="Where the report goes; else below DATA_DIR/imports.")] = None,
) -> None:
    """Import schema.org Recipes, and exports of Mealie, Tandoor, RecipeSage, Nextcloud Cookbook and Paprika.

    Running it again changes only what has changed.

    Exit code 0 when every file was read to its end, whatever was refused; 1 when one was not, or held nothing.
    """
    options = ImportOptions(
        is_dry_run=dry_run, publish=publish, allow_missing_steps=allow_missing_steps, owner_email=owner
    )
    summary = Summary()
    started = time.monotonic()
    path = report or _report_path(get_settings(), files)
    try:
        with Report(path) as opened, progress("Importing") as count:
            import_files(
                files,
                options,
                engine=get_database(),
                report=opened,
                summary=summary,
                media=media_storage(get_settings()),
                on_record=count,
            )
    except OwnerUnknown as error:
        _refuse_usage(str(error))
    except LexiconError as error:
        give_up(f"Nothing may be imported without the halal guard: {error}")
    except OSError as error:
        _refuse_usage(f"The report can't be written to {path}: {error.strerror}.")
    for file, reason in summary.file_problems:
        errors.print(f"[red]{escape(file)}: {escape(reason)}[/red]", highlight=False, soft_wrap=True)
    if not summary.file_problems and not summary.has_recipes:
        errors.print("[red]There is no schema.org Recipe in these files.[/red]")
    console.print(_summary_table(summary, is_dry_run=dry_run, seconds=time.monotonic() - started))
    console.print(f"Report: {escape(str(path))}", highlight=False, soft_wrap=True)
    if not summary.is_complete:
        raise typer.Exit(1)


def _refuse_usage(sentence: str) -> None:
    """Print one sentence and end with the exit code of a wrong call."""
    errors.print(f"[red]{escape(sentence)}[/red]", highlight=False, soft_wrap=True)
    raise typer.Exit(USAGE)


def _report_path(settings: Settings, files: list[Path]) -> Path:
    """Return where the report of this run goes: its time, and the name of the first file."""
    stem = re.sub(r"[^\w.-]+", "-", files[0].name.split(".")[0])[:60] or "import"
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return settings.data_dir / "imports" / f"{moment}-{stem}.jsonl"


def _summary_table(summary: Summary, *, is_dry_run: bool, seconds: float) -> Table:
    """Return the numbers of the run."""
    table = Table(title="Dry run: nothing was written" if is_dry_run else "Import", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    rows = [
        ("Read", summary.read),
        ("Created", summary.created),
        ("Updated", summary.updated),
        ("Unchanged", summary.unchanged),
        ("Duplicates in the files", summary.duplicates),
        ("Refused", summary.refused.total()),
        *((f"  {kind}", number) for kind, number in summary.refused.most_common()),
        ("Doubtful, imported with a caution", summary.doubtful),
        ("Published", summary.published),
    ]
    for name, number in rows:
        table.add_row(name, f"{number:,}")
    table.add_row("New cuisines", ", ".join(sorted(summary.new_cuisines)) or "none")
    table.add_row("Seconds", f"{seconds:.1f}")
    return table
