"""Counts what was searched and how it ended, without who searched it."""

import re
import unicodedata
from datetime import UTC, datetime
from enum import StrEnum

from redis import Redis

from core.search.text import clean_text

TERMS_KEY = "counters:search-terms"
MAX_TERM_LENGTH = 80
MAX_FIELDS = 50_000
"""Counts held in Redis until the worker takes them; further texts are not counted meanwhile."""
MAX_DIGITS = 5
"""A text with more digits may hold a phone, card or account number."""

ADDRESS = re.compile(r"@|://|\bwww\.", re.IGNORECASE)
"""In email addresses, names of accounts, and links."""

ADD_COUNTS = """
local size = redis.call('HLEN', KEYS[1])
for place = 2, #ARGV, 2 do
    if size < tonumber(ARGV[1]) or redis.call('HEXISTS', KEYS[1], ARGV[place]) == 1 then
        redis.call('HINCRBY', KEYS[1], ARGV[place], ARGV[place + 1])
        size = redis.call('HLEN', KEYS[1])
    end
end
"""
FIELDS_PER_CALL = 1000


class Outcome(StrEnum):
    """How a search ended."""

    HIT = "hit"
    RELAXED = "relaxed"
    """Recipes were found with fewer words only."""
    MISS = "miss"
    """Nothing was found."""


def term_of(text: str) -> str | None:
    """Return the text as it is counted: folded, on one line, cut at 80 characters. None if it is not to be kept.

    Not kept: an empty text, and one that looks like an email address, a link, or a phone or other long number.
    """
    term = clean_text(unicodedata.normalize("NFKC", text)).casefold()
    if ADDRESS.search(term) or sum(letter.isdigit() for letter in term) > MAX_DIGITS:
        return None
    return term[:MAX_TERM_LENGTH].rstrip() or None


def term_field(term: str, outcome: Outcome) -> str:
    """Return the hash field that counts a search today: day, outcome and the text as `term_of` returns it."""
    return f"{datetime.now(UTC).date().isoformat()}:{outcome}:{term}"


def count_terms(redis: Redis, fields: dict[str, int]) -> None:
    """Add the counts in one round trip, as far as there is room. Raises redis.RedisError."""
    pipeline = redis.pipeline(transaction=False)
    pairs = list(fields.items())
    for start in range(0, len(pairs), FIELDS_PER_CALL):
        arguments = [str(each) for pair in pairs[start : start + FIELDS_PER_CALL] for each in pair]
        pipeline.eval(ADD_COUNTS, 1, TERMS_KEY, str(MAX_FIELDS), *arguments)
    pipeline.execute()
