"""Does the same to many things, several at once: storage of pictures in a bucket answers each after some time."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

AT_ONCE = 16

Item = TypeVar("Item")
Result = TypeVar("Result")


def at_once(do: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
    """Yield what `do` returns for each item, in the items' order; raise what it raises.

    At most 16 items are taken ahead, so that memory does not depend on their number.
    """
    with ThreadPoolExecutor(AT_ONCE, thread_name_prefix="backup") as threads:
        under_way = deque[Future[Result]]()
        for item in items:
            if len(under_way) == AT_ONCE:
                yield under_way.popleft().result()
            under_way.append(threads.submit(do, item))
        while under_way:
            yield under_way.popleft().result()
