"""What a command prints while it works."""

import pytest

from cli.console import progress


def test_without_a_terminal_long_work_is_told_at_each_quarter(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("Drawing", 8) as advance:
        for _ in range(8):
            advance(1)

    assert capsys.readouterr().out.splitlines() == [
        "Drawing …",
        "Drawing: 2 of 8",
        "Drawing: 4 of 8",
        "Drawing: 6 of 8",
    ]


def test_work_of_unknown_length_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("Reading") as advance:
        advance(100)

    assert capsys.readouterr().out.splitlines() == ["Reading …"]
