"""How often Python looks for objects that only refer to each other."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

MANY = 50_000


@contextmanager
def looked_for_seldom() -> Iterator[None]:
    """Look after 50,000 new objects inside the block, not after 700.

    Building a batch of documents or reading a recipe's texts makes hundreds of thousands, of which hardly any is such
    garbage: to look took a fifth of the time of both.
    """
    before = gc.get_threshold()
    look_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*before)


def look_seldom() -> None:
    """Look after 50,000 new objects from now on: for a process that does nothing else."""
    gc.set_threshold(MANY, *gc.get_threshold()[1:])


def leave_out_what_is_there() -> None:
    """Never look at the objects that there are now: for tables that a process keeps until it ends.

    To look at the vocabulary again and again took an eighth of the time of labels.
    """
    gc.collect()
    gc.freeze()
