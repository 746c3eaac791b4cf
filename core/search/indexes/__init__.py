"""The declared indexes. Each module of this package declares one, as `INDEX`; nothing else lists them."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules

from core.search.index import SearchIndex


@lru_cache(maxsize=1)
def search_indexes() -> Mapping[str, SearchIndex]:
    """Return every declared index by its name, in the order of their names.

    Raises AttributeError for a module without `INDEX`, ValueError where two modules declare the same name.
    """
    declared = [import_module(f"{__name__}.{module.name}").INDEX for module in iter_modules(__path__)]
    by_name = {index.name: index for index in sorted(declared, key=lambda index: index.name)}
    if len(by_name) != len(declared):
        raise ValueError("two modules of core/search/indexes declare an index of the same name")
    return by_name


def find_index(name: str) -> SearchIndex:
    """Return the index of that name. Raises LookupError, naming those that there are."""
    index = search_indexes().get(name)
    if index is None:
        raise LookupError(f"There is no index {name!r}, only: {', '.join(search_indexes())}.")
    return index
