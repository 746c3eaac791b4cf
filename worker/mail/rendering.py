"""Templates: each mail has one for its plain text and one for its HTML, in `templates/`."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

TEMPLATES = Path(__file__).resolve().parent / "templates"


def render(template: str, words: Mapping[str, object]) -> tuple[str, str]:
    """Return a mail's plain text and its HTML."""
    return (
        _environment().get_template(f"{template}.txt").render(words),
        _environment().get_template(f"{template}.html").render(words),
    )


@lru_cache(maxsize=1)
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=select_autoescape(["html"]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
