"""`sufra index …`: look at the search indexes, and bring them back in step."""

from collections.abc import Callable
from functools import wraps
from typing import Annotated, ParamSpec

import typer
from meilisearch.errors import MeilisearchError
from rich.markup import escape
from rich.table import Table
from sqlalchemy.exc import OperationalError

from cli.console import console, give_up, progress
from core.search.indexes import Index, engine_uid
from core.settings import SettingsRefused, get_settings
from indexer import drain as draining
from indexer import rebuild as rebuilding
from indexer import reconcile as reconciling
from indexer.context import indexer_context
from indexer.search_engine import EngineTaskFailed, EngineTooSlow
from indexer.settings_sync import drift_of, sync_settings
from indexer.status import IndexStatus, read_status

app = typer.Typer(help="Look at the search indexes, and bring them back in step.", no_args_is_help=True)

Which = Annotated[Index, typer.Option("--index", help="Which index.")]
Command = ParamSpec("Command")


def plainly(command: Callable[Command, None]) -> Callable[Command, None]:
    """Turn what can go wrong outside into one sentence."""

    @wraps(command)
    def run(*args: Command.args, **kwargs: Command.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except (EngineTaskFailed, EngineTooSlow, rebuilding.RebuildRefused) as error:
            give_up(f"The search engine did not do it: {error}")
        except MeilisearchError as error:
            give_up(f"The search engine does not answer as it should: {error}")
        except OperationalError:
            give_up("PostgreSQL does not answer. Is the site running?")
        except SettingsRefused as error:
            hint = " Is the site running, and DATA_DIR the right one?" if error.is_incomplete else ""
            give_up(f"{escape(str(error))}{hint}")

    return run


@app.command()
@plainly
def status(index: Which = Index.RECIPES) -> None:
    """Rows against documents, what waits, what failed, what has drifted. Exit code 1 if something is wrong."""
    settings = get_settings()
    found = read_status(indexer_context(), index, engine_uid(index, settings), settings.search_config_dir)
    console.print(status_table(index, found))
    if not found.is_healthy:
        raise typer.Exit(1)


def status_table(index: Index, found: IndexStatus) -> Table:
    """Return the status as a table, what is wrong in red."""
    table = Table(title=f"Index {index}", show_header=False)
    lines: tuple[tuple[str, str, bool], ...] = (
        ("Published rows", str(found.rows), True),
        (
            "Documents",
            "none: the index is missing" if found.documents is None else str(found.documents),
            found.documents == found.rows or found.waiting > 0,
        ),
        ("Outbox", outbox_line(found), True),
        ("Parked", ", ".join(f"{number}: {reason}" for number, reason in found.parked) or "none", not found.parked),
        ("Settings drift", ", ".join(found.settings_drift) or "none", not found.settings_drift),
        ("Document version", version_line(found), not found.outdated_documents),
        (
            "Failed tasks",
            "\n".join(f"{task.uid} {task.kind}: {task.reason}" for task in found.failed_tasks) or "none",
            True,
        ),
    )
    for name, text, is_well in lines:
        table.add_row(name, text if is_well else f"[red]{text}[/red]")
    return table


def outbox_line(found: IndexStatus) -> str:
    """Return depth and age of the outbox."""
    if found.oldest_seconds is None:
        return "empty"
    return f"{found.waiting} waiting, the oldest for {found.oldest_seconds:.0f} s"


def version_line(found: IndexStatus) -> str:
    """Return the builder's version and how many documents lag behind it."""
    if not found.outdated_documents:
        return str(found.code_version)
    return f"{found.code_version}; {found.outdated_documents} documents of another one: run sufra index rebuild"


@app.command()
@plainly
def rebuild(index: Which = Index.RECIPES) -> None:
    """Build the index anew beside the live one and swap it in; no search is ever without an answer."""
    settings = get_settings()
    uid = engine_uid(index, settings)
    with progress("Rebuilding") as count:
        done = rebuilding.rebuild(indexer_context(), index, uid, config_dir=settings.search_config_dir, on_batch=count)
    console.print(f"{done.documents} documents swapped in, {done.drained} that changed meanwhile brought up to date.")


@app.command()
@plainly
def drain(index: Which = Index.RECIPES) -> None:
    """Bring up to date what the outbox says has changed."""
    with progress("Draining") as count:
        drained = draining.drain(indexer_context(), index, engine_uid(index, get_settings()), wait=True, on_batch=count)
    console.print(f"{drained} documents brought up to date.")


@app.command()
@plainly
def reconcile(
    index: Which = Index.RECIPES,
    only_report: Annotated[bool, typer.Option("--report", help="Leave it to the indexer to drain.")] = False,
) -> None:
    """Compare every row with every document and mend what differs."""
    uid = engine_uid(index, get_settings())
    with progress("Comparing") as count:
        drift = reconciling.reconcile(indexer_context(), index, uid, on_batch=count)
    console.print(
        f"{drift.compared} compared: drift {drift.total}"
        f" ({drift.missing} missing, {drift.stale} stale, {drift.surplus} surplus)."
    )
    if drift.total and not only_report:
        console.print(f"{draining.drain(indexer_context(), index, uid, wait=True)} documents brought up to date.")


@app.command()
@plainly
def settings(
    index: Which = Index.RECIPES,
    check: Annotated[bool, typer.Option(help="Change nothing; exit code 1 if something differs.")] = False,
) -> None:
    """Give the index the settings of search-config."""
    configured = get_settings()
    uid, folder = engine_uid(index, configured), configured.search_config_dir
    engine = indexer_context().engine
    drifted = drift_of(engine, uid, index, folder) if check else sync_settings(engine, uid, index, folder)
    console.print(f"{'Differing' if check else 'Brought in line'}: {', '.join(drifted) or 'nothing'}.")
    if check and drifted:
        raise typer.Exit(1)
