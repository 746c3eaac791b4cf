"""What it costs to understand a search text."""

import csv
import statistics
import time

from core.asking.understand import understand
from dev.project import PROJECT

QUESTIONS = PROJECT / "tests" / "relevance" / "asked.tsv"


def understanding_ms() -> float:
    """Return the processor time in ms that a question in people's own words takes at most in 95 % of cases."""
    with QUESTIONS.open(encoding="utf-8", newline="") as file:
        texts = [row["query"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]
    understand(texts[0])  # reads the vocabulary
    return statistics.quantiles(map(_ms_of, texts), n=20)[-1]


def _ms_of(text: str) -> float:
    started = time.process_time()
    understand(text)
    return 1000 * (time.process_time() - started)
