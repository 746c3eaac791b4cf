"""The connection to Redis. Losing Redis loses nothing that a user was told is saved."""

import hashlib
from functools import lru_cache
from typing import Any

from redis import ConnectionError as ConnectionLost
from redis import ConnectionPool, Redis
from redis import TimeoutError as TimedOut
from redis.backoff import NoBackoff
from redis.retry import Retry

from core.fuse import Fuse
from core.settings import get_settings

TIMEOUT_SECONDS = 0.25
FUSE_SECONDS = 2.0


def hashed(text: str) -> str:
    """Return the text as a key in Redis names it: of bounded length, and Redis holds no address."""
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:32]


class FusedPool(ConnectionPool):
    """A pool of connections. After a time-out it gives none for two seconds, so that a frozen Redis costs little."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._fuse = Fuse(FUSE_SECONDS)

    def get_connection(self, command_name: Any = None, *keys: Any, **options: Any) -> Any:
        """Return a connection. Raises redis.TimeoutError, at once while the fuse is blown."""
        if self._fuse.is_blown:
            raise TimedOut("Redis did not answer a moment ago")
        try:
            return super().get_connection()
        except TimedOut:
            self._fuse.blow()
            raise

    def make_connection(self) -> Any:
        """Return a new connection whose time-outs blow the fuse."""
        connection = super().make_connection()
        read = connection.read_response

        def read_response(*arguments: Any, **options: Any) -> Any:
            try:
                return read(*arguments, **options)
            except TimedOut:
                self._fuse.blow()
                raise

        connection.read_response = read_response  # type: ignore[method-assign]  # for connections of every class
        return connection


def make_redis(url: str) -> "Redis":
    """Return a client with short time-outs. It tries a lost connection once more, and a time-out never."""
    pool = FusedPool.from_url(
        url,
        decode_responses=True,
        socket_timeout=TIMEOUT_SECONDS,
        socket_connect_timeout=TIMEOUT_SECONDS,
        retry=Retry(NoBackoff(), 1, supported_errors=(ConnectionLost,)),
    )
    return Redis(connection_pool=pool)


@lru_cache(maxsize=1)
def get_redis() -> "Redis":
    """Return the process's client: everything works without it."""
    return make_redis(get_settings().redis_url.get_secret_value())
