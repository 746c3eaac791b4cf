"""Which attributes may be filtered, how, and which may be searched for facet values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dev.services.search.facets.patterns import any_covers


@dataclass(frozen=True, slots=True)
class FilterRule:
    """One entry of `filterableAttributes`. A plain name allows everything, and `*` is nothing special in it."""

    patterns: tuple[str, ...]
    has_patterns: bool = True
    facet_search: bool = True
    equality: bool = True
    comparison: bool = True

    def covers(self, path: str) -> bool:
        if self.has_patterns:
            return any_covers(self.patterns, path)
        return any(path == name or path.startswith(f"{name}.") for name in self.patterns)

    @property
    def is_filterable(self) -> bool:
        return self.equality or self.comparison


def rules_of(filterable: Sequence[Any]) -> list[FilterRule]:
    """Return the rules of the setting, names and granular entries alike, in order."""
    return [rule_of(entry) for entry in filterable]


def rule_of(entry: Any) -> FilterRule:
    if isinstance(entry, str):
        return FilterRule((entry,), has_patterns=entry == "*")
    features = entry.get("features", {})
    filters = features.get("filter", {})
    return FilterRule(
        patterns=tuple(entry["attributePatterns"]),
        facet_search=features.get("facetSearch", False),
        equality=filters.get("equality", True),
        comparison=filters.get("comparison", False),
    )


def rule_for(rules: Sequence[FilterRule], path: str) -> tuple[int, FilterRule] | None:
    """Return the first rule that covers the field, with its place in the list; None when none does."""
    for place, rule in enumerate(rules):
        if rule.covers(path):
            return place, rule
    return None


def patterns_with(rules: Sequence[FilterRule], feature: str) -> list[str]:
    """Return the patterns of the rules that have a feature, sorted, for error messages."""
    return sorted({pattern for rule in rules if getattr(rule, feature) for pattern in rule.patterns})
