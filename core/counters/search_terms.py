"""Counts what was searched, and what was searched without finding."""

from datetime import UTC, datetime

from redis import Redis

TERMS_KEY = "counters:search-terms"
MAX_TERM_LENGTH = 120


def term_field(text: str, *, found: bool) -> str:
    """Return the hash field that counts a search: day, whether something was found, and the folded text."""
    day = datetime.now(UTC).date().isoformat()
    term = " ".join(text.casefold().split())[:MAX_TERM_LENGTH]
    return f"{day}:{'hit' if found else 'miss'}:{term}"


def count_terms(redis: Redis, fields: dict[str, int]) -> None:
    """Add the counts in one round trip. Raises redis.RedisError."""
    pipeline = redis.pipeline(transaction=False)
    for field, count in fields.items():
        pipeline.hincrby(TERMS_KEY, field, count)
    pipeline.execute()
