"""The `sufra` command line: one Typer app, one file per group of commands."""

import typer

from cli import openapi

app = typer.Typer(
    name="sufra", help="Run and look after a Sufra site.", no_args_is_help=True, pretty_exceptions_enable=False
)
app.command("openapi")(openapi.print_openapi)

if __name__ == "__main__":
    app()
