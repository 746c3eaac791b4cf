"""What a hit shows: the members asked for, marked and cut where the query matches."""

from dev.services.search.display.format import HitFormatter, format_hit

__all__ = ["HitFormatter", "format_hit"]
