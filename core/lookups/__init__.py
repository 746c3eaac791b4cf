"""The lists that recipes are sorted into: categories, cuisines and known ingredients."""

from core.lookups.load import load_lookups, read_lookups

__all__ = ["load_lookups", "read_lookups"]
