"""The files of `config/`, which server and browser share."""

import pytest

from core.config_files import read_config


def test_a_file_is_read_by_its_name() -> None:
    assert read_config("fields")["picture"]["maxBytes"] == 2_097_152


def test_a_missing_file_is_an_error() -> None:
    with pytest.raises(FileNotFoundError, match=r"no-such-file\.json"):
        read_config("no-such-file")
