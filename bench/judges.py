"""How long the halal guard and the labels take for a line, and for a recipe that is judged while it is typed.

Lines that a process has read before are faster: their words are unpacked and looked up already. So the first lines of a
new process are measured beside the best run over all of them.
"""

import csv
import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from core.halal import classify_line, judge_recipe
from core.labels import label_line, label_recipe
from core.labels.judge import forget_lines
from core.lexicons import forget_texts
from dev.project import PROJECT

_LABELLED = PROJECT / "tests" / "core" / "halal" / "labelled.tsv"
_LINES_OF_A_RECIPE = 15
_RUNS = 5
_FIRST_LINES = 700


def guard_ms_per_line() -> float:
    """Return the processor time of one labelled line, in ms: the best of five runs over all of them."""
    lines = _lines()
    return _best_ms(lambda: [classify_line(line) for line in lines]) / len(lines)


def guard_ms_per_recipe() -> float:
    """Return the processor time of a recipe of 15 lines, in ms: the best of five runs over 100 recipes."""
    recipes = _recipes()
    return _best_ms(lambda: [judge_recipe(recipe) for recipe in recipes]) / len(recipes)


def label_ms_per_line() -> float:
    """Return the processor time of what one labelled line holds, in ms, measured like the guard's."""
    lines = _lines()
    return _best_ms(lambda: [label_line(line) for line in lines]) / len(lines)


def label_ms_per_recipe() -> float:
    """Return the processor time of the labels of a recipe of 15 lines, the guard's verdict included, in ms."""
    recipes = _recipes()
    return _best_ms(lambda: [label_recipe(recipe) for recipe in recipes]) / len(recipes)


def guard_ms_per_first_line() -> float:
    """Return the processor time of one of the first 700 lines that a new process judges, in ms.

    The lines are drawn from the labelled ones of all languages, so that most of their words are new. The start of the
    process and the loading of the tables are not counted. The least of five processes.
    """
    return _ms_per_first_line(classify_line)


def label_ms_per_first_line() -> float:
    """Return the same of what a line holds."""
    return _ms_per_first_line(label_line)


def _ms_per_first_line(judge: Callable[[str], object]) -> float:
    lines = random.Random(1).sample(_lines(), _FIRST_LINES)
    times: list[float] = []
    for _ in range(_RUNS):
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
            times.append(process.submit(_ms_of_first, judge, lines).result())
    return min(times)


def _ms_of_first(judge: Callable[[str], object], lines: list[str]) -> float:
    judge("")
    started = time.process_time()
    for line in lines:
        judge(line)
    return 1000 * (time.process_time() - started) / len(lines)


def _recipes() -> list[list[str]]:
    lines = _lines()[: 100 * _LINES_OF_A_RECIPE]
    return [lines[start : start + _LINES_OF_A_RECIPE] for start in range(0, len(lines), _LINES_OF_A_RECIPE)]


def _lines() -> list[str]:
    with _LABELLED.open(encoding="utf-8", newline="") as file:
        return [row["line"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]


def _best_ms(run: Callable[[], object]) -> float:
    times: list[float] = []
    for _ in range(_RUNS):
        # Answers of the run before would be measured instead.
        forget_texts()
        forget_lines()
        started = time.process_time()
        run()
        times.append(time.process_time() - started)
    return 1000 * min(times)
