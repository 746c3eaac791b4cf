"""The faults of a drill and their order, which follows from the seed."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

DISKS = ("postgres", "redis", "search", "mail", "imports")
"""Folders of DATA_DIR that are disks of their own where the system lets us mount."""


class Kind(StrEnum):
    """What happens to a part."""

    KILL = "kill"
    """SIGKILL; the supervisor, or the part itself, starts it again."""
    FREEZE = "freeze"
    """SIGSTOP, and SIGCONT after the fault's seconds."""
    SLOW = "slow"
    """Everything to and from the part takes longer by `Fault.delay_seconds`."""
    FILL = "fill"
    """Its disk has no byte left."""


PARTS: Mapping[Kind, Sequence[str]] = {
    Kind.KILL: (
        *("postgres", "postgres-session", "redis", "search", "mail", "api", "api-process"),
        *("worker", "worker-process", "long-worker", "beat"),
    ),
    Kind.FREEZE: (
        *("postgres", "redis", "search", "mail", "api", "api-process"),
        *("worker", "worker-process", "long-worker", "beat"),
    ),
    Kind.SLOW: ("postgres", "redis", "search", "mail"),
    Kind.FILL: DISKS,
}
"""`…-process` is one of several processes of a part, `postgres-session` the server's process of one connection."""


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong with one part for a while."""

    kind: Kind
    part: str
    seconds: float
    """How long it lasts. After a kill: how long the drill goes on before it looks whether the site is well."""
    delay_seconds: float = 0.0
    """By how much a slow part's bytes come later, each way."""

    def __str__(self) -> str:
        slower = f" by {self.delay_seconds:.1f} s" if self.delay_seconds else ""
        lasting = "" if self.kind is Kind.KILL else f" for {self.seconds:.1f} s"
        return f"{self.kind} {self.part}{slower}{lasting}"

    @property
    def hits_api(self) -> bool:
        """Whether the site itself can't be reached meanwhile."""
        return self.part.startswith("api")


def plan_faults(seed: int, count: int, *, with_disks: bool) -> Sequence[Fault]:
    """Return so many faults: every kind of every part once in a random order, then all again in another one."""
    chance = random.Random(seed)
    kinds = [kind for kind in Kind if with_disks or kind is not Kind.FILL]
    every = [(kind, part) for kind in kinds for part in PARTS[kind]]
    planned: list[Fault] = []
    while len(planned) < count:
        round_ = chance.sample(every, len(every))
        planned += [_fault(chance, kind, part) for kind, part in round_]
    return planned[:count]


def plan_each_kind(seed: int, *, with_disks: bool) -> Sequence[Fault]:
    """Return one fault of each kind, each of another part."""
    found: dict[Kind, Fault] = {}
    for fault in plan_faults(seed, 60, with_disks=with_disks):
        if fault.part not in {other.part for other in found.values()}:
            found.setdefault(fault.kind, fault)
    return list(found.values())


def _fault(chance: random.Random, kind: Kind, part: str) -> Fault:
    seconds = round(chance.uniform(1.0 if kind is Kind.KILL else 2.0, 2.0 if kind is Kind.KILL else 4.0), 1)
    return Fault(kind, part, seconds, round(chance.uniform(0.3, 1.5), 1) if kind is Kind.SLOW else 0.0)
