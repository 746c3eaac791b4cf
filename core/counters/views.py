"""Counts views: one per visitor and item in half an hour, and a bounded number per visitor and per network."""

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from enum import StrEnum
from typing import NamedTuple

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

COUNT_VIEWS = """
local current, previous, visitors = KEYS[1], KEYS[2], KEYS[3]
local now, repeat_seconds, visitor_seconds = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local most_remembered, most_of_visitor, most_of_network = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])

local function is_used_up(name, most)
  return name ~= '' and tonumber(redis.call('HGET', visitors, name) or '0') >= most
end

local function count(views, field, view, visitor, network)
  local seen = redis.call('HGET', current, view) or redis.call('HGET', previous, view)
  if seen and now - tonumber(seen) < repeat_seconds then return 0 end
  if redis.call('HLEN', current) >= most_remembered then return 0 end
  if is_used_up(visitor, most_of_visitor) or is_used_up(network, most_of_network) then return 0 end
  redis.call('HINCRBY', visitors, visitor, 1)
  if network ~= '' then redis.call('HINCRBY', visitors, network, 1) end
  redis.call('HSET', current, view, now)
  redis.call('HINCRBY', views, field, 1)
  return 1
end

local counted = {}
for place = 7, #ARGV, 5 do
  counted[#counted + 1] = count(KEYS[ARGV[place] + 0], unpack(ARGV, place + 1, place + 4))
end
redis.call('EXPIRE', visitors, visitor_seconds)
redis.call('EXPIRE', current, 2 * repeat_seconds)
return counted
"""
"""One step, so that a crash can't remember a visitor and forget the view."""

_KINDS = tuple(Viewed)


class View(NamedTuple):
    """A view as it is counted: `visitor` and `network` are hashes; `network` is empty where there is none."""

    kind: Viewed
    item_id: int
    visitor: str
    network: str = ""


def views_key(kind: Viewed) -> str:
    """Return the key of the hash with the views that wait: `day:id` to how many."""
    return f"counters:{kind}-views"


def count_views(redis: Redis, views: Sequence[View], *, now: float | None = None) -> list[bool]:
    """Count each view unless its visitor had one of the same item within 30 minutes; tell which ones counted.

    `now`: seconds since 1970. What is remembered is in one hash for each half hour, so that the number of keys doesn't
    grow with visitors. One round trip and no write to PostgreSQL. Raises redis.RedisError.
    """
    if not views:
        return []
    now = time.time() if now is None else now
    half_hour = int(now // REPEAT_SECONDS)
    day = datetime.fromtimestamp(now, UTC).date().isoformat()
    keys = [
        f"viewed:{half_hour}",
        f"viewed:{half_hour - 1}",
        f"viewers:{int(now // VISITOR_SECONDS)}",
        *map(views_key, _KINDS),
    ]
    places = {kind: keys.index(views_key(kind)) + 1 for kind in _KINDS}
    bounds = (REPEAT_SECONDS, VISITOR_SECONDS, MAX_REMEMBERED, VIEWS_PER_VISITOR, VIEWS_PER_NETWORK)
    arguments: list[str | int] = [int(now), *bounds]
    for kind, item_id, visitor, network in views:
        arguments += (places[kind], f"{day}:{item_id}", f"{visitor}:{kind}:{item_id}", visitor, network)
    return [bool(counted) for counted in redis.eval(COUNT_VIEWS, len(keys), *keys, *arguments)]
