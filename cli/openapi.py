"""`sufra openapi`: the API's description."""

from pathlib import Path
from typing import Annotated

import orjson
import typer


def print_openapi(
    to: Annotated[Path | None, typer.Option(help="Write to this file instead of the terminal.")] = None,
    check: Annotated[bool, typer.Option(help="Fail if the file is not what would be written.")] = False,
) -> None:
    """Print the OpenAPI document, which the frontend's types are generated from."""
    from api.app import describe_api

    document = orjson.dumps(describe_api(), option=orjson.OPT_INDENT_2 | orjson.OPT_SORT_KEYS) + b"\n"
    if to is None:
        typer.echo(document.decode(), nl=False)
    elif not check:
        to.write_bytes(document)
    elif not to.is_file() or to.read_bytes() != document:
        typer.echo(f"{to} is out of date: run make openapi", err=True)
        raise typer.Exit(1)
