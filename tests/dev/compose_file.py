"""compose.yaml as Docker reads it: variables filled in, refused where they are needed and missing."""

import re
from collections.abc import Mapping
from typing import Any

import yaml

from dev.project import PROJECT

VARIABLE = re.compile(r"\$(?:(?P<dollar>\$)|\{(?P<name>\w+)(?::(?P<kind>[?-])(?P<rest>[^}]*))?\})")


class VariableMissing(Exception):
    """A variable that the file needs has no value; the message is the file's."""


def services(variables: Mapping[str, str]) -> dict[str, Any]:
    """Return the services with the variables filled in. Raises VariableMissing."""
    read: dict[str, Any] = _fill(yaml.safe_load((PROJECT / "compose.yaml").read_text())["services"], variables)
    return read


def image_environment() -> dict[str, str]:
    """Return what the last ENV of our image sets, without PATH."""
    text = (PROJECT / "Dockerfile").read_text().rpartition("\nENV ")[2].replace("\\\n", " ").partition("\n")[0]
    return {name: value for name, _, value in (part.partition("=") for part in text.split()) if name != "PATH"}


def image_command() -> list[str]:
    """Return what our image runs by itself."""
    command: list[str] = yaml.safe_load((PROJECT / "Dockerfile").read_text().rpartition("\nCMD ")[2])
    return command


def _fill(node: Any, variables: Mapping[str, str]) -> Any:
    if isinstance(node, dict):
        return {key: _fill(value, variables) for key, value in node.items()}
    if isinstance(node, list):
        return [_fill(value, variables) for value in node]
    return VARIABLE.sub(lambda found: _value(found, variables), node) if isinstance(node, str) else node


def _value(found: re.Match[str], variables: Mapping[str, str]) -> str:
    if found["dollar"]:
        return "$"
    value = variables.get(found["name"], "")
    if not value and found["kind"] == "?":
        raise VariableMissing(f"{found['name']}: {found['rest']}")
    return value or (found["rest"] if found["kind"] == "-" else "")
