"""Every setting: its name, its route, its default, and the check of its value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dev.services.search.checking import check_choice, check_count, check_flag, check_text, check_texts
from dev.services.search.contracts import DEFAULT_RANKING_RULES
from dev.services.search.settings import checks

Check = Callable[[Any, str, str], Any]


@dataclass(frozen=True)
class Setting:
    """`check` gets value, path and error code and returns the value as it is kept. `merges` keeps unnamed members."""

    name: str
    route: str
    default: Any
    check: Check
    merges: bool = False

    @property
    def code(self) -> str:
        return f"invalid_settings_{self.route.replace('-', '_')}"


def choice(*choices: str) -> Check:
    return lambda value, path, code: check_choice(value, path, code, choices)


SETTINGS = {
    setting.name: setting
    for setting in (
        Setting("displayedAttributes", "displayed-attributes", ["*"], check_texts),
        Setting("searchableAttributes", "searchable-attributes", ["*"], check_texts),
        Setting("filterableAttributes", "filterable-attributes", [], checks.filterable),
        Setting("sortableAttributes", "sortable-attributes", [], checks.sortable),
        Setting("foreignKeys", "foreign-keys", None, checks.unsupported),
        Setting("rankingRules", "ranking-rules", list(DEFAULT_RANKING_RULES), checks.ranking_rules),
        Setting("stopWords", "stop-words", [], checks.words),
        Setting("nonSeparatorTokens", "non-separator-tokens", [], checks.words),
        Setting("separatorTokens", "separator-tokens", [], checks.words),
        Setting("dictionary", "dictionary", [], checks.words),
        Setting("synonyms", "synonyms", {}, checks.synonyms),
        Setting("distinctAttribute", "distinct-attribute", None, check_text),
        Setting("proximityPrecision", "proximity-precision", "byWord", choice("byWord", "byAttribute")),
        Setting(
            "typoTolerance",
            "typo-tolerance",
            {
                "enabled": True,
                "minWordSizeForTypos": {"oneTypo": 5, "twoTypos": 9},
                "disableOnWords": [],
                "disableOnAttributes": [],
                "disableOnNumbers": False,
            },
            checks.typo_tolerance,
            merges=True,
        ),
        Setting(
            "faceting",
            "faceting",
            {"maxValuesPerFacet": 100, "sortFacetValuesBy": {"*": "alpha"}},
            checks.faceting,
            merges=True,
        ),
        Setting("pagination", "pagination", {"maxTotalHits": 1000}, checks.pagination, merges=True),
        Setting("embedders", "embedders", {}, checks.unsupported),
        Setting("searchCutoffMs", "search-cutoff-ms", None, check_count),
        Setting("localizedAttributes", "localized-attributes", None, checks.unsupported),
        Setting("facetSearch", "facet-search", True, check_flag),
        Setting("prefixSearch", "prefix-search", "indexingTime", choice("indexingTime", "disabled")),
        Setting("chat", "chat", None, checks.unsupported),
    )
}
# Not shown when all settings are read: features behind a flag that this engine does not have.
HIDDEN = {"foreignKeys", "chat"}
