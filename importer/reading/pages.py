"""Recipes of a web page: JSON-LD first, microdata where there is none."""

import re
from collections.abc import Iterator
from typing import Any

from extruct.jsonld import JsonLdExtractor
from extruct.utils import parse_html
from extruct.w3cmicrodata import MicrodataExtractor
from lxml.etree import LxmlError  # type: ignore[import-untyped]

from importer.reading.recipes import recipes_in

_DECLARED_ENCODING = re.compile(rb"""<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)""", re.IGNORECASE)
HEAD_BYTES = 4096


def recipes_of_page(page: bytes) -> list[Any]:
    """Return the Recipes of the page; one that its address is known for has it as `url`."""
    try:
        tree = parse_html(page, encoding=_encoding_of(page))
    except (LxmlError, ValueError, LookupError, RecursionError):
        return []
    address = _canonical_address(tree)
    found = list(recipes_in(list(_json_ld(tree)))) or list(recipes_in(microdata(tree)))
    return [{"url": address, **recipe} if address and len(found) == 1 else recipe for recipe in found]


def _encoding_of(page: bytes) -> str:
    """Return the encoding that the page declares, if the declaration is true; else UTF-8."""
    declared = _DECLARED_ENCODING.search(page[:HEAD_BYTES])
    names = ["utf-8", declared[1].decode("ascii")] if declared else ["utf-8", "cp1252"]
    for name in names:
        try:
            page.decode(name)
        except (UnicodeDecodeError, LookupError):
            continue
        return name
    return "utf-8"


def _json_ld(tree: Any) -> Iterator[Any]:
    """Yield the documents of the page's scripts; a broken script does not concern the others."""
    extractor = JsonLdExtractor()
    for script in tree.xpath('descendant-or-self::script[contains(@type, "ld+json")]'):
        try:
            script.set("type", "application/ld+json")
            yield extractor.extract_items(script)
        except (ValueError, RecursionError):
            continue


def microdata(tree: Any) -> list[Any]:
    """Return the page's microdata in the shape of JSON-LD."""
    try:
        return [_as_json_ld(item) for item in MicrodataExtractor().extract_items(tree, base_url=None)]
    except (ValueError, RecursionError):
        return []


def _as_json_ld(item: Any) -> Any:
    """Return a microdata item as the JSON-LD object that says the same."""
    if isinstance(item, list):
        return [_as_json_ld(element) for element in item]
    if not isinstance(item, dict):
        return item
    properties = {name: _as_json_ld(value) for name, value in item.get("properties", {}).items()}
    return {"@type": item.get("type", []), **properties} if properties else item.get("value", "")


def _canonical_address(tree: Any) -> str | None:
    """Return the address that the page gives for itself."""
    found = tree.xpath("//link[@rel='canonical']/@href") or tree.xpath("//meta[@property='og:url']/@content")
    return str(found[0]).strip() if found else None
