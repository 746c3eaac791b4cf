"""`sufra labels …`: keeps the stored labels of recipes in step with the lexicons."""

from typing import Annotated

import typer

from cli.console import console, give_up, progress
from cli.index import plainly
from core.db import get_database
from core.halal import LexiconError
from core.recipes.label_refresh import Refreshed, count_to_label, refresh_labels
from core.recipes.queries import ToLabel

app = typer.Typer(help="Look after the labels of recipes: diets, allergens, halal.", no_args_is_help=True)


@app.command()
@plainly
def refresh(
    everything: Annotated[bool, typer.Option("--all", help="Also recipes whose labels are of this version.")] = False,
) -> None:
    """Label recipes that have no labels, or those of other lexicons. Run it again to go on where it was ended."""
    database, which = get_database(), ToLabel.ALL if everything else ToLabel.OUTDATED
    try:
        with progress("Labelling recipes", count_to_label(database, which)) as count:
            done = refresh_labels(database, which, on_batch=count)
    except LexiconError as error:
        give_up(f"Nothing can be labelled: {error}")
    console.print(_summary(done), highlight=False, soft_wrap=True)
    if done.failed:
        console.print(f"[red]{done.failed:,} recipes could not be labelled: the log says why.[/red]")
    if done.haram:
        console.print(f"[red]{done.haram:,} published recipes are haram: run sufra halal audit.[/red]")
    if done.failed:
        raise typer.Exit(1)


def _summary(done: Refreshed) -> str:
    summary = f"{done.labelled:,} recipes labelled: {done.new:,} for the first time, {done.changed:,} changed."
    return f"{summary} {done.busy:,} are being changed: run it again." if done.busy else summary
