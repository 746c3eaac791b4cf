"""Meta tags of the lists of recipes and blogs, with schema.org's ItemList of what they begin with."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

import orjson

from api.site.meta import SHARE_PICTURE, SITE_NAME, PageMeta, described, screen_meta, shortened
from api.site.opening import Opening
from api.site.screens import Screen, read_screens
from core.search.facets import Facet, read_facets
from core.settings import SEARCH_CONFIG_DIR, Settings

NAMED_DISHES = 4
"""Dishes that the description of a filtered list names."""
SHOWN_NAMES = {"cuisines": "Cuisine_Display_Name", "categories": "Category_Name"}
"""Fields of a card that say how the site calls the filter's value."""
ADDRESS_VALUES = {"cuisines": "Cuisine_Display_Name", "categories": "Category_Code"}
"""Fields of a card that the site's own links filter by."""


@dataclass(frozen=True)
class Item:
    """An entry of a list."""

    path: str
    name: str


def recipe_list_meta(opening: Opening | None, chosen: Mapping[str, str], settings: Settings) -> PageMeta:
    """Return the meta of the list of recipes. `chosen` are the filters of its address, by the facet's kind.

    A list with one value for each filter is a page of its own, "Turkish Recipes". Lists without a recipe, and those of
    several values, of which there is no end, are left out by search engines.
    """
    screen = read_screens()["recipes"]
    recipes = _cards(opening)
    items = [Item(f"/recipe/{card['ID']}", card["Short_Title"]) for card in recipes]
    if not chosen:
        return _with_items(screen_meta(screen, settings), items, settings)
    if not recipes or any("," in value for value in chosen.values()):
        return unlisted_meta(screen, settings)
    facets = [facet for facet in _recipe_facets() if facet.kind in chosen]
    path = f"{screen.path}?{urlencode([_address(facet, chosen, recipes[0]) for facet in facets])}"
    title = _title(facets, chosen, recipes[0])
    total = orjson.loads(opening.body)["Total_Recipes"] if opening else len(recipes)
    meta = described(
        f"{title} · {SITE_NAME}",
        _description(title, recipes, total),
        settings.origin + path,
        settings.origin + (recipes[0]["Image_4_3_URL"] or SHARE_PICTURE),
        "website",
    )
    return _with_items(meta, items, settings)


def blog_list_meta(opening: Opening | None, settings: Settings) -> PageMeta:
    """Return the meta of the list of blogs."""
    blogs = orjson.loads(opening.body)["Blogs"] if opening else []
    items = [Item(f"/blogs/{blog['Slug']}", blog["Title"]) for blog in blogs]
    return _with_items(screen_meta(read_screens()["blogs"], settings), items, settings)


def list_screen_meta(screen: Screen, opening: Opening | None, settings: Settings) -> PageMeta:
    """Return the meta of a screen whose address asks for nothing, with the items of its opening if it is a list."""
    if screen.key == "recipes":
        return recipe_list_meta(opening, {}, settings)
    if screen.key == "blogs":
        return blog_list_meta(opening, settings)
    return screen_meta(screen, settings)


def unlisted_meta(screen: Screen, settings: Settings) -> PageMeta:
    """Return the meta of a list that search engines are to leave out: of a searched text, or without an end."""
    return replace(screen_meta(screen, settings), canonical_url=None, is_hidden=True)


def chosen_filters(parameters: Mapping[str, str]) -> Mapping[str, str]:
    """Return the filters among an address's parameters, by the facet's kind; empty ones are left out."""
    given = {facet.kind: parameters.get(facet.address, "").strip() for facet in _recipe_facets()}
    return {kind: value for kind, value in given.items() if value}


def _recipe_facets() -> Sequence[Facet]:
    return read_facets(SEARCH_CONFIG_DIR, "recipes")


def _cards(opening: Opening | None) -> Sequence[Mapping[str, Any]]:
    cards: Sequence[Mapping[str, Any]] = orjson.loads(opening.body)["Recipes"] if opening else []
    return cards


def _address(facet: Facet, chosen: Mapping[str, str], card: Mapping[str, Any]) -> tuple[str, str]:
    field = ADDRESS_VALUES.get(facet.kind)
    return facet.address, (card.get(field) if field else None) or chosen[facet.kind].capitalize()


def _title(facets: Sequence[Facet], chosen: Mapping[str, str], card: Mapping[str, Any]) -> str:
    """Return "Easy Turkish Desserts": the list's category, or "Recipes", behind the other filters."""
    shown = {facet.kind: _shown(facet, chosen, card) for facet in facets}
    words = [shown.pop("difficulties", ""), shown.pop("cuisines", ""), shown.pop("categories", "Recipes")]
    return " ".join(word for word in (*shown.values(), *words) if word)


def _shown(facet: Facet, chosen: Mapping[str, str], card: Mapping[str, Any]) -> str:
    field = SHOWN_NAMES.get(facet.kind)
    return (card.get(field) if field else None) or chosen[facet.kind].capitalize()


def _description(title: str, recipes: Sequence[Mapping[str, Any]], total: int) -> str:
    dishes = [card["Short_Title"] for card in recipes[:NAMED_DISHES]]
    more = total - len(dishes)
    named = ", ".join(dishes) + (f" and {more} more" if more else "")
    return shortened(f"Halal, each ingredient checked. {title}: {named}.")


def _with_items(meta: PageMeta, items: Sequence[Item], settings: Settings) -> PageMeta:
    if not items:
        return meta
    data = {
        "@context": "https://schema.org",
        "@type": "ItemList",
        "name": meta.title.removesuffix(f" · {SITE_NAME}"),
        "url": meta.canonical_url,
        "numberOfItems": len(items),
        "itemListElement": [
            {"@type": "ListItem", "position": position, "url": settings.origin + item.path, "name": item.name}
            for position, item in enumerate(items, start=1)
        ],
    }
    return replace(meta, structured_data=data)
