"""What PostgreSQL has to know of an index: which words weigh how much, and which values are compared."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from core.search.config import filterable_attributes, read_search_config
from core.search.index import PRIMARY_KEY, SearchIndex

VERSION = 1
"""Raise it whenever `core.search.standby.text` writes other words."""
NAMES, SUBJECTS, OTHERS, ASIDE = "A", "B", "C", "D"
"""PostgreSQL's four labels of words: of names; of what a thing is made of; of the other attributes that make a word
known; of people and sounds."""


@dataclass(frozen=True)
class Shape:
    """How documents of an index are written down."""

    index_name: str
    labels: Mapping[str, str]
    """The label of each searchable attribute, in their order."""
    running_text: frozenset[str]
    """Attributes that are searched only where a search names them; their words are kept apart."""
    spelt_only: frozenset[str]
    """Attributes and words that are never taken for similar ones."""
    sounds: frozenset[str]
    """Attributes of codes, which are no words."""
    compared: Sequence[str]
    """Attributes that filters and sorting may name."""
    sorted_by: Sequence[str]
    """Of these, the attributes that a search may be sorted by."""
    order: Sequence[tuple[str, bool]]
    """Attributes of the index's own ranking rules, and whether the greatest comes first."""
    max_total: int
    max_facet_values: int
    digest: str
    """Changes with the documents' builder and with all of the above."""


def read_shape(index: SearchIndex, config_dir: Path) -> Shape:
    """Return the shape that follows from an index and its settings. Raises OSError or ValueError."""
    config = read_search_config(config_dir, index.name)
    typos = config.get("typoTolerance", {})
    searched: list[str] = config["searchableAttributes"]
    filterable = dict.fromkeys([*filterable_attributes(config), *config.get("sortableAttributes", ())])
    order = [_order_of(rule) for rule in config["rankingRules"] if ":" in rule and not rule.startswith(PRIMARY_KEY)]
    parts: dict[str, Any] = {
        "labels": {name: _label(index, searched, name) for name in searched},
        "running_text": sorted(set(index.relaxing.running_text if index.relaxing else ()) & set(searched)),
        "compared": [name for name in filterable if name != PRIMARY_KEY],
        "order": order,
        "spelt_only": sorted([*typos.get("disableOnWords", ()), *typos.get("disableOnAttributes", ())]),
    }
    content = orjson.dumps([VERSION, index.document_version, parts], option=orjson.OPT_SORT_KEYS)
    return Shape(
        index_name=index.name,
        labels=parts["labels"],
        running_text=frozenset(parts["running_text"]),
        spelt_only=frozenset(parts["spelt_only"]),
        sounds=frozenset({"Sounds"} & set(searched)),
        compared=parts["compared"],
        sorted_by=config.get("sortableAttributes", ()),
        order=order,
        max_total=config["pagination"]["maxTotalHits"],
        max_facet_values=config.get("faceting", {}).get("maxValuesPerFacet", 100),
        digest=hashlib.sha256(content).hexdigest()[:16],
    )


def _label(index: SearchIndex, searched: Sequence[str], name: str) -> str:
    if index.relaxing is None:
        return NAMES if name == searched[0] else SUBJECTS
    if name in index.relaxing.subjects:
        return SUBJECTS
    if name in index.relaxing.unmeant or name == "Sounds":
        return ASIDE
    first_subject = min((searched.index(each) for each in index.relaxing.subjects if each in searched), default=0)
    return NAMES if searched.index(name) < first_subject else OTHERS


def _order_of(rule: str) -> tuple[str, bool]:
    attribute, _, direction = rule.partition(":")
    return attribute, direction == "desc"
