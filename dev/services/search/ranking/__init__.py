"""The order of hits: bucket by bucket, rule after rule."""

from dev.services.search.ranking.bucket_sort import search

__all__ = ["search"]
