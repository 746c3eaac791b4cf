"""Counts what was searched, and what was searched without finding."""

from datetime import UTC, datetime

from redis import Redis

TERMS_KEY = "counters:search-terms"
MAX_TERM_LENGTH = 120
MAX_FIELDS = 50_000
"""Counts held in Redis until the worker takes them; further texts are not counted meanwhile."""

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


def term_of(text: str) -> str:
    """Return the text as it is counted: folded, on one line, of bounded length."""
    return " ".join(text.casefold().split())[:MAX_TERM_LENGTH]


def term_field(text: str, *, found: bool) -> str:
    """Return the hash field that counts a search: day, whether something was found, and the folded text."""
    day = datetime.now(UTC).date().isoformat()
    return f"{day}:{'hit' if found else 'miss'}:{term_of(text)}"


def count_terms(redis: Redis, fields: dict[str, int]) -> None:
    """Add the counts in one round trip, as far as there is room. Raises redis.RedisError."""
    pipeline = redis.pipeline(transaction=False)
    pairs = list(fields.items())
    for start in range(0, len(pairs), FIELDS_PER_CALL):
        arguments = [str(each) for pair in pairs[start : start + FIELDS_PER_CALL] for each in pair]
        pipeline.eval(ADD_COUNTS, 1, TERMS_KEY, str(MAX_FIELDS), *arguments)
    pipeline.execute()
