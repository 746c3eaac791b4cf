"""Counts views: one per visitor and recipe in half an hour. Source: docs/product/recipes.md#views."""

from datetime import UTC, datetime

from redis import Redis

VIEWS_KEY = "counters:recipe-views"
REPEAT_SECONDS = 30 * 60


def count_view(redis: Redis, *, recipe_id: int, visitor: str) -> bool:
    """Count the view unless this visitor had one of this recipe within 30 minutes; tell whether it counted.

    One round trip and no write to PostgreSQL. Raises redis.RedisError.
    """
    day = datetime.now(UTC).date().isoformat()
    return bool(
        redis.eval(  # one step, so that a crash can't remember the visitor and forget the view
            "if redis.call('SET', KEYS[1], '1', 'NX', 'EX', ARGV[1]) then"
            " redis.call('HINCRBY', KEYS[2], ARGV[2], 1) return 1 else return 0 end",
            2,
            f"viewed:{visitor}:{recipe_id}",
            VIEWS_KEY,
            str(REPEAT_SECONDS),
            f"{day}:{recipe_id}",
        )
    )
