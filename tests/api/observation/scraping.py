"""Reads the metrics of a process."""

import urllib.request
from collections.abc import Mapping

from prometheus_client.parser import text_string_to_metric_families


def scrape(port: int) -> Mapping[tuple[str, frozenset[tuple[str, str]]], float]:
    """Return each sample of `/metrics` by its name and labels."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        families = list(text_string_to_metric_families(answer.read().decode()))
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in families
        for sample in family.samples
    }
