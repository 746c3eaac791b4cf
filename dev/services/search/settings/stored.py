"""Settings as an index keeps them: only what was set, by name. Read back they are completed with the defaults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dev.services.search.checking import check_object
from dev.services.search.contracts import IndexSettings, TypoTolerance
from dev.services.search.settings.checks import wrong_sizes
from dev.services.search.settings.schema import HIDDEN, SETTINGS, Setting

# Other members that are objects are replaced whole.
MERGED_MEMBERS = {"minWordSizeForTypos"}

Stored = Mapping[str, Any]
Changes = Mapping[str, Any]


def parse_settings(body: Any) -> dict[str, Any]:
    """Return the changes that a request asks for; None resets a setting. Raises ApiError."""
    given = check_object(body, "", "bad_request", SETTINGS)
    return {
        name: parse_setting(setting, given[name], f".{name}") for name, setting in SETTINGS.items() if name in given
    }


def parse_setting(setting: Setting, value: Any, path: str = "") -> Any:
    return None if value is None else setting.check(value, path, setting.code)


def reset_all() -> dict[str, Any]:
    return dict.fromkeys(SETTINGS)


def change_details(changes: Changes) -> dict[str, Any]:
    """Return the changes as the task shows them."""
    return {
        name: SETTINGS[name].default
        if value is None and name in ("displayedAttributes", "searchableAttributes")
        else value
        for name, value in changes.items()
    }


def changed(stored: Stored, changes: Changes) -> dict[str, Any]:
    """Return the stored settings after the changes. Raises ApiError when old and new contradict each other."""
    after = dict(stored)
    for name, value in changes.items():
        if value is None:
            after.pop(name, None)
        elif SETTINGS[name].merges:
            after[name] = merged(after.get(name, {}), normal(name, value))
        else:
            after[name] = normal(name, value)
    sizes = shown_setting(after, "typoTolerance")["minWordSizeForTypos"]
    if sizes["oneTypo"] > sizes["twoTypos"]:
        raise wrong_sizes(
            ".typoTolerance.minWordSizeForTypos", "invalid_settings_typo_tolerance", sizes["oneTypo"], sizes["twoTypos"]
        )
    return after


def normal(name: str, value: Any) -> Any:
    """Return a value as it is read back, where that is not as it was sent."""
    if name in ("displayedAttributes", "searchableAttributes"):
        return ["*"] if "*" in value else list(dict.fromkeys(value))
    if name == "typoTolerance" and value.get("disableOnWords"):
        return value | {"disableOnWords": sorted({word.lower() for word in value["disableOnWords"]})}
    return value


def merged(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Return old members overlaid by new ones; a null takes a member away."""
    together = dict(old)
    for name, value in new.items():
        if value is None:
            together.pop(name, None)
        elif name in MERGED_MEMBERS:
            together[name] = merged(together.get(name, {}), value)
        else:
            together[name] = value
    return together


def shown_settings(stored: Stored) -> dict[str, Any]:
    """Return all settings as they are read back."""
    return {name: shown_setting(stored, name) for name in SETTINGS if name not in HIDDEN}


def shown_setting(stored: Stored, name: str) -> Any:
    setting = SETTINGS[name]
    if name not in stored:
        return setting.default
    value = stored[name]
    if not setting.merges:
        return value
    return completed(setting.default, value)


def completed(default: Mapping[str, Any], value: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value with what is missing in it, at any depth, taken from the default."""
    return {
        **default,
        **{
            name: completed(default[name], member) if isinstance(member, dict) else member
            for name, member in value.items()
        },
    }


def index_settings(stored: Stored) -> IndexSettings:
    """Return the settings as matching, ranking and display read them."""
    shown = {name: shown_setting(stored, name) for name in SETTINGS}
    typo = shown["typoTolerance"]
    return IndexSettings(
        searchable=names(shown["searchableAttributes"]),
        displayed=names(shown["displayedAttributes"]),
        filterable=tuple(shown["filterableAttributes"]),
        sortable=tuple(shown["sortableAttributes"]),
        ranking_rules=tuple(dict.fromkeys(shown["rankingRules"])),
        stop_words=frozenset(shown["stopWords"]),
        synonyms={word: tuple(others) for word, others in shown["synonyms"].items()},
        separator_tokens=frozenset(shown["separatorTokens"]),
        non_separator_tokens=frozenset(shown["nonSeparatorTokens"]),
        dictionary=frozenset(shown["dictionary"]),
        typo=TypoTolerance(
            enabled=typo["enabled"],
            one_typo=typo["minWordSizeForTypos"]["oneTypo"],
            two_typos=typo["minWordSizeForTypos"]["twoTypos"],
            disable_on_words=frozenset(typo["disableOnWords"]),
            disable_on_attributes=frozenset(typo["disableOnAttributes"]),
            disable_on_numbers=typo["disableOnNumbers"],
        ),
        prefix_search=shown["prefixSearch"],
        proximity_precision=shown["proximityPrecision"],
        distinct=shown["distinctAttribute"],
        max_total_hits=shown["pagination"]["maxTotalHits"],
        max_values_per_facet=shown["faceting"]["maxValuesPerFacet"],
        sort_facet_values_by=shown["faceting"]["sortFacetValuesBy"],
    )


def names(attributes: list[str]) -> tuple[str, ...] | None:
    return None if attributes == ["*"] else tuple(attributes)
