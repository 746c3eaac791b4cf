"""Writes the counts in Redis to PostgreSQL, each batch exactly once."""

from collections.abc import Callable, Mapping
from uuid import uuid4

from redis import Redis, ResponseError
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from core.db import Database, transaction
from core.models import CounterBatch

Write = Callable[[Session, Mapping[str, int]], None]


def flush_counters(redis: Redis, engine: Database, key: str, write: Write) -> int:
    """Write all counts under `key`, and batches that an earlier crash left behind; return the number of counts.

    A batch is renamed aside first and carries an id: a crash before the commit leaves it for next time, a crash after
    it leaves a batch whose id the database knows, and which is only dropped. Raises redis.RedisError.
    """
    set_aside(redis, key)
    flushed = 0
    for batch_key in list(redis.scan_iter(match=f"{key}:batch:*", count=1000)):
        counts = {str(field): int(count) for field, count in redis.hgetall(batch_key).items()}
        with transaction(engine) as session:
            if claim(session, batch_key.rsplit(":", 1)[-1]):
                write(session, counts)
                flushed += len(counts)
        redis.delete(batch_key)
    return flushed


def set_aside(redis: Redis, key: str) -> None:
    """Rename the current hash; new counts start a new one."""
    try:
        redis.rename(key, f"{key}:batch:{uuid4()}")
    except ResponseError as error:
        if "no such key" not in str(error):
            raise


def claim(session: Session, batch_id: str) -> bool:
    """Record the batch; False when it has been written before."""
    statement = insert(CounterBatch).values(id=batch_id).on_conflict_do_nothing().returning(CounterBatch.id)
    return session.scalar(statement) is not None
