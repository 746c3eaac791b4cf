"""Words of documents and of queries, and which of them match."""

from dev.services.search.matching.text_index import TextIndex

__all__ = ["TextIndex"]
