"""The check of each kind of setting: returns the value as it is kept, refuses what cannot be."""

from __future__ import annotations

import re
from typing import Any

from dev.services.search.checking import (
    check_array,
    check_choice,
    check_count,
    check_flag,
    check_object,
    check_texts,
    invalid_value,
)
from dev.services.search.errors import ApiError

BUILT_IN_RULES = {"words", "typo", "proximity", "attribute", "attributeRank", "wordPosition", "sort", "exactness"}
CUSTOM_RULE = re.compile(r"(?!_geo)[^:]+:(asc|desc)")
GEO = ("_geo", "_geojson")


def words(value: Any, path: str, code: str) -> list[str]:
    return sorted(set(check_texts(value, path, code)))


def sortable(value: Any, path: str, code: str) -> list[str]:
    names = words(value, path, code)
    refuse_geo(names, path, code)
    return names


def refuse_geo(names: list[str], path: str, code: str) -> None:
    for name in names:
        if name in GEO:
            raise invalid_value(path, f"this engine has no geographic search, so `{name}` cannot be used.", code)


def filterable(value: Any, path: str, code: str) -> list[Any]:
    return [
        filterable_entry(entry, f"{path}[{place}]", code) for place, entry in enumerate(check_array(value, path, code))
    ]


def filterable_entry(entry: Any, path: str, code: str) -> Any:
    if isinstance(entry, str):
        refuse_geo([entry], path, code)
        return entry
    rule = check_object(entry, path, code, ("attributePatterns", "features"))
    if "attributePatterns" not in rule:
        raise ApiError(code, f"Missing field `attributePatterns` inside `{path}`")
    patterns = check_texts(rule["attributePatterns"], f"{path}.attributePatterns", code)
    refuse_geo(patterns, path, code)
    features = rule.get("features") or {}
    check_object(features, f"{path}.features", code, ("facetSearch", "filter"))
    filters = features.get("filter") or {}
    check_object(filters, f"{path}.features.filter", code, ("equality", "comparison"))
    return {
        "attributePatterns": patterns,
        "features": {
            "facetSearch": check_flag(features.get("facetSearch", False), f"{path}.features.facetSearch", code),
            "filter": {
                "equality": check_flag(filters.get("equality", True), f"{path}.features.filter.equality", code),
                "comparison": check_flag(filters.get("comparison", False), f"{path}.features.filter.comparison", code),
            },
        },
    }


def ranking_rules(value: Any, path: str, code: str) -> list[str]:
    rules = [ranking_rule(rule, f"{path}[{place}]", code) for place, rule in enumerate(check_texts(value, path, code))]
    if "attribute" in rules and {"attributeRank", "wordPosition"} & set(rules):
        raise ApiError(
            code,
            "Mixed usage of the attribute, attributeRank, and wordPosition ranking rules. "
            "You must either use the attribute ranking rule alone or the attributeRank and wordPosition ranking rules.",
        )
    return rules


def ranking_rule(rule: str, path: str, code: str) -> str:
    if rule in BUILT_IN_RULES or CUSTOM_RULE.fullmatch(rule):
        return rule
    raise invalid_value(
        path,
        f"`{rule}` ranking rule is invalid. Valid ranking rules are words, typo, sort, proximity, attribute, "
        "attributeRank, wordPosition, exactness and custom ranking rules.",
        code,
    )


def synonyms(value: Any, path: str, code: str) -> dict[str, list[str]]:
    families = check_object(value, path, code)
    return {word: check_texts(families[word], f"{path}.{word}", code) for word in sorted(families)}


def typo_tolerance(value: Any, path: str, code: str) -> dict[str, Any]:
    members = {
        "enabled": check_flag,
        "minWordSizeForTypos": word_sizes,
        "disableOnWords": words,
        "disableOnAttributes": words,
        "disableOnNumbers": check_flag,
    }
    return checked_members(value, path, code, members)


def word_sizes(value: Any, path: str, code: str) -> dict[str, Any]:
    sizes = checked_members(value, path, code, {"oneTypo": check_count, "twoTypos": check_count})
    one, two = sizes.get("oneTypo"), sizes.get("twoTypos")
    if any(size is not None and size > 255 for size in (one, two)) or (
        one is not None and two is not None and one > two
    ):
        raise wrong_sizes(path, code, one, two)
    return sizes


def wrong_sizes(path: str, code: str, one: int | None, two: int | None) -> ApiError:
    return invalid_value(
        path,
        "`minWordSizeForTypos` setting is invalid. `oneTypo` and `twoTypos` fields should be between `0` and `255`, "
        f"and `twoTypos` should be greater or equals to `oneTypo` but found `oneTypo: {one}` and twoTypos: {two}`.",
        code,
    )


def faceting(value: Any, path: str, code: str) -> dict[str, Any]:
    return checked_members(value, path, code, {"maxValuesPerFacet": check_count, "sortFacetValuesBy": value_orders})


def value_orders(value: Any, path: str, code: str) -> dict[str, str]:
    orders = check_object(value, path, code)
    return {
        name: check_choice(order, f"{path}.{name}", code, ("alpha", "count")) for name, order in sorted(orders.items())
    }


def pagination(value: Any, path: str, code: str) -> dict[str, Any]:
    return checked_members(value, path, code, {"maxTotalHits": check_positive})


def check_positive(value: Any, path: str, code: str) -> int:
    count = check_count(value, path, code)
    if count == 0:
        raise invalid_value(path, "a non-zero integer value was expected, but found a zero", code)
    return count


def checked_members(value: Any, path: str, code: str, members: dict[str, Any]) -> dict[str, Any]:
    """Return the members that were given, each checked; null stays, to say that the member is reset."""
    given = check_object(value, path, code, members)
    return {
        name: None if given[name] is None else check(given[name], f"{path}.{name}", code)
        for name, check in members.items()
        if name in given
    }


def unsupported(value: Any, path: str, code: str) -> Any:
    if value in ({}, []):
        return value
    raise invalid_value(path or ".", "this engine does not have this feature.", code)
