"""The alert rules and the dashboard of docs/operations ask for metrics that exist, in PromQL that can be parsed."""

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import promql_parser
import pytest
import yaml

from dev.project import PROJECT

FOLDER = PROJECT / "docs" / "operations"
RULES: Sequence[dict[str, Any]] = yaml.safe_load((FOLDER / "alerts.yml").read_text())["groups"][0]["rules"]
PANELS: Sequence[dict[str, Any]] = json.loads((FOLDER / "dashboard.json").read_text())["panels"]
EXPRESSIONS = [rule["expr"] for rule in RULES] + [target["expr"] for panel in PANELS for target in panel["targets"]]
METRIC = re.compile(r"\bsufra_\w+")

NAMES_OF_METRICS = """
from prometheus_client import REGISTRY
import api.observation.metrics, worker.metrics
worker.metrics.define_metrics()
print(*{name for names in REGISTRY._collector_to_names.values() for name in names})
"""


@pytest.fixture(scope="module")
def metrics() -> set[str]:
    """Every name of a sample that some part serves."""
    # In a process of its own: the metrics of a process are defined once.
    defined = subprocess.run(
        [sys.executable, "-c", NAMES_OF_METRICS], cwd=PROJECT, capture_output=True, text=True, check=True
    ).stdout.split()
    state = (PROJECT / "core" / "metrics" / "site_state.py").read_text()
    return {*defined, *re.findall(r'"(sufra_\w+)"', state)}


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_an_expression_is_promql_about_metrics_that_exist(expression: str, metrics: set[str]) -> None:
    promql_parser.parse(expression)

    assert set(METRIC.findall(expression)) - metrics == set()


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_an_alert_says_what_to_do(rule: dict[str, Any]) -> None:
    assert rule["labels"]["severity"] in ("page", "ticket")
    assert len(rule["annotations"]["action"]) > 30
