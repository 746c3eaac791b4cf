"""The connection to Redis. Losing Redis loses nothing that a user was told is saved."""

from functools import lru_cache

from redis import Redis

from core.settings import get_settings

TIMEOUT_SECONDS = 0.25


@lru_cache(maxsize=1)
def get_redis() -> "Redis":
    """Return the process's client: short time-outs, since everything works without it."""
    return Redis.from_url(
        get_settings().redis_url.get_secret_value(),
        decode_responses=True,
        socket_timeout=TIMEOUT_SECONDS,
        socket_connect_timeout=TIMEOUT_SECONDS,
    )
