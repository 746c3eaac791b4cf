"""The alert rules and the dashboard of docs/operations ask for metrics and labels that exist, in PromQL that can be
parsed, and the commands that they name are taken as they stand."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import promql_parser
import pytest
import typer
import yaml

from cli.main import app
from core.metrics.waiting import WAITING_WORK
from core.queue import Task
from core.search.indexes import search_indexes
from dev.project import PROJECT

FOLDER = PROJECT / "docs" / "operations"
RULES: Sequence[dict[str, Any]] = yaml.safe_load((FOLDER / "alerts.yml").read_text())["groups"][0]["rules"]
PANELS: Sequence[dict[str, Any]] = json.loads((FOLDER / "dashboard.json").read_text())["panels"]
EXPRESSIONS = [rule["expr"] for rule in RULES] + [target["expr"] for panel in PANELS for target in panel["targets"]]
METRIC = re.compile(r"\bsufra_\w+")
SELECTOR = re.compile(r"(\w+)\{([^}]*)\}")
MATCHER = re.compile(r"(\w+)\s*(?:=~|!~|!=|=)\s*\"([^\"]*)\"")
GROUPED_BY = re.compile(r"\b(?:by|on) \(([^)]*)\)")
OPERATIONS = json.loads((PROJECT / "openapi.json").read_text())["paths"].values()
VALUES: Mapping[str, set[str]] = {
    "call": {call["operationId"] for path in OPERATIONS for call in path.values()},
    "job": {job["job_name"] for job in yaml.safe_load((FOLDER / "prometheus.yml").read_text())["scrape_configs"]},
    "state": {"waiting", "parked"},
    "task": set(Task),
    "work": set(WAITING_WORK),
}
"""The values that a label can have, where they are few."""
COMMANDS = sorted(
    {command for rule in RULES for command in re.findall("`(sufra [^`]+)`", rule["annotations"]["action"])}
)
SERVED_BY_PROCESSES = """
import json
from prometheus_client import REGISTRY
import api.observation.metrics, worker.metrics
worker.metrics.define_metrics()
collectors = REGISTRY._collector_to_names.items()
print(json.dumps({name: list(getattr(metric, "_labelnames", ())) for metric, names in collectors for name in names}))
"""
# Of a name and what follows it, up to the end of the call.
STATE_METRIC = re.compile(r'GaugeMetricFamily\(\s*"(sufra_\w+)"([^()]*)\)')


@pytest.fixture(scope="module")
def metrics() -> Mapping[str, set[str]]:
    """Every name of a sample that some part serves, with its labels."""
    # In a process of its own: the metrics of a process are defined once.
    defined = subprocess.run(
        [sys.executable, "-c", SERVED_BY_PROCESSES], cwd=PROJECT, capture_output=True, text=True, check=True
    ).stdout
    counted = {
        name: set(labels) | ({"le"} if "_bucket" in name else set()) for name, labels in json.loads(defined).items()
    }
    state = (PROJECT / "core" / "metrics" / "site_state.py").read_text()
    told = {
        name: set(re.findall(r'"(\w+)"', rest.partition("labels=")[2])) for name, rest in STATE_METRIC.findall(state)
    }
    # Prometheus adds these two to every sample.
    return {name: labels | {"instance", "job"} for name, labels in {"up": set(), **counted, **told}.items()}


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_an_expression_is_promql_about_metrics_that_exist(expression: str, metrics: Mapping[str, set[str]]) -> None:
    promql_parser.parse(expression)

    assert set(METRIC.findall(expression)) - metrics.keys() == set()


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_an_expression_names_labels_that_its_metrics_have(expression: str, metrics: Mapping[str, set[str]]) -> None:
    matched = [
        (label, metrics[metric])
        for metric, inside in SELECTOR.findall(expression)
        for label, _ in MATCHER.findall(inside)
    ]
    grouped = [
        (label, metrics[metric])
        for labels in GROUPED_BY.findall(expression)
        for label in labels.split(", ")
        for metric in METRIC.findall(expression)
    ]

    assert [label for label, labels in matched + grouped if label not in labels] == []


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_an_expression_asks_for_values_that_its_labels_can_have(expression: str) -> None:
    asked = [
        (label, value)
        for _, inside in SELECTOR.findall(expression)
        for label, values in MATCHER.findall(inside)
        for value in values.split("|")
        if label in VALUES
    ]

    assert [value for label, value in asked if value not in VALUES[label]] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_an_alert_is_taken_as_it_stands(command: str) -> None:
    _, *words = shlex.split(command.replace("{{ $labels.index }}", next(iter(search_indexes()))))
    context = typer.main.get_command(app).make_context("sufra", words)
    while isinstance(context.command, typer.core.TyperGroup):
        name, found, words = context.command.resolve_command(context, words)
        assert found is not None
        context = found.make_context(name, words, parent=context)

    assert context.args == []


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_an_alert_says_what_to_do(rule: dict[str, Any]) -> None:
    assert rule["labels"]["severity"] in ("page", "ticket")
    assert len(rule["annotations"]["action"]) > 30
