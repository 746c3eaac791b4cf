"""Templates that the frontend's build has drawn. Source: docs/decisions/0013-first-paint.md."""

from functools import lru_cache

from jinja2 import Environment, Template

_environment = Environment(autoescape=True)


def render_template(template: str, **values: object) -> str:
    """Return the template with the values in their places; every value is escaped."""
    return _compiled(template).render(**values)


@lru_cache(maxsize=8)
def _compiled(template: str) -> Template:
    return _environment.from_string(template)
