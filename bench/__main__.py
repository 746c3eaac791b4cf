"""`make bench`: prints the ratios of docs/product/platform.md#numbers-to-hold, with machine, sizes and engine.

make bench                                  against the local engine, or a `meilisearch` on PATH
SUFRA_MEILISEARCH_BINARY=… make bench       against that binary
make bench SIZE=1000000                     another number of recipes
make bench ONLY=rebuild,backlog             these rows alone (`ROWS` names them all)
python -m bench --processes 2               with several processes of the API
"""

import argparse
import os
import platform
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from bench.asking import understanding_ms
from bench.backlog import backlog
from bench.changing import changing_documents, changing_recipes
from bench.corpus import distinct_queries, fill
from bench.figures import analytics_ms, write_seconds
from bench.judges import (
    guard_ms_per_first_line,
    guard_ms_per_line,
    guard_ms_per_recipe,
    label_ms_per_first_line,
    label_ms_per_line,
    label_ms_per_recipe,
)
from bench.load import Measured
from bench.measures import (
    CLIENTS,
    Lines,
    ask_engine,
    ask_site,
    direct_add_seconds,
    direct_change_ms,
    forget_answers,
    found_after_ms,
    median,
    met_in_full,
    percentile,
    rebuild_seconds,
)
from bench.memory import forget_peak, peak_megabytes
from bench.multiply import multiply
from bench.page_weight import first_load_kilobytes
from bench.parts import Parts, running_parts
from bench.view_days import fill_view_days
from bench.viewing import visitors
from core.db import transaction
from dev.project import PROJECT

SMALL = 2_000
QUERIES = 3_000
MADE_ONE_BY_ONE = 20_000
"""Recipes that are made in Python; beyond that SQL copies the first 2,000 of them under other names."""
MIX = 60
CHANGES = 15

console = Console(width=118)


def main() -> int:
    """Measure and print; the exit code is 0 whatever comes out, since timings decide nothing."""
    parser = argparse.ArgumentParser(prog="bench")
    parser.add_argument("--recipes", type=int, default=MADE_ONE_BY_ONE)
    parser.add_argument("--only", type=_names, default=tuple(ROWS), help=f"some of {','.join(ROWS)}")
    parser.add_argument("--processes", type=int, default=1, help="of the API")
    given = parser.parse_args()
    with running_parts(api_processes=given.processes) as parts:
        table = Table(
            title=f"Sufra on {_describe_machine()}, {given.recipes} recipes, {parts.engine_name},"
            f" processes of the API: {given.processes}"
        )
        for heading in ("measured", "result", "promised"):
            table.add_column(heading)
        for line in measured(parts, given.recipes, given.only):
            console.print(" · ".join(line))
            table.add_row(*line)
    console.print(table)
    return 0


def _names(listed: str) -> tuple[str, ...]:
    names = tuple(listed.split(","))
    if unknown := set(names) - ROWS.keys():
        raise argparse.ArgumentTypeError(f"{', '.join(sorted(unknown))}: no such rows")
    return names


def _describe_machine() -> str:
    """Return what was measured on."""
    return f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}, Python {platform.python_version()}"


@dataclass(frozen=True)
class Bench:
    """A site with recipes whose index is built."""

    parts: Parts
    recipes: int
    queries: list[str]
    """Searches that the site answers with one request."""
    small: Measured | None
    """The engine with few recipes."""


def measured(parts: Parts, recipes: int, only: Sequence[str]) -> Lines:
    """Yield each line as soon as it is known."""
    queries = distinct_queries(QUERIES)
    small = _ask_small(parts, queries, min(SMALL, recipes)) if "size" in only else None
    _fill_anew(parts, recipes)
    yield from rebuilding(parts) if "rebuild" in only else _unmeasured(parts)
    bench = Bench(parts, recipes, met_in_full(parts, queries) if ASKING & set(only) else [], small)
    for name, rows in ROWS.items():
        if name in only:
            yield from rows(bench)


