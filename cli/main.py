"""The `sufra` command line: one Typer app, one file per group of commands."""

import typer

from cli import halal, index, labels, moderate, users
from cli.backup import back_up, restore
from cli.compose import compose_recipe
from cli.importing import import_recipes
from cli.metrics import serve_site_state
from cli.moving import move
from cli.openapi import print_openapi
from cli.searches import show_searches
from cli.setup import set_up
from cli.up import up
from cli.views import show_views

app = typer.Typer(
    name="sufra", help="Run and look after a Sufra site.", no_args_is_help=True, pretty_exceptions_enable=False
)
app.command("up")(up)
app.command("setup")(set_up)
app.command("import")(import_recipes)
app.command("compose")(compose_recipe)
app.command("backup")(back_up)
app.command("restore")(restore)
app.command("views")(show_views)
app.command("searches")(show_searches)
app.command("metrics")(serve_site_state)
app.command("openapi")(print_openapi)
index.app.command("move")(index.plainly(move))
app.add_typer(halal.app, name="halal")
app.add_typer(index.app, name="index")
app.add_typer(labels.app, name="labels")
app.add_typer(moderate.app, name="moderate")
app.add_typer(users.app, name="users")

if __name__ == "__main__":
    app()
