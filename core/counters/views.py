"""Counts views: one per visitor and item in half an hour, and a bounded number per visitor and per network."""

import time
from datetime import UTC, datetime
from enum import StrEnum

from redis import Redis


class Viewed(StrEnum):
    """What has views."""

    RECIPE = "recipe"
    BLOG = "blog"


REPEAT_SECONDS = 30 * 60
VISITOR_SECONDS = 10 * 60
VIEWS_PER_VISITOR = 120
"""Views of one visitor that count in ten minutes."""
VIEWS_PER_NETWORK = 10 * VIEWS_PER_VISITOR
"""Views of all visitors of a network that count in ten minutes."""
MAX_REMEMBERED = 100_000
"""Views remembered for half an hour; further ones don't count until some are forgotten. About 10 MB in Redis."""

COUNT_VIEW = """
local views, current, previous, visitors = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local field, view = ARGV[1], ARGV[2]
local now, repeat_seconds, visitor_seconds = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local seen = redis.call('HGET', current, view) or redis.call('HGET', previous, view)
if seen and now - tonumber(seen) < repeat_seconds then return 0 end
if redis.call('HLEN', current) >= tonumber(ARGV[6]) then return 0 end
for place = 7, #ARGV, 2 do
  if tonumber(redis.call('HGET', visitors, ARGV[place]) or '0') >= tonumber(ARGV[place + 1]) then return 0 end
end
for place = 7, #ARGV, 2 do redis.call('HINCRBY', visitors, ARGV[place], 1) end
redis.call('EXPIRE', visitors, visitor_seconds)
redis.call('HSET', current, view, now)
redis.call('EXPIRE', current, 2 * repeat_seconds)
redis.call('HINCRBY', views, field, 1)
return 1
"""
"""One step, so that a crash can't remember the visitor and forget the view."""


def views_key(kind: Viewed) -> str:
    """Return the key of the hash with the views that wait: `day:id` to how many."""
    return f"counters:{kind}-views"


def count_view(
    redis: Redis, kind: Viewed, *, item_id: int, visitor: str, network: str | None = None, now: float | None = None
) -> bool:
    """Count the view unless this visitor had one of the same item within 30 minutes; tell whether it counted.

    `network`: that of the visitor's address, if there is one. `now`: seconds since 1970. What is remembered is in one
    hash for each half hour, so that the number of keys doesn't grow with visitors. One round trip and no write to
    PostgreSQL. Raises redis.RedisError.
    """
    now = time.time() if now is None else now
    half_hour = int(now // REPEAT_SECONDS)
    day = datetime.fromtimestamp(now, UTC).date().isoformat()
    return bool(
        redis.eval(
            COUNT_VIEW,
            4,
            views_key(kind),
            f"viewed:{half_hour}",
            f"viewed:{half_hour - 1}",
            f"viewers:{int(now // VISITOR_SECONDS)}",
            f"{day}:{item_id}",
            f"{visitor}:{kind}:{item_id}",
            str(int(now)),
            str(REPEAT_SECONDS),
            str(VISITOR_SECONDS),
            str(MAX_REMEMBERED),
            visitor,
            str(VIEWS_PER_VISITOR),
            *((network, str(VIEWS_PER_NETWORK)) if network else ()),
        )
    )
