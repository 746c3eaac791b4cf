"""Facts that the server and the browser share: the JSON files of `config/`."""

import functools
import json
from pathlib import Path
from typing import Any

CONFIG_DIR = Path(__file__).resolve().parent.parent / "config"


@functools.cache
def read_config(name: str) -> Any:
    """Return the content of `config/<name>.json`, read once per process. Treat it as read-only.

    Raises FileNotFoundError when there is no such file.
    """
    return json.loads((CONFIG_DIR / f"{name}.json").read_text(encoding="utf-8"))
