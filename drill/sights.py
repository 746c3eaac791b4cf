"""What visitors see while a fault lasts and until the site is well again."""

from collections import Counter
from dataclasses import dataclass, field

LONGEST_PROBLEMS = 200


@dataclass
class Sights:
    """Counts since the last fault began, and everything that must never be seen."""

    now: Counter[str] = field(default_factory=Counter)
    """`answered`, `degraded` and `again` are searches; `saved`, `refused`, `unknown` are writes."""
    slowest_search: float = 0.0
    """In seconds, over all tries."""
    total: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    """Failed searches and answers that a fault does not excuse."""
    is_api_hit: bool = False
    """The present fault takes the API itself away: a search may have to be asked again."""
    fault: str = "before the first fault"

    def begin(self, fault: str, *, hits_api: bool) -> None:
        """Count anew for a fault."""
        self.now.clear()
        self.slowest_search = 0.0
        self.fault, self.is_api_hit = fault, hits_api

    def count(self, what: str) -> None:
        """Count one sight."""
        self.now[what] += 1
        self.total[what] += 1

    def complain(self, problem: str) -> None:
        """Note something that must not happen."""
        self.total["problems"] += 1
        if len(self.problems) < LONGEST_PROBLEMS:
            self.problems.append(f"{self.fault}: {problem}")
