"""The file of settings gives back what was written, read as the product reads it."""

import io
from pathlib import Path

from dotenv import dotenv_values
from hypothesis import given
from hypothesis import strategies as st

from dev.runtime_env import as_lines, write_runtime_env

NAMES = st.from_regex(r"SUFRA_[A-Z]{1,10}", fullmatch=True)
# No line ends, and no ${…}, which the reader takes for the name of another setting.
VALUES = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=60).filter(
    lambda text: "${" not in text
)


@given(st.dictionaries(NAMES, VALUES, max_size=4))
def test_every_value_is_read_as_it_was_written(settings: dict[str, str]) -> None:
    assert dotenv_values(stream=io.StringIO(as_lines(settings))) == settings


def test_plain_addresses_stand_without_quotes(tmp_path: Path) -> None:
    path = write_runtime_env(tmp_path, {"SUFRA_REDIS_URL": "redis://:a-b_c@127.0.0.1:21000/0"})

    assert path.read_text() == "SUFRA_REDIS_URL=redis://:a-b_c@127.0.0.1:21000/0\n"