def _ask_small(parts: Parts, queries: list[str], recipes: int) -> Measured:
    with transaction(parts.context.database) as session:
        fill(session, recipes)
    rebuild_seconds(parts)
    return ask_engine(parts, queries[:500], clients=1)


def _fill_anew(parts: Parts, recipes: int) -> None:
    with transaction(parts.context.database) as session:
        session.connection().exec_driver_sql("TRUNCATE recipes, tags, users RESTART IDENTITY CASCADE")
        fill(session, min(recipes, MADE_ONE_BY_ONE))
        multiply(session, recipes)
        session.connection().exec_driver_sql("ANALYZE")  # as PostgreSQL does by itself, a minute later


def _unmeasured(parts: Parts) -> Lines:
    rebuild_seconds(parts)
    yield from ()


def _size(bench: Bench) -> Lines:
    large = ask_engine(bench.parts, bench.queries[:500], clients=1)
    if bench.small:
        yield (
            f"search at {bench.recipes} against {min(SMALL, bench.recipes)} recipes, engine alone, p50",
            ratio(large.percentile(0.5), bench.small.percentile(0.5), "ms") + f" (p95 {large.percentile(0.95):.1f} ms)",
            "≤ 3 ×",
        )


def _judges(_: Bench) -> Lines:
    yield ("understanding a search text, p95", f"{understanding_ms():.2f} ms", "≤ 0.3 ms")
    yield ("halal guard, one line", f"{guard_ms_per_line():.2f} ms", "≤ 0.3 ms")
    yield (
        "halal guard, each of a new process's first 700 lines",
        f"{guard_ms_per_first_line():.2f} ms",
        "no bound",
    )
    yield ("halal guard, a recipe of 15 lines", f"{guard_ms_per_recipe():.1f} ms", "≤ 5 ms")
    yield ("labels, one line", f"{label_ms_per_line():.2f} ms", "≤ 0.3 ms")
    yield ("labels, each of a new process's first 700 lines", f"{label_ms_per_first_line():.2f} ms", "no bound")
    yield ("labels and halal guard, a recipe of 15 lines", f"{label_ms_per_recipe():.1f} ms", "≤ 5 ms")


def _page(_: Bench) -> Lines:
    weight = first_load_kilobytes(PROJECT / "frontend")
    yield ("first load of /: JavaScript, gzipped", f"{weight:.0f} kB", "≤ 120 kB")


def ratio(ours: float, theirs: float, unit: str) -> str:
    """Return both figures and their ratio."""
    return f"{ours:.1f} / {theirs:.1f} {unit} = {ours / theirs:.2f} ×"


def rebuilding(parts: Parts) -> Lines:
    """Yield rebuild against direct addition."""
    direct = direct_add_seconds(parts)
    forget_peak()
    rebuilt = rebuild_seconds(parts)
    yield (
        "rebuild against adding the ready documents directly",
        f"{ratio(rebuilt, direct, 's')}, {peak_megabytes()} MB at most",
        "≤ 2 ×",
    )


def throughput(parts: Parts, queries: list[str]) -> Lines:
    """Yield what the site keeps of the engine's throughput, for new and for repeated searches."""
    half = len(queries) // 2
    engine, site = ask_engine(parts, queries[:half]), ask_site(parts, queries[half:])
    yield (
        f"distinct searches, {CLIENTS} clients, site against engine",
        ratio(site.per_second, engine.per_second, "a second"),
        "≥ 0.8 × (real server: ≥ 0.6 ×)",
    )
    mix = queries[:MIX] * 50
    again, direct = ask_site(parts, mix), ask_engine(parts, mix)
    yield (
        f"repeated searches (a mix of {MIX}), {CLIENTS} clients, site against engine",
        ratio(again.per_second, direct.per_second, "a second"),
        "≥ 4 ×",
    )


