"""The server that the suite runs against, and each story played once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.conformance.engine import Server, running_local_engine, server_of_environment
from tests.conformance.player import Outcome, play


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server for the product's own flows: the one that the environment names, else the local engine."""
    real = server_of_environment()
    if real is not None:
        yield real
        return
    with running_local_engine(tmp_path_factory.mktemp("engine")) as local:
        yield local


@pytest.fixture(scope="session")
def outcomes_of(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], list[Outcome]]:
    """Return the outcomes of a story, played once. Locally each story gets an engine with nothing in it."""
    played: dict[str, list[Outcome]] = {}

    def outcomes(story: str) -> list[Outcome]:
        if story not in played:
            played[story] = play_story(story, tmp_path_factory.mktemp(story))
        return played[story]

    return outcomes


def play_story(story: str, data_dir: Path) -> list[Outcome]:
    real = server_of_environment()
    if real is not None:
        return play(story, real)
    with running_local_engine(data_dir) as local:
        return play(story, local)
