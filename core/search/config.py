"""The engine settings of each index, read from `search-config`. Its README says why each value is what it is."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import orjson

from core.search.facets import Facet, read_facets
from core.search.index import BOOKKEEPING
from core.search.synonyms import Family, merge_families, problem_of_families


class SearchConfigBroken(ValueError):
    """A file of `search-config` is malformed; the message names it and says what is wrong."""


def read_search_config(config_dir: Path, index: str, own_families: Iterable[Family] = ()) -> dict[str, Any]:
    """Return the settings that the index should have, in the engine's form.

    `own_families`: synonyms that staff have added; what an index should have in all is `indexer.wanted_settings`.

    `settings.json` is the base. `synonyms.json` lists families: each word of a family is made a synonym of the others,
    in both directions. `stop-words.json` is a list. `facets.json` adds filterable attributes. Only `settings.json` must
    exist; raises OSError or ValueError where it is missing or any of them is malformed.
    """
    folder = config_dir / index
    settings: dict[str, Any] = orjson.loads((folder / "settings.json").read_bytes())
    settings["synonyms"] = synonyms_of(merge_families(shipped_families(config_dir, index), own_families))
    settings["stopWords"] = sorted(stop_words(config_dir, index))
    settings["filterableAttributes"] = [
        *settings.get("filterableAttributes", ()),
        *_filterable(read_facets(config_dir, index)),
        _rule(sorted(BOOKKEEPING - {"Content_Hash"}), has_facet_search=False),
    ]
    return settings


def shipped_families(config_dir: Path, index: str) -> list[list[str]]:
    """Return the families of `synonyms.json`. Raises SearchConfigBroken where it is malformed."""
    file = config_dir / index / "synonyms.json"
    families = _read_optional(file)
    if problem := problem_of_families(families):
        raise SearchConfigBroken(f"{index}/{file.name}: {problem}")
    return families


def stop_words(config_dir: Path, index: str) -> list[str]:
    """Return the words that the index's searches leave out."""
    return _read_optional(config_dir / index / "stop-words.json")


def synonyms_of(families: Iterable[Family]) -> dict[str, list[str]]:
    """Return each word with the other words of its families."""
    others: dict[str, set[str]] = {}
    for family in families:
        for word in family:
            others.setdefault(word, set()).update(other for other in family if other != word)
    return {word: sorted(words) for word, words in sorted(others.items())}


def filterable_attributes(settings: dict[str, Any]) -> list[str]:
    """Return the attributes that the settings let filters name, as often as they stand there."""
    return [name for rule in settings["filterableAttributes"] for name in rule["attributePatterns"]]


def _read_optional(file: Path) -> list[Any]:
    try:
        found: list[Any] = orjson.loads(file.read_bytes()) if file.is_file() else []
    except orjson.JSONDecodeError as error:
        raise SearchConfigBroken(f"{file.parent.name}/{file.name}: {error}") from error
    return found


def _filterable(facets: Sequence[Facet]) -> Iterable[dict[str, Any]]:
    counted = list(dict.fromkeys(facet.counted for facet in facets))
    matched = list(dict.fromkeys(facet.matched for facet in facets if facet.matched not in counted))
    if counted:
        yield _rule(counted, has_facet_search=True)
    if matched:
        yield _rule(matched, has_facet_search=False)


def _rule(attributes: list[str], *, has_facet_search: bool) -> dict[str, Any]:
    return {
        "attributePatterns": attributes,
        "features": {"facetSearch": has_facet_search, "filter": {"equality": True, "comparison": False}},
    }