def views_beside(parts: Parts, queries: list[str], recipes: int) -> Lines:
    """Yield what the site keeps of its searches while visitors open recipes; they share the machine with it."""
    third = len(queries) // 3
    forget_answers()
    before = ask_site(parts, queries[:third])
    with visitors(parts.site_url, recipes=recipes) as views:
        beside = ask_site(parts, queries[third : 2 * third])
    after = ask_site(parts, queries[2 * third :])
    alone = (before.per_second + after.per_second) / 2
    yield (
        f"distinct searches beside {views.per_second:.0f} views a second, against without",
        ratio(beside.per_second, alone, "a second"),
        "≥ 0.9 ×",
    )


def _added_time(parts: Parts, queries: list[str]) -> Lines:
    """Yield what the site adds to the engine's own time, with one client."""
    some, others = queries[:400], queries[400:800]
    engine = [ask_engine(parts, some, clients=1), ask_engine(parts, others, clients=1)]
    forget_answers()
    site = [ask_site(parts, others, clients=1), ask_site(parts, some, clients=1)]
    added = [
        median([one.percentile(share) for one in site]) - median([one.percentile(share) for one in engine])
        for share in (0.5, 0.95)
    ]
    yield (
        "time that the site adds to the engine's, 1 client",
        f"p50 {added[0]:+.2f} ms, p95 {added[1]:+.2f} ms",
        "p50 ≤ 1 ms, p95 ≤ 2 ms",
    )


def _freshness(parts: Parts) -> Lines:
    """Yield how soon a committed change is found, against the engine alone."""
    direct, found = direct_change_ms(parts, CHANGES), found_after_ms(parts, CHANGES)
    yield (
        "commit of a recipe → found by search, against the engine's own task",
        f"p50 {median(found):.0f} / {median(direct):.0f} ms, p95 {percentile(found, 0.95):.0f}",
        "≤ 1.2 × + 100 ms; local engine: p95 ≤ 500 ms",
    )


def _freshness_amid_changes(parts: Parts, recipes: int) -> Lines:
    """Yield the same while a hundred recipes a second change; the engine alone gets as many documents meanwhile."""
    with changing_documents(parts, recipes=recipes) as sent:
        direct = direct_change_ms(parts, CHANGES)
    with changing_recipes(parts, recipes=recipes) as committed:
        found = found_after_ms(parts, CHANGES)
    yield (
        f"the same amid {committed.per_second:.0f} changes a second, against the engine amid {sent.per_second:.0f}",
        f"p50 {ratio(median(found), median(direct), 'ms')}, p95 {percentile(found, 0.95):.0f}",
        "≤ 1.3 ×",
    )


def _figures(parts: Parts, recipes: int) -> Lines:
    """Yield what analysts and the worker wait for once every recipe has views on every day of two years."""
    database = parts.context.database
    with transaction(database) as session:
        rows = fill_view_days(session)
    with database.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("SET statement_timeout = 0")
        connection.exec_driver_sql("VACUUM ANALYZE")
    took = analytics_ms(database)
    yield (
        f"analytics page over a year, {rows / 2_000_000:.1f} million day rows",
        ", ".join(f"{by} {ms:.0f}" for by, ms in took.items()) + " ms",
        "≤ 300 ms each",
    )
    yield (
        f"writing a minute's views of {recipes} recipes",
        f"{write_seconds(database, recipes=recipes):.1f} s",
        "no bound",
    )


ROWS: Mapping[str, Callable[[Bench], Lines]] = {
    "rebuild": lambda _: iter(()),  # comes first: the others need its index
    "size": _size,
    "searches": lambda bench: throughput(bench.parts, bench.queries),
    "views": lambda bench: views_beside(bench.parts, bench.queries, bench.recipes),
    "added": lambda bench: _added_time(bench.parts, bench.queries),
    "freshness": lambda bench: _freshness(bench.parts),
    "changes": lambda bench: _freshness_amid_changes(bench.parts, bench.recipes),
    "backlog": lambda bench: backlog(bench.parts, bench.recipes),
    "figures": lambda bench: _figures(bench.parts, bench.recipes),
    "judges": _judges,
    "page": _page,
}
ASKING = frozenset({"size", "searches", "views", "added"})
"""Rows that ask searches."""

if __name__ == "__main__":
    sys.exit(main())
