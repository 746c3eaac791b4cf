"""One configuration of logging for every process."""

import logging
from collections.abc import Iterator

import pytest

from core.log_config import configure_logging
from core.request_id import request_id


@pytest.fixture
def configured(capfd: pytest.CaptureFixture[str]) -> Iterator[pytest.CaptureFixture[str]]:
    """Logging as a process has it; the tests' own handlers come back afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    configure_logging()
    yield capfd
    root.handlers[:] = handlers
    root.setLevel(level)


def test_an_info_line_of_ours_reaches_standard_error_with_the_request_id(
    configured: pytest.CaptureFixture[str],
) -> None:
    token = request_id.set("0123456789abcdef")
    try:
        logging.getLogger("api.example").info("counted")
    finally:
        request_id.reset(token)

    assert configured.readouterr().err.endswith("INFO api.example [0123456789abcdef] counted\n")


def test_a_line_outside_of_requests_says_so(configured: pytest.CaptureFixture[str]) -> None:
    logging.getLogger("worker.example").warning("late")

    assert "WARNING worker.example [-] late" in configured.readouterr().err
