"""Works off an index's outbox, several batches at once, while the index's lock is held."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import wait
from dataclasses import dataclass, field
from time import monotonic

from core.advisory_locks import HeldLock, LockLost
from core.db import make_session, transaction
from indexer import outbox
from indexer.locks import is_index_awaited
from indexer.mirror import mirror
from indexer.outbox import Pending
from indexer.sending import Sender, Sent

FIRST_BATCH = 1_000
LARGEST_BATCH = 4_000
"""Outbox rows of a batch. Each batch is twice as large as the one before: a backlog is worked off in large steps."""
LONGEST_BATCH_SECONDS = 10.0
"""A single edit waits for the batches that are under way: after one that takes longer the next is half as large."""
UNDER_WAY = 2
"""Batches that wait for the engine while the next one is built: it always has work, and takes both at once."""
ROUND_SECONDS = 60.0
"""After so long a round ends, if nothing ended it before. `core.search.invalidation.changing` holds for longer."""


@dataclass
class Round:
    """Takes batches of an index's outbox rows, sends their documents, and forgets the rows once these are applied."""

    sending: Sender
    on_batch: Callable[[int], None]
    """Is told the number of documents of each batch that is done."""
    lock: HeldLock
    """That of the index."""
    seconds: float = ROUND_SECONDS
    """After so long no further batch begins."""
    _under_way: deque[tuple[Pending, Sent]] = field(default_factory=deque)

    def run(self) -> None:
        """Work until no row waits, another process waits for the index's lock, or the round's time is over.

        Raises LockLost. What was under way then waits once more.
        """
        try:
            self._work()
        except LockLost:
            self._enqueue_again()
            raise

    def _work(self) -> None:
        size, is_over = FIRST_BATCH, False
        settled = monotonic()
        end = settled + self.seconds
        while True:
            has_sent = not is_over and self._send_next(size)
            if has_sent and len(self._under_way) <= UNDER_WAY:
                size = next_size(size, seconds=0)
                continue
            if not self._under_way:
                return
            self._settle_first()
            now = monotonic()
            size, settled = next_size(size, seconds=now - settled), now
            # After a batch, not before: two processes that take turns both make progress.
            is_over = now > end or is_index_awaited(self.sending.context.database, self.sending.index)

    def _send_next(self, size: int) -> bool:
        taken_before = [entry_id for pending, _ in self._under_way for entry_id in pending.entry_ids]
        with make_session(self.sending.context.database) as session:
            pending = outbox.take_pending(session, self.sending.index, limit=size, but=taken_before)
        # Built after the rows were read: what commits from here on has a row of its own that a later batch takes.
        if pending.entry_ids:
            self._under_way.append((pending, self.sending.send(pending.document_ids)))
        return bool(pending.entry_ids)

    def _settle_first(self) -> None:
        pending, sent = self._under_way[0]
        context, index = self.sending.context, self.sending.index
        accepted = self.sending.settle(sent)
        mirror(context, index, self.sending.uid, accepted)
        # In the lock's own session: what was sent is forgotten only if no other process could write meanwhile.
        with self.lock.transaction() as session:
            outbox.unpark(session, index, accepted)
            outbox.forget(session, pending.entry_ids)
        self._under_way.popleft()
        self.on_batch(len(pending.document_ids))

    def _enqueue_again(self) -> None:
        # Another process may have written newer documents before ours, and have forgotten their rows.
        wait([sent.texts for _, sent in self._under_way])
        document_ids = {document_id for pending, _ in self._under_way for document_id in pending.document_ids}
        with transaction(self.sending.context.database) as session:
            outbox.enqueue(session, self.sending.index, sorted(document_ids))


def next_size(size: int, *, seconds: float) -> int:
    """Return the rows of the next batch: fewer after one that took long."""
    return max(size // 2, FIRST_BATCH) if seconds > LONGEST_BATCH_SECONDS else min(2 * size, LARGEST_BATCH)
